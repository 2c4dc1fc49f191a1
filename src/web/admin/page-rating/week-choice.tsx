import { addDays } from '#contract/words/formats.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { dayWords } from '#web/dates/words.ts';
import { periods } from './ratings-query.ts';

const words: Record<string, string> = {
  '4': '4 weeks',
  '12': '12 weeks',
  '26': 'Half a year',
  '52': 'A year',
  '105': 'Two years',
};

/** Which weeks are counted. The page chosen before may have no answer in others, so it is let go. */
export function WeekChoice({
  weeks,
  shown,
  to,
  onChange,
}: {
  weeks: string;
  /** The days that the answer is about. */
  shown: { from: string; to: string } | undefined;
  to: string | undefined;
  onChange(changes: Record<string, string>): void;
}) {
  const { locale } = useHospital();
  const move = (day: string) => onChange({ to: day, rating: '' });
  return (
    <div className="list-tools">
      <fieldset className="chips" aria-label="Weeks">
        {periods.map((period) => (
          <button
            key={period}
            type="button"
            className="chip"
            aria-pressed={weeks === period}
            onClick={() => onChange({ weeks: period, rating: '' })}
          >
            {words[period]}
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
              Earlier
            </button>
            <span className="figures">
              {dayWords(shown.from, locale)} to {dayWords(shown.to, locale)}
            </span>
          </>
        ) : null}
        {to ? (
          <button type="button" className="button button-small" onClick={() => move('')}>
            Back to this week
          </button>
        ) : null}
      </div>
    </div>
  );
}
