import { redirect } from 'react-router';
import { apiContext } from '#web/api.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { pageMeta } from '#web/ui/meta.ts';
import { Container } from '#web/ui/section.tsx';
import type { Route } from './+types/services.ts';
import { art } from './art.ts';
import { found } from './entry.ts';
import { everyEntry } from './every-entry.ts';
import { ListHead } from './list-head.tsx';
import { ListSearch } from './list-search.tsx';
import { orNothing } from './load.ts';
import { searchSlug, searchWords } from './search-words.ts';
import { ServiceList, type ServiceView, servicesHref } from './service-list.tsx';

const lead = 'Tests, treatments and clinics from A to Z: what happens, how to prepare and what it costs.';
const searchForm = 'service-search';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const view = readView(new URL(request.url).searchParams);
  const departments = await orNothing(
    'departments',
    everyEntry((paging) => api.department.list({ query: { ...paging, sort: 'name' } })),
  );
  const department = departments?.find(({ slug }) => slug === view.department) ?? null;
  let unknown = '';
  if (view.department && departments && !department) {
    const renamed = await found(api.department.getBySlug({ params: { slug: view.department } }));
    if (renamed) throw redirect(servicesHref(view, { department: renamed.slug }), 301);
    unknown = view.department;
  }
  const known = { ...view, department: unknown ? '' : view.department };
  const services = await orNothing(
    'services',
    everyEntry((paging) =>
      api.service.list({ query: { ...paging, q: known.q, department: known.department, sort: 'title' } }),
    ),
  );
  return {
    view: known,
    services,
    unknown,
    department: department?.name ?? '',
    departments: (departments ?? []).map(({ slug, name }) => ({ slug, name })),
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Services', description: lead, path: '/services' });

export default function Services({ loaderData }: Route.ComponentProps) {
  const { view, services, department, departments, unknown } = loaderData;
  return (
    <>
      <ListHead title="Services" lead={lead} image={art.stethoscope}>
        <ListSearch
          id={searchForm}
          action="/services#list"
          label="Service or complaint"
          placeholder="“scan” or “allergy”"
          q={view.q}
        >
          {view.by === 'department' ? <input type="hidden" name="by" value="department" /> : null}
        </ListSearch>
      </ListHead>
      <Container className="py-10 lg:py-16">
        {unknown ? (
          <div className="mb-6">
            <Alert>We have no department “{unknown}”, so here are the services of all departments.</Alert>
          </div>
        ) : null}
        <ServiceList view={view} services={services} department={department}>
          <DepartmentFilter departments={departments} chosen={view.department} />
        </ServiceList>
      </Container>
    </>
  );
}

/** Belongs to the form in the page's head, so that words and department are asked for together. */
function DepartmentFilter({
  departments,
  chosen,
}: {
  departments: { slug: string; name: string }[];
  chosen: string;
}) {
  if (departments.length === 0) return null;
  return (
    <div
      className="no-print flex grow items-center gap-2 max-md:basis-full md:max-w-md md:justify-end"
      data-submits-on-choice=""
    >
      <label htmlFor="service-department" className="sr-only">
        Department
      </label>
      <select
        id="service-department"
        form={searchForm}
        name="department"
        defaultValue={chosen}
        className="control min-w-0 shrink md:max-w-72"
      >
        <option value="">All departments</option>
        {departments.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <Button type="submit" form={searchForm} variant="secondary" className="shrink-0">
        Show
      </Button>
    </div>
  );
}

function readView(params: URLSearchParams): ServiceView {
  return {
    q: searchWords(params),
    department: searchSlug(params, 'department'),
    by: params.get('by') === 'department' ? 'department' : 'letter',
  };
}
