import type { ReactNode } from 'react';
import { type Chip, type Criteria, resultsHref } from '#web/site/cards/doctor-criteria.ts';
import { ListCount } from '#web/site/entry/list-count.tsx';
import { DoctorCard } from '#web/ui/card.tsx';
import { hidden, Phrase } from '#web/ui/core/phrase.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inLang } from '#web/ui/lang.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { counted, t } from '#words/say.ts';
import type { Busy, WithTime } from './doctor-finder.ts';
import { Nobody } from './doctor-nobody.tsx';

const seenFirst = 2;

/** How many were found, by which criteria and in which order; then one page of doctors. */
export function DoctorResults({
  criteria,
  chips,
  doctors,
  busy,
  total,
  pages,
  notices,
  incomplete,
}: {
  criteria: Criteria;
  chips: Chip[];
  doctors: WithTime[];
  busy: Busy | null;
  total: number;
  pages: number;
  /** Criteria that could not be applied. Shown below the heading that the address leads to. */
  notices: ReactNode;
  incomplete: boolean;
}) {
  return (
    <section aria-labelledby="results">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <h2 id="results" tabIndex={-1} className="text-2xl lg:text-3xl">
          <ListCount
            count={total === 0 ? t('No doctors') : counted('{count} doctor', '{count} doctors', total)}
            page={criteria.page}
          />
        </h2>
        {total > 0 ? (
          <div className="no-print flex flex-wrap items-center gap-x-4 gap-y-3">
            {criteria.free || criteria.available ? null : <FreeThisWeek criteria={criteria} />}
            {total > 1 ? <Order criteria={criteria} /> : null}
          </div>
        ) : null}
      </div>
      {chips.length > 0 ? <Chips criteria={criteria} chips={chips} /> : null}
      {notices}
      <div className="mt-6 lg:mt-8">
        {doctors.length > 0 ? (
          <ul className="beside grid grid-cols-2 gap-x-4 gap-y-10 sm:grid-cols-3 lg:gap-x-6 lg:gap-y-12">
            {doctors.map(({ doctor, next }, place) => (
              <li key={doctor.id}>
                <DoctorCard doctor={doctor} next={next} priority={place < seenFirst} />
              </li>
            ))}
          </ul>
        ) : (
          <Nobody criteria={criteria} chips={chips} busy={busy} incomplete={incomplete} />
        )}
      </div>
      <Pagination page={criteria.page} pages={pages} href={(page) => resultsHref(criteria, { page })} />
    </section>
  );
}

function FreeThisWeek({ criteria }: { criteria: Criteria }) {
  return (
    <a
      href={resultsHref(criteria, { free: 'week' })}
      className="inline-flex min-h-12 items-center gap-2 rounded-sm border border-line-strong bg-white px-4 text-base font-semibold text-primary hover:bg-primary hover:text-white"
    >
      <Icon name="calendar-check" className="size-5 shrink-0" />
      {t('Free this week')}
    </a>
  );
}

function Order({ criteria }: { criteria: Criteria }) {
  const orders = [
    ...(criteria.q ? [{ sort: 'match', label: t('Best match') } as const] : []),
    { sort: 'name', label: t('By name') } as const,
    { sort: 'soonest', label: t('Soonest first') } as const,
  ];
  return (
    <ul aria-label={t('Sort by')} className="flex rounded-sm bg-paper-deep p-1 text-base">
      {orders.map(({ sort, label }) => (
        <li key={sort}>
          <a
            href={resultsHref(criteria, { sort })}
            aria-current={criteria.sort === sort ? 'true' : undefined}
            className="inline-flex min-h-10 items-center rounded-sm px-4 font-semibold text-ink-soft hover:text-primary aria-[current=true]:bg-white aria-[current=true]:text-primary aria-[current=true]:shadow-card"
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
    <ul aria-label={t('Your filters')} className="mt-5 flex flex-wrap items-center gap-2">
      {chips.map(({ filter, ...chip }) => (
        <li key={filter}>
          <a
            href={resultsHref(criteria, { [filter]: '' })}
            className="inline-flex min-h-10 items-center gap-2 rounded-sm bg-mint py-1 ps-4 pe-3 text-base font-semibold text-ink hover:bg-teal-200"
          >
            <span>
              <Phrase
                message="<hidden>Remove </hidden>{filter}"
                filter={inLang(chip, chip.label)}
                hidden={hidden}
              />
            </span>
            <Icon name="x" className="size-4 shrink-0" />
          </a>
        </li>
      ))}
      {chips.length > 1 ? (
        <li>
          <a
            href={resultsHref({ sort: criteria.sort })}
            className="inline-flex min-h-10 items-center rounded-sm px-3 text-base font-semibold text-primary underline underline-offset-4 hover:no-underline"
          >
            {t('Clear all')}
          </a>
        </li>
      ) : null}
    </ul>
  );
}
