/**
 * The pictures of one album. Each change is shown at once and sent separately, in order, so that the server sees quick
 * moves as they were made; a refused one is undone by reloading the album.
 */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Image } from '#contract/base.ts';
import type { Album, GalleryImage } from '#contract/gallery.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { api } from '#web/admin/session/session.ts';
import { said } from '#web/admin/ui/toasts.tsx';
import { ApiProblem } from '#web/api/client.ts';

export function useAlbum(id: string) {
  const queries = useQueryClient();
  const queryKey = ['gallery', 'get', id];
  const { data: album } = useQuery({
    queryKey,
    queryFn: async () => (await api.gallery.get({ params: { id } })).data,
  });

  function show(change: (images: GalleryImage[]) => GalleryImage[]) {
    // A response in flight does not know of this change.
    void queries.cancelQueries({ queryKey });
    queries.setQueryData<Album>(queryKey, (before) => {
      if (!before) return before;
      const images = change(before.images).map((image, position) => ({ ...image, position }));
      return { ...before, images, imageCount: images.length };
    });
  }
  async function reload() {
    await queries.invalidateQueries({ queryKey });
    // Lists show the number of pictures, and the first.
    void queries.invalidateQueries({ queryKey: ['gallery', 'list'] });
  }
  const inTurn = useTurns(reload);

  return {
    album,

    move(image: GalleryImage, to: number) {
      show((images) => moved(images, image.id, to));
      void inTurn(() =>
        api.galleryImage.update({ params: { id: String(image.id) }, body: { position: to } }),
      ).then((answer) => answer && take(answer.data));
    },

    /** Adds pictures one by one; returns how many were new. `onProgress` gets the count so far. */
    async add(pictures: Image[], onProgress: (done: number) => void) {
      let added = 0;
      for (const [index, { id: mediaId }] of pictures.entries()) {
        onProgress(index);
        try {
          await api.galleryImage.create({ body: { galleryId: Number(id), mediaId } });
          added++;
        } catch (error) {
          // A colleague has just added it.
          if (!(error instanceof ApiProblem && error.is('picture-in-album'))) {
            await reload();
            throw error;
          }
        }
      }
      await reload();
      return added;
    },

    /** Removes a picture; returns whether it worked, and how to undo it. */
    async remove(image: GalleryImage) {
      const wasCover = album?.cover?.id === image.mediaId;
      show((images) => images.filter((one) => one.id !== image.id));
      const answer = await inTurn(() => api.galleryImage.remove({ params: { id: String(image.id) } }));
      if (!answer) return null;
      await reload();
      return () =>
        inTurn(async () => {
          const { mediaId, caption, position } = image;
          await api.galleryImage.create({ body: { galleryId: Number(id), mediaId, caption, position } });
          if (wasCover) await api.gallery.update({ params: { id }, body: { coverId: mediaId } });
          await reload();
        });
    },

    /** Shows a picture as the server returned it. */
    take,
  };

  function take(image: GalleryImage) {
    queries.setQueryData<Album>(
      queryKey,
      (before) =>
        before && {
          ...before,
          images: before.images.map((one) =>
            // The position on screen may be newer than this response.
            one.id === image.id ? { ...image, position: one.position } : one,
          ),
        },
    );
  }
}

/** Queues a call after the previous ones. A refusal is shown, and the album reloads. */
function useTurns(reload: () => Promise<void>) {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return function inTurn<T>(call: () => Promise<T>): Promise<T | undefined> {
    const turn = last.current.then(async () => {
      try {
        return await call();
      } catch (error) {
        said.failed(inWords(error));
        await reload();
        return undefined;
      }
    });
    last.current = turn;
    return turn;
  };
}

/** The list with one entry moved to index `to`, at most the last. */
function moved<Entry extends { id: number }>(entries: Entry[], id: number, to: number): Entry[] {
  const entry = entries.find((one) => one.id === id);
  return entry ? entries.filter((one) => one !== entry).toSpliced(to, 0, entry) : entries;
}
