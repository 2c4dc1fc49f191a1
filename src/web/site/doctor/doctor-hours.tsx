import { dateFormat } from '#contract/words/formats.ts';
import { longDate, timeWords } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { listWords } from '#web/site/words/list-words.ts';
import { t } from '#words/say.ts';
import type { ClinicHours, ClinicLine, ClinicTime } from './clinic-hours.ts';

export function DoctorHours({ hours }: { hours: ClinicHours }) {
  const { locale } = useSite();
  return (
    <>
      <Lines lines={hours.lines} />
      {hours.next ? (
        <>
          <h3 className="mt-8 text-lg">{t('From {date}', { date: longDate(hours.next.from, locale) })}</h3>
          <Lines lines={hours.next.lines} />
        </>
      ) : null}
    </>
  );
}

function Lines({ lines }: { lines: ClinicLine[] }) {
  const { locale } = useSite();
  if (lines.length === 0) return <p className="mt-3 text-ink-soft">{t('No clinic at the moment.')}</p>;
  return (
    <dl className="mt-4 max-w-measure divide-y divide-line border-y border-line">
      {lines.map(({ weekdays, times }) => (
        <div
          key={weekdays.join()}
          className="grid gap-x-6 gap-y-1 py-3.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)]"
        >
          <dt className="font-semibold">{weekdayWords(weekdays, locale)}</dt>
          {times.map((time) => (
            <dd key={`${time.from}-${time.to}`} className="sm:col-start-2">
              <span className="tabular-nums">
                {t('{from} to {to}', {
                  from: timeWords(time.from, locale),
                  to: timeWords(time.to, locale),
                })}
              </span>
              {noteOf(time)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function noteOf({ everySecondWeek, remote }: ClinicTime) {
  if (!everySecondWeek && !remote) return null;
  const note =
    everySecondWeek && remote
      ? t('(every second week, by video or phone)')
      : everySecondWeek
        ? t('(every second week)')
        : t('(by video or phone)');
  return <span className="text-ink-muted"> {note}</span>;
}

function weekdayWords(weekdays: number[], locale: string) {
  const format = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const names = weekdays.map((weekday) => format.format(new Date(Date.UTC(2024, 0, weekday))));
  return listWords(names);
}
