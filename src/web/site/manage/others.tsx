import type { Managed } from '#contract/manage.ts';
import { longDate, timeWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';

export function OtherVisits({ series, locale }: { series: Managed['series']; locale: string }) {
  if (!series || series.others.length === 0) return null;
  const isOneDoctor = new Set(series.others.map(({ doctorName }) => doctorName)).size === 1;
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="text-xl">
        {t('Your other visits')}
      </h2>
      <ul className="mt-3 grid gap-1">
        {series.others.map(({ localDate, localTime, doctorName, manageUrl }) => (
          <li key={manageUrl}>
            <a
              href={new URL(manageUrl).pathname}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {t('{date}, {time}', { date: longDate(localDate, locale), time: timeWords(localTime, locale) })}
            </a>
            {isOneDoctor ? null : <span className="block text-ink-muted">{doctorName}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
