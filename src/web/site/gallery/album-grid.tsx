import type { Album, GalleryImage } from '#contract/gallery.ts';
import { pictureWords } from '#web/site/words/picture-words.ts';
import { Picture } from '#web/ui/core/picture.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';

/**
 * An album's pictures in rows, each in its own shape. Pictures of one shape are in columns; one that would be left
 * alone in the last row goes first and takes a row (album.css). With different shapes, a picture starts at its width at
 * a common height and grows in proportion, so each row fills its width at one height; an empty item fills the last row.
 */
export function AlbumGrid({ album }: { album: Album }) {
  const shapes = new Set(album.images.map(shapeOf));
  const isEven = shapes.size === 1;
  const isUpright = isEven && album.images[0]!.image.height > album.images[0]!.image.width;
  return (
    <ul className={isEven ? `album-even ${isUpright ? 'album-upright' : ''}` : mixed}>
      {album.images.map((picture, place) => (
        <li
          key={picture.id}
          className={
            isEven
              ? 'min-w-0'
              : `min-w-0 grow-[var(--shape)] basis-[calc(var(--shape)*var(--row))] max-sm:max-w-[calc(2.05*var(--shape)*var(--row))] ${shapeOf(picture)}`
          }
        >
          <figure>
            <a
              href={at(`/gallery/${album.slug}?picture=${picture.id}`)}
              data-view={picture.id}
              className="block overflow-hidden rounded-sm bg-mint"
            >
              <Picture
                image={{ ...picture.image, alt: pictureWords(picture, place, album.imageCount) }}
                sizes={
                  place === 0 && !isUpright
                    ? '(min-width: 1240px) 1240px, 100vw'
                    : '(min-width: 1024px) 480px, (min-width: 640px) 50vw, 100vw'
                }
                priority={place === 0}
                className="transition-transform duration-250 hover:scale-[1.02]"
              />
            </a>
            {picture.caption ? (
              <figcaption className="mt-2 text-sm text-ink-soft hyphens-auto" {...langOf(picture)}>
                {picture.caption}
              </figcaption>
            ) : null}
          </figure>
        </li>
      ))}
    </ul>
  );
}

const mixed =
  'flex flex-wrap gap-x-3 gap-y-6 [--row:9rem] after:grow-1000 max-sm:after:hidden sm:gap-x-4 sm:[--row:11rem] lg:gap-y-8 lg:[--row:13rem]';

/** The nearest common camera shape, as pages may not carry inline styles. */
function shapeOf({ image }: GalleryImage) {
  const ratio = image.width / image.height;
  const distance = ([shape]: (typeof shapes)[number]) => Math.abs(Math.log(shape / ratio));
  return shapes.reduce((best, shape) => (distance(shape) < distance(best) ? shape : best))[1];
}

const shapes = [
  [9 / 16, '[--shape:0.5625]'],
  [2 / 3, '[--shape:0.6667]'],
  [3 / 4, '[--shape:0.75]'],
  [4 / 5, '[--shape:0.8]'],
  [1, '[--shape:1]'],
  [5 / 4, '[--shape:1.25]'],
  [4 / 3, '[--shape:1.3333]'],
  [3 / 2, '[--shape:1.5]'],
  [16 / 9, '[--shape:1.7778]'],
  [21 / 9, '[--shape:2.3333]'],
] as const;
