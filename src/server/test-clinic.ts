/**
 * A small clinic: the demo hospital, in English alone, without all but four departments. Most tests need no more, and
 * it is quicker to open, to search and to reset. Remaining rows keep their ids.
 */
import type { Database } from './db/connection/connect.ts';
import { fillDemo } from './demo/fill.ts';
import type { Store } from './media/store.ts';

const departments = "('cardiology', 'neurology', 'dermatology', 'emergency')";
const ofOthers = `department_id in (select id from department where slug not in ${departments})`;

/** Deleted in an order without remaining references. */
const gone = [
  ['testimonial', ofOthers],
  ['package', ofOthers],
  ['condition', ofOthers],
  ['service', ofOthers],
  // Without any doctor left, every doctor would offer it.
  [
    'visit_type',
    `id in (select visit_type_id from visit_type_doctor) and id not in (
       select visit_type_id from visit_type_doctor natural join doctor_department where not ${ofOthers})`,
  ],
  ['department', `slug not in ${departments}`],
  ['doctor', 'id not in (select doctor_id from doctor_department)'],
  ['speciality', 'id not in (select speciality_id from doctor_speciality)'],
  ['guide', 'id not in (select min(id) from guide group by topic)'],
  ['gallery', 'position > 2'],
  ['news', 'id > 5'],
] as const;

export async function fillClinic({ orm, pool }: Database, store: Store) {
  await fillDemo(orm, store, null);
  for (const [table, which] of gone) await pool.query(`delete from ${table} where ${which}`);
  // Deleted rows would stay in the image, and be read whenever those of the table are counted. Other tables are
  // skipped: PostgreSQL believes that a table vacuumed while empty always will be.
  const tables = [...gone.map(([table]) => table), 'search_word', 'search_vocabulary'];
  await pool.query(`vacuum full ${tables.join()}`);
}
