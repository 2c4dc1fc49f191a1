import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { Field } from '#web/admin/field/field.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { weekdays } from '#web/dates/week.ts';
import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';
import plus from '~icons/lucide/plus?raw';
import trash from '~icons/lucide/trash-2?raw';
import { DayStrip } from './day-strip.tsx';
import { doOverlap } from './overlap.ts';
import { RuleRow } from './rule-row.tsx';

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
