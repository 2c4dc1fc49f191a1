import { pageMeta } from '#web/ui/meta.ts';
import type { Route } from './+types/gallery.ts';
import { art } from './art.ts';
import { Coming } from './coming.tsx';

const lead = 'A look inside: our rooms, our garden and the people at work. We are choosing the pictures.';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Gallery', description: lead, path: '/gallery' });

export default function Gallery() {
  return (
    <Coming
      title="Gallery"
      lead={lead}
      image={art.garden}
      items={['Rooms and wards as they are', 'The garden through the year', 'Our teams at work']}
    />
  );
}
