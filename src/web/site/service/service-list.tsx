import type { ComponentProps, ReactNode } from 'react';
import type { Service } from '#contract/service.ts';
import { CallUs } from '#web/site/entry/call-us.tsx';
import { GroupJumps } from '#web/site/entry/group-jumps.tsx';
import { ListCount } from '#web/site/entry/list-count.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { sentence } from '#web/ui/core/phrase.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { inLang, type Written } from '#web/ui/lang.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { at } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import type { ServiceGroup, ServicePage } from './service-groups.ts';
import { ServiceRow } from './service-row.tsx';

/** Fewer services need no groups. */
const fewest = 8;

export interface ServiceView {
  q: string;
  department: string;
  by: 'letter' | 'department';
  page: number;
}

export function servicesHref(view: Omit<ServiceView, 'page'>, change?: Partial<ServiceView>) {
  return at(servicesPath(view, change));
}

/** Any change but the page starts at page 1. */
export function servicesPath(view: Omit<ServiceView, 'page'>, change: Partial<ServiceView> = {}) {
  const { q, department, by, page } = { ...view, page: 1, ...change };
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (department) params.set('department', department);
  if (by === 'department') params.set('by', by);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `/services?${query}` : '/services';
}

/** Services in groups, with links to each group above; `department` is the name of the chosen one. */
export function ServiceList({
  view,
  list,
  total,
  department,
  children,
}: {
  view: ServiceView;
  list: ServicePage;
  total: number | null;
  department: (Written & { name: string }) | null;
  children: ReactNode;
}) {
  const count = total ?? 0;
  return (
    <section aria-labelledby="list">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
        <h2 id="list" tabIndex={-1} className="me-auto text-2xl lg:text-3xl">
          <ListCount count={countOf(count, department, view.q)} page={list.page} />
        </h2>
        {children}
        {view.department ? null : <Parting view={view} />}
      </div>
      {view.q || view.department ? (
        <p className="mt-2">
          <a href={servicesHref({ q: '', department: '', by: view.by })} className="text-link">
            {t('Show all services')}
          </a>
        </p>
      ) : null}
      {count > fewest && !isRanked(view) ? (
        <>
          <Jumps view={view} list={list} />
          <div className="mt-6 lg:mt-4">
            {list.groups.map((group) => (
              <Group key={group.anchor} group={group} by={view.by} withDepartment={!view.department} />
            ))}
          </div>
        </>
      ) : count > 0 ? (
        <div className="-mx-3 mt-6">
          <Rows
            services={list.groups.flatMap(({ entries }) => entries)}
            heading="h3"
            withDepartment={!view.department}
          />
        </div>
      ) : (
        <Nothing view={view} failed={total === null} />
      )}
      <Pagination
        page={list.page}
        pages={list.pages}
        href={(page) => `${servicesHref(view, { page })}#list`}
      />
    </section>
  );
}

function countOf(count: number, department: (Written & { name: string }) | null, q: string) {
  const services = count === 0 ? t('No services') : counted('{count} service', '{count} services', count);
  const here = department
    ? sentence('{services} of {department}', { services, department: inLang(department, department.name) })
    : services;
  return q ? sentence('{found} for “{words}”', { found: here, words: q }) : here;
}

/** Words were searched for, so the best match comes first. */
function isRanked({ q, by }: ServiceView) {
  return q !== '' && by === 'letter';
}

function Parting({ view }: { view: ServiceView }) {
  const partings = [
    { by: 'letter', label: view.q ? t('Best match') : t('A to Z') },
    { by: 'department', label: t('By department') },
  ] as const;
  return (
    <ul aria-label={t('Sort by')} className="no-print flex rounded-sm bg-paper-deep p-1 text-base">
      {partings.map(({ by, label }) => (
        <li key={by}>
          <a
            href={`${servicesHref(view, { by })}#list`}
            aria-current={view.by === by ? 'true' : undefined}
            className="inline-flex min-h-10 items-center rounded-sm px-4 font-semibold text-ink-soft hover:text-primary aria-[current=true]:bg-white aria-[current=true]:text-primary aria-[current=true]:shadow-card"
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Jumps({ view, list: { starts, page: here } }: { view: ServiceView; list: ServicePage }) {
  const isLetters = view.by === 'letter';
  return (
    <GroupJumps
      label={isLetters ? t('Letters') : t('Departments in this list')}
      isLetters={isLetters}
      jumps={starts.map(({ anchor, title, language, page }) => ({
        title,
        language,
        href: `${page === here ? '' : servicesHref(view, { page })}#${anchor}`,
      }))}
    />
  );
}

function Group({
  group,
  by,
  withDepartment,
}: {
  group: ServiceGroup;
  by: ServiceView['by'];
  withDepartment: boolean;
}) {
  const { anchor, title, entries } = group;
  const columns =
    by === 'letter' ? 'lg:grid-cols-[6rem_minmax(0,1fr)]' : 'lg:grid-cols-[15rem_minmax(0,1fr)]';
  return (
    <section
      aria-labelledby={anchor}
      className={`grid gap-2 border-t border-line py-5 first:border-t-0 lg:gap-8 lg:py-7 ${columns}`}
    >
      <h3
        id={anchor}
        className={`px-3 pt-1 lg:px-0 lg:pt-4 ${by === 'letter' ? 'text-3xl text-primary lg:text-4xl' : 'text-xl lg:text-2xl'}`}
      >
        {inLang(group, title)}
      </h3>
      <Rows services={entries} heading="h4" withDepartment={withDepartment && by === 'letter'} />
    </section>
  );
}

function Rows({
  services,
  ...row
}: { services: Service[] } & Omit<ComponentProps<typeof ServiceRow>, 'service'>) {
  return (
    <ul className="grid min-w-0 gap-x-6 xl:grid-cols-2">
      {services.map((service) => (
        <li key={service.id}>
          <ServiceRow service={service} {...row} />
        </li>
      ))}
    </ul>
  );
}

function Nothing({ view, failed }: { view: ServiceView; failed: boolean }) {
  const title = failed
    ? t('The list cannot be shown right now.')
    : view.q
      ? t('No services match your search.')
      : t('No services are listed here yet.');
  return (
    <div className="mt-8">
      <Empty icon="clipboard-list" title={title}>
        <p>{t('Call and tell us what you need. We will say whether we offer it, and where.')}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          {view.q && view.department ? (
            <ButtonLink href={`${servicesHref(view, { department: '' })}#list`}>
              {t('Search all departments')}
            </ButtonLink>
          ) : null}
          <CallUs />
        </p>
      </Empty>
    </div>
  );
}
