/**
 * Hidden entries of every kind, each with unique words in all its texts, and linked with published ones in every way
 * that the tables allow. A new resource, field or link is covered automatically.
 */

import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import { snakeCase } from '#contract/resources.ts';
import { routes } from '#contract/routes.ts';
import { api } from '#server/api/index.ts';
import { type ContentResource, contentResource } from '#server/content/content-resource.ts';
import { databaseError } from '#server/db/transaction.ts';
import { administrator } from '#server/identity/rights.ts';
import type { TestHospital } from '#server/test-hospital.ts';
import { sampleOf } from './sample.ts';

export const states = ['draft', 'scheduled', 'archived', 'deleted'] as const;
export type State = (typeof states)[number];

export interface Hidden {
  resource: string;
  state: State;
  id: number;
  /** Each occurs in one of its texts and nowhere else; the first is part of all of them. */
  words: string[];
  /** Its own slug, its former ones, and one of a published entry that it had for a while. */
  slugs: string[];
}

interface Kind {
  resource: string;
  table: string;
  path: string;
  content: ContentResource;
  states: readonly State[];
}

/** Content that staff can hide: in all four ways if it has a status, else only in the bin. */
export function kinds(): Kind[] {
  return routes()
    .filter(({ operation }) => operation === 'create')
    .flatMap(({ resource, route }) => {
      const content = contentResource(
        api,
        resource,
        { staff: { roles: administrator, doctorId: null } },
        'change',
      );
      if (!content?.newFields || !('deletedAt' in content.table)) return [];
      return [
        {
          resource,
          table: snakeCase(resource),
          path: route.path,
          content,
          states: 'status' in content.table ? states : (['deleted'] as const),
        },
      ];
    });
}

export const comesOutAt = Date.parse('2027-01-01T00:00:00Z');

/**
 * Renames published entries, so that their old slugs can be taken, and removes every link that a hidden entry gets
 * later: the hospital without them.
 */
export async function makeRoom({ orm }: TestHospital) {
  for (const { table, content } of kinds()) {
    if ('slug' in content.table) {
      await orm.execute(sql`insert into former_slug (entity, slug, entity_id)
        select ${table}, slug, id from ${sql.identifier(table)} where deleted_at is null order by id limit ${states.length}`);
      await orm.execute(sql`update ${sql.identifier(table)} set slug = slug || '-now'
        where id in (select entity_id from former_slug where entity = ${table})`);
    }
  }
  for (const link of await links(orm))
    if (link.isOptional)
      await orm.execute(
        sql`update ${sql.identifier(link.from)} set ${sql.identifier(link.column)} = null
          where id in (select id from ${sql.identifier(link.from)} order by id limit ${states.length})`,
      );
}

/** One entry of each kind in each hidden state. */
export async function hideSome(hospital: TestHospital): Promise<Hidden[]> {
  const hidden: Hidden[] = [];
  for (const [index, kind] of kinds().entries())
    for (const state of kind.states) {
      const { rows } = await hospital.orm.execute<{ slug: string }>(
        sql`select slug from former_slug where entity = ${kind.table}
          order by entity_id, slug offset ${states.indexOf(state)} limit 1`,
      );
      const write: Write = (method, path, body) => hospital.call(method, path, body, hospital.staff);
      hidden.push(await hideOne(write, kind, { state, index, taken: rows[0]?.slug }));
    }
  const all = await links(hospital.orm);
  for (const { resource, id, state } of hidden) {
    const { table } = kinds().find((kind) => kind.resource === resource)!;
    for (const link of all.filter(({ to }) => to === table))
      await tie(hospital, link, id, states.indexOf(state));
  }
  await tieWithin(hospital, hidden);
  return hidden;
}

type Write = (
  method: string,
  path: string,
  body?: unknown,
  // biome-ignore lint/suspicious/noExplicitAny: a test inspects arbitrary answers.
) => Promise<{ status: number; body: any }>;

/** `taken` is a slug that it has for a while, and that another entry had before. */
export async function hideOne(
  write: Write,
  { resource, path, content }: Kind,
  { state, index, taken }: { state: State; index: number; taken?: string | undefined },
): Promise<Hidden> {
  const marker = `quag${letterAt(index)}${letterAt(states.indexOf(state))}`;
  const { body, words } = filled(content.newFields!, marker);
  const hasSlug = 'slug' in body;
  const given = {
    ...body,
    // The table refuses to publish a testimonial without consent.
    ...('consent' in body && { consent: true }),
    ...(hasSlug && { slug: taken ?? marker }),
    ...('status' in body && { status: state === 'draft' ? 'draft' : 'published' }),
    ...('publishedAt' in body && {
      publishedAt: state === 'scheduled' ? new Date(comesOutAt).toISOString() : null,
    }),
  };
  let made = await write('POST', path, given);
  // Rules between fields are not in their schemas.
  const refused = new Set((made.body.errors ?? []).map((error: { path: string }) => error.path));
  const others = Object.fromEntries(Object.entries(given).filter(([key]) => !refused.has(key)));
  if (made.status === 422) made = await write('POST', path, others);
  if (made.status !== 201) throw new Error(`${path}: ${JSON.stringify(made.body)}`);
  const { id } = made.body.data;
  const change = async (fields: object) => {
    const { status } = await write('PUT', `${path}/${id}`, fields);
    if (status !== 200) throw new Error(`${path} could not be changed: ${status}.`);
  };
  const own = [`${marker}-before`, `${marker}-now`];
  if (hasSlug) for (const slug of own) await change({ slug });
  if (state === 'archived') await change({ status: 'archived' });
  if (state === 'deleted') await write('DELETE', `${path}/${id}`);
  const slugs = hasSlug ? [...own, ...(taken ? [taken] : []), marker] : [marker];
  return { resource, state, id, words: [marker, ...words], slugs };
}

const letterAt = (index: number) => String.fromCharCode(97 + index);

/** A body with every field; each text has an extra word, next to a common word and a typo of one. */
function filled(fields: z.ZodObject, marker: string) {
  const sample = sampleOf(fields, [`${marker} heart cardiolgy`, marker]) as Record<string, unknown>;
  const words: string[] = [];
  const text = JSON.stringify(sample).replaceAll(marker, () => {
    words.push(marker + letterAt(words.length));
    return words.at(-1)!;
  });
  return { body: JSON.parse(text) as Record<string, unknown>, words };
}

interface Link {
  from: string;
  column: string;
  to: string;
  isOptional: boolean;
  /** All columns except generated ones. */
  columns: string[];
}

/**
 * The foreign keys of everything on public pages, from the catalogue. Closures are left out: their times are closed
 * whether or not the department has a page.
 */
async function links(orm: TestHospital['orm']): Promise<Link[]> {
  const { rows } = await orm.execute<Link & Record<string, unknown>>(sql`
    select t.relname as from, k.attname as column, f.confrelid::regclass::text as to,
      not k.attnotnull as "isOptional",
      (select array_agg(c.attname::text) from pg_attribute c
        where c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped and c.attgenerated = '' and c.attidentity = ''
      ) as columns
    from pg_constraint f
      join pg_class t on t.oid = f.conrelid
      join pg_attribute k on k.attrelid = t.oid and k.attnum = f.conkey[1]
    where f.contype = 'f' and cardinality(f.conkey) = 1 and t.relname <> 'closure'
      and exists (select from pg_trigger g where g.tgrelid = t.oid and g.tgname = 'content_changed')
    order by 1, 2`);
  return rows;
}

/** Links the `place`th published row to an entry, without changing when it was last written. */
async function tie(
  { orm }: TestHospital,
  { from, column, isOptional, columns }: Link,
  id: number,
  place: number,
) {
  const [table, key] = [sql.identifier(from), sql.identifier(column)];
  if (isOptional) {
    await orm.execute(sql`update ${table} set ${key} = ${id}
      where id in (select id from ${table} order by id limit 1 offset ${place})`);
    return;
  }
  const copied = columns.map((one) => (one === column ? sql`${id}::int` : sql.identifier(one)));
  try {
    await orm.execute(sql`
      insert into ${table} (${sql.join(
        columns.map((one) => sql.identifier(one)),
        sql`, `,
      )}) select ${sql.join(copied, sql`, `)} from ${table} limit 1 offset ${place}`);
  } catch (error) {
    // The entry already had this link.
    if (databaseError(error).code !== '23505') throw error;
  }
}

/**
 * Adds hidden entries to every list of ids within JSON, such as the visit types of working hours, which has no foreign
 * key.
 */
async function tieWithin({ orm }: TestHospital, hidden: Hidden[]) {
  const { rows: columns } = await orm.execute<{ table: string; column: string }>(sql`
    select t.relname as table, a.attname as column
    from pg_attribute a join pg_class t on t.oid = a.attrelid and t.relkind = 'r'
    where a.atttypid = 'jsonb'::regtype and not a.attisdropped
      and exists (select from pg_trigger g where g.tgrelid = t.oid and g.tgname = 'content_changed')`);
  let tied = 0;
  for (const { table, column } of columns) {
    const [from, key] = [sql.identifier(table), sql.identifier(column)];
    const { rows } = await orm.execute<{ id: number; value: unknown }>(
      sql`select id, ${key} as value from ${from} where ${key}::text like '%Ids"%'`,
    );
    for (const { id, value } of rows) {
      const text = JSON.stringify(value, (name, one) => {
        const ids = hidden.filter(({ resource }) => name === `${resource}Ids`).map((entry) => entry.id);
        // An empty list may mean every one.
        if (ids.length === 0 || !Array.isArray(one) || one.length === 0) return one;
        tied++;
        return [...one, ...ids];
      });
      await orm.execute(sql`update ${from} set ${key} = ${text}::jsonb where id = ${id}`);
    }
  }
  if (tied === 0) throw new Error('No list of ids within JSON was found.');
}
