/** From rows to wire form: instants as RFC 3339, whole pictures, other entries as references. */

import { and, inArray } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Image, Reference } from '#contract/base.ts';
import type { Context } from '#server/call/context.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { presentImage } from '#server/media/variants.ts';
import { seen } from './published.ts';
import { translateRows } from './translation-overlay.ts';

type Wire<R> = {
  [K in keyof R as K extends 'deletedAt' ? never : K]: R[K] extends Date
    ? string
    : R[K] extends Date | null
      ? string | null
      : R[K];
};

/** A row without its bin mark, with dates as text. */
export function wire<R extends object>(row: R): Wire<R> {
  const shown: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(row)) {
    if (key !== 'deletedAt') shown[key] = value instanceof Date ? value.toISOString() : value;
  }
  return shown as Wire<R>;
}

function idsIn<K extends string>(rows: Record<K, number | null>[], column: K): number[] {
  return [...new Set(rows.map((row) => row[column]).filter((id) => id !== null))];
}

/** By media id, in one query. */
export async function imagesOf<K extends string>(
  orm: Orm,
  rowsWithImage: Record<NoInfer<K>, number | null>[],
  column: K,
): Promise<Map<number, Image>> {
  const wanted = idsIn(rowsWithImage, column);
  if (wanted.length === 0) return new Map();
  const rows = await orm.select().from(schema.media).where(inArray(schema.media.id, wanted));
  const said = await translateRows(orm, schema.media, rows, Date);
  return new Map(said.map((row) => [row.id, presentImage(row)]));
}

type Linked = PgTable & {
  id: AnyPgColumn;
  name: AnyPgColumn;
  slug: AnyPgColumn;
  deletedAt: AnyPgColumn;
  status: AnyPgColumn;
  publishedAt: AnyPgColumn;
};

/** By id, in one query; the public gets published entries only. */
export async function referencesOf<K extends string>(
  orm: Orm,
  table: Linked,
  linking: Record<NoInfer<K>, number | null>[],
  column: K,
  context: Context,
): Promise<Map<number, Reference>> {
  const wanted = idsIn(linking, column);
  if (wanted.length === 0) return new Map();
  const rows = (await orm
    .select({ id: table.id, name: table.name, slug: table.slug })
    .from(table as PgTable)
    .where(and(inArray(table.id, wanted), seen(table, context)))) as Reference[];
  const said = await translateRows(orm, table, rows, context);
  return new Map(said.map((row) => [row.id, row]));
}

/**
 * A link in wire form: the entry and its id. A link to something hidden is null for the public; staff also see the id
 * of an entry in the bin, which they must replace.
 */
export function linked<K extends string>(
  entries: Map<number, Reference>,
  id: number | null,
  name: K,
  { staff }: Context,
) {
  const entry = entries.get(id ?? 0) ?? null;
  return { [name]: entry, [`${name}Id`]: staff ? id : (entry?.id ?? null) } as Record<K, Reference | null> &
    Record<`${K}Id`, number | null>;
}

/** Rows in wire form, with their picture and department. */
export async function presentInDepartment<R extends { imageId: number | null; departmentId: number | null }>(
  orm: Orm,
  rows: R[],
  context: Context,
) {
  const images = await imagesOf(orm, rows, 'imageId');
  const departments = await referencesOf(orm, schema.department, rows, 'departmentId', context);
  return rows.map(({ imageId, ...row }) => ({
    ...wire(row),
    image: images.get(imageId ?? 0) ?? null,
    ...linked(departments, row.departmentId, 'department', context),
  }));
}
