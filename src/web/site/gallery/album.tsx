import { socialPicture } from '#contract/social-picture.ts';
import { apiContext } from '#web/api/client.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { redirect } from '#web/shell/redirect.ts';
import { loadEntry, slugOrId } from '#web/site/entry/entry.ts';
import { galleryFacts } from '#web/site/entry/entry-facts.ts';
import { JsonLd } from '#web/ui/core/json-ld.tsx';
import { Container, Section } from '#web/ui/core/section.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/album.ts';
import { albumFacts } from './album-facts.ts';
import { AlbumGrid } from './album-grid.tsx';
import { AlbumPicture } from './album-picture.tsx';
import { AlbumViewer } from './album-viewer.tsx';

/** An album; with `?picture=` one of its pictures as a page. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { entry: album, place } = await loadEntry(request, '/gallery', params.id, slugOrId(api.gallery));
  const asked = new URL(request.url).searchParams.get('picture');
  const shown = album.images.findIndex(({ id }) => String(id) === asked);
  if (asked !== null && shown < 0) throw redirect(`/gallery/${album.slug}`);
  return { album, place, shown };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { album, place, shown } }) => {
  const picture = album.images[shown];
  return pageMeta(matches, {
    title: picture
      ? t('Picture {place} of {count}: {album}', {
          place: shown + 1,
          count: album.imageCount,
          album: album.title,
        })
      : album.seoTitle || album.title,
    description:
      picture?.caption ||
      album.seoDescription ||
      album.description ||
      t('Pictures: {album}.', { album: album.title }),
    ...place,
    picture: (hospital) => socialPicture('gallery', album, hospital),
  });
};

export default function AlbumPage({ loaderData: { album, shown } }: Route.ComponentProps) {
  const site = useSite();
  if (shown >= 0) return <AlbumPicture album={album} place={shown} />;
  return (
    <>
      <PageHead
        trail={[
          { label: t('Gallery'), href: at('/gallery') },
          { label: album.title, lang: langOf(album) },
        ]}
        entry={album}
        title={album.title}
        lead={album.description ? <span className="whitespace-pre-line">{album.description}</span> : null}
      >
        <p className="text-ink-muted">{albumFacts(album, site.locale)}</p>
      </PageHead>
      <Section className="lg:pt-16">
        <Container>
          {album.images.length > 0 ? (
            <AlbumGrid album={album} />
          ) : (
            <p className="max-w-measure text-lg">{t('This album has no pictures yet.')}</p>
          )}
          <p className="no-print mt-12">
            <a href={at('/gallery')} className="text-link inline-flex min-h-6 items-center">
              {t('All albums')}
            </a>
          </p>
        </Container>
      </Section>
      {album.images.length > 0 ? <AlbumViewer album={album} /> : null}
      <JsonLd data={galleryFacts(site, album)} />
    </>
  );
}
