import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { copyDatabase } from './copy.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

let hospital: TestHospital;
let target: TestDatabase;
beforeAll(async () => {
  hospital = await testHospital();
  target = await testDatabase();
});
afterAll(async () => {
  await hospital.close();
  await target.close();
});

const content = async ({ orm }: Pick<TestDatabase, 'orm'>, table: string) =>
  (
    await orm.execute(
      sql.raw(
        `select md5(string_agg(to_jsonb(t)::text, '|' order by to_jsonb(t)::text)) as digest, count(*) from ${table} t`,
      ),
    )
  ).rows;

test('a copied database holds the same rows, and new rows get ids after them', async () => {
  const [slot] = (await hospital.get('/appointment/soonest')).body.data;
  const booking = { doctorId: slot.doctorId, startsAt: slot.startsAt, name: 'Ann', email: 'ann@example.org' };
  expect((await hospital.call('POST', '/appointment', booking, hospital.visitor)).status).toBe(201);

  const copied = await copyDatabase(hospital.database, target);
  expect(copied).toMatchObject({
    department: 16,
    doctor: 20,
    service: 40,
    appointment: 1,
    allocation: 1,
    outbox: 1,
    settings: 1,
  });
  for (const table of Object.keys(copied)) {
    expect([table, await content(target, table)]).toEqual([table, await content(hospital.database, table)]);
  }
  const { rows } = await target.orm.execute<{ id: number }>(
    sql`insert into speciality (slug, name) values ('new', 'New') returning id`,
  );
  expect(rows[0]!.id).toBe(copied.speciality! + 1);
});

test('a database with content is not copied into', async () => {
  await expect(copyDatabase(hospital.database, target)).rejects.toThrow(/not empty/);
});
