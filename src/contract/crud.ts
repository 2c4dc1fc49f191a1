/**
 * Derives a resource's five routes from its name, fields and filters, and the object read from the fields written.
 * Differences between resources are in the resource's own file.
 */

import { z } from 'zod';
import { Id, IdParams, Image, Instant, line, route, Slug, Status } from './base.ts';
import { longestQuery } from './lengths.ts';
import type { Area } from './roles.ts';
import { said } from './validation-message.ts';

/** A future `publishedAt` schedules an entry; `position` is the manual order. */
export const contentFields = {
  slug: Slug.optional(),
  status: Status.optional(),
  publishedAt: Instant.nullable().optional(),
  position: z.int().min(0).max(100_000).optional(),
  seoTitle: line(120).optional(),
  seoDescription: line(300).optional(),
};

/** A media id when written, a whole picture when read: `imageId` becomes `image`. */
export const MediaId = Id.nullable().optional();
type PictureKey = 'imageId' | 'logoId' | 'coverId';
type ReadKey<K> = K extends `${infer Name}Id` ? (K extends PictureKey ? Name : K) : K;
type Present<S> = S extends z.ZodOptional<infer Inner extends z.ZodType> ? Inner : S;
type ReadShape<W> = {
  [K in keyof W as ReadKey<K>]: K extends PictureKey ? z.ZodNullable<typeof Image> : Present<W[K]>;
};

const stored = {
  id: z.int(),
  createdAt: Instant,
  updatedAt: Instant,
  version: z.int(),
  /** Language of the text, if it differs from the requested one. */
  language: z.string().optional(),
  /** The entry's slugs by language, '' being the main one; only in answers to a slug. */
  addresses: z.record(z.string(), z.string()).optional(),
};

/**
 * The object as read: every field is present, pictures are whole, and the server's own fields (`id`, times, `version`,
 * `extra`) are added.
 */
export function entity<W extends z.ZodRawShape, E extends z.ZodRawShape>(fields: z.ZodObject<W>, extra: E) {
  const shape: Record<string, z.ZodType> = {};
  for (const [key, schema] of Object.entries(fields.shape)) {
    if (key === 'imageId' || key === 'logoId' || key === 'coverId')
      shape[key.slice(0, -2)] = Image.nullable();
    else
      shape[key] = schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : (schema as z.ZodType);
  }
  return z.object({ ...stored, ...(shape as ReadShape<W>), ...extra });
}

/** All fields optional: a field left out of a PUT keeps its value. */
export function changes<W extends z.ZodRawShape>(fields: z.ZodObject<W>) {
  return fields.partial();
}

const digits = (max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, said('Use a whole number.'))
    .transform(Number)
    .pipe(z.int().min(1, said('Enter 1 or more.')).max(max, said('Enter at most {max}.', { max })));

/** The common parameters of every list, plus the list's own filters. */
export function listQuery<const S extends readonly [string, ...string[]], F extends z.ZodRawShape>(
  sorts: S,
  filters: F,
) {
  const both = sorts.flatMap((name) => [name, `-${name}`]) as [S[number] | `-${S[number]}`];
  return z.object({
    page: digits(100_000).default(1),
    limit: digits(100).default(20),
    q: line(longestQuery).optional(),
    sort: z.enum(both).optional(),
    // `scheduled` is published with a future date; `deleted` is the bin. Only staff may request anything but published.
    status: z.enum([...Status.options, 'all', 'scheduled', 'deleted']).optional(),
    ...filters,
  });
}

/**
 * Includes entries that a list in another language leaves out as untranslated: every doctor must be bookable in any
 * language.
 */
export const forBooking = { for: z.enum(['booking']).optional() };

interface Crud<W extends z.ZodRawShape, O, Q, R, A> {
  fields: z.ZodObject<W>;
  object: O;
  query: Q;
  read: R;
  area: A;
}

/**
 * The routes of one resource. `area` says whose staff may change it, `read` who may list and get. At most these five
 * options; a route that differs is written out in the resource's file.
 */
export function crud<
  const N extends string,
  W extends z.ZodRawShape,
  O extends z.ZodType,
  Q extends z.ZodObject,
  const R extends 'public' | Area,
  const A extends Area,
>(path: N, { fields, object, query, read, area }: Crud<W, O, Q, R, A>) {
  const noun = path.replaceAll('-', ' ');
  const conflicts = ['slug-taken', 'name-taken', 'invalid', 'forbidden'] as const;
  return {
    list: route({
      method: 'GET',
      path: `/${path}`,
      access: read,
      area,
      summary: `List: ${noun}`,
      query,
      data: z.array(object),
      list: true,
    }),
    create: route({
      method: 'POST',
      path: `/${path}`,
      access: area,
      summary: `Create: ${noun}`,
      body: fields,
      data: object,
      status: 201,
      errors: [...conflicts, 'idempotency-key-reused'],
    }),
    get: route({
      method: 'GET',
      path: `/${path}/{id}`,
      access: read,
      area,
      summary: `One: ${noun}`,
      params: IdParams,
      data: object,
      errors: ['not-found'],
    }),
    update: route({
      method: 'PUT',
      path: `/${path}/{id}`,
      access: area,
      summary: `Change: ${noun}`,
      params: IdParams,
      body: changes(fields),
      data: object,
      errors: ['not-found', 'stale-version', ...conflicts],
    }),
    remove: route({
      method: 'DELETE',
      path: `/${path}/{id}`,
      access: area,
      summary: `Delete: ${noun}`,
      params: IdParams,
      status: 204,
      errors: ['not-found', 'stale-version', 'still-referenced', 'has-appointments', 'forbidden'],
    }),
  };
}

/** A former slug still finds its entry, which then carries the new one. */
export function bySlug<const N extends string, O extends z.ZodType>(path: N, object: O) {
  return route({
    method: 'GET',
    path: `/${path}/slug/{slug}`,
    access: 'public',
    summary: `One by its slug or a former slug: ${path}`,
    params: z.object({ slug: Slug }),
    data: object,
    errors: ['not-found'],
  });
}
