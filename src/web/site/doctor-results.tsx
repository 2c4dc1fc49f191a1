import { Fragment, type ReactNode } from 'react';
import type { Doctor } from '#contract/doctor.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DoctorCard } from '#web/ui/card.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { CallUs } from './call-us.tsx';
import { type Criteria, type Filter, finderHref } from './doctor-criteria.ts';

/** A criterion in words, to be taken back one by one. */
export interface Chip {
  filter: Filter;
  label: string;
}

/** Every answer of the finder starts here, so that its links need not lead past the filters again. */
const anchor = '#results';
/** How many of the list a phone shows below the search. */
const seenFirst = 2;

/** How many were found, by which criteria, in which order; then the doctors, a page at a time. */
export function DoctorResults({
  criteria,
  chips,
  doctors,
  total,
  pages,
  notices,
  incomplete,
}: {
  criteria: Criteria;
  chips: Chip[];
  doctors: Doctor[];
  total: number;
  pages: number;
  /** What was not as asked for; it stands below the heading that the answer's address leads to. */
  notices: ReactNode;
  /** Whether something could not be loaded. */
  incomplete: boolean;
}) {
  return (
    <section aria-labelledby="results">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="results" tabIndex={-1} className="text-2xl lg:text-3xl">
          {total === 0 ? 'No doctors' : total === 1 ? '1 doctor' : `${total} doctors`}
          {criteria.page > 1 ? (
            <span className="font-normal text-ink-muted">, page {criteria.page}</span>
          ) : null}
        </h2>
        {total > 1 ? <Order criteria={criteria} /> : null}
      </div>
      {chips.length > 0 ? <Chips criteria={criteria} chips={chips} /> : null}
      {notices}
      <div className="mt-6 lg:mt-8">
        {doctors.length > 0 ? (
          <ul className="beside grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 lg:gap-x-6 lg:gap-y-12">
            {doctors.map((doctor, place) => (
              <li key={doctor.id}>
                <DoctorCard doctor={doctor} priority={place < seenFirst} />
              </li>
            ))}
          </ul>
        ) : (
          <Nobody criteria={criteria} chips={chips} incomplete={incomplete} />
        )}
      </div>
      <Pagination
        page={criteria.page}
        pages={pages}
        href={(page) => finderHref(criteria, { page }) + anchor}
      />
    </section>
  );
}

function Order({ criteria }: { criteria: Criteria }) {
  const orders = [
    { sort: 'name', label: 'By name' },
    { sort: 'soonest', label: 'Soonest first' },
  ] as const;
  return (
    <ul aria-label="Order" className="no-print flex rounded-full bg-paper-deep p-1 text-base">
      {orders.map(({ sort, label }) => (
        <li key={sort}>
          <a
            href={finderHref(criteria, { sort }) + anchor}
            aria-current={criteria.sort === sort ? 'true' : undefined}
            className="inline-flex min-h-10 items-center rounded-full px-4 font-semibold text-ink-soft hover:text-primary aria-[current=true]:bg-white aria-[current=true]:text-primary aria-[current=true]:shadow-card"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Chips({ criteria, chips }: { criteria: Criteria; chips: Chip[] }) {
  return (
    <ul aria-label="Your criteria" className="mt-5 flex flex-wrap items-center gap-2">
      {chips.map(({ filter, label }) => (
        <li key={filter}>
          <a
            href={finderHref(criteria, { [filter]: '' }) + anchor}
            className="inline-flex min-h-10 items-center gap-2 rounded-full bg-mint py-1 pr-3 pl-4 text-base font-semibold text-ink hover:bg-teal-200"
          >
            <span className="sr-only">Remove </span>
            {label}
            <Icon name="x" className="size-4 shrink-0" />
          </a>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <a
            href={finderHref({ sort: criteria.sort }) + anchor}
            className="inline-flex min-h-10 items-center rounded-full px-3 text-base font-semibold text-primary underline underline-offset-4 hover:no-underline"
          >
            Clear all
          </a>
        </li>
      ) : null}
    </ul>
  );
}

/** Nobody fits: what could be let go, and who helps. */
function Nobody({ criteria, chips, incomplete }: { criteria: Criteria; chips: Chip[]; incomplete: boolean }) {
  if (chips.length === 0 && !incomplete) {
    return (
      <Empty icon="users-round" title="Our doctors will stand here soon.">
        <p>Until then call us or write to us: we will find the right doctor for you.</p>
        <WaysOn />
      </Empty>
    );
  }
  if (chips.length === 0) {
    return (
      <Empty icon="users-round" title="Our doctors cannot be shown right now.">
        <p>Please load the page again in a minute, or call us: we will find the right doctor for you.</p>
        <WaysOn />
      </Empty>
    );
  }
  return (
    <Empty
      icon="users-round"
      title={chips.length === 1 ? 'Nobody here fits that.' : 'Nobody here fits all of that.'}
    >
      {chips.length > 1 ? (
        <p>
          Try without{' '}
          {chips.map(({ filter, label }, position) => (
            <Fragment key={filter}>
              {position > 0 ? (position === chips.length - 1 ? ' or ' : ', ') : ''}
              <a href={finderHref(criteria, { [filter]: '' }) + anchor} className="text-link">
                {label}
              </a>
            </Fragment>
          ))}
          , or see who of all our doctors is free first.
        </p>
      ) : (
        <p>
          Try other words, see who of all our doctors is free first, or tell us on the phone what you need.
        </p>
      )}
      <WaysOn>
        <ButtonLink href={finderHref({ sort: 'soonest' }) + anchor}>See the soonest times</ButtonLink>
      </WaysOn>
    </Empty>
  );
}

function WaysOn({ children }: { children?: ReactNode }) {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      {children}
      <CallUs />
    </p>
  );
}
