/** A hospital with content of every owner and state, and accounts with every kind of roles: for the tests of rows. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { Area, Level } from '#contract/roles.ts';
import { type Answer, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { type Belonging, type Kind, makeBelongings } from './belongings.ts';
import { everyAccount, findPlaces, type Holder, hire, mayEnter, reaches } from './holders.ts';
import { type Row, rowsOf } from './owners.ts';
import { kinds } from './unpublished.ts';

/** What an answer says about the right to it; `elsewhere` may be read but belongs to others. */
export type Outcome = 'done' | 'forbidden' | 'elsewhere' | 'not-found';
export function outcomeOf({ status, body }: Answer): Outcome {
  if (status === 404) return 'not-found';
  if (status === 403) return body.roles ? 'forbidden' : 'elsewhere';
  return 'done';
}

/** Hours of these, words of those. */
export const areaOf = ({ table }: Kind): Area =>
  table === 'saved_reply'
    ? 'inquiries'
    : ['closure', 'visit_type', 'room', 'waiting_area'].includes(table)
      ? 'hours'
      : 'content';
/** Only closures, rooms, waiting areas, sets of words and saved replies have no public list. */
export const isPublic = ({ table }: Kind) =>
  !['closure', 'room', 'waiting_area', 'synonym', 'saved_reply'].includes(table);
export const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other);

/** A closure of the whole hospital concerns everybody who reads hours; one of a department only those of it. */
export const isEverybodys = ({ departments }: Row) => departments.length === 0;

/** Call at the top of a file. */
export function heldContent(what: string) {
  const now = { rows: new Map(), cells: 0 } as {
    hospital: TestHospital;
    holders: Holder[];
    belongings: Belonging[];
    /** As they were at the beginning, by their table. */
    rows: Map<string, Row[]>;
    /** How many questions were asked. */
    cells: number;
  };
  beforeAll(async () => {
    now.hospital = await testHospital();
    const places = await findPlaces(now.hospital);
    now.belongings = await makeBelongings(now.hospital, places);
    for (const { kind, whose, id } of now.belongings)
      if (kind.table === 'department') places[whose as 'here' | 'there'].push(id);
    const isDraft = ({ kind, whose, state }: Belonging) =>
      kind.table === 'doctor' && whose === 'of there' && state === 'draft';
    const roles = [{ role: 'doctor' as const, departmentIds: null }];
    const doctorId = now.belongings.find(isDraft)!.id;
    now.holders = await hire(now.hospital, [
      ...everyAccount(places),
      { name: 'doctor who is a draft', roles, doctorId },
    ]);
    for (const { table } of kinds()) now.rows.set(table, await rowsOf(now.hospital, table));
  }, 300_000);
  afterAll(async () => {
    process.stdout.write(`Roles and rows, ${what}: ${now.cells} cells\n`);
    await now.hospital.close();
  });

  const rowOf = ({ kind, id }: Pick<Belonging, 'kind' | 'id'>) =>
    now.rows.get(kind.table)!.find((row) => row.id === id)!;
  const isReached = (holder: Holder, level: Level, one: Belonging) =>
    reaches(holder, areaOf(one.kind), level, rowOf(one));
  /** What everybody sees, and for a kind without states everybody of its area. */
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

  /** Asks the same of every account. */
  async function outcomes(call: (holder: Holder) => Promise<Answer>, expected: (holder: Holder) => Outcome) {
    for (const holder of now.holders) {
      now.cells++;
      const answer = await call(holder);
      const found = [holder.name, outcomeOf(answer), answer.status < 500];
      expect(found).toEqual([holder.name, expected(holder), true]);
    }
  }

  return { now, rowOf, isReached, isOpen, sees, outcomes };
}
