import type { Department } from '#contract/department.ts';
import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { isEmergency } from '#web/hospital/is-emergency.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { art } from '#web/site/entry/art.ts';
import { CallUs } from '#web/site/entry/call-us.tsx';
import { EmergencyBand } from '#web/site/entry/emergency.tsx';
import { ListHead } from '#web/site/entry/list-head.tsx';
import { ListSearch } from '#web/site/entry/list-search.tsx';
import { type PageView, pageHref, pageTitle, readPageView } from '#web/site/entry/page-view.ts';
import { cardGrid, DepartmentCard } from '#web/ui/card.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { at } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import type { Route } from './+types/departments.ts';

const lead = 'What each department treats, where it is, and who works there.';

/** More than almost any hospital has, so that the list fits on one page. */
const perPage = 60;

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const view = readPageView(new URL(request.url).searchParams);
  const query = { q: view.q, page: String(view.page), limit: String(perPage), sort: 'name' as const };
  const [found, first] = await Promise.all([
    orNothing(
      'departments',
      api.department
        .list({ query })
        .then(({ data, meta }) => ({ data: { listed: data, total: meta.total } })),
    ),
    // The menu's request, so it is cached. Includes the emergency department.
    orNothing('departments', api.department.list({ query: { limit: '100', sort: 'position' } })),
  ]);
  const emergency = (found?.listed ?? []).find(isEmergency) ?? (first ?? []).find(isEmergency);
  return { view, listed: found?.listed ?? null, total: found?.total ?? 0, emergency };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { view, listed } }) =>
  pageMeta(matches, {
    title: pageTitle(t('Departments'), view.page),
    description: t(lead),
    path: pageHref('/departments', { q: '', page: view.page }),
    index: view.q === '' && (view.page === 1 || (listed ?? []).length > 0),
  });

export default function Departments({ loaderData }: Route.ComponentProps) {
  const { view, listed, total, emergency } = loaderData;
  const isStart = view.q === '' && view.page === 1;
  // The full list starts with the emergency department; a search leaves it in place.
  const shown = (listed ?? []).filter(({ id }) => !isStart || id !== emergency?.id);
  return (
    <>
      <ListHead title={t('Departments')} lead={t(lead)} image={art.corridor}>
        <ListSearch
          id="department-search"
          action={at('/departments')}
          label={t('Department or symptom')}
          placeholder={t('“heart” or “children”')}
          q={view.q}
        />
      </ListHead>
      <Container className="py-10 lg:py-16">
        {isStart ? <EmergencyBand department={emergency} /> : null}
        <section aria-labelledby="list" className={isStart ? 'mt-12 lg:mt-20' : ''}>
          <ListTitle view={view} count={total} failed={listed === null} />
          {shown.length > 0 ? (
            <Cards departments={shown} />
          ) : (
            <Nothing view={view} total={total} failed={listed === null} />
          )}
          <Pagination
            page={view.page}
            pages={Math.ceil(total / perPage)}
            href={(page) => at(`${pageHref('/departments', { ...view, page })}#list`)}
          />
        </section>
      </Container>
    </>
  );
}

function ListTitle({ view: { q, page }, count, failed }: { view: PageView; count: number; failed: boolean }) {
  const words =
    q && failed
      ? t('The search for “{words}” did not work', { words: q })
      : q
        ? count === 0
          ? t('No departments for “{words}”', { words: q })
          : counted('{count} department for “{words}”', '{count} departments for “{words}”', count, {
              words: q,
            })
        : t('All departments, A to Z');
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mb-8">
      <h2 id="list" tabIndex={-1} className="text-2xl lg:text-3xl">
        {pageTitle(words, page)}
      </h2>
      {q ? (
        <a href={at('/departments')} className="text-link">
          {t('Show all departments')}
        </a>
      ) : null}
    </div>
  );
}

function Cards({ departments }: { departments: Department[] }) {
  return (
    <ul className={cardGrid}>
      {departments.map((department) => (
        <li key={department.id}>
          <DepartmentCard department={department} />
        </li>
      ))}
    </ul>
  );
}

function Nothing({ view: { q }, total, failed }: { view: PageView; total: number; failed: boolean }) {
  const title = failed
    ? t('The list cannot be shown right now.')
    : total > 0
      ? t('There are not that many pages.')
      : q
        ? t('No departments match your search.')
        : t('No departments yet.');
  return (
    <Empty icon="layout-grid" title={title}>
      <p>{t('Call us and tell us what the problem is. We will find the right department for you.')}</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {total > 0 ? (
          <ButtonLink href={at(pageHref('/departments', { q, page: 1 }))}>
            {t('Go to the first page')}
          </ButtonLink>
        ) : null}
        {q && !failed ? (
          <ButtonLink href={at(`/doctors?q=${encodeURIComponent(q)}#results`)}>
            {t('Search our doctors')}
          </ButtonLink>
        ) : null}
        <CallUs />
      </p>
    </Empty>
  );
}
