/**
 * The hospital's pictures. They are uploaded with the tus protocol (resumable uploads, tus.io), which is not declared
 * as routes: its bodies are bytes, its answers are headers, and it is a standard with its own clients. POST /api/media
 * starts an upload; server/http/uploads.ts handles it, and OpenAPI describes it in words.
 */

import { z } from 'zod';
import { IdParams, Image, line, requiredLine, route } from './base.ts';
import { changes, entity, listQuery } from './crud.ts';
import { longestCaption } from './lengths.ts';
import { said } from './validation-message.ts';

/** Shared by browser and server. */
export const upload = {
  path: '/api/media',
  chunkBytes: 64 * 1024,
  largestBytes: 25 * 1024 * 1024,
  /** For the file chooser. The server checks the content instead. */
  accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  /** Header of the final answer, with the id of the new picture. */
  idHeader: 'Media-Id',
  /** `1` if this exact file had been uploaded before; the id is then the existing picture's. */
  knownHeader: 'Media-Known',
};

const share = z
  .number(said('Enter a number.'))
  .min(0, said('Enter 0 or more.'))
  .max(1, said('Enter at most 1.'));

/** `alt` describes the picture for people who cannot see it; `name` is for finding it here. */
export const MediaFields = z.strictObject({
  name: requiredLine(200, 'Enter a name.').optional(),
  alt: line(longestCaption).optional(),
  focalX: share.optional(),
  focalY: share.optional(),
});

const shown = Image.pick({ url: true, width: true, height: true, srcset: true, placeholder: true });
export const Media = entity(MediaFields, shown.shape);
export type Media = z.output<typeof Media>;

/** An entry that refers to another one. `entity` is its resource as in the trail. */
export const Use = z.object({
  entity: z.string(),
  id: z.int(),
  title: z.string(),
  /** Deleted, but it may be restored. */
  isInBin: z.boolean(),
});
export type Use = z.output<typeof Use>;

const MediaWithUses = Media.extend({ usedIn: z.array(Use) });

export const media = {
  list: route({
    method: 'GET',
    path: '/media',
    access: 'content',
    summary: 'Pictures, newest first; alt=missing: those without a description',
    query: listQuery(['createdAt', 'name'], { alt: z.enum(['missing']).optional() }),
    data: z.array(Media),
    list: true,
  }),
  get: route({
    method: 'GET',
    path: '/media/{id}',
    access: 'content',
    summary: 'One picture, and the entries that use it',
    params: IdParams,
    data: MediaWithUses,
    errors: ['not-found'],
  }),
  update: route({
    method: 'PUT',
    path: '/media/{id}',
    access: 'content',
    summary: 'Change a picture’s name, description, and the point that crops keep',
    params: IdParams,
    body: changes(MediaFields),
    data: MediaWithUses,
    errors: ['not-found', 'stale-version', 'forbidden'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/media/{id}',
    access: 'content',
    summary: 'Delete a picture and its files; refused with `usedIn` while an entry uses it',
    params: IdParams,
    status: 204,
    errors: ['not-found', 'stale-version', 'still-referenced', 'forbidden'],
  }),
};
