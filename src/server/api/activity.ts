/** The trail, read-only, for staff. */
import { and, asc, desc, eq, getTableColumns, inArray, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Activity, Change, activity as contract } from '#contract/activity.ts';
import { problem } from '#contract/errors.ts';
import { contract as contracts } from '#contract/index.ts';
import { snakeCase } from '#contract/resources.ts';
import { areas } from '#contract/roles.ts';
import { verifyActivity } from '#server/activity/verify.ts';
import type { Handlers } from '#server/call/context.ts';
import { csvFile } from '#server/call/csv.ts';
import { tables } from '#server/content/content-resource.ts';
import { batches } from '#server/db/batches.ts';
import { fewestIndexed, holds } from '#server/db/list-search.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { areaOf } from '#server/identity/area-of.ts';
import { type Holder, reachOf } from '#server/identity/rights.ts';
import { withinDays } from '#server/times/days.ts';

const { activity: table, activityChange, staff } = schema;
const columns = getTableColumns(table);
type ListQuery = z.output<(typeof contract)['list']['query']>;

export const activity: Handlers<typeof contract> = {
  async list({ query }, { orm, staff }) {
    const told = toldTo(staff);
    const condition = await conditionOf(orm, query, told);
    if (query.format === 'csv') return asFile(await allActivity(orm, condition, told));
    const { page, limit } = query;
    const total = await orm.$count(table, condition);
    const rows = await selected(orm, condition, told)
      .limit(limit)
      .offset((page - 1) * limit);
    return { data: rows.map(present), meta: { page, limit, total } };
  },

  async get({ params }, { orm, staff }) {
    const [row] = await selected(orm, eq(table.id, params.id), toldTo(staff));
    return row ? { data: { ...present(row), changes: changesOf(row) } } : problem('not-found');
  },

  async choices(_, { orm }) {
    const people = await orm.select({ id: staff.id, name: staff.name }).from(staff).orderBy(asc(staff.name));
    const unnamed = await orm.select({ id: table.id }).from(table).where(isNull(table.actorId)).limit(1);
    const deeds = await orm
      .selectDistinct({ entity: table.entity, action: table.action })
      .from(table)
      .orderBy(asc(table.entity), asc(table.action));
    const nobody = unnamed.length > 0 ? [{ id: null, name: 'Nobody signed in' }] : [];
    return { data: { people: [...people.filter(({ name }) => name), ...nobody], deeds } };
  },

  async seals(_, { orm, secret }) {
    const report = await verifyActivity({ orm, secret });
    return { data: { ...report, isWhole: report.findings.length === 0 } };
  },
};

async function conditionOf(
  orm: Orm,
  { entity, entityId, action, actorId, q, from, to }: ListQuery,
  told: SQL | undefined,
) {
  return and(
    await withinDays(orm, table.createdAt, { from, to }),
    entity ? eq(table.entity, entity) : undefined,
    entityId ? concerns(entity, entityId) : undefined,
    // Who looked is asked for as such: otherwise it would hide what was done.
    action ? eq(table.action, action) : ne(table.action, 'read'),
    actorId === 'nobody' ? isNull(table.actorId) : actorId ? eq(table.actorId, actorId) : undefined,
    q ? tellsOf(q, told) : undefined,
  );
}

/** Rows about one entry, and the views that showed it among others. */
function concerns(entity: string | undefined, entityId: number) {
  const itself = eq(table.entityId, entityId);
  if (!entity) return itself;
  const seen = sql`select activity_id from activity_seen where entity = ${entity} and ids @> ${entityId}::int`;
  return or(itself, sql`${table.id} in (${seen})`);
}

/**
 * The rows whose entry and changes are shown to an account, as a condition; undefined if all are. Of an area that it may
 * not read as a whole, the trail says who did what and when, to what kind of entry and to which number: no name, no values,
 * and no search that would find them.
 */
function toldTo(holder: Holder): SQL | undefined {
  const isTold = (entity: string) => reachOf(holder, areaOf(entity), 'read') === 'all';
  if (areas.every((area) => reachOf(holder, area, 'read') === 'all')) return undefined;
  const entities = new Set([...tables.keys(), ...Object.keys(contracts).map(snakeCase)]);
  return inArray(table.entity, [...entities].filter(isTold));
}

/**
 * Rows whose actor, entry or changes contain the text. Each part has its own index, so each is queried separately.
 * Fewer than three letters only match actors.
 */
function tellsOf(q: string, told: SQL | undefined): SQL {
  const byName = sql`${table.actorName} in (select name from (${actorNames}) one where ${holds(sql`search_folded(name)`, q)})`;
  if (q.length < fewestIndexed) return byName;
  const labelled = sql`select id from activity where ${holds(sql`search_folded(label)`, q)}`;
  const changed = sql`select activity_id from activity_change where ${holds(sql`search_folded(content)`, q)}`;
  const inside = sql`${table.id} in (${labelled} union ${changed})`;
  return sql`(${byName} or ${told ? sql`(${inside} and ${told})` : inside})`;
}

/** Every name once, skipping from one to the next in the index: they are few, and the rows are many. */
const actorNames = sql`
  with recursive each (name) as (
    select min(actor_name) from activity
    union all select (select min(actor_name) from activity where actor_name > name) from each where name is not null
  ) select name from each where name is not null offset 0`;

function selected(orm: Orm, condition: SQL | undefined, told: SQL | undefined) {
  return orm
    .select({
      activity: {
        ...columns,
        label: told ? sql<string>`case when ${told} then ${table.label} else '' end` : table.label,
      },
      content: activityChange.content,
      isTold: told ? sql<boolean>`${told}` : sql<boolean>`true`,
    })
    .from(table)
    .leftJoin(activityChange, and(eq(activityChange.activityId, table.id), told))
    .where(condition)
    .orderBy(desc(table.id))
    .$dynamic();
}
type Row = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

function changesOf({ content }: Row): Change[] {
  return content === null ? [] : (JSON.parse(content) as Change[]);
}

function present(row: Row): Activity {
  const { changesHash, seal: _, createdAt, ...found } = row.activity;
  return {
    ...found,
    createdAt: createdAt.toISOString(),
    fields: changesOf(row).map(({ field }) => field),
    isForgotten: row.isTold && changesHash !== null && row.content === null,
  };
}

/** Everything the list's filters match, newest first. */
async function allActivity(orm: Orm, condition: SQL | undefined, told: SQL | undefined) {
  const found = await orm.select({ id: table.id }).from(table).where(condition).orderBy(desc(table.id));
  return batches(found, (ids) => selected(orm, inArray(table.id, ids), told));
}

function asFile(found: AsyncIterable<Row[]>) {
  return csvFile('activity.csv', found, {
    When: ({ activity: { createdAt } }) => createdAt.toISOString(),
    Who: ({ activity: { actorName } }) => actorName,
    What: ({ activity: { action } }) => action,
    Kind: ({ activity: { entity } }) => entity,
    Number: ({ activity: { entityId } }) => entityId,
    Entry: ({ activity: { label } }) => label,
    Changes: (row) =>
      changesOf(row)
        .map(({ field, before, after }) => `${field}: ${cell(before)} → ${cell(after)}`)
        .join('\n'),
    'Sealed as': ({ activity: { sealNumber } }) => sealNumber,
    Seal: ({ activity: { seal } }) => seal?.toString('hex') ?? '',
  });
}

function cell(value: unknown) {
  return value === null ? 'nothing' : typeof value === 'string' ? value : JSON.stringify(value);
}
