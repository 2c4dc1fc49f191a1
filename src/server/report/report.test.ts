import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Grant } from '#contract/roles.ts';
import { colleague } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let staff: Record<string, string>;
/** A Wednesday, nine in the morning in London. */
const wednesday = Date.parse('2026-03-04T09:00:00Z');
beforeAll(async () => {
  hospital = await testHospital();
  hospital.clock.now = wednesday;
  staff = await hospital.signIn();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  await hospital.empty('appointment', 'allocation', 'schedule', 'time_off', 'closure');
});

let count = 0;
async function store({
  at = '2026-03-02T09:00:00Z',
  made = '2026-02-20T12:00:00Z',
  status = 'fulfilled',
  source = 'web',
  doctorId = 1,
  minutes = 30,
  visitType = {},
  visitTypeId = 1,
  isSqueezedIn = false,
}) {
  await hospital.orm.execute(sql`
    insert into appointment (reference, status, source, doctor_id, visit_type_id, visit_type, starts_at, ends_at, time_zone,
      name, phone, created_at, updated_at, is_squeezed_in)
    values (${`R${++count}`}, ${status}, ${source}, ${doctorId}, ${visitTypeId}, ${JSON.stringify(visitType)}, ${at},
      ${at}::timestamptz + ${minutes} * interval '1 minute', 'Europe/London', 'Ann', '+442070000000', ${made}, ${made}, ${isSqueezedIn})`);
}

/** Nine to five on every day of the week. */
async function works(
  doctorId: number,
  hours: { from: string; to: string }[] = [{ from: '09:00', to: '17:00' }],
) {
  const rules = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    hours.map((one) => ({ ...one, weekday, everyWeeks: 1, anchorDate: null, visitTypeIds: [] })),
  );
  await hospital.orm.execute(sql`
    insert into schedule (doctor_id, valid_from, rules) values (${doctorId}, '2025-01-01', ${JSON.stringify(rules)})`);
}

const monday = 'from=2026-03-02&to=2026-03-02';
async function get(query: string, headers = staff) {
  const { status, body } = await hospital.get(`/admin/reports?${query}`, headers);
  expect([status, body.detail]).toEqual([200, undefined]);
  return body.data;
}

test('a hospital without visits and hours has figures of nothing, and no share of it', async () => {
  const { total, rows } = await get(monday);
  expect(rows).toEqual([]);
  expect(total.now).toMatchObject({ visits: 0, bookedMinutes: 0, due: 0, lead: { median: null } });
});

describe('the time that is booked', () => {
  test('is counted once for a group, beside its places, and not for a squeezed-in visit', async () => {
    await works(1);
    const group = { at: '2026-03-02T10:00:00Z', minutes: 60, visitType: { places: 6 } };
    await store({});
    for (const _ of [1, 2, 3, 4]) await store(group);
    await store({ isSqueezedIn: true });
    const { total } = await get(monday);
    expect(total.now).toMatchObject({
      visits: 6,
      bookedMinutes: 90,
      offeredMinutes: 480,
      squeezedIn: 1,
      places: { taken: 4, offered: 6 },
    });
  });

  test('is also that of a missed visit, and not that of a cancelled one', async () => {
    await store({ status: 'no_show' });
    await store({ status: 'cancelled', at: '2026-03-02T10:00:00Z' });
    await store({ status: 'declined', at: '2026-03-02T11:00:00Z' });
    expect((await get(monday)).total.now).toMatchObject({ visits: 1, bookedMinutes: 30, noShows: 1 });
  });

  test('of a visit with a length of its own is no group’s, for any visit type', async () => {
    await store({ visitType: { places: 6, alone: true } });
    expect((await get(monday)).total.now.places).toEqual({ taken: 0, offered: 0 });
  });
});

describe('the time that is offered', () => {
  test('leaves out leave and closures, and counts hours that overlap once', async () => {
    await works(1, [
      { from: '09:00', to: '13:00' },
      { from: '12:00', to: '17:00' },
    ]);
    await hospital.orm.execute(sql`
      insert into time_off (doctor_id, kind, starts_local, ends_local) values (1, 'leave', '2026-03-02T09:00', '2026-03-02T10:00')`);
    await hospital.orm.execute(sql`
      insert into closure (starts_local, ends_local) values ('2026-03-02T16:30', '2026-03-03T00:00')`);
    expect((await get(monday)).total.now.offeredMinutes).toBe(6.5 * 60);
  });

  test('has 23 and 25 hours on the days of a change of the clocks', async () => {
    await works(1, [{ from: '00:00', to: '24:00' }]);
    const of = async (day: string) => (await get(`from=${day}&to=${day}`)).total.now.offeredMinutes;
    expect([await of('2026-03-29'), await of('2026-10-25'), await of('2026-03-28')]).toEqual([
      1380, 1500, 1440,
    ]);
  });

  test('ends when a doctor leaves, whose visits stay in the figures under their name', async () => {
    await works(1);
    await works(2);
    await store({});
    const left = async (change: string, at: string) => {
      await hospital.orm.execute(sql`update doctor set ${sql.raw(change)} where id = 1`);
      if (at)
        await hospital.orm.execute(sql`
          insert into revision (actor_name, entity, entity_id, version, content, created_at)
          values ('Maya', 'doctor', 1, 2, '{"status": "archived"}', ${at})`);
      const { total, rows } = await get(`${monday}&by=doctor`);
      await hospital.orm.execute(sql`update doctor set status = 'published', deleted_at = null where id = 1`);
      const row = rows.find(({ of }: { of: { id: number } }) => of.id === 1);
      return [total.now.offeredMinutes, row.now.offeredMinutes, row.now.visits];
    };
    expect(await left(`deleted_at = '2026-03-02T12:00Z'`, '')).toEqual([660, 180, 1]);
    expect(await left(`status = 'archived'`, '2026-03-02T10:00Z')).toEqual([540, 60, 1]);
    await hospital.orm.execute(sql`delete from revision where entity = 'doctor'`);
  });
});

test('days to the visit are those of the calendar, of visits that were booked ahead', async () => {
  await store({ made: '2026-03-01T23:50:00Z', at: '2026-03-02T09:00:00Z' });
  await store({ made: '2026-03-02T08:00:00Z', at: '2026-03-02T09:30:00Z' });
  await store({ made: '2026-02-10T08:00:00Z', at: '2026-03-02T10:00:00Z' });
  await store({ made: '2026-03-02T10:29:00Z', at: '2026-03-02T10:30:00Z', source: 'walk-in' });
  const { now } = (await get(monday)).total;
  expect(now.lead).toEqual({ visits: 3, median: 1, ninetieth: 20 });
  expect(now.leadClasses).toEqual([1, 1, 0, 0, 1, 0]);
});

test('a cancellation keeps when and by whom it was, through later changes of the visit', async () => {
  await hospital.orm.execute(sql`update doctor set deleted_at = null where id = 1`);
  await store({ at: '2026-03-05T12:00:00Z', status: 'booked' });
  const { rows } = await hospital.orm.execute<{ id: number }>(sql`select max(id) as id from appointment`);
  const { id } = rows[0]!;
  expect((await hospital.call('PUT', `/appointment/${id}`, { status: 'cancelled' }, staff)).status).toBe(200);
  await hospital.orm.execute(sql`update appointment set updated_at = '2026-03-09T09:00Z' where id = ${id}`);
  const { total } = await get('from=2026-03-05&to=2026-03-05');
  expect(total.now.cancelled.staff).toEqual({ after: 0, day: 0, threeDays: 1, week: 0, longer: 0 });
});

test('a past visit without an outcome is shown, and is no part of the no-shows', async () => {
  await store({ status: 'booked' });
  await store({ status: 'booked', at: '2026-03-06T09:00:00Z' });
  await store({ status: 'no_show', at: '2026-03-03T09:00:00Z' });
  expect((await get('from=2026-03-02&to=2026-03-08')).total.now).toMatchObject({
    visits: 3,
    due: 1,
    noShows: 1,
    unnoted: 1,
  });
});

test('visits are counted by how they were booked, without those that came to nothing', async () => {
  for (const [source, hour] of [
    ['web', '09'],
    ['web', '10'],
    ['phone', '11'],
  ] as const)
    await store({ source, at: `2026-03-02T${hour}:00:00Z` });
  await store({ source: 'phone', status: 'cancelled', at: '2026-03-02T12:00:00Z' });
  expect((await get(monday)).total.now.sources).toMatchObject({ web: 2, phone: 1 });
});

describe('the visits that an account sees', () => {
  async function seenBy(name: string, roles: Grant[], doctorId: number | null = null) {
    const { headers } = await colleague(hospital, `${name}@example.org`, { roles, doctorId });
    const { status, body } = await hospital.get(`/admin/reports?${monday}&by=doctor`, headers);
    return status === 200 ? body.data.total.now.visits : status;
  }
  const whole = (role: Grant['role']): Grant => ({ role, departmentIds: null });

  test('follows their roles: the hospital’s, a department’s, one’s own, or none', async () => {
    const { rows } = await hospital.orm.execute<{ department: number; doctors: number[] }>(sql`
      select max(department_id) as department, array_agg(doctor_id) as doctors
      from (select doctor_id, max(department_id) as department_id from doctor_department group by 1 having count(*) = 1) one
      group by department_id limit 2`);
    const [here, there] = rows as [(typeof rows)[0], (typeof rows)[0]];
    await store({ doctorId: here.doctors[0]! });
    await store({ doctorId: here.doctors[0]!, at: '2026-03-02T10:00:00Z' });
    await store({ doctorId: there.doctors[0]! });
    expect(await seenBy('auditor', [whole('auditor')])).toBe(3);
    expect(await seenBy('manager', [whole('manager')])).toBe(3);
    expect(await seenBy('head', [{ role: 'manager', departmentIds: [here.department] }])).toBe(2);
    expect(await seenBy('clerk', [{ role: 'desk', departmentIds: [there.department] }])).toBe(1);
    expect(await seenBy('doctor', [whole('doctor')], there.doctors[0]!)).toBe(1);
    expect(await seenBy('editor', [whole('editor')])).toBe(403);
  });
});

test('a doctor of several departments counts in one, so that departments add up', async () => {
  const { rows } = await hospital.orm.execute<{ doctor: number; departments: number[] }>(sql`
    select x.doctor_id as doctor, array_agg(x.department_id order by x.position, x.department_id) as departments
    from doctor_department x group by 1 having count(*) > 1 limit 1`);
  const [{ doctor, departments }] = rows as [(typeof rows)[0]];
  await store({ doctorId: doctor });
  const named = async (query: string) =>
    (await get(`${monday}${query}`)).rows.map(({ of }: { of: { id: number } }) => of.id);
  expect(await named('')).toEqual([departments[0]]);
  const slug = await hospital.orm.execute<{ slug: string }>(
    sql`select slug from department where id = ${departments[1]}`,
  );
  expect(await named(`&department=${slug.rows[0]!.slug}`)).toEqual([departments[1]]);
});

describe('as a table', () => {
  async function file(report: string, language = '') {
    const query = `${monday}&by=doctor&report=${report}`;
    const answer = await hospital.app.request(
      `http://hospital.test${language}/api/admin/reports/file?${query}`,
      { headers: staff },
    );
    return (await answer.text()).split('\r\n');
  }

  test('each report has a row for every part and period, the whole first', async () => {
    await works(1);
    await store({});
    const [head, first, second] = await file('utilisation');
    expect(head).toContain('"Doctor","From","To","Booked, hours","Offered, hours","Booked, %"');
    expect(first).toContain('"All","2026-03-02","2026-03-02","0.5","8","6.3",1,0,0,0');
    expect(second).toContain('"All","2026-03-01","2026-03-01","0","8","0",0');
    for (const report of ['leadTime', 'noShows', 'cancellations', 'sources'])
      expect((await file(report)).length).toBe(6);
  });

  test('it speaks the reader’s language, writes numbers as it does, and no name of a doctor runs as a formula', async () => {
    await works(1);
    await store({});
    await hospital.orm.execute(sql`update settings set languages = '["de"]'`);
    await hospital.orm.execute(sql`update doctor set name = '=1+1' where id = 1`);
    const [head, first, , third] = await file('utilisation', '/de');
    expect(head).toContain('"Belegt, Stunden"');
    expect(first).toContain('"0,5","8","6,3"');
    expect(third).toMatch(/^"'=1\+1"/);
  });
});
