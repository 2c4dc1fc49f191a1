import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brokenInvariants } from '#server/booking/test-invariants.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let doctorId: number;
/** Today's free starts by the rules for staff, in order. */
let today: { startsAt: string; localTime: string }[];

beforeAll(async () => {
  hospital = await testHospital();
  doctorId = (await hospital.get('/doctor/slug/clara-hensley')).body.data.id;
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'idempotency', 'outbox');
  await hospital.orm.execute(sql`delete from time_off`);
  today = await free('2026-03-02');
});

const free = async (day: string, more = '') =>
  (await hospital.get(`/appointment/free?doctor=clara-hensley&from=${day}&to=${day}${more}`, hospital.staff))
    .body.data;
const book = (body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  hospital.call(
    'POST',
    '/appointment/desk',
    { source: 'phone', doctorId, name: 'Ann Example', phone: '020 7946 0123', ...body },
    { ...hospital.staff, ...headers },
  );
let walkIns = 0;
const walkIn = (body: Record<string, unknown> = {}) =>
  hospital.call(
    'POST',
    '/appointment/desk',
    { source: 'walk-in', doctorId, name: `Walter In ${++walkIns}`, ...body },
    hospital.staff,
  );
const rows = async () =>
  (await hospital.orm.execute(sql`select status, source from appointment order by id`)).rows;

describe('a booking by phone', () => {
  test('may be inside the lead time, and records its source', async () => {
    const publicly = await hospital.get(
      '/appointment/slots?doctor=clara-hensley&from=2026-03-02&to=2026-03-02',
    );
    const [soon] = today;
    expect(publicly.body.data.map((slot: { startsAt: string }) => slot.startsAt)).not.toContain(
      soon!.startsAt,
    );
    const { status, body } = await book({ startsAt: soon!.startsAt });
    expect([status, body.data.status, body.data.source]).toEqual([201, 'booked', 'phone']);
    expect(body.data.localTime).toBe(soon!.localTime);
    expect(body.data.phone).toBe('+442079460123');
  });

  test('may be beyond the horizon of patients', async () => {
    const [late] = await free('2027-03-01');
    const { status } = await book({ startsAt: late.startsAt });
    expect(status).toBe(201);
  });

  test('may start off the patients’ grid, any time the doctor is there', async () => {
    const between = new Date(Date.parse(today[1]!.startsAt) + 5 * 60_000).toISOString();
    expect((await book({ startsAt: between })).status).toBe(201);
  });

  test('is of the patient whom a clerk chose, or the one they were merged into, with any contact', async () => {
    const patientOf = async (id: number) =>
      (await hospital.orm.execute(sql`select patient_id from appointment where id = ${id}`)).rows[0]!
        .patient_id;
    const walkedIn = await walkIn({ name: 'Walter In' });
    const chosen = await patientOf(walkedIn.body.data.id);
    const [, second, third] = today;
    const first = await book({
      startsAt: second!.startsAt,
      name: 'Walter In',
      patientId: chosen,
      confirmed: true,
    });
    expect(await patientOf(first.body.data.id)).toBe(chosen);
    const unchosen = await book({
      startsAt: third!.startsAt,
      name: 'Walter In',
      phone: '020 7946 0999',
      confirmed: true,
    });
    const other = await patientOf(unchosen.body.data.id);
    expect(other).not.toBe(chosen);
    await hospital.orm.execute(
      sql`update patient set merged_into_id = ${chosen}, merged_at = now() where id = ${other}`,
    );
    const later = await book({
      startsAt: today[4]!.startsAt,
      name: 'Walter In',
      patientId: other,
      confirmed: true,
    });
    expect(await patientOf(later.body.data.id)).toBe(chosen);
    const nobody = await book({ startsAt: today[5]!.startsAt, patientId: 999_999, confirmed: true });
    expect([nobody.status, nobody.body.errors[0].path]).toEqual([422, 'patientId']);
  });

  test('never overlaps taken time, not even when confirmed', async () => {
    const { startsAt } = today[0]!;
    expect((await book({ startsAt })).status).toBe(201);
    const second = await book({ startsAt, name: 'Ben', phone: '020 7946 0124', confirmed: true });
    expect([second.status, second.body.type]).toEqual([409, '/problems/slot-taken']);
    expect(await rows()).toHaveLength(1);
  });

  test('is not in the past, outside the hours or while the doctor is away', async () => {
    const { startsAt } = today[0]!;
    await hospital.orm.execute(
      sql`insert into time_off (doctor_id, kind, starts_local, ends_local) values (${doctorId}, 'leave', '2026-03-03', '2026-03-04')`,
    );
    for (const wrong of ['2026-03-02T02:00:00Z', '2026-03-03T10:00:00Z', '2026-03-02T23:00:00Z']) {
      const { status, body } = await book({ startsAt: wrong, confirmed: true });
      expect([wrong, status, body.type]).toEqual([wrong, 409, '/problems/slot-not-offered']);
    }
    hospital.clock.now = Date.parse(startsAt) + 60_000;
    const passed = await book({ startsAt }, await hospital.signIn());
    expect([passed.status, passed.body.detail]).toEqual([409, 'This time has passed. Choose a later one.']);
    expect(await rows()).toEqual([]);
  });

  test('warns where a patient would be refused, stores nothing, and goes through once confirmed', async () => {
    await hospital.orm.execute(sql`update settings set max_future_appointments = 1`);
    await book({ startsAt: today[1]!.startsAt });
    const another = { startsAt: today[3]!.startsAt, name: 'Ben Example' };
    const warned = await book(another);
    expect([warned.status, warned.body.type]).toEqual([409, '/problems/not-confirmed']);
    expect(warned.body.warnings).toEqual([
      'This contact has 1 other future appointment; patients may book 1 online.',
    ]);
    expect(await rows()).toHaveLength(1);
    expect((await book({ ...another, confirmed: true })).status).toBe(201);
    await hospital.orm.execute(sql`update settings set max_future_appointments = 4`);
  });

  test('warns of a second visit of the same patient with the doctor that day, recognised by name and contact', async () => {
    const warning = 'Ann Example already has an appointment with this doctor that day, at ';
    await book({ startsAt: today[1]!.startsAt });
    const again = { name: 'ann example' };
    const warned = await book({ ...again, startsAt: today[3]!.startsAt });
    expect([warned.status, warned.body.type]).toEqual([409, '/problems/not-confirmed']);
    expect(warned.body.warnings[0].toLowerCase()).toBe(`${warning}${today[1]!.localTime}.`.toLowerCase());
    const walksIn = { name: 'Ann Example', phone: '020 7946 0123' };
    expect((await walkIn(walksIn)).body.type).toBe('/problems/not-confirmed');
    const [nextWeek] = await free('2026-03-09');
    expect((await book({ ...again, startsAt: nextWeek.startsAt })).status).toBe(201);
    const namesake = { ...again, phone: '020 7946 0999' };
    expect((await book({ ...namesake, startsAt: today[4]!.startsAt })).status).toBe(201);
    const child = { ...again, patientIsOther: true, patientName: 'Ada Example' };
    expect((await book({ ...child, startsAt: today[2]!.startsAt })).status).toBe(201);
    expect((await book({ ...again, startsAt: today[3]!.startsAt, confirmed: true })).status).toBe(201);
  });

  test('a move warns of it too, but not of the visit that is moved', async () => {
    const first = (await book({ startsAt: today[1]!.startsAt })).body.data;
    const to = (startsAt: string, more = {}) =>
      hospital.call('PUT', `/appointment/${first.id}/time`, { startsAt, ...more }, hospital.staff);
    expect((await to(today[3]!.startsAt)).status).toBe(200);
    const [nextWeek] = await free('2026-03-09');
    await book({ startsAt: nextWeek.startsAt });
    const [, , later] = await free('2026-03-09');
    const warned = await to(later.startsAt);
    expect([warned.status, warned.body.type]).toEqual([409, '/problems/not-confirmed']);
    expect(warned.body.warnings).toEqual([
      `Ann Example already has an appointment with this doctor that day, at ${nextWeek.localTime}.`,
    ]);
    expect((await to(later.startsAt, { confirmed: true })).status).toBe(200);
  });

  test('needs a time, a name and a way to reach the patient', async () => {
    const { startsAt } = today[0]!;
    const paths = async (body: Record<string, unknown>) => {
      const answer = await book(body);
      return [answer.status, ...(answer.body.errors ?? []).map(({ path }: { path: string }) => path)];
    };
    expect(await paths({})).toEqual([422, 'startsAt']);
    expect(await paths({ startsAt, phone: '' })).toEqual([422, 'phone']);
    expect(await paths({ startsAt, name: ' ' })).toEqual([422, 'name']);
    expect(await paths({ startsAt, patientIsOther: true })).toEqual([422, 'patientName']);
    expect(await paths({ startsAt, visitTypeId: 9999 })).toEqual([422, 'visitTypeId']);
    expect((await book({ startsAt, doctorId: 9999 })).status).toBe(404);
    expect(await rows()).toEqual([]);
  });
});

describe('a squeeze-in', () => {
  const squeeze = (body: Record<string, unknown>) =>
    book({ name: 'Ben Example', phone: '020 7946 0124', squeezeIn: true, ...body });

  test('takes a patient in beside other bookings once staff have confirmed it, and is marked', async () => {
    const { startsAt } = today[0]!;
    await book({ startsAt });
    const before = (await free('2026-03-02')).length;
    const warned = await squeeze({ startsAt });
    expect([warned.body.type, warned.body.warnings]).toEqual([
      '/problems/not-confirmed',
      ['The doctor already has 1 appointment at this time. The patient is squeezed in beside it.'],
    ]);
    const { status, body } = await squeeze({ startsAt, confirmed: true });
    expect([status, body.data.isSqueezedIn, body.data.status]).toEqual([201, true, 'booked']);
    expect(await free('2026-03-02')).toHaveLength(before);
    expect(await brokenInvariants(hospital.orm, { mostFuture: 4 })).toEqual([]);
    // The first visit releases its own slot, not that of the other.
    const [first] = (await hospital.orm.execute<{ id: number }>(sql`select min(id) as id from appointment`))
      .rows;
    await hospital.call('PUT', `/appointment/${first!.id}`, { status: 'cancelled' }, hospital.staff);
    expect(await free('2026-03-02')).toHaveLength(before + 1);
  });

  test('needs no confirmation beside the one visit that the sender saw there, until there is another', async () => {
    const { startsAt } = today[0]!;
    const first = await book({ startsAt });
    const besideId = first.body.data.id;
    const elsewhere = await book({
      startsAt: today[1]!.startsAt,
      name: 'Eve Example',
      phone: '020 7946 0125',
    });
    const wrong = await squeeze({ startsAt, besideId: elsewhere.body.data.id });
    expect(wrong.body.type).toBe('/problems/not-confirmed');
    const { status, body } = await squeeze({ startsAt, besideId });
    expect([status, body.data.isSqueezedIn]).toEqual([201, true]);
    const twin = await squeeze({ startsAt, besideId });
    expect(twin.body.warnings).toHaveLength(1);
  });

  test('is an ordinary booking where the time is free, and once it is moved to a free time', async () => {
    const { body } = await squeeze({ startsAt: today[1]!.startsAt });
    expect(body.data.isSqueezedIn).toBe(false);
    const squeezed = await squeeze({ startsAt: today[1]!.startsAt, name: 'Cat', confirmed: true });
    const { id } = squeezed.body.data;
    const moved = await hospital.call(
      'PUT',
      `/appointment/${id}/time`,
      { startsAt: today[3]!.startsAt, confirmed: true },
      hospital.staff,
    );
    expect([moved.status, moved.body.data.isSqueezedIn]).toEqual([200, false]);
    expect(await brokenInvariants(hospital.orm, { mostFuture: 4 })).toEqual([]);
  });

  test('is within the doctor’s hours, and not while the doctor is away', async () => {
    await hospital.orm.execute(
      sql`insert into time_off (doctor_id, kind, starts_local, ends_local) values (${doctorId}, 'leave', '2026-03-02', '2026-03-03')`,
    );
    for (const startsAt of [today[0]!.startsAt, '2026-03-02T02:00:00Z']) {
      expect((await squeeze({ startsAt, confirmed: true })).body.type).toBe('/problems/slot-not-offered');
    }
  });
});

describe('a walk-in', () => {
  test('takes today’s next free slot and has arrived, and needs no contact', async () => {
    const { status, body } = await walkIn();
    expect([status, body.data.status, body.data.source]).toEqual([201, 'arrived', 'walk-in']);
    expect(body.data.startsAt).toBe(today[0]!.startsAt);
    expect((await walkIn()).body.data.startsAt).toBe(today[1]!.startsAt);
  });

  test('gets a slot that began a few minutes ago', async () => {
    hospital.clock.now = Date.parse(today[0]!.startsAt) + 4 * 60_000;
    expect((await walkIn()).body.data.startsAt).toBe(today[0]!.startsAt);
    hospital.clock.now = Date.parse(today[1]!.startsAt) + 6 * 60_000;
    expect((await walkIn()).body.data.startsAt).toBe(today[2]!.startsAt);
  });

  test('of ten at once each gets a slot of their own', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => walkIn()));
    const placed = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.startsAt);
    expect(placed.length).toBeGreaterThan(4);
    expect(new Set(placed).size).toBe(placed.length);
    for (const { status, body } of answers)
      if (status !== 201) expect(body.type).toMatch(/slot-taken|slot-not-offered/);
  });

  test('is refused when no slot is left today', async () => {
    hospital.clock.now = Date.parse('2026-03-02T22:00:00Z');
    const headers = await hospital.signIn();
    const answer = await hospital.call(
      'POST',
      '/appointment/desk',
      { source: 'walk-in', doctorId, name: 'Walter In' },
      headers,
    );
    expect([answer.status, answer.body.detail]).toEqual([409, 'This doctor has no free place left today.']);
    expect(await rows()).toEqual([]);
  });
});

describe('moving at the desk', () => {
  const move = (id: number, body: unknown, headers: Record<string, string> = {}) =>
    hospital.call('PUT', `/appointment/${id}/time`, body, { ...hospital.staff, ...headers });

  test('keeps the appointment and frees its old time, which it may also choose again', async () => {
    const { body } = await book({ startsAt: today[0]!.startsAt, email: 'ann@example.org' });
    const { id, reference } = body.data;
    const starts = (await free('2026-03-02', `&moving=${id}`)).map(
      (slot: { startsAt: string }) => slot.startsAt,
    );
    expect(starts).toContain(today[0]!.startsAt);
    const moved = await move(id, { startsAt: today[2]!.startsAt }, { 'If-Match': '"1"' });
    expect([moved.status, moved.body.data.startsAt, moved.body.data.reference]).toEqual([
      200,
      today[2]!.startsAt,
      reference,
    ]);
    expect((await free('2026-03-02')).map((slot: { startsAt: string }) => slot.startsAt)).toContain(
      today[0]!.startsAt,
    );
    const { rows: trail } = await hospital.orm.execute<{ action: string }>(
      sql`select action from activity where entity = 'appointment' and entity_id = ${id} order by id`,
    );
    expect(trail.map(({ action }) => action)).toEqual(['create', 'move']);
  });
});
