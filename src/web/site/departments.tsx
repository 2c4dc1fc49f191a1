import type { Department } from '#contract/department.ts';
import { apiContext } from '#web/api.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { DepartmentCard } from '#web/ui/card.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { pageMeta } from '#web/ui/meta.ts';
import { Container } from '#web/ui/section.tsx';
import type { Route } from './+types/departments.ts';
import { art } from './art.ts';
import { EmergencyBand, isEmergency } from './emergency.tsx';
import { everyEntry } from './every-entry.ts';
import { ListHead } from './list-head.tsx';
import { ListSearch } from './list-search.tsx';
import { orNothing } from './load.ts';
import { telephone } from './phone.ts';
import { searchWords } from './search-words.ts';
import { useSite } from './site-data.ts';

const lead = 'What each department treats, where it is, and who works there.';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const q = searchWords(new URL(request.url).searchParams);
  const departments = await orNothing(
    'departments',
    everyEntry((paging) => api.department.list({ query: { ...paging, q, sort: 'name' } })),
  );
  return { q, departments };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Departments', description: lead, path: '/departments' });

export default function Departments({ loaderData: { q, departments } }: Route.ComponentProps) {
  const all = departments ?? [];
  const emergency = all.find(isEmergency);
  // In the full list the emergency department stands above all others; a search shows it where it was found.
  const listed = q ? all : all.filter((department) => department !== emergency);
  return (
    <>
      <ListHead title="Departments" lead={lead} image={art.corridor}>
        <ListSearch
          id="department-search"
          action="/departments"
          label="Department or complaint"
          placeholder="“heart” or “children”"
          q={q}
        />
      </ListHead>
      <Container className="py-10 lg:py-16">
        {q ? null : <EmergencyBand department={emergency} />}
        <section aria-labelledby="list-title" className={q ? '' : 'mt-12 lg:mt-20'}>
          <ListTitle q={q} count={listed.length} />
          {listed.length > 0 ? (
            <Cards departments={listed} />
          ) : (
            <Nothing q={q} failed={departments === null} />
          )}
        </section>
      </Container>
    </>
  );
}

function ListTitle({ q, count }: { q: string; count: number }) {
  return (
    <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mb-8">
      <h2 id="list-title" className="text-2xl lg:text-3xl">
        {q
          ? `${count === 0 ? 'No departments' : count === 1 ? '1 department' : `${count} departments`} for “${q}”`
          : 'All departments, A to Z'}
      </h2>
      {q ? (
        <a href="/departments" className="text-link">
          Show all departments
        </a>
      ) : null}
    </div>
  );
}

function Cards({ departments }: { departments: Department[] }) {
  return (
    <ul className="pairs grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
      {departments.map((department) => (
        <li key={department.id}>
          <DepartmentCard department={department} />
        </li>
      ))}
    </ul>
  );
}

function Nothing({ q, failed }: { q: string; failed: boolean }) {
  const { contact } = useSite();
  const phone = contact?.phones[0];
  const title = failed
    ? 'The list cannot be shown right now.'
    : q
      ? 'No department fits these words.'
      : 'No departments yet.';
  return (
    <Empty icon="layout-grid" title={title}>
      <p>Tell us on the phone what troubles you: we will find the right department.</p>
      <p className="mt-6 flex flex-wrap gap-3">
        {q && !failed ? (
          <ButtonLink href={`/doctors?q=${encodeURIComponent(q)}#results`}>Search our doctors</ButtonLink>
        ) : null}
        {phone ? (
          <ButtonLink href={telephone(phone)} variant="secondary">
            <Icon name="phone" className="size-5 shrink-0" />
            Call {phone}
          </ButtonLink>
        ) : null}
      </p>
    </Empty>
  );
}
