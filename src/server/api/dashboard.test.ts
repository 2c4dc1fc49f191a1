import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Grant } from '#contract/roles.ts';
import { colleague, letDoctorsChangeTheirOwn } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let staff: { Authorization: string };
beforeAll(async () => {
  hospital = await testHospital();
  // Its days begin at 11:00 UTC in summer and at 12:00 in winter; the clocks go back on 5 April 2026.
  await hospital.orm.execute(sql`update settings set time_zone = 'Pacific/Auckland'`);
  hospital.clock.now = Date.parse('2026-04-07T00:00:00Z');
  staff = await hospital.signIn();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  await hospital.empty('appointment', 'allocation', 'inquiry', 'waitlist', 'outbox');
});

let count = 0;
async function store({
  at = '2026-04-07T02:00:00Z',
  made = '2020-01-01T00:00:00Z',
  status = 'booked',
  doctorId = 1,
}) {
  await hospital.orm.execute(sql`
    insert into appointment (reference, status, doctor_id, visit_type_id, visit_type, starts_at, ends_at, time_zone, name, email, created_at)
    values (${`T${++count}`}, ${status}, ${doctorId}, 1, '{}', ${at}, ${at}::timestamptz + interval '15 minutes', 'Pacific/Auckland', 'Ann', 'ann@example.org', ${made})`);
}
const get = async () => (await hospital.get('/admin/dashboard', staff)).body.data;

test('a day is the hospital’s own, also after the clocks change', async () => {
  await store({ at: '2026-04-06T11:59:00Z' }); // Monday, 23:59
  await store({ at: '2026-04-06T12:00:00Z' }); // Tuesday, 00:00
  await store({ at: '2026-04-07T11:59:00Z', status: 'arrived' }); // Tuesday, 23:59
  await store({ at: '2026-04-07T12:00:00Z' }); // Wednesday, 00:00
  await store({ at: '2026-03-31T10:59:00Z' }); // Tuesday a week ago, 23:59, still in summer time
  await store({ at: '2026-03-31T11:00:00Z' }); // Wednesday
  const data = await get();
  expect(data.today).toBe('2026-04-07');
  expect(data.hours).toEqual([
    { hour: 0, status: 'booked', count: 1 },
    { hour: 23, status: 'arrived', count: 1 },
  ]);
  expect(data.figures.appointments).toEqual({ value: 2, recent: 2, before: 1 });
  expect(data.week.map(({ localDate, count }: never) => [localDate, count])).toEqual([['2026-04-08', 1]]);
});

test('bookings count on the day they were made, over twelve weeks, without those that came to nothing', async () => {
  await store({ made: '2026-04-06T12:00:00Z' }); // Tuesday, 00:00
  await store({ made: '2026-04-06T11:59:00Z' }); // Monday, 23:59
  await store({ made: '2026-03-30T10:59:00Z' }); // Monday a week ago
  await store({ made: '2026-04-06T13:00:00Z', status: 'expired' });
  await store({ made: '2026-01-13T10:00:00Z' }); // one day too old
  const { bookings, figures } = await get();
  expect(bookings).toHaveLength(84);
  expect([bookings[0].localDate, bookings.at(-1).localDate]).toEqual(['2026-01-14', '2026-04-07']);
  expect(bookings.filter(({ count }: { count: number }) => count > 0)).toEqual([
    { localDate: '2026-03-30', count: 1 },
    { localDate: '2026-04-06', count: 1 },
    { localDate: '2026-04-07', count: 1 },
  ]);
  expect(figures.bookings).toEqual({ value: 2, recent: 2, before: 1 });
});

test('the no-show rate is that of past visits, and null if there were none', async () => {
  expect((await get()).figures.noShow).toEqual({ value: null, recent: null, before: null });
  await store({ at: '2026-04-05T02:00:00Z', status: 'no_show' });
  for (const status of ['fulfilled', 'fulfilled', 'fulfilled', 'cancelled', 'booked'])
    await store({ at: '2026-04-05T02:00:00Z', status });
  await store({ at: '2026-03-30T02:00:00Z', status: 'no_show' });
  expect((await get()).figures.noShow).toEqual({ value: 0.25, recent: 0.25, before: 1 });
});

test('a doctor’s visits count once, in their first department', async () => {
  const { rows } = await hospital.orm.execute<{ doctor_id: number; department_id: number }>(sql`
    insert into doctor_department (doctor_id, department_id, position)
    select x.doctor_id, d.id, 99 from doctor_department x, department d
    where x.position = 0 and d.id <> x.department_id
    order by d.id limit 1 returning doctor_id, department_id`);
  const { doctor_id: doctorId, department_id: second } = rows[0]!;
  await store({ doctorId, at: '2026-04-09T02:00:00Z' });
  const { week } = await get();
  expect(week).toHaveLength(1);
  expect(week[0]).toMatchObject({ localDate: '2026-04-09', count: 1 });
  expect(week[0].department.id).not.toBe(second);
});

test('waiting items are counted now, with this week’s and last week’s arrivals', async () => {
  const inquiry = (made: string, status: string) =>
    hospital.orm.execute(sql`
      insert into inquiry (reference, receipt_token_hash, name, email, message, created_at, status)
      values (${`I${++count}`}, ${Buffer.from(String(count))}, 'Ann', 'ann@example.org', 'Hello', ${made}, ${status})`);
  await inquiry('2026-04-06T00:00:00Z', 'new');
  await inquiry('2026-04-06T00:00:00Z', 'closed');
  await inquiry('2026-03-29T00:00:00Z', 'new');
  await inquiry('2026-03-29T00:00:00Z', 'closed');
  await inquiry('2026-03-28T00:00:00Z', 'closed');
  await inquiry('2026-01-01T00:00:00Z', 'new');
  expect((await get()).figures.inquiries).toEqual({ value: 3, recent: 2, before: 3 });
});

test('a published entry without a summary, or without the picture that its form has a place for, is listed; a draft is not', async () => {
  const before = (await get()).figures.gaps.value;
  const run = (query: ReturnType<typeof sql>) => hospital.orm.execute(query);
  await run(sql`insert into department (slug, name, summary) values ('bare', 'AAA bare', '')`);
  await run(sql`insert into department (slug, name, status) values ('draft', 'AAA draft', 'draft')`);
  await run(sql`insert into service (slug, title, summary)
    values ('icon', 'AAA icon', 'Words'), ('silent', 'AAA silent', '')`);
  await run(sql`insert into doctor (slug, name, summary) values ('ann', 'AAA Ann', 'Words')`);
  const added = async () => {
    const { gaps, figures } = await get();
    const named = gaps.filter(({ name }: { name: string }) => name.startsWith('AAA'));
    expect(figures.gaps.value).toBe(before + named.length);
    return named;
  };
  const ann = { resource: 'doctor', name: 'AAA Ann', lacksPicture: true, lacksSummary: false };
  const others = [
    { resource: 'department', name: 'AAA bare', lacksPicture: true, lacksSummary: true },
    { resource: 'service', name: 'AAA silent', lacksPicture: false, lacksSummary: true },
  ];
  expect(await added()).toMatchObject([ann, ...others]);
  // With initials for all, a doctor needs no picture.
  await run(sql`update settings set doctor_pictures = 'initials'`);
  expect(await added()).toMatchObject(others);
});

describe('an account sees', () => {
  const clara = 1;
  /** A doctor of another department. */
  let other: number;
  const seenBy = async (roles: Grant[], doctorId: number | null = null) => {
    const { headers } = await colleague(hospital, `${Math.random()}@openward.example`, { roles, doctorId });
    const { status, body } = await hospital.get('/admin/dashboard', headers);
    expect(status).toBe(200);
    return body.data;
  };
  const cardiology = async () => (await hospital.get('/department/slug/cardiology')).body.data.id as number;
  const values = ({ figures }: { figures: Record<string, { value: number } | null> }) =>
    Object.fromEntries(Object.entries(figures).map(([name, figure]) => [name, figure?.value ?? null]));
  const nothing = {
    appointments: null,
    bookings: null,
    noShow: null,
    inquiries: null,
    waitlist: null,
    failedMail: null,
  };

  beforeEach(async () => {
    const id = await cardiology();
    const { rows } = await hospital.orm.execute<{ id: number }>(
      sql`select id from doctor where id not in (select doctor_id from doctor_department where department_id = ${id}) limit 1`,
    );
    other = rows[0]!.id;
    for (const doctorId of [clara, other, other]) {
      await store({ doctorId, made: '2026-04-06T12:00:00Z' });
      await store({ doctorId, at: '2026-04-08T02:00:00Z' });
      await store({ doctorId, at: '2026-04-06T02:00:00Z', status: 'no_show' });
      await hospital.orm.execute(sql`
        insert into inquiry (reference, receipt_token_hash, name, email, message, doctor_id)
        values (${`Q${++count}`}, ${`q${count}`}, 'Ann', 'ann@example.org', 'Hello', ${doctorId})`);
      await hospital.orm.execute(sql`
        insert into waitlist (doctor_id, from_date, to_date, name, email, link_key, link_token_hash)
        values (${doctorId}, '2026-04-10', '2026-04-20', 'Ann', ${`${count}@example.org`}, ${`k${count}`}, ${`w${count}`})`);
    }
    await hospital.orm.execute(sql`
      insert into outbox (recipient, subject, text_body, html_body, status) values ('ann@example.org', 'Hello', '', '', 'dead')`);
  });

  test('as a receptionist of one department, its visits, inquiries and waiting list, and no mail', async () => {
    const data = await seenBy([{ role: 'desk', departmentIds: [await cardiology()] }]);
    expect(values(data)).toEqual({
      ...{ appointments: 1, bookings: 1, noShow: 1, inquiries: 1, waitlist: 1, failedMail: null, gaps: null },
    });
    expect(data.hours).toMatchObject([{ hour: 14, count: 1 }]);
    expect(data.week.map(({ count }: { count: number }) => count)).toEqual([1]);
    expect(data.bookings.at(-1)).toMatchObject({ count: 1 });
    expect([data.gaps, data.firstSteps]).toEqual([null, []]);
  });

  test('as a doctor, the doctor’s own visits and waiting list, and gaps of the own profile', async () => {
    await hospital.orm.execute(sql`update doctor set summary = '' where id in (${clara}, ${other})`);
    await letDoctorsChangeTheirOwn(hospital);
    const data = await seenBy([{ role: 'doctor', departmentIds: null }], clara);
    expect(values(data)).toMatchObject({
      ...nothing,
      appointments: 1,
      bookings: 1,
      noShow: 1,
      waitlist: 1,
      gaps: 1,
    });
    expect(data.gaps).toMatchObject([{ resource: 'doctor', id: clara }]);
  });

  test('as an editor, content to finish and nothing of patients; of one department, only its own', async () => {
    await hospital.orm.execute(
      sql`update department set summary = '' where slug in ('cardiology', 'neurology')`,
    );
    const all = await seenBy([{ role: 'editor', departmentIds: null }]);
    expect(values(all)).toMatchObject(nothing);
    expect([all.hours, all.week, all.bookings, all.firstSteps]).toEqual([null, null, null, []]);
    expect(all.gaps).toEqual((await get()).gaps);
    const id = await cardiology();
    const one = await seenBy([{ role: 'editor', departmentIds: [id] }]);
    expect(one.gaps).toContainEqual(expect.objectContaining({ resource: 'department', id }));
    expect(one.gaps.filter(({ resource }: { resource: string }) => resource === 'department')).toHaveLength(
      1,
    );
    expect(one.figures.gaps.value).toBe(one.gaps.length);
    expect(one.gaps.length).toBeLessThan(all.gaps.length);
  });
});

test('a hospital sees its first steps until patients can book, and then no more', async () => {
  expect((await get()).firstSteps).toEqual([]);
  await hospital.orm.execute(sql`update schedule set rules = '[]'`);
  await hospital.orm.execute(sql`update contact set phone_number = '', email = ''`);
  expect((await get()).firstSteps).toEqual([
    { step: 'hospital', isDone: true },
    { step: 'contact', isDone: false },
    { step: 'department', isDone: true },
    { step: 'visitType', isDone: true },
    { step: 'doctor', isDone: true },
    { step: 'hours', isDone: false },
  ]);
});
