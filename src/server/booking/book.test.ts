import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let doctorId: number;
let visitTypeId: number;
let slots: { startsAt: string; localDate: string; localTime: string }[];

beforeAll(async () => {
  hospital = await testHospital();
  const { body } = await hospital.get('/doctor/slug/clara-hensley');
  doctorId = body.data.id;
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'idempotency', 'outbox');
  const { body } = await hospital.get(
    '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-31',
  );
  slots = body.data;
  visitTypeId = body.data[0].visitTypeId;
});

const byStaff = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, body, hospital.staff);
let patients = 0;
const patient = (more: Record<string, unknown> = {}) => ({
  doctorId,
  startsAt: slots[0]!.startsAt,
  name: 'Ann Example',
  email: `patient-${++patients}@example.org`,
  ...more,
});
const book = (body: unknown, headers: Record<string, string> = {}) =>
  hospital.call('POST', '/appointment', body, { ...hospital.visitor, ...headers });
const free = async () =>
  (await hospital.get('/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-31')).body.data.map(
    (slot: { startsAt: string }) => slot.startsAt,
  );
const rows = async () => (await hospital.orm.select().from(schema.appointment)).length;

test('a booking is answered with a reference and the hospital’s wall time, and its slot is no longer offered', async () => {
  const { status, body } = await book(patient());
  expect(status).toBe(201);
  expect(body.data).toMatchObject({
    reference: expect.stringMatching(/^[ABCDEFGHJKMNPQRTUVWXY346789]{8}$/),
    status: 'booked',
    startsAt: slots[0]!.startsAt,
    timeZone: 'Europe/London',
    localDate: slots[0]!.localDate,
    localTime: slots[0]!.localTime,
    manageUrl: expect.stringMatching(/^http:\/\/hospital\.test\/appointment\/manage\/[\w-]{43}$/),
  });
  expect(await free()).not.toContain(slots[0]!.startsAt);
});

test('of 50 concurrent requests for one slot exactly one is booked and 49 are told that it is taken', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => book(patient())));
  expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(49).fill(409)]);
  const refused = answers.find(({ status }) => status === 409)!;
  expect(refused.body.type).toBe('/problems/slot-taken');
  expect(refused.body.nearest).toHaveLength(3);
  expect(await rows()).toBe(1);
});

test('it is the database that prevents double bookings: without its constraints there is one', async () => {
  const constraints = [
    'allocation_alone_or_together',
    'allocation_one_doctor_a_room',
    'allocation_one_patient_a_place',
    'allocation_one_room_a_session',
    'allocation_one_start_at_a_time',
    'allocation_one_visit_type_at_a_time',
  ];
  const { rows: definitions } = await hospital.orm.execute<{ conname: string; definition: string }>(
    sql`select conname, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = 'allocation'::regclass and contype = 'x'`,
  );
  expect(definitions.map(({ conname }) => conname).sort()).toEqual(constraints);
  for (const name of constraints)
    await hospital.orm.execute(sql.raw(`alter table allocation drop constraint ${name}`));
  try {
    const answers = await Promise.all(Array.from({ length: 5 }, () => book(patient())));
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(1);
  } finally {
    await hospital.empty('appointment', 'allocation');
    for (const { conname, definition } of definitions) {
      await hospital.orm.execute(sql.raw(`alter table allocation add constraint ${conname} ${definition}`));
    }
  }
});

test('an overlapping slot of another visit type is refused too', async () => {
  const { body } = await hospital.get('/visit-type?limit=100');
  const followUp = body.data.find((one: { name: string }) => one.name === 'Follow-up');
  expect((await book(patient())).status).toBe(201);
  const inside = new Date(Date.parse(slots[0]!.startsAt) + 15 * 60_000).toISOString();
  const refused = await book(patient({ startsAt: inside, visitTypeId: followUp.id }));
  expect([refused.status, refused.body.type]).toEqual([409, '/problems/slot-taken']);
});

test('a slot with several places takes as many patients and no more, concurrently or one after another', async () => {
  const changed = await byStaff('PUT', `/visit-type/${visitTypeId}`, { places: 3 });
  expect(changed.status).toBe(200);
  try {
    const answers = await Promise.all(Array.from({ length: 8 }, () => book(patient())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await free()).not.toContain(slots[0]!.startsAt);
  } finally {
    await byStaff('PUT', `/visit-type/${visitTypeId}`, { places: 1 });
  }
});

describe('what is not offered cannot be booked', () => {
  test.each([
    ['outside the hours', () => '2026-03-03T02:00:00.000Z'],
    ['off the grid', () => new Date(Date.parse(slots[0]!.startsAt) + 60_000).toISOString()],
    ['beyond the horizon', () => '2026-09-07T09:00:00.000Z'],
  ])('a time %s', async (_, startsAt) => {
    const refused = await book(patient({ startsAt: startsAt() }));
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/slot-not-offered']);
    expect(refused.body.detail).toMatch(/\.$/);
    expect(await rows()).toBe(0);
  });

  test('a time within the lead time of two hours', async () => {
    hospital.clock.now = Date.parse(slots[0]!.startsAt) - 2 * 3_600_000 + 1;
    expect((await book(patient())).body.detail).toMatch(/too soon/);
    hospital.clock.now -= 1;
    expect((await book(patient())).status).toBe(201);
  });

  test('a time in a doctor’s leave, but it can once the leave is withdrawn', async () => {
    const day = slots[0]!.localDate;
    const leave = { kind: 'leave', from: `${day}T00:00`, to: `${day}T23:59` };
    const { body } = await byStaff('POST', `/doctor/${doctorId}/timeoff`, leave);
    expect(await free()).not.toContain(slots[0]!.startsAt);
    expect((await book(patient())).body.type).toBe('/problems/slot-not-offered');
    await byStaff('DELETE', `/doctor/${doctorId}/timeoff/${body.data.id}`);
    expect((await book(patient())).status).toBe(201);
  });

  test('a time when the department or the whole hospital is closed', async () => {
    const day = slots[0]!.localDate;
    const { body: doctor } = await hospital.get(`/doctor/${doctorId}`);
    for (const departmentId of [doctor.data.departmentIds[0], null]) {
      const closed = { from: `${day}T00:00`, to: `${day}T23:59`, departmentId };
      const { body } = await byStaff('POST', '/closure', closed);
      expect((await book(patient())).body.detail).toMatch(/closed/);
      await byStaff('DELETE', `/closure/${body.data.id}`);
    }
    expect((await book(patient())).status).toBe(201);
  });

  test('a doctor who is unpublished, takes no bookings, or does not exist', async () => {
    for (const change of [{ status: 'draft' }, { bookable: false }]) {
      await byStaff('PUT', `/doctor/${doctorId}`, change);
      expect((await book(patient())).status).toBe(404);
      await byStaff('PUT', `/doctor/${doctorId}`, { status: 'published', bookable: true });
    }
    expect((await book(patient({ doctorId: 99_999 }))).status).toBe(404);
  });

  test('a kind of visit that this doctor does not offer', async () => {
    const { body } = await hospital.get('/visit-type?limit=100');
    const byVideo = body.data.find((one: { mode: string }) => one.mode === 'video');
    const refused = await book(patient({ visitTypeId: byVideo.id }));
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([422, 'visitTypeId']);
  });
});

test.each<[string, string, Record<string, unknown>]>([
  ['no name', 'name', { name: '  ' }],
  ['nobody for somebody else', 'patientName', { patientIsOther: true }],
  ['a field that there is not', 'status', { status: 'booked' }],
])('%s is refused by field, and nothing is stored', async (_, path, more) => {
  const { status, body } = await book(patient(more));
  expect([status, body.type]).toEqual([422, '/problems/invalid']);
  expect(body.errors).toEqual([{ path, message: expect.stringMatching(/\.$/) }]);
  for (const table of [schema.appointment, schema.allocation, schema.outbox, schema.idempotency])
    expect(await hospital.orm.select().from(table)).toEqual([]);
});

describe('the contact', () => {
  test('that is only typed does not stop a fifth booking, in any spelling; the desk sees it', async () => {
    const spellings = [
      '020 7946 0123',
      '+44 20 7946 0123',
      '(020) 7946-0123',
      '00442079460123',
      '02079460123',
    ];
    const ahead = slots.filter((_, index) => index % 3 === 0);
    const answers = await Promise.all(
      spellings.map((phone, index) => book(patient({ startsAt: ahead[index]!.startsAt, email: '', phone }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    const { data } = (await hospital.get(`/appointment/${answers[0]!.body.data.id}`, hospital.staff)).body;
    expect(data.warnings).toEqual([
      'This contact has 4 other future appointments; patients may book 4 online.',
    ]);
  });

  test('an email address or a phone number is required, and the phone number is stored in E.164', async () => {
    const neither = await book(patient({ email: '' }));
    expect([neither.status, neither.body.errors[0].path]).toEqual([422, 'email']);
    const wrong = await book(patient({ phone: '12' }));
    expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, 'phone']);
    expect((await book(patient({ email: '', phone: '020 7946 0123' }))).status).toBe(201);
    const [row] = await hospital.orm.select().from(schema.appointment);
    expect(row).toMatchObject({ email: '', phone: '+442079460123' });
  });
});

describe('an Idempotency-Key', () => {
  test('makes a second click the same appointment, at once or later', async () => {
    const body = patient();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => book(body, { 'Idempotency-Key': 'click' })),
    );
    answers.push(await book(body, { 'Idempotency-Key': 'click' }));
    expect(new Set(answers.map((answer) => JSON.stringify([answer.status, answer.body]))).size).toBe(1);
    expect(answers[0]!.status).toBe(201);
    expect(await rows()).toBe(1);
  });

  test('with another body is refused', async () => {
    await book(patient(), { 'Idempotency-Key': 'reused' });
    const refused = await book(patient(), { 'Idempotency-Key': 'reused' });
    expect([refused.status, refused.body.type]).toEqual([422, '/problems/idempotency-key-reused']);
  });

  test('of a refused request may be used again', async () => {
    await book(patient({ startsAt: '2026-03-03T02:00:00.000Z' }), { 'Idempotency-Key': 'again' });
    expect((await book(patient(), { 'Idempotency-Key': 'again' })).status).toBe(201);
  });
});

describe('the manage link', () => {
  test('is stored only as a hash, cannot be guessed and expires a week after the visit', async () => {
    const { body } = await book(patient());
    const token: string = body.data.manageUrl.split('/').at(-1);
    const { rows: stored } = await hospital.orm.execute<{ text: string }>(
      sql`select to_jsonb(a)::text as text from appointment a`,
    );
    expect(stored[0]!.text).not.toContain(token);
    // The last character carries two unused bits: a real guess differs in the others.
    const guess = token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A');
    expect((await hospital.get(`/appointment/manage/${guess}`)).status).toBe(404);
    expect((await hospital.get('/appointment/manage/1')).status).toBe(404);
    hospital.clock.now = Date.parse(body.data.endsAt) + 7 * 86_400_000;
    expect((await hospital.get(`/appointment/manage/${token}`)).status).toBe(404);
  });
});

test('an appointment keeps its kind of visit as it was when it was booked', async () => {
  await book(patient());
  await byStaff('PUT', `/visit-type/${visitTypeId}`, { name: 'Renamed' });
  const { body } = await hospital.get('/appointment?status=all', hospital.staff);
  expect(body.data[0].visitTypeName).toBe('New consultation');
  await byStaff('PUT', `/visit-type/${visitTypeId}`, { name: 'New consultation' });
});

test('a visit that needs approval is requested, holds its slot and is confirmed by staff', async () => {
  await byStaff('PUT', `/visit-type/${visitTypeId}`, { needsApproval: true });
  try {
    const { body } = await book(patient());
    expect(body.data.status).toBe('requested');
    expect(await free()).not.toContain(slots[0]!.startsAt);
    const confirmed = await byStaff('PUT', `/appointment/${body.data.id}`, { status: 'booked' });
    expect(confirmed.body.data.status).toBe('booked');
    const subjects = (await hospital.orm.select().from(schema.outbox)).map(
      ({ subject }) => subject.split(' | ')[0],
    );
    expect(subjects).toEqual(['We have your appointment request', 'Your appointment is booked']);
  } finally {
    await byStaff('PUT', `/visit-type/${visitTypeId}`, { needsApproval: false });
  }
});
