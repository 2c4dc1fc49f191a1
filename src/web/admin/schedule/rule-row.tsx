import { useController, useWatch } from 'react-hook-form';
import { Field } from '#web/admin/field/field.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { FieldFrame } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import trash from '~icons/lucide/trash-2?raw';

export function RuleRow({ name, day, onRemove }: { name: string; day: string; onRemove(): void }) {
  const everyWeeks = useWatch({ name: `${name}.everyWeeks` });
  return (
    <div className="rule">
      <div className="cluster rule-fields">
        <Field name={`${name}.from`} label={t('{day}, from', { day })} className="label-unseen" />
        <span aria-hidden="true">{t('to|times')}</span>
        <Field name={`${name}.to`} label={t('{day}, to', { day })} as="time" className="label-unseen" />
        <EveryWeeks name={`${name}.everyWeeks`} label={t('{day}, how often', { day })} />
        {everyWeeks === 2 ? (
          <Field name={`${name}.anchorDate`} label="counted from" className="label-inline" />
        ) : null}
        <Field
          name={`${name}.visitTypeIds`}
          label={t('{day}, visit types (none selected: all)', { day })}
          of="visitType"
          className="label-unseen rule-types"
        />
      </div>
      <Button
        variant="quiet"
        icon={trash}
        aria-label={t('Remove these hours on {day}', { day })}
        onClick={onRemove}
      />
    </div>
  );
}

/** A number in the API, words on the screen. */
function EveryWeeks({ name, label }: { name: string; label: string }) {
  const { field } = useController({ name });
  return (
    <FieldFrame id={`field-${name}`} label={label} required className="label-unseen">
      <select
        id={`field-${name}`}
        ref={field.ref}
        className="input"
        value={field.value}
        onBlur={field.onBlur}
        onChange={(event) => field.onChange(Number(event.target.value))}
      >
        <option value={1}>{t('every week')}</option>
        <option value={2}>{t('every second week')}</option>
      </select>
    </FieldFrame>
  );
}
