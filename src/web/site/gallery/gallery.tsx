import type { Gallery } from '#contract/gallery.ts';
import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { art } from '#web/site/entry/art.ts';
import { everyEntry } from '#web/site/entry/every-entry.ts';
import { Card } from '#web/ui/card.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { PageHead } from '#web/ui/core/page-head.tsx';
import { Container, Section } from '#web/ui/core/section.tsx';
import { Empty } from '#web/ui/empty.tsx';
import type { Route } from './+types/gallery.ts';
import { albumFacts } from './album-facts.ts';

const lead = 'A look inside: our rooms, our garden and the people at work.';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const albums = await orNothing(
    'albums',
    everyEntry((paging) => api.gallery.list({ query: { ...paging, sort: 'position' } })),
  );
  return { albums };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Gallery', description: lead, path: '/gallery' });

export default function GalleryPage({ loaderData: { albums } }: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={[{ label: 'Gallery' }]} title="Gallery" lead={lead} image={art.garden} />
      <Section>
        <Container>
          {albums && albums.length > 0 ? (
            <ul className="pairs grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
              {albums.map((album) => (
                <li key={album.id}>
                  <AlbumCard album={album} />
                </li>
              ))}
            </ul>
          ) : (
            <Empty
              icon="image"
              title={albums ? 'No pictures yet.' : 'The albums cannot be shown right now.'}
              actions={<ButtonLink href="/contact">How to find us</ButtonLink>}
            >
              Come and see for yourself: our reception is glad to show you round.
            </Empty>
          )}
        </Container>
      </Section>
    </>
  );
}

function AlbumCard({ album }: { album: Gallery }) {
  const { locale } = useSite();
  return (
    <Card
      href={`/gallery/${album.slug}`}
      title={album.title}
      image={album.cover ?? album.firstImage}
      heading="h2"
    >
      {album.description ? <p className="mt-2 line-clamp-2 text-ink-soft">{album.description}</p> : null}
      <p className="mt-auto pt-4 text-sm text-ink-muted">{albumFacts(album, locale)}</p>
    </Card>
  );
}
