import type { Sentence } from '#contract/validation-message.ts';
import { addDays } from '#contract/words/formats.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { dayWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';
import { periods } from './ratings-query.ts';

const words: Record<string, Sentence> = {
  '4': '4 weeks',
  '12': '12 weeks',
  '26': 'Half a year',
  '52': 'A year',
  '105': 'Two years',
};

/** The weeks to count. Clears the chosen page, which may have no answers in other weeks. */
export function WeekChoice({
  weeks,
  shown,
  to,
  onChange,
}: {
  weeks: string;
  shown: { from: string; to: string } | undefined;
  to: string | undefined;
  onChange(changes: Record<string, string>): void;
}) {
  const { locale } = useHospital();
  const move = (day: string) => onChange({ to: day, rating: '' });
  return (
    <div className="list-tools">
      <fieldset className="chips" aria-label={t('Weeks')}>
        {periods.map((period) => (
          <button
            key={period}
            type="button"
            className="chip"
            aria-pressed={weeks === period}
            onClick={() => onChange({ weeks: period, rating: '' })}
          >
            {t(words[period]!)}
          </button>
        ))}
      </fieldset>
      <div className="cluster">
        {shown ? (
          <>
            <button
              type="button"
              className="button button-small"
              onClick={() => move(addDays(shown.from, -1))}
            >
              {t('Earlier')}
            </button>
            <span className="figures">
              {t('{first} to {last}|days', {
                first: dayWords(shown.from, locale),
                last: dayWords(shown.to, locale),
              })}
            </span>
          </>
        ) : null}
        {to ? (
          <button type="button" className="button button-small" onClick={() => move('')}>
            {t('Back to this week')}
          </button>
        ) : null}
      </div>
    </div>
  );
}
