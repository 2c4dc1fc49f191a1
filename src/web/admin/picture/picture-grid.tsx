import type { ReactNode } from 'react';
import type { Media } from '#contract/media.ts';
import { focusOf } from '#web/ui/core/picture.tsx';
import { t } from '#words/say.ts';

/** Pictures of the library; `tile` renders each one as a link or a button. */
export function PictureGrid({
  pictures,
  tile,
}: {
  pictures: Media[];
  tile(picture: Media, content: ReactNode): ReactNode;
}) {
  return (
    <ul className="stack picture-grid">
      {pictures.map((picture) => (
        <li key={picture.id} data-row={picture.id}>
          {tile(
            picture,
            <>
              <img
                src={picture.url}
                srcSet={picture.srcset}
                sizes="(max-width: 40rem) 45vw, 200px"
                alt={picture.alt || t('Picture without a description: {name}', { name: picture.name })}
                width={picture.width}
                height={picture.height}
                loading="lazy"
                className={focusOf(picture)}
              />
              {picture.alt ? null : (
                <span className="badge badge-draft picture-mark">{t('No alt text')}</span>
              )}
            </>,
          )}
        </li>
      ))}
    </ul>
  );
}
