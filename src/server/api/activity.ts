/** The trail, read-only, for staff. */
import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Activity, Change, activity as contract } from '#contract/activity.ts';
import { problem } from '#contract/errors.ts';
import { verifyActivity } from '#server/activity/verify.ts';
import type { Handlers } from '#server/call/context.ts';
import { csvFile } from '#server/call/csv.ts';
import { batches } from '#server/db/batches.ts';
import { fewestIndexed, holds } from '#server/db/list-search.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { withinDays } from '#server/times/days.ts';

const { activity: table, activityChange, staff } = schema;
type ListQuery = z.output<(typeof contract)['list']['query']>;

export const activity: Handlers<typeof contract> = {
  async list({ query }, { orm }) {
    const condition = await conditionOf(orm, query);
    if (query.format === 'csv') return asFile(await allActivity(orm, condition));
    const { page, limit } = query;
    const total = await orm.$count(table, condition);
    const rows = await selected(orm, condition)
      .limit(limit)
      .offset((page - 1) * limit);
    return { data: rows.map(present), meta: { page, limit, total } };
  },

  async get({ params }, { orm }) {
    const [row] = await selected(orm, eq(table.id, params.id));
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

async function conditionOf(orm: Orm, { entity, entityId, action, actorId, q, from, to }: ListQuery) {
  return and(
    await withinDays(orm, table.createdAt, { from, to }),
    entity ? eq(table.entity, entity) : undefined,
    entityId ? eq(table.entityId, entityId) : undefined,
    action ? eq(table.action, action) : undefined,
    actorId === 'nobody' ? isNull(table.actorId) : actorId ? eq(table.actorId, actorId) : undefined,
    q ? tellsOf(q) : undefined,
  );
}

/**
 * Rows whose actor, entry or changes contain the text. Each part has its own index, so each is queried separately.
 * Fewer than three letters only match actors.
 */
function tellsOf(q: string): SQL {
  const byName = sql`${table.actorName} in (select name from (${actorNames}) one where ${holds(sql`search_folded(name)`, q)})`;
  if (q.length < fewestIndexed) return byName;
  const labelled = sql`select id from activity where ${holds(sql`search_folded(label)`, q)}`;
  const changed = sql`select activity_id from activity_change where ${holds(sql`search_folded(content)`, q)}`;
  return sql`(${byName} or ${table.id} in (${labelled} union ${changed}))`;
}

/** Every name once, skipping from one to the next in the index: they are few, and the rows are many. */
const actorNames = sql`
  with recursive each (name) as (
    select min(actor_name) from activity
    union all select (select min(actor_name) from activity where actor_name > name) from each where name is not null
  ) select name from each where name is not null offset 0`;

function selected(orm: Orm, condition: SQL | undefined) {
  return orm
    .select({ activity: table, content: activityChange.content })
    .from(table)
    .leftJoin(activityChange, eq(activityChange.activityId, table.id))
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
    isForgotten: changesHash !== null && row.content === null,
  };
}

/** Everything the list's filters match, newest first. */
async function allActivity(orm: Orm, condition: SQL | undefined) {
  const found = await orm.select({ id: table.id }).from(table).where(condition).orderBy(desc(table.id));
  return batches(found, (ids) => selected(orm, inArray(table.id, ids)));
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
