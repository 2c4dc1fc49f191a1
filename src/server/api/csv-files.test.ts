import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forAReason, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

/** Several pages of any list, and not a whole number of batches. */
const count = 1_234;
const file = async (path: string) => {
  const { body, headers } = await hospital.get(path, { ...hospital.staff, ...forAReason });
  expect([path, headers.get('Content-Type')]).toEqual([path, 'text/csv; charset=utf-8']);
  return parse(body as string, { columns: true, bom: true }) as Record<string, string>[];
};
const numbers = Array.from({ length: count }, (_, n) => String(n + 1));
const named = numbers.map((n) => `Row ${n}`);

test('a file of appointments has everything its filters match, once and in order', async () => {
  await hospital.orm.execute(sql`
    insert into appointment (reference, status, doctor_id, visit_type_id, visit_type, starts_at, ends_at, time_zone, name, email)
    select 'R' || lpad(n::text, 7, '0'), case when n % 2 = 0 then 'booked' else 'cancelled' end, 1, 1, '{"name":"Visit"}',
      at, at + interval '15 minutes', 'Europe/London', 'Row ' || n, 'r@example.org'
    from generate_series(1, ${count}) n,
      lateral (select timestamptz '2031-01-01' + n * interval '1 hour' as at) _`);
  const all = await file('/appointment?format=csv&from=2031-01-01');
  expect(all.map(({ Patient }) => Patient)).toEqual(named);
  const some = await file(
    '/appointment?format=csv&from=2031-01-01&status=booked&sort=-startsAt&page=2&limit=10',
  );
  expect(some.map(({ Patient }) => Patient)).toEqual(named.filter((_, n) => n % 2 === 1).reverse());
});

test('a file of content has every entry, drafts as well, each once', async () => {
  await hospital.orm.execute(sql`
    insert into speciality (slug, name, status) select 'row-' || n, 'Row ' || n, case when n % 2 = 0 then 'draft' else 'published' end
    from generate_series(1, ${count}) n`);
  const rows = (await file('/admin/exports?resource=speciality')).filter(({ name }) =>
    name!.startsWith('Row '),
  );
  expect(rows.length).toBe(count);
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(named));
});
