import { pageMeta } from '#web/ui/meta.ts';
import type { Route } from './+types/news.ts';
import { art } from './art.ts';
import { Coming } from './coming.tsx';

const lead = 'News from the hospital and health advice from our doctors will be published here.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'News', description: lead, path: '/news' });

export default function News() {
  return (
    <Coming
      title="News"
      lead={lead}
      image={art.corridor}
      items={[
        'What is new in our departments',
        'Advice from our doctors, in plain words',
        'Open days and talks',
      ]}
    />
  );
}
