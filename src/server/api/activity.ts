/** The trail, read-only, for staff. */
import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  getTableName,
  inArray,
  isNull,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { z } from 'zod';
import type { Activity, Change, activity as contract, Deed } from '#contract/activity.ts';
import { problem } from '#contract/errors.ts';
import { contract as contracts } from '#contract/index.ts';
import { snakeCase } from '#contract/resources.ts';
import { areas } from '#contract/roles.ts';
import { verifyActivity } from '#server/activity/verify.ts';
import type { Handlers, StaffContext } from '#server/call/context.ts';
import { csvFile } from '#server/call/csv.ts';
import { tables } from '#server/content/content-resource.ts';
import { within } from '#server/content/within.ts';
import { batches } from '#server/db/batches.ts';
import { fewestIndexed, holds } from '#server/db/list-search.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { areaOf } from '#server/identity/area-of.ts';
import { type Holder, reachOf } from '#server/identity/rights.ts';
import { withinDays } from '#server/times/days.ts';
import { t } from '#words/say.ts';

const { activity: table, activityChange, staff } = schema;
const columns = getTableColumns(table);
/** Reads, on a page or in a file. */
const looks = ['read', 'download'];
const longestHistory = 100;
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
    return { data: rows.map((row) => inList(present(row))), meta: { page, limit, total } };
  },

  async get({ params }, { orm, staff }) {
    const [row] = await selected(orm, eq(table.id, params.id), toldTo(staff));
    return row ? { data: whole(row) } : problem('not-found');
  },

  async choices(_, { orm }) {
    const people = await orm.select({ id: staff.id, name: staff.name }).from(staff).orderBy(asc(staff.name));
    const unnamed = await orm.select({ id: table.id }).from(table).where(isNull(table.actorId)).limit(1);
    const deeds = await orm
      .selectDistinct({ entity: table.entity, action: table.action })
      .from(table)
      .orderBy(asc(table.entity), asc(table.action));
    const nobody = unnamed.length > 0 ? [{ id: null, name: t('Nobody signed in') }] : [];
    return { data: { people: [...people.filter(({ name }) => name), ...nobody], deeds } };
  },

  async seals(_, { orm, secret }) {
    const report = await verifyActivity({ orm, secret });
    return { data: { ...report, isWhole: report.findings.length === 0 } };
  },

  ofAppointment: ({ params }, context) => historyIn(schema.appointment, params.id, context),
  ofInquiry: ({ params }, context) => historyIn(schema.inquiry, params.id, context),
};

async function conditionOf(
  orm: Orm,
  { entity, entityId, action, actorId, q, from, to }: ListQuery,
  told: SQL | undefined,
) {
  return and(
    await withinDays(orm, table.createdAt, { from, to }),
    entityId ? concerns(entity, entityId) : entity ? eq(table.entity, entity) : undefined,
    // Reads are listed only on request: otherwise they would hide the changes.
    action === 'read'
      ? inArray(table.action, looks)
      : action
        ? eq(table.action, action)
        : ne(table.action, 'read'),
    actorId === 'nobody' ? isNull(table.actorId) : actorId ? eq(table.actorId, actorId) : undefined,
    q ? tellsOf(q, told) : undefined,
  );
}

/** Rows about one entry, and views that showed it among others. */
function concerns(entity: string | undefined, entityId: number) {
  if (!entity) return eq(table.entityId, entityId);
  const itself = and(eq(table.entity, entity), eq(table.entityId, entityId));
  const seen = sql`select activity_id from activity_seen where entity = ${entity} and ids @> ${entityId}::int`;
  return or(itself, sql`${table.id} in (${seen})`);
}

/**
 * A condition on the rows whose entry and changes an account may see; undefined if all are. For an area that it may not
 * read as a whole, the trail says who did what and when, to which kind of entry and id: no name, no values, and no
 * search that would find them.
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

/** Every name once, skipping from one to the next in the index: names are few and rows are many. */
const actorNames = sql`
  with recursive each (name) as (
    select min(actor_name) from activity
    union all select (select min(actor_name) from activity where actor_name > name) from each where name is not null
  ) select name from each where name is not null offset 0`;

function selected(orm: Orm, condition: SQL | undefined, told: SQL | undefined) {
  return (
    orm
      .select({
        activity: {
          ...columns,
          label: told ? sql<string>`case when ${told} then ${table.label} else '' end` : table.label,
        },
        content: activityChange.content,
        isTold: told ? sql<boolean>`${told}` : sql<boolean>`true`,
      })
      .from(table)
      // The reason for a file is shown to every reader of the trail.
      .leftJoin(
        activityChange,
        and(eq(activityChange.activityId, table.id), told && or(told, eq(table.action, 'download'))),
      )
      .where(condition)
      .orderBy(desc(table.id))
      .$dynamic()
  );
}
type ActivityRow = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

function present({ activity: row, content, isTold }: ActivityRow): Deed & { seal: string } {
  const { changesHash, seal, createdAt, ...found } = row;
  const said = content === null ? [] : (JSON.parse(content) as Change[]);
  const isFile = row.action === 'download';
  const changes = isTold ? said.filter(({ field }) => !(isFile && field === 'reason')) : [];
  return {
    ...found,
    createdAt: createdAt.toISOString(),
    fields: changes.map(({ field }) => field),
    changes,
    reason: isFile ? String(said.find(({ field }) => field === 'reason')?.after ?? '') : '',
    isForgotten: isTold && changesHash !== null && content === null,
    seal: seal?.toString('hex') ?? '',
  };
}

function inList({ changes: _, seal: __, ...row }: ReturnType<typeof present>): Activity {
  return row;
}

/** Null if there is no such entry within reach. */
async function historyIn(
  entry: typeof schema.appointment | typeof schema.inquiry,
  id: number,
  context: StaffContext,
) {
  const { orm, staff } = context;
  const entity = getTableName(entry);
  const rows = await orm
    .select({ activity: columns, content: activityChange.content, isTold: sql<boolean>`true` })
    .from(entry)
    .leftJoin(
      table,
      and(eq(table.entity, entity), eq(table.entityId, entry.id), notInArray(table.action, looks)),
    )
    .leftJoin(activityChange, eq(activityChange.activityId, table.id))
    .where(and(eq(entry.id, id), within(entry, staff, 'read')))
    .orderBy(desc(table.id))
    .limit(longestHistory);
  if (rows.length === 0) return problem('not-found');
  return {
    data: rows.flatMap(({ activity: row, ...rest }) => (row ? [whole({ activity: row, ...rest })] : [])),
  };
}

function whole(row: ActivityRow): Deed {
  const { seal: _, ...deed } = present(row);
  return deed;
}

/** Newest first. */
async function allActivity(orm: Orm, condition: SQL | undefined, told: SQL | undefined) {
  const found = await orm.select({ id: table.id }).from(table).where(condition).orderBy(desc(table.id));
  return batches(found, async (ids) => (await selected(orm, inArray(table.id, ids), told)).map(present));
}

function asFile(found: AsyncIterable<ReturnType<typeof present>[]>) {
  return csvFile('activity.csv', found, {
    When: ({ createdAt }) => createdAt,
    'Who|did it': ({ actorName }) => actorName,
    'What|was done': ({ action }) => action,
    'Kind|of entry': ({ entity }) => entity,
    Number: ({ entityId }) => entityId,
    Entry: ({ label }) => label,
    'Changes|of an entry': ({ changes }) =>
      changes.map(({ field, before, after }) => `${field}: ${cell(before)} → ${cell(after)}`).join('\n'),
    Reason: ({ reason }) => reason,
    'Sealed as': ({ sealNumber }) => sealNumber,
    'Seal|of an entry': ({ seal }) => seal,
  });
}

function cell(value: unknown) {
  return value === null ? t('nothing') : typeof value === 'string' ? value : JSON.stringify(value);
}
