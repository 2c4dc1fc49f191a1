/**
 * The hospital's pictures. They come in by the tus protocol (resumable uploads, tus.io), which is not written down as
 * routes: its bodies are bytes, its answers are headers, and it is a standard with clients of its own. POST /api/media
 * begins an upload; server/media/uploads.ts takes it, and OpenAPI describes it in words.
 */

import { z } from 'zod';
import { IdParams, Image, line, requiredLine, route } from './base.ts';
import { changes, entity, listQuery } from './crud.ts';
import { longestCaption } from './lengths.ts';

/** What the browser and the server agree on about uploads. */
export const upload = {
  path: '/api/media',
  chunkBytes: 64 * 1024,
  largestBytes: 25 * 1024 * 1024,
  /** What a file chooser offers. What a file is, its content decides. */
  accept: 'image/jpeg,image/png,image/webp,image/avif,image/gif',
  /** The answer that ends an upload names the new picture by this header. */
  idHeader: 'Media-Id',
  /** `1` where the hospital had this very file already and the answer names the picture made of it then. */
  knownHeader: 'Media-Known',
};

const share = z.number('Enter a number.').min(0, 'Enter 0 or more.').max(1, 'Enter at most 1.');

/** `alt` says what the picture shows to whoever cannot see it; `name` is for finding it here. */
export const MediaFields = z.strictObject({
  name: requiredLine(200).optional(),
  alt: line(longestCaption).optional(),
  focalX: share.optional(),
  focalY: share.optional(),
});

const shown = Image.pick({ url: true, width: true, height: true, srcset: true, placeholder: true });
export const Media = entity(MediaFields, shown.shape);
export type Media = z.output<typeof Media>;

/** An entry that refers to another one. `entity` is the name of its resource as in the activity log. */
export const Use = z.object({
  entity: z.string(),
  id: z.int(),
  title: z.string(),
  /** It was deleted and may come back. */
  isInBin: z.boolean(),
});
export type Use = z.output<typeof Use>;

const MediaWithUses = Media.extend({ usedIn: z.array(Use) });

export const media = {
  list: route({
    method: 'GET',
    path: '/media',
    access: 'admin',
    summary: 'Pictures, newest first; alt=missing: those that say nothing to people who cannot see them',
    query: listQuery(['createdAt', 'name'], { alt: z.enum(['missing']).optional() }),
    data: z.array(Media),
    list: true,
  }),
  get: route({
    method: 'GET',
    path: '/media/{id}',
    access: 'admin',
    summary: 'One picture, and which entries show it',
    params: IdParams,
    data: MediaWithUses,
    errors: ['not-found'],
  }),
  update: route({
    method: 'PUT',
    path: '/media/{id}',
    access: 'admin',
    summary: 'Change what a picture is called, what it shows, and the point that crops keep',
    params: IdParams,
    body: changes(MediaFields),
    data: MediaWithUses,
    errors: ['not-found', 'stale-version'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/media/{id}',
    access: 'admin',
    summary: 'Delete a picture and its files; refused with `usedIn` while an entry shows it',
    params: IdParams,
    status: 204,
    errors: ['not-found', 'stale-version', 'still-referenced'],
  }),
};
