import { pageMeta } from '#web/ui/meta.ts';
import type { Route } from './+types/packages.ts';
import { art } from './art.ts';
import { Coming } from './coming.tsx';

const lead =
  'Checks that belong together, at one price. We are preparing this page; our reception can tell you what we offer today.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Packages', description: lead, path: '/packages' });

export default function Packages() {
  return (
    <Coming
      title="Packages"
      lead={lead}
      image={art.heart}
      items={[
        'Health checks for women, men, children and older people',
        'Every test in a package, and how to prepare',
        'The price, beside what the tests cost one by one',
      ]}
    />
  );
}
