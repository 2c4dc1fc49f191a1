import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { databaseError, transaction } from '#server/db/transaction.ts';
import { type TestHospital, testHospital, withoutTriggers } from '#server/test-hospital.ts';
import { type ChainRow, chainColumns, sealOf } from './chain.ts';
import { recordActivity } from './revision.ts';
import { sealActivity, signAnchor } from './seal.ts';
import { verifyActivity } from './verify.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(() => hospital.emptyTrail());

const maya = { id: 1, name: 'Maya' };
const write = (id: number, title = `Entry ${id}`) =>
  recordActivity(hospital.orm, maya, 'update', 'department', { id, title }, [
    { field: 'title', before: 'Before', after: title },
  ]);
async function writeAndSeal(rows: number) {
  for (let id = 1; id <= rows; id++) await write(id);
  await sealActivity(hospital.services);
}
const found = async (noted?: string) => (await verifyActivity(hospital.services, noted)).findings;
/** As someone with access to the database but not to the hospital's secret. */
const tamper = (statements: string) => withoutTriggers(hospital.database, statements);
const execute = (statement: string) => hospital.orm.execute(sql.raw(statement));

describe('the trail', () => {
  test('is intact after it was sealed, in several runs and concurrently', async () => {
    await writeAndSeal(3);
    for (let id = 4; id <= 8; id++) await write(id);
    await Promise.all([1, 2, 3].map(() => sealActivity(hospital.services)));
    await sealActivity(hospital.services);
    expect(await verifyActivity(hospital.services)).toMatchObject({ sealed: 8, unsealed: 0, findings: [] });
  });

  test.each([
    ["update activity set label = 'Other'"],
    ["update activity_change set content = '[]'"],
    ['delete from activity_change'],
    [
      "insert into activity_change (activity_id, salt, content) select activity_id, salt, '[]' from activity_change on conflict (activity_id) do update set content = '[]'",
    ],
  ])('refuses on the program’s own path: %s', async (statement) => {
    await writeAndSeal(2);
    const error = await execute(statement).catch((refusal: unknown) => refusal);
    expect(databaseError(error)).toMatchObject({ code: '42501' });
    expect(await found()).toEqual([]);
  });

  test('has something random in every seal, so that a short name is not found by trying them all', async () => {
    await recordActivity(hospital.orm, maya, 'resend', 'mail', { id: 1, name: 'KM4RT7XA' });
    await recordActivity(hospital.orm, null, 'unsubscribe', 'newsletter', { id: 2 });
    await sealActivity(hospital.services);
    const { rows } = await hospital.orm.execute<ChainRow & { number: number; seal: Buffer }>(
      sql`select ${chainColumns}, a.seal_number::int as number, a.seal from activity a order by a.id`,
    );
    let before: Buffer = Buffer.alloc(0);
    for (const { number, seal, ...row } of rows) {
      // All that an auditor could know or guess of the row.
      const guess = { ...row, changes_hash: null };
      expect(sealOf(guess, number, before)).not.toEqual(seal);
      expect(sealOf(row, number, before)).toEqual(seal);
      before = seal;
    }
    expect(rows.map(({ changes_hash: hash }) => hash?.length)).toEqual([32, 32]);
    expect(rows[0]!.changes_hash).not.toEqual(rows[1]!.changes_hash);
  });

  test('refuses even before a row is sealed, but lets its seal in', async () => {
    await write(1);
    for (const change of ["label = 'Other'", "label = 'Other', seal = 'x', seal_number = 1"])
      await expect(execute(`update activity set ${change}`)).rejects.toThrow();
    await expect(execute('delete from activity')).rejects.toThrow();
    expect(await sealActivity(hospital.services)).toBe(1);
  });

  test('does not make writers wait for each other or for the sealing', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    // The embedded database has one connection, so its transactions are sequential anyway.
    if (!process.env.TEST_DATABASE_URL) return;
    await writeAndSeal(1);
    let first: Promise<void> | undefined;
    await new Promise<void>((begun) => {
      first = transaction(hospital.services, async ({ orm }) => {
        await recordActivity(orm, maya, 'update', 'department', { id: 1, title: 'Slow' });
        begun();
        await held;
      });
    });
    await write(2);
    expect(await sealActivity(hospital.services)).toBe(1);
    release();
    await first;
    expect(await sealActivity(hospital.services)).toBe(1);
    expect(await found()).toEqual([]);
  });
});

test('signing waits for another process that seals', async () => {
  // On the embedded database's one connection transactions are sequential anyway.
  if (!process.env.TEST_DATABASE_URL) return;
  await writeAndSeal(1);
  await write(2);
  let signing: Promise<boolean> | undefined;
  await transaction(hospital.services, async ({ orm }) => {
    expect(await sealActivity({ ...hospital.services, orm })).toBe(1);
    signing = signAnchor(hospital.services);
    await setTimeout(200);
  });
  expect(await signing).toBe(true);
  await sealActivity(hospital.services);
  expect(await verifyActivity(hospital.services)).toMatchObject({ sealed: 3, findings: [] });
});

describe('tampering directly in the database is detected', () => {
  const missing = (numbers: string) =>
    new RegExp(`^The rows? sealed as numbers? ${numbers} (is|are) missing\\.$`);
  test.each([
    [
      'a changed row',
      "update activity set label = 'Other' where seal_number = 3",
      /^Row \d+, sealed as number 3 .*Maya.* does not match its seal/,
    ],
    ['a removed row', 'delete from activity where seal_number = 3', missing('3')],
    ['the removed end', 'delete from activity where seal_number > 3', missing('4 to 5')],
    [
      'two swapped rows',
      'update activity set seal_number = -seal_number where seal_number in (2, 3); update activity set seal_number = 5 + seal_number where seal_number < 0',
      /^Row \d+, sealed as number 2/,
    ],
    [
      'a row inserted at the end',
      "insert into activity (actor_name, action, entity, entity_id, seal_number, seal) values ('Ann', 'x', 'x', 1, 6, 'x')",
      /^1 row carries a seal beyond the end/,
    ],
    [
      'another difference',
      `update activity_change set content = replace(content, 'Before', 'Never')`,
      /^Row \d+, sealed as number 1 .*lists other changes/,
    ],
    ['a removed anchor', 'delete from activity_anchor', /^5 rows carry seals beyond the end/],
    [
      'the end cut off together with its anchor',
      'delete from activity where seal_number = 5; update activity_anchor set last_number = 4, last_seal = (select seal from activity where seal_number = 4)',
      /^The end of the trail is not signed with this SECRET/,
    ],
  ])('%s', async (_, statements, words) => {
    await writeAndSeal(5);
    await tamper(statements);
    expect((await found())[0]).toMatch(words);
  });

  test('a forged chain over other rows does not carry the hospital’s signature', async () => {
    await writeAndSeal(3);
    await tamper(
      "update activity set label = 'Other', seal = null, seal_number = null; delete from activity_anchor",
    );
    await sealActivity({ ...hospital.services, secret: 'a secret that somebody made up' });
    expect((await found())[0]).toMatch(/^The end of the trail is not signed/);
  });

  test('rows that are cut off stay missing, even when more is sealed after them', async () => {
    await writeAndSeal(5);
    await tamper('delete from activity where seal_number > 3');
    await writeAndSeal(2);
    expect((await found())[0]).toMatch(missing('4 to 5'));
  });

  test('an older copy of the database is detected by a seal noted since', async () => {
    await writeAndSeal(2);
    const early = await verifyActivity(hospital.services);
    await write(3);
    await sealActivity(hospital.services);
    const late = await verifyActivity(hospital.services);
    expect([await found(early.last), await found(late.last)]).toEqual([[], []]);
    await hospital.emptyTrail();
    await writeAndSeal(3);
    expect(await found()).toEqual([]);
    expect((await found(late.last))[0]).toMatch(/is not in the trail/);
  });
});

test('under another SECRET nothing is sealed until an administrator signs, which the trail records', async () => {
  await writeAndSeal(2);
  const other = { ...hospital.services, secret: 'another secret, longer than the one before' };
  await write(3);
  await expect(sealActivity(other)).rejects.toThrow(/not signed with this SECRET/);
  expect((await verifyActivity(other)).findings[0]).toMatch(/not signed with this SECRET/);
  expect(await signAnchor(other)).toBe(true);
  await sealActivity(other);
  expect(await verifyActivity(other)).toMatchObject({ sealed: 4, findings: [] });
  const { rows } = await execute('select actor_name, action from activity order by id desc limit 1');
  expect(rows).toEqual([{ actor_name: 'Command line', action: 'sign' }]);
});
