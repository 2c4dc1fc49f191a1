import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from './migrate.ts';
import { testDatabase } from './test-database.ts';

const migrations = join(import.meta.dirname, 'migrations');
const name = '045-sessions-and-synonyms.sql';

/** A database as the version before left it, and what brings it up to date. */
async function before() {
  const folder = mkdtempSync(join(tmpdir(), 'openward-before-'));
  for (const file of readdirSync(migrations).filter((one) => one < name))
    cpSync(join(migrations, file), join(folder, file));
  const database = await testDatabase({ migrations: folder });
  onTestFinished(async () => {
    await database.close();
    rmSync(folder, { recursive: true });
  });
  return { pool: database.pool, update: () => migrate(database, migrations) };
}

test('what was taken before sessions had columns stays taken by the same visit type at the same start', async () => {
  const { pool, update } = await before();
  await pool.query(`
    insert into doctor (slug, name) values ('a', 'A');
    insert into visit_type (name, duration_minutes, places) values ('Group', 30, 3), ('Talk', 30, 1);
    insert into appointment (reference, status, doctor_id, visit_type_id, visit_type, starts_at, ends_at, time_zone, name, email)
      values ('AAAA2222', 'booked', 1, 1, '{}', '2026-03-02T09:30Z', '2026-03-02T10:00Z', 'Europe/London', 'Ann', 'a@example.org');
    insert into allocation (doctor_id, lane, session, during, appointment_id, expires_at) values
      (1, 1, '1@1772443800000', '[2026-03-02T09:30Z,2026-03-02T10:00Z)', 1, null),
      (1, 2, '1@1772443800000', '[2026-03-02T09:30Z,2026-03-02T10:00Z)', null, '2026-03-02T09:00Z'),
      (1, 1, '9@1772447400000', '[2026-03-02T10:30Z,2026-03-02T11:00Z)', null, '2026-03-02T09:00Z')`);
  expect(await update()).toContain(name);
  const { rows } = await pool.query('select lane, visit_type_id, starts_at from allocation order by id');
  const startsAt = new Date('2026-03-02T09:30:00Z');
  // A time that was kept for a visit type that is gone for good was over long ago.
  expect(rows).toEqual([
    { lane: 1, visit_type_id: 1, starts_at: startsAt },
    { lane: 2, visit_type_id: 1, starts_at: startsAt },
  ]);
  const third = (lane: number, visitType: number, at: string) =>
    pool.query(
      `insert into allocation (doctor_id, lane, visit_type_id, starts_at, during, expires_at)
        values (1, $1, $2, $3, '[2026-03-02T09:30Z,2026-03-02T10:00Z)', '2026-03-02T09:00Z')`,
      [lane, visitType, at],
    );
  await expect(third(2, 1, '2026-03-02T09:30Z')).rejects.toThrow('allocation_one_patient_a_place');
  await expect(third(3, 2, '2026-03-02T09:30Z')).rejects.toThrow('allocation_one_visit_type_at_a_time');
  await expect(third(3, 1, '2026-03-02T09:45Z')).rejects.toThrow('allocation_one_start_at_a_time');
  await third(3, 1, '2026-03-02T09:30Z');
});

test.each([
  ['a hospital that is being set up begins without words of one language', '', 0],
  [
    'a hospital that had the words of its first version keeps them, changed or not',
    `insert into staff (name, email) values ('Bo', 'bo@example.org'); update synonym set words = '["haut"]' where id = 1`,
    45,
  ],
])('%s', async (_, filled, kept) => {
  const { pool, update } = await before();
  if (filled) await pool.query(filled);
  await update();
  const { rows } = await pool.query('select count(*)::int as count from synonym');
  expect(rows).toEqual([{ count: kept }]);
});
