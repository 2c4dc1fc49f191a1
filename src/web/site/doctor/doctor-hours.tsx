import { dateFormat } from '#contract/words/formats.ts';
import { longDate, timeWords } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import type { ClinicHours, ClinicLine, ClinicTime } from './clinic-hours.ts';

export function DoctorHours({ hours }: { hours: ClinicHours }) {
  const { locale } = useSite();
  return (
    <>
      <Lines lines={hours.lines} />
      {hours.next ? (
        <>
          <h3 className="mt-8 text-lg">From {longDate(hours.next.from, locale)}</h3>
          <Lines lines={hours.next.lines} />
        </>
      ) : null}
    </>
  );
}

function Lines({ lines }: { lines: ClinicLine[] }) {
  const { locale } = useSite();
  if (lines.length === 0) return <p className="mt-3 text-ink-soft">No clinic at the moment.</p>;
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
                {timeWords(time.from, locale)} to {timeWords(time.to, locale)}
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
  const notes = [everySecondWeek && 'every second week', remote && 'by video or phone'].filter(Boolean);
  return notes.length > 0 ? <span className="text-ink-muted"> ({notes.join(', ')})</span> : null;
}

/** "Monday and Wednesday". */
function weekdayWords(weekdays: number[], locale: string) {
  const format = dateFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // 1 January 2024 was a Monday.
  const names = weekdays.map((weekday) => format.format(new Date(Date.UTC(2024, 0, weekday))));
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(names);
}
