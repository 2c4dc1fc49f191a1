/**
 * Every component of the public site in every state, for developers: /design while `npm run dev` runs. Entries come
 * from the hospital itself, so that they look real.
 */
import type { LoaderFunctionArgs, MetaFunction } from 'react-router';
import { useLoaderData } from 'react-router';
import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { Actions } from './actions.tsx';
import stylesheet from './design.css?url';
import { Entries } from './entries.tsx';
import { Fields } from './fields.tsx';
import { Messages } from './messages.tsx';
import { Pictures } from './pictures.tsx';
import { Structure } from './structure.tsx';
import { Tokens } from './tokens.tsx';

export function links() {
  return [{ rel: 'stylesheet', href: stylesheet }];
}

export const meta: MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Design', description: 'Every component.', path: '/design', index: false });

export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const first = { query: { limit: '2' } };
  const [departments, services, doctors, packages, news] = await Promise.all([
    orNothing('departments', api.department.list(first)),
    orNothing('services', api.service.list(first)),
    orNothing('doctors', api.doctor.list(first)),
    orNothing('packages', api.package.list(first)),
    orNothing('news', api.news.list(first)),
  ]);
  const { searchParams } = new URL(request.url);
  return {
    department: departments?.[0] ?? null,
    service: services?.[0] ?? null,
    doctor: doctors?.[0] ?? null,
    package: packages?.[0] ?? null,
    article: news?.[0] ?? null,
    page: Number(searchParams.get('page')) || 1,
    isRefused: searchParams.has('refused'),
  };
}

const groups = {
  colours: 'Colours',
  scale: 'Type, radii, shadows',
  buttons: 'Buttons and links',
  fields: 'Fields and forms',
  messages: 'Messages',
  entries: 'Entries',
  structure: 'Structure',
  pictures: 'Pictures and icons',
};

export default function Design() {
  const { page, isRefused, ...entries } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        trail={[{ label: 'Development', href: '/design' }, { label: 'Design' }]}
        title="Design"
        lead="Every component of the public site, in every state. docs/design.md says which to use when."
        image={entries.department?.image}
      >
        <ul className="specimen-index">
          {Object.entries(groups).map(([id, title]) => (
            <li key={id}>
              <a href={`#${id}`} className="text-link">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </PageHead>
      <Tokens />
      <Actions />
      <Fields isRefused={isRefused} />
      <Messages />
      <Entries {...entries} />
      <Structure page={page} />
      <Pictures image={entries.department?.image ?? null} />
    </>
  );
}
