import type { ReactNode } from 'react';
import { slotWords } from '#web/dates/next-free-words.ts';
import { fullName } from '#web/dates/words.ts';
import { type Chip, type Criteria, resultsHref } from '#web/site/cards/doctor-criteria.ts';
import { CallUs } from '#web/site/entry/call-us.tsx';
import { choiceOf } from '#web/site/words/list-words.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Busy } from './doctor-finder.ts';

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
      <Empty icon="users-round" title={t('Our doctors will appear here soon.')}>
        <p>{t('Until then, call or write to us and we will find the right doctor for you.')}</p>
        <WaysOn />
      </Empty>
    );
  }
  if (chips.length === 0) {
    return (
      <Empty icon="users-round" title={t('Our doctors cannot be shown right now.')}>
        <p>
          {t('Please reload the page in a minute, or call us and we will find the right doctor for you.')}
        </p>
        <WaysOn />
      </Empty>
    );
  }
  return (
    <Empty
      icon="users-round"
      title={chips.length === 1 ? t('No doctors match that.') : t('No doctors match all of that.')}
    >
      {chips.length > 1 ? (
        <p>
          <Phrase
            message="Try without {filters}, or see which of our doctors is free first."
            filters={<Without criteria={criteria} chips={chips} />}
          />
        </p>
      ) : (
        <p>
          {t('Try other words, see which of our doctors is free first, or call and tell us what you need.')}
        </p>
      )}
      <WaysOn>
        <ButtonLink href={resultsHref({ sort: 'soonest' })}>{t('See the soonest times')}</ButtonLink>
      </WaysOn>
    </Empty>
  );
}

/** Links that drop one criterion each: "a, b or c". */
function Without({ criteria, chips }: { criteria: Criteria; chips: Chip[] }) {
  let place = 0;
  return choiceOf(chips.map(({ label }) => label)).map(({ type, value }) => {
    if (type === 'literal') return value;
    const { filter, ...chip } = chips[place++]!;
    return (
      <a key={filter} href={resultsHref(criteria, { [filter]: '' })} className="text-link" {...langOf(chip)}>
        {value}
      </a>
    );
  });
}

/** Matches exist but are not free this week: who is free soonest, and where else to look. */
function AllBusy({ criteria, busy: { count, soonest } }: { criteria: Criteria; busy: Busy }) {
  const { department } = criteria;
  return (
    <Empty
      icon="calendar-check"
      title={
        count === 1
          ? t('The only doctor who matches is not free this week.')
          : t('No doctor who matches is free this week.')
      }
    >
      <p>
        {soonest?.next ? (
          <Phrase
            message="The soonest time is with {doctor}: {time}."
            doctor={inLang(soonest.doctor, fullName(soonest.doctor))}
            time={slotWords(soonest.next)}
          />
        ) : (
          t('Nor in the next 30 days. Call us: we look for a way together.')
        )}
      </p>
      <WaysOn>
        {soonest ? (
          <ButtonLink href={at(`/appointment?doctor=${soonest.doctor.slug}`)}>
            <Phrase
              message="See free times with {doctor}"
              doctor={inLang(soonest.doctor, fullName(soonest.doctor))}
            />
          </ButtonLink>
        ) : null}
        {department ? (
          <ButtonLink href={at(`/appointment?department=${department}&doctor=any`)} variant="secondary">
            {t('Anyone in the department')}
          </ButtonLink>
        ) : null}
        <ButtonLink
          href={
            count > 1 ? resultsHref(criteria, { free: '', sort: 'soonest' }) : resultsHref({ free: 'week' })
          }
          variant="secondary"
        >
          {count > 1 ? t('All {count}, soonest first', { count }) : t('Everyone free this week')}
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
