import { nextFreeWords } from '#web/dates/next-free-words.ts';
import { fullName } from '#web/dates/words.ts';
import { Picture } from '#web/ui/core/picture.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import chevronRight from '~icons/lucide/chevron-right?raw';
import { addressOf, type Choice } from './choice.ts';
import { Go } from './go.tsx';
import type { Options } from './options.ts';

/** First step: a department, then one of its doctors or the first who is free. */
export function Who({ choice, options }: { choice: Choice; options: Options }) {
  if (!options.department) {
    return (
      <>
        <p className="mb-5 text-ink-soft">Which department do you need?</p>
        <ul className="grid gap-3 sm:grid-cols-2">
          {options.departments.map(({ slug, name, summary }) => (
            <li key={slug}>
              <Go to={addressOf(choice, { department: slug })} className={tile}>
                <span className="min-w-0">
                  <span className="block font-semibold text-ink">{name}</span>
                  <span className="line-clamp-2 text-sm text-ink-muted">{summary}</span>
                </span>
                <Svg source={chevronRight} className="size-5 shrink-0 text-primary" />
              </Go>
            </li>
          ))}
        </ul>
        <Go to={addressOf(choice, { doctor: 'any' })} className={`${tile} mt-3 bg-mint-soft`}>
          <span className="min-w-0">
            <span className="block font-semibold text-ink">Anyone, soonest available</span>
            <span className="text-sm text-ink-soft">Each doctor’s next free time, in all departments</span>
          </span>
          <Svg source={chevronRight} className="size-5 shrink-0 text-primary" />
        </Go>
        <p className="mt-6 text-ink-soft">
          Not sure?{' '}
          <a href="/doctors" className="text-link">
            Find a doctor in your own words
          </a>
          .
        </p>
      </>
    );
  }
  const bookable = options.doctors.filter((doctor) => doctor.next);
  const [first] = bookable;
  const others = options.doctors.filter((doctor) => !doctor.next);
  return (
    <>
      {first?.next && bookable.length > 1 ? (
        <Go to={addressOf(choice, { doctor: 'any' })} className={`${tile} mb-3 bg-mint-soft`}>
          <span className="min-w-0">
            <span className="block font-semibold text-ink">Any doctor, the first free time</span>
            <span className="text-sm text-ink-soft">{nextFreeWords(first.next)}</span>
          </span>
          <Svg source={chevronRight} className="size-5 shrink-0 text-primary" />
        </Go>
      ) : null}
      <ul className="grid gap-3">
        {bookable.map((doctor) => (
          <li key={doctor.id}>
            <Go to={addressOf(choice, { doctor: doctor.slug })} className={tile}>
              <span className="beside flex min-w-0 items-center gap-4">
                <span className="block w-14 shrink-0 overflow-hidden rounded-sm">
                  <Picture image={doctor.image} ratio="1/1" sizes="56px" decorative />
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold text-ink">{fullName(doctor)}</span>
                  <span className="block text-sm text-ink-muted">{doctor.role}</span>
                  <span className="block text-sm font-semibold text-success">
                    {nextFreeWords(doctor.next!)}
                  </span>
                </span>
              </span>
              <Svg source={chevronRight} className="size-5 shrink-0 text-primary" />
            </Go>
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <p className="mt-5 text-sm text-ink-muted">
          No free times online in the next 30 days: {others.map(fullName).join(', ')}.
          {options.department.phone ? ` Please call ${options.department.phone}.` : ''}
        </p>
      ) : null}
    </>
  );
}

const tile =
  'flex min-h-16 w-full items-center justify-between gap-4 rounded-sm border border-line bg-white px-4 py-3 max-[17rem]:px-2 max-[17rem]:[&>svg]:hidden no-underline transition-colors hover:border-primary hover:bg-teal-50';
