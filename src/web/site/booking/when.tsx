import { Link } from 'react-router';
import type { Slot } from '#contract/appointment.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Svg } from '#web/ui/svg.tsx';
import chevronLeft from '~icons/lucide/chevron-left?raw';
import chevronRight from '~icons/lucide/chevron-right?raw';
import { addressOf, type Choice } from './choice.ts';
import { addMonths, type PartOfDay, partOfDay, weeksOf } from './month.ts';
import type { Options } from './options.ts';
import { fullName, longDate, monthWords, shortDate, zoneWords } from './words.ts';

interface Props {
  choice: Choice;
  options: Options;
  locale: string;
  timeZone: string;
  phone: string;
}

/** Second step: kind of visit, a month with its free days, the times of the chosen day. */
export function When({ choice, options, locale, timeZone, phone }: Props) {
  const { next, visits } = options;
  return (
    <div className="grid gap-8">
      {visits.length > 1 ? <Visits choice={choice} options={options} /> : null}
      {next ? (
        <p>
          Next free:{' '}
          <Link
            to={addressOf(choice, { month: next.localDate.slice(0, 7), day: next.localDate })}
            preventScrollReset
            className="font-semibold text-primary underline underline-offset-4"
          >
            {shortDate(next.localDate, locale)}, {next.localTime}
          </Link>
        </p>
      ) : (
        <Alert tone="info" title="No free time online in the next 30 days">
          <p>
            Look at a later month, choose another doctor
            {phone ? `, or call ${phone}: our reception often knows more than this page` : ''}.
          </p>
        </Alert>
      )}
      <div className="grid gap-8 lg:grid-cols-2">
        <Month choice={choice} options={options} locale={locale} />
        <Times choice={choice} options={options} locale={locale} timeZone={timeZone} />
      </div>
    </div>
  );
}

function Visits({ choice, options: { visits } }: Pick<Props, 'choice' | 'options'>) {
  const current = Number(choice.visit) || visits[0]!.id;
  return (
    <div>
      <h3 className="mb-3 text-lg">What kind of visit?</h3>
      <ul className="flex flex-wrap gap-2">
        {visits.map(({ id, name, durationMinutes, mode, needsApproval }) => (
          <li key={id}>
            <Link
              to={addressOf(choice, { visit: String(id) })}
              preventScrollReset
              aria-current={id === current ? 'true' : undefined}
              className={`flex min-h-12 flex-col justify-center rounded-sm border px-4 py-2 no-underline ${id === current ? 'border-primary bg-primary text-white' : 'border-line bg-white text-ink hover:border-primary'}`}
            >
              <span className="font-semibold">{name}</span>
              <span className="text-sm">
                {durationMinutes} minutes{mode === 'in-person' ? '' : `, by ${mode}`}
                {needsApproval ? ', on request' : ''}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Month({ choice, options, locale }: Pick<Props, 'choice' | 'options' | 'locale'>) {
  const { month, slots, firstMonth, lastMonth } = options;
  const free = Map.groupBy(slots, ({ localDate }) => localDate);
  const weekdays = weeksOf('2024-01', 1)[0]!.days as string[];
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
            label="Month before"
            icon={chevronLeft}
          />
          <MonthLink
            choice={choice}
            to={addMonths(month, 1)}
            allowed={month < lastMonth}
            label="Month after"
            icon={chevronRight}
          />
        </div>
      </div>
      <table
        className="w-full table-fixed border-separate border-spacing-1 text-center"
        aria-labelledby="month"
      >
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" className="pb-1 text-sm font-semibold text-ink-muted">
                <abbr title={longDate(day, locale).split(/[ ,]/)[0]} className="no-underline">
                  {shortDate(day, locale).slice(0, 2)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, 1).map(({ days }, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week of a month is its number.
            <tr key={week}>
              {days.map((day, weekday) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a day of a week is its number.
                <td key={weekday} className="p-0">
                  {day ? (
                    <Day day={day} count={free.get(day)?.length ?? 0} choice={choice} locale={locale} />
                  ) : null}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {slots.length === 0 ? (
        <p className="mt-3 text-sm text-ink-muted">Nothing is free in this month.</p>
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
  const look = 'grid size-11 place-items-center rounded-full border';
  if (!allowed)
    return (
      <span className={`${look} border-line text-navy-300`} aria-hidden="true">
        <Svg source={icon} />
      </span>
    );
  return (
    <Link
      to={addressOf(choice, { month: to })}
      preventScrollReset
      aria-label={label}
      className={`${look} border-line-strong text-primary hover:bg-teal-50`}
    >
      <Svg source={icon} />
    </Link>
  );
}

function Day({ day, count, choice, locale }: { day: string; count: number; choice: Choice; locale: string }) {
  const number = Number(day.slice(8));
  if (count === 0) return <span className="grid min-h-11 place-items-center text-ink-muted">{number}</span>;
  const chosen = choice.day === day;
  return (
    <Link
      to={addressOf(choice, { month: day.slice(0, 7), day })}
      preventScrollReset
      aria-label={`${longDate(day, locale)}, ${count} free ${count === 1 ? 'time' : 'times'}`}
      aria-current={chosen ? 'date' : undefined}
      className={`grid min-h-11 place-items-center rounded-sm font-semibold no-underline ${chosen ? 'bg-primary text-white' : 'bg-mint text-teal-900 hover:bg-teal-200'}`}
    >
      {number}
    </Link>
  );
}

const parts: PartOfDay[] = ['Morning', 'Afternoon', 'Evening'];

function Times({
  choice,
  options,
  locale,
  timeZone,
}: Pick<Props, 'choice' | 'options' | 'locale' | 'timeZone'>) {
  if (!choice.day) {
    return (
      <p className="rounded-sm bg-mint-soft p-5 text-ink-soft lg:self-start">
        Choose one of the marked days to see its times.
      </p>
    );
  }
  const slots = options.slots.filter(({ localDate }) => localDate === choice.day);
  const groups = Map.groupBy(slots, ({ localTime }) => partOfDay(localTime));
  return (
    <div>
      <h3 className="text-lg" aria-live="polite">
        {longDate(choice.day, locale)}
      </h3>
      <p className="mb-4 text-sm text-ink-muted">Times are {zoneWords(timeZone)}.</p>
      {slots.length === 0 ? <p>Nothing is free on this day any more. Please choose another.</p> : null}
      {parts.map((part) => {
        const times = groups.get(part);
        return times ? (
          <div key={part} className="mb-5">
            <h4 className="mb-2 text-base text-ink-muted">{part}</h4>
            <ul className="flex flex-wrap gap-2">
              {times.map((slot) => (
                <li key={`${slot.startsAt} ${slot.doctorId}`}>
                  <Time slot={slot} choice={choice} options={options} locale={locale} />
                </li>
              ))}
            </ul>
          </div>
        ) : null;
      })}
    </div>
  );
}

function Time({
  slot,
  choice,
  options,
  locale,
}: { slot: Slot } & Pick<Props, 'choice' | 'options' | 'locale'>) {
  const doctor = options.doctors.find(({ id }) => id === slot.doctorId);
  const change = { start: slot.startsAt, ...(options.doctor ? {} : { with: doctor?.slug ?? '' }) };
  return (
    <Link
      to={addressOf(choice, change)}
      preventScrollReset
      aria-label={`${longDate(slot.localDate, locale)}, ${slot.localTime}${doctor ? `, ${fullName(doctor)}` : ''}`}
      className="flex min-h-11 min-w-20 flex-col items-center justify-center rounded-sm border border-line-strong px-3 py-1 font-semibold text-primary no-underline hover:border-primary hover:bg-primary hover:text-white"
    >
      {slot.localTime}
      {options.doctor || !doctor ? null : <span className="text-sm font-normal">{fullName(doctor)}</span>}
      {slot.placesLeft > 1 ? <span className="text-sm font-normal">{slot.placesLeft} places</span> : null}
    </Link>
  );
}
