import { and, desc, eq, getTableName, like, or, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';

/** Letters that Unicode does not decompose into a base letter and an accent. */
const folded: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i',
};

/** "Herz & Gefäße" → "herz-gefasse"; a text without a Latin letter or digit gives "entry". */
export function slugify(text: string) {
  const slug = text
    .toLowerCase()
    .replace(/[ßæœøđðþłı]/g, (letter) => folded[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 110)
    .replace(/^-|-$/g, '');
  return slug || 'entry';
}

/** A free slug made from a text: "cardiology", else "cardiology-2" and so on. */
export async function freeSlug(orm: Orm, column: AnyPgColumn, text: string) {
  const { translation } = schema;
  const base = slugify(text);
  const rows = await orm
    .select({ slug: sql<string>`${column}` })
    .from(column.table)
    .where(or(eq(column, base), like(column, `${base}-%`)))
    .union(
      orm
        .select({ slug: sql<string>`${translation.slug}` })
        .from(translation)
        .where(
          and(
            eq(translation.entity, getTableName(column.table)),
            or(eq(translation.slug, base), like(translation.slug, `${base}-%`)),
          ),
        ),
    );
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number++;
  return `${base}-${number}`;
}

/**
 * Entries that once had a slug, the latest first. It leads to the first one the caller may see, so that a hidden former
 * owner does not block it.
 */
export async function hadSlug(orm: Orm, entity: string, slug: string): Promise<number[]> {
  const { formerSlug } = schema;
  const rows = await orm
    .select({ id: formerSlug.entityId })
    .from(formerSlug)
    .where(and(eq(formerSlug.entity, entity), eq(formerSlug.slug, slug)))
    .orderBy(desc(formerSlug.createdAt), desc(formerSlug.entityId));
  return rows.map(({ id }) => id);
}

/** An address the entry takes back is no longer a former one. */
export async function keepFormerSlug(
  orm: Orm,
  entity: string,
  entityId: number,
  before: string,
  after: string,
) {
  const { formerSlug } = schema;
  await orm
    .delete(formerSlug)
    .where(and(eq(formerSlug.entity, entity), eq(formerSlug.slug, after), eq(formerSlug.entityId, entityId)));
  await orm.insert(formerSlug).values({ entity, slug: before, entityId }).onConflictDoNothing();
}
