import { fewestVisits, mostBetween, mostVisits } from '#contract/series.ts';
import { Weekdays } from '#web/admin/field/weekdays-field.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import type { SeriesRule } from './series-rule.ts';

interface RuleFieldsProps {
  rule: SeriesRule;
  departments: { slug: string; name: string }[];
  onChange(changes: Partial<SeriesRule>): void;
}

/** Number and frequency of a series' visits, and what may differ from the wish. */
export function RuleFields({ rule, departments, onChange }: RuleFieldsProps) {
  return (
    <div className="series-rule">
      <Field
        label={t('How many visits')}
        required
        type="number"
        inputMode="numeric"
        min={fewestVisits}
        max={mostVisits}
        value={rule.count}
        onChange={({ target }) => onChange({ count: target.value })}
      />
      <Field
        label={t('Every|so often')}
        required
        type="number"
        inputMode="numeric"
        min={1}
        max={mostBetween}
        value={rule.every}
        onChange={({ target }) => onChange({ every: target.value })}
      />
      <Field
        as="select"
        label={t('Days or weeks')}
        required
        value={rule.unit}
        onChange={({ target }) => onChange({ unit: target.value as SeriesRule['unit'] })}
      >
        <option value="weeks">{t('Weeks')}</option>
        <option value="days">{t('Days')}</option>
      </Field>
      {rule.unit === 'weeks' ? (
        <fieldset className="series-weekdays">
          <legend className="label">{t('Weekdays')}</legend>
          <Weekdays chosen={rule.weekdays} onChange={(weekdays) => onChange({ weekdays })} />
          <p className="hint">{t('Choose none to repeat the weekday of the first visit.')}</p>
        </fieldset>
      ) : null}
      <Field
        as="select"
        label={t('Time of each visit')}
        required
        value={rule.within}
        onChange={({ target }) => onChange({ within: target.value })}
      >
        <option value="0">{t('The same time only')}</option>
        <option value="60">{t('Up to 1 hour earlier or later')}</option>
        <option value="120">{t('Up to 2 hours earlier or later')}</option>
        <option value="1440">{t('Any time of the day')}</option>
      </Field>
      <Field
        as="select"
        label={t('Where nothing is free')}
        required
        value={rule.gaps}
        onChange={({ target }) => onChange({ gaps: target.value as SeriesRule['gaps'] })}
      >
        <option value="nearest">{t('Take the nearest day')}</option>
        <option value="leave">{t('Leave the visit out')}</option>
      </Field>
      {departments.length > 0 ? (
        <Field
          as="select"
          label={t('Doctors')}
          mark=""
          value={rule.department}
          onChange={({ target }) => onChange({ department: target.value })}
        >
          <option value="">{t('This doctor only')}</option>
          <Options
            of={departments.map(({ slug, name }) => [
              slug,
              t('Others of {department} too', { department: name }),
            ])}
          />
        </Field>
      ) : null}
    </div>
  );
}
