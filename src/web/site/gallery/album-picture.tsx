import type { Album } from '#contract/gallery.ts';
import { pictureWords } from '#web/site/words/picture-words.ts';
import { Breadcrumb } from '#web/ui/core/breadcrumb.tsx';
import { buttonClass } from '#web/ui/core/button.tsx';
import { hidden, Phrase } from '#web/ui/core/phrase.tsx';
import { Picture } from '#web/ui/core/picture.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { numberWords, t } from '#words/say.ts';

/** One large picture: the target of its link, and the whole viewer without script. */
export function AlbumPicture({ album, place }: { album: Album; place: number }) {
  const picture = album.images[place]!;
  const base = at(`/gallery/${album.slug}`);
  const href = (step: number) => {
    const other = album.images[place + step];
    return other ? `${base}?picture=${other.id}` : null;
  };
  return (
    <div className="bg-mint-soft">
      <Container className="py-8 lg:py-12">
        <Breadcrumb
          trail={[
            { label: t('Gallery'), href: at('/gallery') },
            { label: album.title, href: base, lang: langOf(album) },
            { label: t('Picture {place}', { place: place + 1 }) },
          ]}
        />
        <h1 className="mt-6 text-2xl wrap-anywhere lg:text-3xl">
          <Phrase
            message="{album}, picture {place} of {count}"
            album={inLang(album, album.title)}
            place={numberWords(place + 1)}
            count={numberWords(album.imageCount)}
          />
        </h1>
        <figure className="mt-6">
          <Picture
            image={{ ...picture.image, alt: pictureWords(picture, place, album.imageCount) }}
            sizes="(min-width: 1240px) 1240px, 100vw"
            priority
            className="max-h-[80vh] rounded-md bg-white/60 object-contain"
          />
          {picture.caption ? (
            <figcaption className="mt-4 max-w-measure text-lg" {...langOf(picture)}>
              {picture.caption}
            </figcaption>
          ) : null}
        </figure>
        <nav aria-label={t('Pictures of this album')} className="no-print mt-6 flex flex-wrap gap-3">
          <Step href={href(-1)} rel="prev" />
          <Step href={href(1)} rel="next" />
          <a href={base} className={buttonClass({ variant: 'quiet' })}>
            <Icon name="layout-grid" className="size-5 shrink-0" />
            {t('All pictures')}
          </a>
        </nav>
      </Container>
    </div>
  );
}

/** A link to a neighbour; nothing at either end of the album. */
function Step({ href, rel }: { href: string | null; rel: 'prev' | 'next' }) {
  if (!href) return null;
  return (
    <a href={href} rel={rel} className={buttonClass({ variant: 'secondary' })}>
      {rel === 'prev' ? <Icon name="arrow-left" className="size-5 shrink-0 rtl:-scale-x-100" /> : null}
      <span>
        <Phrase
          message={rel === 'prev' ? 'Previous<hidden> picture</hidden>' : 'Next<hidden> picture</hidden>'}
          hidden={hidden}
        />
      </span>
      {rel === 'next' ? <Icon name="arrow-right" className="size-5 shrink-0 rtl:-scale-x-100" /> : null}
    </a>
  );
}
