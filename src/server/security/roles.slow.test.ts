/**
 * Which rows the roles of an account reach: every call about an entry by accounts with every kind of roles, for
 * entries that are theirs, of others, of several and of nobody, in every state. What is expected comes from the tables
 * as they are (owners.ts) and from the table of roles in holders.ts.
 */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { routes } from '#contract/routes.ts';
import { type Belonging, everyWord, type Kind } from './belongings.ts';
import { areaOf, heldContent, isPublic, type Outcome, outcomeOf } from './held-content.ts';
import { type Holder, mayEnter, mayEverywhere, reaches } from './holders.ts';
import { kinds } from './unpublished.ts';

const { now, rowOf, isReached, sees } = heldContent('entries');

function expectedWrite(holder: Holder, one: Belonging): Outcome {
  if (!mayEnter(holder, areaOf(one.kind), 'change')) return 'forbidden';
  if (rowOf(one).deletedAt !== null) return 'not-found';
  if (isReached(holder, 'change', one)) return 'done';
  return sees(holder, one) ? 'elsewhere' : 'not-found';
}

type Expected = (holder: Holder, one: Belonging) => unknown;
type Found = (holder: Holder, one: Belonging) => Promise<unknown>;

/** Every cell that is not as expected, of one call about every entry by every account. */
async function wrongCells(expected: Expected, found: Found, which: (one: Belonging) => boolean = () => true) {
  const wrong: string[] = [];
  for (const one of now.belongings.filter(which))
    for (const holder of now.holders)
      wrong.push(...wrongCell(holder, one, expected, await found(holder, one)));
  return wrong;
}

/** The same where nothing is changed: all accounts ask at once, so that the database need not be woken for each. */
async function wrongReads(expected: Expected, found: Found, which: (one: Belonging) => boolean = () => true) {
  const wrong: string[] = [];
  for (const one of now.belongings.filter(which)) {
    const all = await Promise.all(now.holders.map((holder) => found(holder, one)));
    for (const [index, holder] of now.holders.entries())
      wrong.push(...wrongCell(holder, one, expected, all[index]));
  }
  return wrong;
}

function wrongCell(holder: Holder, one: Belonging, expected: Expected, got: unknown) {
  now.cells++;
  const wanted = expected(holder, one);
  const { kind, state, whose } = one;
  return JSON.stringify(wanted) === JSON.stringify(got)
    ? []
    : [`${holder.name}, ${kind.table} ${whose} (${state}): ${wanted}, not ${got}`];
}
const hasAddress = ({ path }: Kind) => routes().some(({ route }) => route.path === `${path}/slug/{slug}`);
const at = ({ kind, id }: Belonging) => `${kind.path}/${id}`;
/** States that differ in what may be done with them; lists have all. */
const isTelling = ({ state }: Belonging) => state === 'published' || state === 'draft' || state === 'deleted';

describe('an entry of any kind', () => {
  test('belongs to here, there, both or nobody, in every state', () => {
    expect(now.belongings.length).toBeGreaterThan(100);
    expect(now.holders.length).toBeGreaterThan(15);
    for (const { table } of kinds()) expect([table, now.rows.get(table)!.length > 1]).toEqual([table, true]);
  });

  test('is read where it is public or within reach', async () => {
    const wrong = await wrongReads(
      (holder, one) => {
        if (!isPublic(one.kind) && !mayEnter(holder, areaOf(one.kind), 'read')) return 'forbidden';
        return sees(holder, one) ? 'done' : 'not-found';
      },
      async (holder, one) => outcomeOf(await now.hospital.get(at(one), holder.headers)),
    );
    expect(wrong.slice(0, 20)).toEqual([]);
  }, 300_000);

  test('is found by its address where it is public or within reach', async () => {
    const wrong = await wrongReads(
      (holder, one) => (sees(holder, one) ? 'done' : 'not-found'),
      async (holder, { kind, slug }) =>
        outcomeOf(await now.hospital.get(`${kind.path}/slug/${slug}`, holder.headers)),
      ({ kind, slug, state }) =>
        slug !== null && hasAddress(kind) && (state === 'draft' || state === 'published'),
    );
    expect(wrong.slice(0, 20)).toEqual([]);
  }, 300_000);

  test('is changed only within reach', async () => {
    const wrong = await wrongCells(
      expectedWrite,
      async (holder, one) => outcomeOf(await now.hospital.call('PUT', at(one), {}, holder.headers)),
      isTelling,
    );
    expect(wrong.slice(0, 20)).toEqual([]);
  }, 300_000);

  test('says before anybody types whether it may be changed', async () => {
    const wrong = await wrongReads(
      (holder, one) => expectedWrite(holder, one) === 'done',
      async (holder, { kind, id }) => {
        const query = `resource=${kind.resource}&id=${id}`;
        return (await now.hospital.get(`/admin/reach?${query}`, holder.headers)).body.data.mayChange;
      },
      ({ state }) => state === 'published' || state === 'draft',
    );
    expect(wrong.slice(0, 20)).toEqual([]);
  }, 300_000);

  test('is not refused to others as out of date, which would show it to them', async () => {
    const wrong = await wrongCells(
      (holder, one) => {
        const expected = expectedWrite(holder, one);
        return expected === 'done' ? 412 : expected === 'not-found' ? 404 : 403;
      },
      async (holder, one) => {
        const headers = { ...holder.headers, 'If-Match': '"0"' };
        return (await now.hospital.call('PUT', at(one), {}, headers)).status;
      },
      ({ state }) => state === 'draft',
    );
    expect(wrong.slice(0, 20)).toEqual([]);
  }, 300_000);

  test('is deleted only within reach', async () => {
    const wrong = await wrongCells(
      expectedWrite,
      async (holder, one) => {
        const answer = await now.hospital.call('DELETE', at(one), undefined, holder.headers);
        if (answer.status === 204)
          await now.hospital.orm.execute(
            sql`update ${sql.identifier(one.kind.table)} set deleted_at = null where id = ${one.id}`,
          );
        return outcomeOf(answer);
      },
      isTelling,
    );
    expect(wrong.slice(0, 20)).toEqual([]);
  }, 300_000);

  test('shows its versions only within reach, in the bin as well', async () => {
    const wrong = await wrongReads(
      (holder, one) => isReached(holder, 'read', one),
      async (holder, { kind, id }) => {
        const { body } = await now.hospital.get(
          `/admin/revisions?entity=${kind.table}&entityId=${id}`,
          holder.headers,
        );
        return body.data.length > 0;
      },
      isTelling,
    );
    expect(wrong.slice(0, 20)).toEqual([]);
  }, 300_000);

  test('is restored only within reach', async () => {
    const wrong = await wrongCells(
      (holder, one) => {
        if (!mayEnter(holder, areaOf(one.kind), 'change')) return 'not-found';
        if (isReached(holder, 'change', one)) return 'done';
        return sees(holder, one) ? 'elsewhere' : 'not-found';
      },
      async (holder, one) => {
        const answer = await now.hospital.call(
          'POST',
          `/admin/revisions/${one.revisionId}/restore`,
          undefined,
          holder.headers,
        );
        if (one.state === 'deleted')
          await now.hospital.orm.execute(
            sql`update ${sql.identifier(one.kind.table)} set deleted_at = now() where id = ${one.id} and deleted_at is null`,
          );
        return outcomeOf(answer);
      },
      isTelling,
    );
    expect(wrong.slice(0, 20)).toEqual([]);
  }, 300_000);

  test('gets a preview only within reach', async () => {
    const wrong = await wrongCells(
      (holder, one) => {
        const isPossible = mayEnter(holder, areaOf(one.kind), 'change') && one.kind.states.length > 1;
        return isPossible && rowOf(one).deletedAt === null && isReached(holder, 'read', one)
          ? 'done'
          : 'not-found';
      },
      async (holder, { kind, id }) =>
        outcomeOf(
          await now.hospital.call('POST', '/admin/previews', { resource: kind.resource, id }, holder.headers),
        ),
      isTelling,
    );
    expect(wrong.slice(0, 20)).toEqual([]);
  }, 300_000);

  test('is placed among the others only by who may change them all', async () => {
    const wrong = await wrongCells(
      (holder, { kind }) => {
        if (!mayEnter(holder, areaOf(kind), 'change')) return 'not-found';
        return mayEverywhere(holder, areaOf(kind), 'change') ? 'done' : 'forbidden';
      },
      async (holder, { kind, id }) => {
        const body = { resource: kind.resource, id, after: null };
        return outcomeOf(await now.hospital.call('PUT', '/admin/order', body, holder.headers));
      },
      ({ kind, state }) => 'position' in kind.content.table && state === 'published',
    );
    expect(wrong.slice(0, 20)).toEqual([]);
  }, 300_000);

  test('is changed from a table only within reach', async () => {
    const wrong = await wrongReads(
      (holder, one) => {
        if (!mayEnter(holder, areaOf(one.kind), 'change')) return 'not-found';
        if (rowOf(one).deletedAt !== null || !sees(holder, one)) return 'This entry does not exist.';
        return isReached(holder, 'change', one)
          ? 'done'
          : 'Your account may only change what belongs to your departments.';
      },
      async (holder, { kind, id }) => {
        const { shape } = kind.content.newFields!;
        const column = ['position', 'note', 'advice', 'text'].find((name) => name in shape)!;
        const cell = column === 'position' ? 77 : 'Other words';
        const csv = `id,${column}\n${id},${cell}\n`;
        const body = { resource: kind.resource, csv, dryRun: true };
        const answer = await now.hospital.call('POST', '/admin/imports', body, holder.headers);
        const problem = answer.body.data?.problems[0];
        return problem?.message ?? outcomeOf(answer);
      },
      ({ state }) => state === 'draft' || state === 'deleted' || state === 'published',
    );
    expect(wrong.slice(0, 20)).toEqual([]);
  }, 300_000);

  test('is given to, or made for, only whom its author reaches', async () => {
    const wrong = await wrongCells(
      (holder, { kind, whose }) => {
        if (!mayEnter(holder, areaOf(kind), 'change')) return 'forbidden';
        const own = now.belongings.find(
          (other) => other.kind === kind && other.whose === whose && other.state === 'published',
        )!;
        return isReached(holder, 'change', own) ? 'done' : 'elsewhere';
      },
      async (holder, one) => {
        const owners = await ownersGiven(one);
        const before = await now.hospital.get(at(one), now.hospital.staff);
        const { table, newFields } = one.kind.content;
        const names = Object.keys(newFields!.shape).filter(
          (name) => name in before.body.data && name !== 'slug',
        );
        const body = {
          ...Object.fromEntries(names.map((name) => [name, before.body.data[name]])),
          ...('name' in table ? { name: `${everyWord}new` } : {}),
          ...owners,
        };
        const answer = await now.hospital.call('POST', one.kind.path, body, holder.headers);
        if (answer.status === 201)
          await now.hospital.orm.execute(
            sql`delete from ${sql.identifier(one.kind.table)} where id = ${answer.body.data.id}`,
          );
        else if (answer.status !== 403) throw new Error(`${one.kind.path}: ${JSON.stringify(answer.body)}`);
        return outcomeOf(answer);
      },
      ({ kind, state }) => state === 'published' && kind.table !== 'department',
    );
    expect(wrong.slice(0, 20)).toEqual([]);
  }, 300_000);

  test('is not given away to others, nor to the whole hospital', async () => {
    const wrong: string[] = [];
    for (const one of now.belongings.filter(
      ({ whose, state }) => whose === 'of here' && state === 'published',
    )) {
      const before = await ownersGiven(one);
      for (const other of now.belongings.filter(
        ({ kind, state }) => kind === one.kind && state === 'published',
      ))
        for (const holder of now.holders) {
          now.cells++;
          const owners = await ownersGiven(other);
          const { departments, doctors } = rowOf(other);
          const after = { departments, doctors: one.kind.table === 'doctor' ? [one.id] : doctors };
          const area = areaOf(one.kind);
          const wanted = !isReached(holder, 'change', one)
            ? expectedWrite(holder, one)
            : reaches(holder, area, 'change', after)
              ? 'done'
              : 'elsewhere';
          const found = outcomeOf(await now.hospital.call('PUT', at(one), owners, holder.headers));
          if (found !== wanted)
            wrong.push(
              `${holder.name}, ${one.kind.table} ${one.whose} to ${other.whose}: ${wanted}, not ${found}`,
            );
          if (found === 'done') await now.hospital.call('PUT', at(one), before, now.hospital.staff);
        }
    }
    expect(wrong.slice(0, 20)).toEqual([]);
  }, 300_000);
});

test('every one of thousands of cells was asked', () => {
  expect(now.cells).toBeGreaterThan(12_000);
});

/** The fields that say whose an entry is. */
async function ownersGiven(one: Belonging): Promise<Record<string, unknown>> {
  const { table, content } = one.kind;
  if (table === 'doctor') return { departmentIds: rowOf(one).departments };
  const columns = { doctorId: 'doctor_id', departmentId: 'department_id' };
  const given = Object.entries(columns).filter(([field]) => field in content.newFields!.shape);
  const { rows: stored } = await now.hospital.orm.execute<Record<string, number | null>>(
    sql`select * from ${sql.identifier(table)} where id = ${one.id}`,
  );
  return Object.fromEntries(given.map(([field, column]) => [field, stored[0]![column]]));
}
