import { Fragment, type ReactNode } from 'react';
import { slotWords } from '#web/dates/next-free-words.ts';
import { fullName } from '#web/dates/words.ts';
import { CallUs } from '#web/site/entry/call-us.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { type Chip, type Criteria, resultsHref } from './doctor-criteria.ts';
import type { Busy } from './doctor-finder.ts';

/** No doctor matches: which criteria to drop, and who helps. */
export function Nobody({
  criteria,
  chips,
  busy,
  incomplete,
}: {
  criteria: Criteria;
  chips: Chip[];
  busy: Busy | null;
  incomplete: boolean;
}) {
  if (busy) return <AllBusy criteria={criteria} busy={busy} />;
  if (chips.length === 0 && !incomplete) {
    return (
      <Empty icon="users-round" title="Our doctors will appear here soon.">
        <p>Until then, call or write to us and we will find the right doctor for you.</p>
        <WaysOn />
      </Empty>
    );
  }
  if (chips.length === 0) {
    return (
      <Empty icon="users-round" title="Our doctors cannot be shown right now.">
        <p>Please reload the page in a minute, or call us and we will find the right doctor for you.</p>
        <WaysOn />
      </Empty>
    );
  }
  return (
    <Empty
      icon="users-round"
      title={chips.length === 1 ? 'No doctors match that.' : 'No doctors match all of that.'}
    >
      {chips.length > 1 ? (
        <p>
          Try without{' '}
          {chips.map(({ filter, label }, position) => (
            <Fragment key={filter}>
              {position > 0 ? (position === chips.length - 1 ? ' or ' : ', ') : ''}
              <a href={resultsHref(criteria, { [filter]: '' })} className="text-link">
                {label}
              </a>
            </Fragment>
          ))}
          , or see which of our doctors is free first.
        </p>
      ) : (
        <p>Try other words, see which of our doctors is free first, or call and tell us what you need.</p>
      )}
      <WaysOn>
        <ButtonLink href={resultsHref({ sort: 'soonest' })}>See the soonest times</ButtonLink>
      </WaysOn>
    </Empty>
  );
}

/** Some match but are not free this week: who is free soonest, and where else to look. */
function AllBusy({ criteria, busy: { count, soonest } }: { criteria: Criteria; busy: Busy }) {
  const { department } = criteria;
  return (
    <Empty
      icon="calendar-check"
      title={
        count === 1
          ? 'The only doctor who matches is not free this week.'
          : 'No doctor who matches is free this week.'
      }
    >
      <p>
        {soonest?.next
          ? `The soonest time is with ${fullName(soonest.doctor)}: ${slotWords(soonest.next)}.`
          : 'Nor in the next 30 days. Call us: we look for a way together.'}
      </p>
      <WaysOn>
        {soonest ? (
          <ButtonLink href={`/appointment?doctor=${soonest.doctor.slug}`}>
            See free times with {fullName(soonest.doctor)}
          </ButtonLink>
        ) : null}
        {department ? (
          <ButtonLink href={`/appointment?department=${department}&doctor=any`} variant="secondary">
            Anyone in the department
          </ButtonLink>
        ) : null}
        <ButtonLink
          href={
            count > 1 ? resultsHref(criteria, { free: '', sort: 'soonest' }) : resultsHref({ free: 'week' })
          }
          variant="secondary"
        >
          {count > 1 ? `All ${count}, soonest first` : 'Everyone free this week'}
        </ButtonLink>
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
