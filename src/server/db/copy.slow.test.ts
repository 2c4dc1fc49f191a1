import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { copyDatabase } from './copy.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

let hospital: TestHospital;
let target: TestDatabase;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
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

test('no trigger of the target runs while rows are copied, and all run afterwards', async () => {
  const empty = await testDatabase();
  const alarm = `
    create table a_first_table (id integer primary key);
    create function sound_alarm() returns trigger language plpgsql as $$ begin raise 'a trigger has run'; end $$;
    create trigger alarm before insert on a_first_table for each row execute function sound_alarm();`;
  try {
    await hospital.database.pool.query('create table a_first_table (id integer primary key)');
    await hospital.database.pool.query('insert into a_first_table values (1)');
    await empty.pool.query(alarm);
    expect(await copyDatabase(hospital.database, empty)).toMatchObject({ a_first_table: 1 });
    await expect(empty.pool.query('insert into a_first_table values (2)')).rejects.toThrow(
      'a trigger has run',
    );
    const { rows } = await empty.pool.query(
      "select tgrelid::regclass::text, tgname from pg_trigger where tgenabled <> 'O'",
    );
    expect(rows).toEqual([]);
  } finally {
    await hospital.database.pool.query('drop table a_first_table');
    await empty.close();
  }
});

test('a database with content is not copied into', async () => {
  await expect(copyDatabase(hospital.database, target)).rejects.toThrow(/not empty/);
});
