/**
 * A hospital with content of every owner and state, accounts with every kind of roles, and a test of each call about an
 * entry: an account's answers must agree with the tables (owners.ts) and with holders.ts.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Area, Level } from '#contract/roles.ts';
import { routes } from '#contract/routes.ts';
import { type Answer, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { type Belonging, everyWord, type Kind, makeBelongings } from './belongings.ts';
import {
  type Account,
  everyAccount,
  findPlaces,
  type Holder,
  hire,
  mayEnter,
  mayEverywhere,
  type Places,
  reaches,
} from './holders.ts';
import { type Row, rowsOf } from './owners.ts';
import { kinds } from './unpublished.ts';

/** The right that an answer reveals; `elsewhere` may be read but belongs to others. */
export type Outcome = 'done' | 'forbidden' | 'elsewhere' | 'not-found';
export function outcomeOf({ status, body }: Answer): Outcome {
  if (status === 404) return 'not-found';
  if (status === 403) return body.roles ? 'forbidden' : 'elsewhere';
  return 'done';
}

export const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other);
/** A version that no entry has: an account that may write is told so, and nothing is written. */
export const old = { 'If-Match': '"0"' };

/** Hours of these, words of those. */
const areaOf = ({ table }: Kind): Area =>
  table === 'saved_reply'
    ? 'inquiries'
    : ['closure', 'visit_type', 'room', 'waiting_area'].includes(table)
      ? 'hours'
      : 'content';
/** Only closures, rooms, waiting areas, sets of words and saved replies have no public list. */
const isPublic = ({ table }: Kind) =>
  !['closure', 'room', 'waiting_area', 'synonym', 'saved_reply'].includes(table);
/** A closure of the whole hospital is visible to everyone who reads hours; one of a department only to those of it. */
const isEverybodys = ({ departments }: Row) => departments.length === 0;
const hasAddress = ({ path }: Kind) => routes().some(({ route }) => route.path === `${path}/slug/{slug}`);
const at = ({ kind, id }: Belonging) => `${kind.path}/${id}`;

interface Wanted {
  kinds?: readonly string[];
  states?: readonly Belonging['state'][];
  accounts?: readonly string[];
  /** Each account tries each entry in one state, in turn, and not in all of them. */
  isPairwise?: boolean;
}

interface Now {
  hospital: TestHospital;
  holders: Holder[];
  places: Places;
  belongings: Belonging[];
  /** The initial rows, by table. */
  rows: Map<string, Row[]>;
  /** Number of checks. */
  cells: number;
}

/** Call at the top of a file. */
export function heldContent(wanted: Wanted = {}) {
  const now = { rows: new Map(), cells: 0 } as Now;
  beforeAll(() => fill(now, wanted), 300_000);
  afterAll(async () => {
    process.stdout.write(`Roles and rows: ${now.cells} cells\n`);
    await now.hospital.close();
  });

  /** Asks the same of every account. */
  async function everybody(
    expected: (holder: Holder) => unknown,
    found: (holder: Holder) => Promise<unknown>,
    name: unknown = '',
  ) {
    for (const holder of now.holders) {
      now.cells++;
      expect([holder.name, name, await found(holder)]).toEqual([holder.name, name, expected(holder)]);
    }
  }

  return { now, wanted, everybody, ...rulesOf(now) };
}
const isWanted = (names: readonly string[] | undefined, name: string) => names?.includes(name) ?? true;

async function fill(now: Now, { kinds: tables, states, accounts }: Wanted) {
  now.hospital = await testHospital({ fixture: 'demo' });
  now.places = await findPlaces(now.hospital);
  const { here, there } = now.places;
  now.belongings = await makeBelongings(
    now.hospital,
    now.places,
    ({ table }, state) => isWanted(tables, table) && isWanted(states, state),
  );
  // The departments made here belong to those of their side.
  const made = (side: string) =>
    now.belongings.filter(({ kind, whose }) => kind.table === 'department' && whose === side);
  const idsOf = (side: string) => made(side).map(({ id }) => id);
  const isDraft = ({ kind, whose, state }: Belonging) =>
    kind.table === 'doctor' && whose === 'of there' && state === 'draft';
  const all: Account[] = [
    ...everyAccount({
      ...now.places,
      here: [...here, ...idsOf('here')],
      there: [...there, ...idsOf('there')],
    }),
    {
      name: 'doctor who is a draft',
      roles: [{ role: 'doctor', departmentIds: null }],
      doctorId: now.belongings.find(isDraft)!.id,
    },
  ];
  now.holders = await hire(
    now.hospital,
    all.filter(({ name }) => isWanted(accounts, name)),
  );
  for (const { table } of kinds()) now.rows.set(table, await rowsOf(now.hospital, table));
}

/** The expected access of an account to an entry. */
function rulesOf(now: Now) {
  const rowOf = ({ kind, id }: Pick<Belonging, 'kind' | 'id'>) =>
    now.rows.get(kind.table)!.find((row) => row.id === id)!;
  const isReached = (holder: Holder, level: Level, one: Belonging) =>
    reaches(holder, areaOf(one.kind), level, rowOf(one));
  /** What everyone sees or, for a kind without states, everyone of its area. */
  const isOpen = ({ status, publishedAt, deletedAt }: Row) =>
    deletedAt === null &&
    (status === null || status === 'published') &&
    (publishedAt === null || publishedAt.getTime() <= now.hospital.clock.now);
  function sees(holder: Holder, one: Belonging) {
    const row = rowOf(one);
    if (row.deletedAt !== null) return false;
    if (!isPublic(one.kind) && !mayEnter(holder, areaOf(one.kind), 'read')) return false;
    return (one.kind.table === 'closure' ? isEverybodys(row) : isOpen(row)) || isReached(holder, 'read', one);
  }
  function expectedWrite(holder: Holder, one: Belonging): Outcome {
    if (!mayEnter(holder, areaOf(one.kind), 'change')) return 'forbidden';
    if (rowOf(one).deletedAt !== null) return 'not-found';
    if (isReached(holder, 'change', one)) return 'done';
    return sees(holder, one) ? 'elsewhere' : 'not-found';
  }
  function isListed(holder: Holder, kind: Kind, status: string, row: Row) {
    const isTheirs = mayEnter(holder, areaOf(kind), 'read');
    const isWithin = reaches(holder, areaOf(kind), 'read', row);
    if (isTheirs && status === 'deleted') return row.deletedAt !== null && isWithin;
    if (row.deletedAt === null && kind.table === 'closure') return isWithin || isEverybodys(row);
    if (row.status === null) return row.deletedAt === null;
    if (!isTheirs || status === '' || status === 'published') return isOpen(row);
    if (row.deletedAt !== null || !isWithin) return false;
    if (status === 'scheduled') return row.publishedAt !== null && !isOpen(row) && row.status === 'published';
    return status === 'all' || row.status === status;
  }

  return { rowOf, isReached, isListed, sees, expectedWrite };
}
type Held = ReturnType<typeof heldContent>;

interface EntryCall {
  rule: string;
  expected(holder: Holder, one: Belonging): unknown;
  found(holder: Holder, one: Belonging): Promise<unknown>;
  which?(one: Belonging): boolean;
  /** Otherwise all accounts ask at once, so that the database need not be woken for each. */
  writes?: true;
}

const isTelling = ({ state }: Belonging) => state === 'published' || state === 'draft' || state === 'deleted';

function readingCalls({ now, isReached, sees, expectedWrite, rowOf }: Held): EntryCall[] {
  return [
    {
      rule: 'is read where it is public or within reach',
      expected(holder, one) {
        if (!isPublic(one.kind) && !mayEnter(holder, areaOf(one.kind), 'read')) return 'forbidden';
        return sees(holder, one) ? 'done' : 'not-found';
      },
      found: async (holder, one) => outcomeOf(await now.hospital.get(at(one), holder.headers)),
    },
    {
      rule: 'is found by its address where it is public or within reach',
      expected: (holder, one) => (sees(holder, one) ? 'done' : 'not-found'),
      found: async (holder, { kind, slug }) =>
        outcomeOf(await now.hospital.get(`${kind.path}/slug/${slug}`, holder.headers)),
      which: ({ kind, slug, state }) =>
        slug !== null && hasAddress(kind) && (state === 'draft' || state === 'published'),
    },
    {
      rule: 'says before anybody types whether it may be changed',
      expected: (holder, one) => expectedWrite(holder, one) === 'done',
      async found(holder, { kind, id }) {
        const query = `resource=${kind.resource}&id=${id}`;
        return (await now.hospital.get(`/admin/reach?${query}`, holder.headers)).body.data.mayChange;
      },
      which: ({ state }) => state === 'published' || state === 'draft',
    },
    {
      rule: 'shows its versions only within reach, in the bin as well',
      expected: (holder, one) => isReached(holder, 'read', one),
      async found(holder, { kind, id }) {
        const query = `entity=${kind.table}&entityId=${id}`;
        return (await now.hospital.get(`/admin/revisions?${query}`, holder.headers)).body.data.length > 0;
      },
    },
    {
      rule: 'gets a preview only within reach',
      expected(holder, one) {
        const isPossible = mayEnter(holder, areaOf(one.kind), 'change') && one.kind.states.length > 1;
        return isPossible && rowOf(one).deletedAt === null && isReached(holder, 'read', one)
          ? 'done'
          : 'not-found';
      },
      async found(holder, { kind, id }) {
        const body = { resource: kind.resource, id };
        return outcomeOf(await now.hospital.call('POST', '/admin/previews', body, holder.headers));
      },
    },
  ];
}

function writingCalls({ now, isReached, sees, expectedWrite, rowOf }: Held): EntryCall[] {
  return [
    {
      rule: 'is changed only within reach, and not refused to others as out of date',
      expected: expectedWrite,
      found: async (holder, one) =>
        outcomeOf(await now.hospital.call('PUT', at(one), {}, { ...holder.headers, ...old })),
    },
    {
      rule: 'is deleted only within reach',
      expected: expectedWrite,
      found: async (holder, one) =>
        outcomeOf(await now.hospital.call('DELETE', at(one), undefined, { ...holder.headers, ...old })),
    },
    {
      rule: 'is changed from a table only within reach',
      expected(holder, one) {
        if (!mayEnter(holder, areaOf(one.kind), 'change')) return 'not-found';
        if (rowOf(one).deletedAt !== null || !sees(holder, one)) return 'This entry does not exist.';
        return isReached(holder, 'change', one)
          ? 'done'
          : 'Your account may only change what belongs to your departments.';
      },
      async found(holder, { kind, id }) {
        const { shape } = kind.content.newFields!;
        const column = ['position', 'note', 'advice', 'text'].find((name) => name in shape)!;
        const csv = `id,${column}\n${id},${column === 'position' ? 77 : 'Other words'}\n`;
        const body = { resource: kind.resource, csv, dryRun: true };
        const answer = await now.hospital.call('POST', '/admin/imports', body, holder.headers);
        return answer.body.data?.problems[0]?.message ?? outcomeOf(answer);
      },
    },
    {
      rule: 'is placed among the others only by who may change them all',
      expected(holder, { kind }) {
        if (!mayEnter(holder, areaOf(kind), 'change')) return 'not-found';
        return mayEverywhere(holder, areaOf(kind), 'change') ? 'done' : 'forbidden';
      },
      async found(holder, { kind, id }) {
        const body = { resource: kind.resource, id, after: null };
        return outcomeOf(await now.hospital.call('PUT', '/admin/order', body, holder.headers));
      },
      which: ({ kind, state }) => 'position' in kind.content.table && state === 'published',
      writes: true,
    },
    {
      rule: 'is restored only within reach',
      expected(holder, one) {
        if (!mayEnter(holder, areaOf(one.kind), 'change')) return 'not-found';
        if (isReached(holder, 'change', one)) return 'done';
        return sees(holder, one) ? 'elsewhere' : 'not-found';
      },
      async found(holder, { kind, id, state, revisionId }) {
        const path = `/admin/revisions/${revisionId}/restore`;
        const answer = await now.hospital.call('POST', path, undefined, holder.headers);
        if (state === 'deleted')
          await now.hospital.orm.execute(
            sql`update ${sql.identifier(kind.table)} set deleted_at = now() where id = ${id} and deleted_at is null`,
          );
        return outcomeOf(answer);
      },
      writes: true,
    },
  ];
}

/** A test of each call about an entry. */
export function testEntries(held: Held) {
  const { now, wanted } = held;

  describe('an entry', () => {
    test.each([...readingCalls(held), ...writingCalls(held)])(
      '$rule',
      async ({ expected, found, which = isTelling, writes }) => {
        const wrong: string[] = [];
        for (const [index, one] of now.belongings.filter(which).entries()) {
          const holders = now.holders.filter((_, turn) => !wanted.isPairwise || (index + turn) % 2 === 0);
          const answers: unknown[] = [];
          if (writes) for (const holder of holders) answers.push(await found(holder, one));
          else answers.push(...(await Promise.all(holders.map((holder) => found(holder, one)))));
          for (const [turn, holder] of holders.entries()) {
            now.cells++;
            const cell = expected(holder, one);
            if (cell !== answers[turn])
              wrong.push(
                `${holder.name}, ${one.kind.table} ${one.whose} (${one.state}): ${cell}, not ${answers[turn]}`,
              );
          }
        }
        expect(wrong.slice(0, 20)).toEqual([]);
      },
      300_000,
    );

    test('is made for, and given to, only whom its author reaches', () => testOwners(held), 300_000);
  });

  test(
    'a list of entries has exactly those that are public or within reach, and as many in all',
    () => testLists(held),
    600_000,
  );

  test('a table of entries has exactly those that are public or within reach', async () => {
    for (const kind of kindsOf(held))
      await held.everybody(
        (holder) => {
          if (!mayEnter(holder, areaOf(kind), 'read')) return 404;
          const rows = now.rows.get(kind.table)!.filter((row) => held.isListed(holder, kind, 'all', row));
          return sorted(rows.map(({ id }) => id));
        },
        async ({ headers }) => {
          const { status, body } = await now.hospital.get(
            `/admin/exports?resource=${kind.resource}`,
            headers,
          );
          if (status !== 200) return status;
          return sorted([...String(body).matchAll(/^(\d+),/gm)].map(([, id]) => Number(id)));
        },
        kind.table,
      );
  }, 300_000);
}

const kindsOf = ({ wanted }: Held) => kinds().filter(({ table }) => wanted.kinds?.includes(table) ?? true);

/** Each published entry that names an owner, with the owners of each other of its kind. */
async function testOwners({ now, rowOf, isReached, expectedWrite }: Held) {
  const wrong: string[] = [];
  const published = now.belongings.filter(({ state }) => state === 'published');
  for (const one of published.filter(({ whose }) => whose === 'of here')) {
    const before = (await now.hospital.get(at(one), now.hospital.staff)).body.data;
    const { shape } = one.kind.content.newFields!;
    const names = Object.keys(shape).filter((name) => name in before && name !== 'slug');
    const mine = await ownersGiven(now.hospital, one, rowOf(one));
    for (const other of published.filter(({ kind }) => kind === one.kind)) {
      const owners = await ownersGiven(now.hospital, other, rowOf(other));
      const made = {
        ...Object.fromEntries(names.map((name) => [name, before[name]])),
        ...('name' in one.kind.content.table ? { name: `${everyWord}new` } : {}),
        ...owners,
      };
      for (const holder of now.holders) {
        now.cells += 2;
        const area = areaOf(one.kind);
        const { departments, doctors } = rowOf(other);
        const after = { departments, doctors: one.kind.table === 'doctor' ? [one.id] : doctors };
        const given = reaches(holder, area, 'change', after) ? 'done' : 'elsewhere';
        const put = await now.hospital.call('PUT', at(one), owners, holder.headers);
        const posted = await now.hospital.call('POST', one.kind.path, made, holder.headers);
        const expected = [
          isReached(holder, 'change', one) ? given : expectedWrite(holder, one),
          mayEnter(holder, area, 'change')
            ? isReached(holder, 'change', other)
              ? 201
              : 'elsewhere'
            : 'forbidden',
        ];
        const found = [outcomeOf(put), posted.status === 403 ? outcomeOf(posted) : posted.status];
        if (`${found}` !== `${expected}`)
          wrong.push(
            `${holder.name}, ${one.kind.table} ${one.whose} to ${other.whose}: ${expected}, not ${found}`,
          );
        if (put.status === 200) await now.hospital.call('PUT', at(one), mine, now.hospital.staff);
        if (posted.status === 201)
          await now.hospital.orm.execute(
            sql`delete from ${sql.identifier(one.kind.table)} where id = ${posted.body.data.id}`,
          );
      }
    }
  }
  expect(wrong.slice(0, 20)).toEqual([]);
}

/** The fields that say whose an entry is. */
async function ownersGiven({ orm }: TestHospital, { kind, id }: Belonging, { departments }: Row) {
  if (kind.table === 'doctor') return { departmentIds: departments };
  const columns = { doctorId: 'doctor_id', departmentId: 'department_id' };
  const given = Object.entries(columns).filter(([field]) => field in kind.content.newFields!.shape);
  const { rows } = await orm.execute<Record<string, number | null>>(
    sql`select * from ${sql.identifier(kind.table)} where id = ${id}`,
  );
  return Object.fromEntries(given.map(([field, column]) => [field, rows[0]![column]]));
}

async function testLists(held: Held) {
  const { now, wanted, isListed } = held;
  const states = ['', 'all', 'published', 'draft', 'scheduled', 'archived', 'deleted'];
  for (const kind of kindsOf(held)) {
    const made = now.belongings.filter((one) => one.kind.table === kind.table).map(({ id }) => id);
    for (const status of wanted.isPairwise ? ['', 'all'] : states)
      for (const q of ['', everyWord]) {
        const query = new URLSearchParams({ ...(status && { status }), ...(q && { q }) });
        // All at once, so that the database need not be woken for each.
        const answers = await Promise.all(
          now.holders.map(({ headers }) => idsOf(now.hospital, `${kind.path}?${query}`, headers)),
        );
        for (const [index, holder] of now.holders.entries()) {
          now.cells++;
          const rows = now.rows
            .get(kind.table)!
            .filter((row) => isListed(holder, kind, status, row) && (!q || made.includes(row.id)));
          const isRefused = !isPublic(kind) && !mayEnter(holder, areaOf(kind), 'read');
          const ids = isRefused ? 403 : { ids: sorted(rows.map(({ id }) => id)), total: rows.length };
          const name = `${holder.name}, ${kind.table} ${query}`;
          expect([name, answers[index]]).toEqual([name, ids]);
        }
      }
  }
}

/** The ids of one list, page by page. */
async function idsOf({ get }: TestHospital, path: string, headers: Record<string, string>) {
  // A full page does not know the total, which takes its own query.
  const { status, body: first } = await get(`${path}&limit=1`, headers);
  if (status !== 200) return status;
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const { body } = await get(`${path}&limit=40&page=${page}`, headers);
    ids.push(...body.data.map(({ id }: { id: number }) => id));
    if (body.data.length < 40) return { ids: sorted(ids), total: first.meta.total };
  }
}
