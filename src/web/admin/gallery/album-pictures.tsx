import { type RefObject, useEffect, useRef, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { Album, GalleryImage } from '#contract/gallery.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { counted, t } from '#words/say.ts';
import plus from '~icons/lucide/plus?raw';
import { useFormScope } from '../field/form-scope.ts';
import { AddPictures } from './add-pictures.tsx';
import { nameOf } from './name-of.ts';
import { PictureTile } from './picture-tile.tsx';
import { useAlbum } from './use-album.ts';
import { useTileDrag } from './use-tile-drag.ts';

/** The pictures of an album: add, describe, reorder by mouse or keyboard, remove. */
export function AlbumPictures({ id }: { id: string }) {
  const { album, add, move, remove, take } = useAlbum(id);
  const { resetField } = useFormContext();
  const { field: cover } = useController({ name: 'coverId' });
  const [isAdding, setAdding] = useState(false);
  const [news, setNews] = useState('');
  const drag = useTileDrag((image, to) => moveTo(image, to));
  const { isReadOnly } = useFormScope();
  const grid = useRef<HTMLUListElement>(null);
  const images = album?.images ?? [];
  const focus = useFocusAfterMove(grid, images.map(({ id }) => id).join());

  function moveTo(image: GalleryImage, to: number) {
    if (to < 0 || to >= images.length) return;
    move(image, to);
    setNews(
      t('{name} is now picture {number} of {count}.', {
        name: nameOf(image),
        number: to + 1,
        count: images.length,
      }),
    );
  }
  async function takeOut(image: GalleryImage) {
    // The server removes the cover with the picture, so there is none left to save.
    if (album?.cover?.id === image.mediaId) resetField('coverId', { defaultValue: null });
    else if (cover.value === image.mediaId) resetField('coverId');
    const putBack = await remove(image);
    if (!putBack) return;
    setNews(t('{name} has been removed.', { name: nameOf(image) }));
    said.undoable(t('The picture has been removed from the album.'), () => void putBack());
    grid.current?.focus();
  }

  return (
    <section className="panel">
      <div className="cluster panel-head">
        <h2>{images.length > 0 ? t('Pictures ({count})', { count: images.length }) : t('Pictures')}</h2>
        <Button small icon={plus} onClick={() => setAdding(true)}>
          {t('Add pictures')}
        </Button>
      </div>
      <Notes album={album} />
      {images.length === 0 ? <p className="empty">{t('There are no pictures in this album yet.')}</p> : null}
      <ul
        ref={grid}
        tabIndex={-1}
        aria-label={t('Pictures of this album')}
        className="stack-wide album-tiles"
      >
        {images.map((image, place) => (
          <PictureTile
            key={image.id}
            image={image}
            place={place}
            count={images.length}
            isCover={cover.value === image.mediaId}
            drag={isReadOnly ? undefined : drag.of(image, place)}
            onMove={(to, button) => {
              moveTo(image, to);
              focus(image.id, button);
            }}
            onCover={() => cover.onChange(cover.value === image.mediaId ? null : image.mediaId)}
            onRemove={() => void takeOut(image)}
            onSaved={take}
          />
        ))}
      </ul>
      <p role="status" className="unseen">
        {news}
      </p>
      {isAdding ? (
        <AddPictures
          present={images.map(({ mediaId }) => mediaId)}
          add={add}
          onClose={() => setAdding(false)}
        />
      ) : null}
    </section>
  );
}

function Notes({ album }: { album: Album | undefined }) {
  const { field: cover } = useController({ name: 'coverId' });
  const { isReadOnly } = useFormScope();
  const images = album?.images ?? [];
  const undescribed = images.filter(({ image }) => image.alt === '').length;
  const isForeignCover = Boolean(cover.value) && !images.some(({ mediaId }) => mediaId === cover.value);
  return (
    <>
      {isReadOnly ? null : (
        <p className="quiet">
          {t(
            'Order, captions, and added or removed pictures are saved at once. The cover is saved with the album.',
          )}
        </p>
      )}
      {album && isForeignCover && !isReadOnly ? (
        <p className="quiet">
          {t('The cover is a picture that is not in this album.')}{' '}
          <button type="button" className="link-button" onClick={() => cover.onChange(null)}>
            {t('Use the first picture instead')}
          </button>
        </p>
      ) : null}
      {undescribed > 0 ? (
        <p className="notice notice-warning">
          {counted(
            'One picture has no alt text, so people who cannot see it learn nothing from it.',
            '{count} pictures have no alt text, so people who cannot see them learn nothing from it.',
            undescribed,
          )}
        </p>
      ) : null}
    </>
  );
}

/** A moved tile briefly leaves the document and loses the focus; its button gets it back. */
function useFocusAfterMove(grid: RefObject<HTMLElement | null>, order: string) {
  const wanted = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the new order is what moves the tiles.
  useEffect(() => {
    if (wanted.current) grid.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = '';
  }, [order]);
  return (id: number, button: 'earlier' | 'later') => {
    wanted.current = `[data-tile="${id}"] [data-move="${button}"]`;
  };
}
