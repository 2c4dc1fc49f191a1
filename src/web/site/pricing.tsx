import { pageMeta } from '#web/ui/meta.ts';
import type { Route } from './+types/pricing.ts';
import { art } from './art.ts';
import { Coming } from './coming.tsx';

const lead =
  'We are putting all our prices on one page. Until then we tell you what a visit costs before you book it: just ask.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Pricing', description: lead, path: '/pricing' });

export default function Pricing() {
  return (
    <Coming
      title="Pricing"
      lead={lead}
      image={art.consultation}
      items={[
        'What a consultation costs, by department and doctor',
        'Prices of services, with what is included',
        'Until when a price holds',
      ]}
    />
  );
}
