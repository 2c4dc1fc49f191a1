import { useId } from 'react';
import type { Gallery } from '#contract/gallery.ts';
import { apiContext } from '#web/api/client.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { allOrNothing } from '#web/site/entry/every-entry.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Picture } from '#web/ui/core/picture.tsx';
import { Container, Section } from '#web/ui/core/section.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/gallery.ts';
import { albumFacts } from './album-facts.ts';

const lead = 'A look inside: our rooms, our garden and the people at work.';

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const albums = await allOrNothing('albums', (paging) =>
    api.gallery.list({ query: { ...paging, sort: 'position' } }),
  );
  return { albums };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: t('Gallery'), description: t(lead), path: '/gallery' });

export default function GalleryPage({ loaderData: { albums } }: Route.ComponentProps) {
  return (
    <>
      <PageHead trail={[{ label: t('Gallery') }]} title={t('Gallery')} lead={t(lead)} />
      <Section>
        <Container>
          {albums && albums.length > 0 ? (
            <ul className="pairs grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:gap-x-12 lg:gap-y-16">
              {albums.map((album) => (
                <li key={album.id}>
                  <AlbumCard album={album} />
                </li>
              ))}
            </ul>
          ) : (
            <Empty
              icon="image"
              title={albums ? t('No pictures yet.') : t('The albums cannot be shown right now.')}
              actions={<ButtonLink href={at('/contact')}>{t('How to find us')}</ButtonLink>}
            >
              {t('Come and see for yourself: our reception is glad to show you round.')}
            </Empty>
          )}
        </Container>
      </Section>
    </>
  );
}

function AlbumCard({ album }: { album: Gallery }) {
  const { locale } = useSite();
  const id = useId();
  return (
    <article aria-labelledby={id} className="group relative">
      <div className="album-pile">
        <div className="overflow-hidden rounded-md bg-mint">
          <Picture
            image={album.cover ?? album.firstImage}
            ratio="3/2"
            sizes="(min-width: 1024px) 600px, (min-width: 640px) 50vw, 100vw"
            decorative
            className="transition-transform duration-250 group-hover:scale-[1.03]"
          />
        </div>
      </div>
      <h2 id={id} className="mt-5 text-xl lg:text-2xl">
        <a
          href={at(`/gallery/${album.slug}`)}
          className="stretched no-underline group-hover:text-primary"
          {...langOf(album)}
        >
          {album.title}
        </a>
      </h2>
      <p className="mt-1 text-sm text-ink-muted">{albumFacts(album, locale)}</p>
      {album.description ? (
        <p className="mt-2 line-clamp-2 text-ink-soft" {...langOf(album)}>
          {album.description}
        </p>
      ) : null}
    </article>
  );
}
