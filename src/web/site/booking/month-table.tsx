import { plainNumber } from '#contract/words/formats.ts';
import { addMonths, beginOf, weeksAhead } from '#web/dates/month.ts';
import { weekdayNames } from '#web/dates/weekday-names.ts';
import { longDate, monthWords } from '#web/dates/words.ts';
import { addressOf, type Choice } from '#web/site/booking/data/choice.ts';
import type { Options } from '#web/site/booking/data/options.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { counted, t } from '#words/say.ts';
import chevronLeft from '~icons/lucide/chevron-left?raw';
import chevronRight from '~icons/lucide/chevron-right?raw';
import { Go } from './go.tsx';

export function Month({ choice, options, locale }: { choice: Choice; options: Options; locale: string }) {
  const { month, days, firstMonth, lastMonth, weekStart, today } = options;
  const free = new Map(days.map((day) => [day.localDate, day.free]));
  const weeks = weeksAhead(month, weekStart, beginOf(days, { chosen: options.day, today }));
  const begin = weeks[0]?.days.find((day) => day !== null) ?? month;
  const [earlier] = days.filter(({ localDate }) => localDate < begin);
  return (
    <div>
      <div className="mb-3 flex items-center justify-between">
        <h3 id="month" className="text-lg" aria-live="polite">
          {monthWords(month, locale)}
        </h3>
        <div className="flex gap-2">
          <MonthLink
            choice={choice}
            to={addMonths(month, -1)}
            allowed={month > firstMonth}
            label={t('Previous month')}
            icon={chevronLeft}
          />
          <MonthLink
            choice={choice}
            to={addMonths(month, 1)}
            allowed={month < lastMonth}
            label={t('Next month')}
            icon={chevronRight}
          />
        </div>
      </div>
      {earlier ? (
        <p className="mb-3 text-sm text-ink-muted">
          <Phrase
            message="The days before are fully booked. <link>Show them</link>"
            link={(words) => (
              <Go
                to={addressOf(choice, { month, day: earlier.localDate })}
                className="inline-flex min-h-6 items-center text-link"
              >
                {words}
              </Go>
            )}
          />
        </p>
      ) : null}
      <table
        className="w-full table-fixed border-separate border-spacing-1 text-center"
        aria-labelledby="month"
      >
        <thead>
          <tr>
            {weekdayNames(locale, weekStart).map(({ long, brief }) => (
              <th key={long} scope="col" abbr={long} className="pb-1 text-sm font-semibold text-ink-muted">
                {brief}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ days }, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week of a month is its index.
            <tr key={week}>
              {days.map((day, weekday) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its index.
                <td key={weekday} className="p-0">
                  {day ? (
                    <Day
                      day={day}
                      free={free.get(day)}
                      isChosen={day === options.day}
                      choice={choice}
                      locale={locale}
                    />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {days.every(({ free }) => free === 0) ? (
        <p className="mt-3 text-sm text-ink-muted">{t('There are no free times this month.')}</p>
      ) : null}
    </div>
  );
}

function MonthLink({
  choice,
  to,
  allowed,
  label,
  icon,
}: {
  choice: Choice;
  to: string;
  allowed: boolean;
  label: string;
  icon: string;
}) {
  const arrow = 'size-5 shrink-0 rtl:-scale-x-100';
  const look = 'grid size-11 place-items-center rounded-sm border';
  if (!allowed)
    return (
      <span className={`${look} border-line text-navy-300`} aria-hidden="true">
        <Svg source={icon} className={arrow} />
      </span>
    );
  return (
    <Go
      to={addressOf(choice, { month: to })}
      aria-label={label}
      className={`${look} border-line-strong text-primary hover:bg-teal-50`}
    >
      <Svg source={icon} className={arrow} />
    </Go>
  );
}

function Day({
  day,
  free,
  isChosen,
  choice,
  locale,
}: {
  day: string;
  /** Number of free times; undefined on days without clinic. */
  free: number | undefined;
  isChosen: boolean;
  choice: Choice;
  locale: string;
}) {
  const number = plainNumber(Number(day.slice(8)));
  if (free === undefined)
    return <span className="grid min-h-11 place-items-center text-ink-muted">{number}</span>;
  const look = isChosen
    ? 'bg-primary text-white'
    : free > 0
      ? 'bg-mint text-teal-900 hover:bg-teal-200'
      : 'border border-line-strong text-ink-muted hover:bg-teal-50';
  const date = longDate(day, locale);
  return (
    <Go
      to={addressOf(choice, { month: day.slice(0, 7), day })}
      aria-label={
        free > 0
          ? counted('{date}, {count} free time', '{date}, {count} free times', free, { date })
          : t('{date}, fully booked', { date })
      }
      aria-current={isChosen ? 'date' : undefined}
      className={`grid min-h-11 w-full place-items-center rounded-sm font-semibold no-underline ${look}`}
    >
      <span className={free > 0 ? undefined : 'line-through'}>{number}</span>
    </Go>
  );
}
