import { useController, useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { Field } from '#web/admin/field/field.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { weekdays } from '#web/dates/week.ts';
import { FieldFrame } from '#web/ui/core/field.tsx';
import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';
import plus from '~icons/lucide/plus?raw';
import trash from '~icons/lucide/trash-2?raw';
import { doOverlap } from './overlap.ts';

export interface Rule {
  weekday: number;
  from: string;
  to: string;
  everyWeeks: 1 | 2;
  anchorDate: string | null;
  visitTypeIds: number[];
}

/** A validity period with its week: a line for each day, a row for each stretch of hours. */
export function Period({ index, onRemove }: { index: number; onRemove(): void }) {
  const name = `schedules.${index}`;
  const { fields: rows, append, remove } = useFieldArray({ name: `${name}.rules` });
  const rules = (useWatch({ name: `${name}.rules` }) ?? []) as Rule[];
  useFormState({ name: `${name}.rules` });
  return (
    <section className="panel" aria-label={t('Hours, part {number}', { number: index + 1 })}>
      <div className="period-head">
        <Field name={`${name}.validFrom`} label="From" />
        <Field name={`${name}.validUntil`} label="Until" hint="Leave empty until further notice." />
        <Button variant="quiet" icon={trash} onClick={onRemove}>
          {t('Remove this week')}
        </Button>
      </div>
      <div className="week">
        {weekdays(speech().locale, 1).map(({ long: day }, position) => {
          const weekday = position + 1;
          const ofDay = rows.flatMap((row, at) =>
            rules[at]?.weekday === weekday ? [{ key: row.id, at }] : [],
          );
          return (
            <fieldset key={day} className="day" aria-label={day}>
              <div className="day-name">
                <strong>{day}</strong>
                <DayStrip rules={rules.filter((rule) => rule.weekday === weekday)} />
              </div>
              <div className="stack day-rules">
                {ofDay.map(({ key, at }) => (
                  <RuleRow key={key} name={`${name}.rules.${at}`} day={day} onRemove={() => remove(at)} />
                ))}
                <Overlap rules={rules.filter((rule) => rule.weekday === weekday)} />
                <Button
                  variant="quiet"
                  small
                  icon={plus}
                  aria-label={t('Add hours on {day}', { day })}
                  onClick={() =>
                    append({
                      ...nextHours(rules, weekday),
                      weekday,
                      everyWeeks: 1,
                      anchorDate: null,
                      visitTypeIds: [],
                    })
                  }
                >
                  {t('Add hours')}
                </Button>
              </div>
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}

/** Allowed, since each visit still has its own time, but nearly always a mistake. */
function Overlap({ rules }: { rules: Rule[] }) {
  return doOverlap(rules) ? (
    <p role="status" className="hint warning">
      {t('These hours overlap, so free times from both are offered.')}
    </p>
  ) : null;
}

/** The afternoon after a morning, otherwise the morning: most weeks look like that. */
function nextHours(rules: Rule[], weekday: number) {
  return rules.some((rule) => rule.weekday === weekday)
    ? { from: '14:00', to: '17:00' }
    : { from: '09:00', to: '12:30' };
}

/** A day from 06:00 to 22:00 as a bar of its hours; paler for every second week. */
function DayStrip({ rules }: { rules: Rule[] }) {
  return (
    <svg
      viewBox="0 0 160 8"
      preserveAspectRatio="none"
      className="day-strip"
      aria-hidden="true"
      focusable="false"
    >
      <rect className="day-strip-ground" width="160" height="8" rx="4" />
      {rules.map(({ from, to, everyWeeks }, index) => {
        const [start, end] = [place(from), place(to)];
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars have no identity.
            key={index}
            className={everyWeeks === 2 ? 'day-strip-second' : 'day-strip-hours'}
            x={start}
            width={Math.max(0, end - start)}
            height="8"
            rx="2"
          />
        );
      })}
    </svg>
  );
}

/** Ten units an hour. */
function place(time: string) {
  const [hours = 0, minutes = 0] = (time || '00:00').split(':').map(Number);
  return Math.min(160, Math.max(0, (hours + minutes / 60 - 6) * 10));
}

function RuleRow({ name, day, onRemove }: { name: string; day: string; onRemove(): void }) {
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
