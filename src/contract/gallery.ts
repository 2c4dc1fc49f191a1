import { z } from 'zod';
import { CalendarDate, Id, IdParams, IdText, Image, requiredLine, route, text } from './base.ts';
import { bySlug, changes, contentFields, crud, entity, listQuery, MediaId } from './crud.ts';
import { said } from './validation-message.ts';

/** A media picture in an album. Positions count from 0; without one it comes last. */
export const GalleryImageFields = z.strictObject({
  galleryId: Id,
  mediaId: Id,
  caption: text(300).optional(),
  position: z.int(said('Enter a whole number.')).min(0, said('Enter 0 or more.')).max(100_000).optional(),
});
export const GalleryImage = entity(GalleryImageFields, { image: Image });
export type GalleryImage = z.output<typeof GalleryImage>;

/** No one looks through more, and it bounds the size of a page. */
export const mostPictures = 200;

export const GalleryFields = z.strictObject({
  title: requiredLine(120, 'Enter a title.'),
  description: text(1000).optional(),
  coverId: MediaId,
  takenOn: CalendarDate.nullable().optional(),
  ...contentFields,
});
/** In a list; `firstImage` represents an album without a cover. */
export const Gallery = entity(GalleryFields, { imageCount: z.int(), firstImage: Image.nullable() });
export type Gallery = z.output<typeof Gallery>;
/** A single album, with its pictures in order. */
export const Album = entity(GalleryFields, {
  imageCount: z.int(),
  firstImage: Image.nullable(),
  images: z.array(GalleryImage),
});
export type Album = z.output<typeof Album>;

const albums = crud('gallery', {
  fields: GalleryFields,
  object: Album,
  query: listQuery(['position', 'title', 'takenOn', 'createdAt', 'updatedAt'], {}),
  read: 'public',
  area: 'content',
});
export const gallery = {
  ...albums,
  list: route({ ...albums.list, data: z.array(Gallery) }),
  getBySlug: bySlug('gallery', Album),
};

export const galleryImage = {
  list: route({
    method: 'GET',
    path: '/gallery/images',
    access: 'public',
    summary: 'The pictures of one album in order, or of all albums, newest album first',
    query: listQuery(['position'], { galleryId: IdText.optional() }).pick({
      page: true,
      limit: true,
      galleryId: true,
    }),
    data: z.array(GalleryImage),
    list: true,
  }),
  create: route({
    method: 'POST',
    path: '/gallery/image',
    access: 'content',
    summary: 'Add a picture to an album; refused if it is already there',
    body: GalleryImageFields,
    data: GalleryImage,
    status: 201,
    errors: ['invalid', 'picture-in-album', 'forbidden'],
  }),
  update: route({
    method: 'PUT',
    path: '/gallery/image/{id}',
    access: 'content',
    summary: 'Change a caption, or move a picture to a position; the others shift',
    params: IdParams,
    body: changes(GalleryImageFields.pick({ caption: true, position: true })),
    data: GalleryImage,
    errors: ['not-found', 'stale-version', 'forbidden'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/gallery/image/{id}',
    access: 'content',
    summary: 'Remove a picture from an album; it stays in the media store',
    params: IdParams,
    status: 204,
    errors: ['not-found', 'stale-version', 'forbidden'],
  }),
};
