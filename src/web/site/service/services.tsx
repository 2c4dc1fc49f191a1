import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { askedDepartment } from '#web/site/cards/asked-department.ts';
import { DepartmentFilter } from '#web/site/cards/department-filter.tsx';
import { art } from '#web/site/entry/art.ts';
import { idsByWords, inOrderOf } from '#web/site/entry/by-words.ts';
import { allOrNothing } from '#web/site/entry/every-entry.ts';
import { byLetter } from '#web/site/entry/letter-groups.ts';
import { ListHead } from '#web/site/entry/list-head.tsx';
import { ListSearch } from '#web/site/entry/list-search.tsx';
import { pageNumber, pageTitle } from '#web/site/entry/page-view.ts';
import { searchSlug, searchWords } from '#web/site/words/search-words.ts';
import { Alert } from '#web/ui/core/alert.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/services.ts';
import { asFound, byDepartment, pageOf } from './service-groups.ts';
import { ServiceList, type ServiceView, servicesHref, servicesPath } from './service-list.tsx';

const lead = 'Tests, treatments and clinics from A to Z: what happens, how to prepare and what it costs.';
const searchForm = 'service-search';
const perPage = 100;

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const view = readView(new URL(request.url).searchParams);
  const departments = await allOrNothing('departments', (paging) =>
    api.department.list({ query: { ...paging, sort: 'name' } }),
  );
  const department =
    departments &&
    (await askedDepartment(api, view.department, departments, (slug) =>
      servicesHref(view, { department: slug }),
    ));
  const unknown = departments && !department ? view.department : '';
  const known = { ...view, department: unknown ? '' : view.department };
  const [all, ids, settings] = await Promise.all([
    allOrNothing('services', (paging) =>
      api.service.list({ query: { ...paging, department: known.department, sort: 'title' } }),
    ),
    idsByWords(api, 'service', known.q),
    orNothing('settings', api.settings.get()),
  ]);
  const services = all && ids !== null ? (ids ? inOrderOf(all, ids, ({ id }) => id) : all) : null;
  const parting = known.by === 'department' ? byDepartment : ids ? asFound : byLetter;
  const parted = parting(services ?? [], settings?.locale ?? 'en');
  return {
    view: known,
    list: pageOf(parted, view.page, perPage),
    total: services?.length ?? null,
    unknown,
    department: department && { name: department.name, language: department.language },
    departments: (departments ?? []).map(({ slug, name, language }) => ({ slug, name, language })),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { view, list } }) =>
  pageMeta(matches, {
    title: pageTitle(t('Services'), list.page),
    description: t(lead),
    path: list.page > 1 && isWhole(view) ? servicesPath(view, { page: list.page }) : '/services',
  });

export default function Services({ loaderData }: Route.ComponentProps) {
  const { view, list, total, department, departments, unknown } = loaderData;
  return (
    <>
      <ListHead title={t('Services')} lead={t(lead)} image={art.laboratory}>
        <ListSearch
          id={searchForm}
          action={at('/services#list')}
          label={t('Service or symptom')}
          placeholder={t('“scan” or “allergy”')}
          q={view.q}
        >
          {view.by === 'department' ? <input type="hidden" name="by" value="department" /> : null}
        </ListSearch>
      </ListHead>
      <Container className="py-10 lg:py-16">
        {unknown ? (
          <div className="mb-6">
            <Alert>
              {t('We have no department “{words}”, so here are the services of all departments.', {
                words: unknown,
              })}
            </Alert>
          </div>
        ) : null}
        <ServiceList view={view} list={list} total={total} department={department}>
          <DepartmentFilter form={searchForm} departments={departments} chosen={view.department} />
        </ServiceList>
      </Container>
    </>
  );
}

function readView(params: URLSearchParams): ServiceView {
  return {
    q: searchWords(params),
    department: searchSlug(params, 'department'),
    by: params.get('by') === 'department' ? 'department' : 'letter',
    page: pageNumber(params),
  };
}

function isWhole({ q, department, by }: ServiceView) {
  return q === '' && department === '' && by === 'letter';
}
