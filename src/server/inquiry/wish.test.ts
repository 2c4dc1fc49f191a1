/** Inquiries that ask for a visit, and the visit that staff book for one. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { colleague } from '#server/security/every-call.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let doctorId: number;
let times: { startsAt: string }[];
beforeAll(async () => {
  hospital = await testHospital();
  doctorId = (await hospital.get('/doctor/slug/clara-hensley')).body.data.id;
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('inquiry', 'appointment', 'allocation', 'outbox', 'idempotency', 'budget');
  await hospital.emptyTrail();
  await hospital.orm.execute(
    sql`update visit_type set offered = 'ask', other_modes = '["video"]' where id = 2`,
  );
  times = (
    await hospital.get(
      '/appointment/free?doctor=clara-hensley&visitType=2&from=2026-03-09&to=2026-03-20',
      hospital.staff,
    )
  ).body.data;
});

const wish = {
  visitTypeId: 2,
  visitMode: 'video',
  wishedFrom: '2026-03-09',
  wishedTo: '2026-03-20',
  wishedParts: ['morning', 'evening'],
};
const ask = (more: object = {}) =>
  hospital.call(
    'POST',
    '/inquiries',
    {
      ...{ name: 'Ann Example', email: 'ann@example.org', phone: '020 7946 0123' },
      ...{ message: 'My knee', doctorId, ...wish, ...more },
    },
    hospital.visitor,
  );
const asked = async () => (await ask()).body.data.id as number;
const read = async (id: number, headers = hospital.staff) =>
  (await hospital.get(`/inquiries/${id}`, headers)).body.data;
const book = (inquiryId: number, more: object = {}, headers = hospital.staff) =>
  hospital.call(
    'POST',
    '/appointment/desk',
    {
      ...{ source: 'phone', doctorId, visitTypeId: 2, mode: 'video', startsAt: times[0]!.startsAt },
      ...{ name: 'Ann Example', email: 'ann@example.org', inquiryId, ...more },
    },
    headers,
  );
const errorOf = async (more: object) => {
  const { status, body } = await ask(more);
  return [status, body.errors?.[0]?.path];
};

describe('asking for a visit', () => {
  test('gives staff its kind, its mode and its wished days and parts of the day, and promises nothing', async () => {
    const { status, body } = await ask();
    expect([status, body.data.isForVisit]).toEqual([201, true]);
    expect(await read(body.data.id)).toMatchObject({
      ...wish,
      visitTypeName: 'Follow-up',
      status: 'new',
      isOverdue: false,
      appointment: null,
    });
    const [row] = (await hospital.orm.execute(sql`select count(*)::int as count from allocation`)).rows;
    expect(row).toEqual({ count: 0 });
  });

  test('is for what is asked for, as it takes place, on days to come', async () => {
    expect(await errorOf({ visitTypeId: 1 })).toEqual([422, 'visitTypeId']);
    expect(await errorOf({ visitTypeId: 999 })).toEqual([422, 'visitTypeId']);
    expect(await errorOf({ visitTypeId: undefined })).toEqual([422, 'visitTypeId']);
    expect(await errorOf({ visitMode: 'phone' })).toEqual([422, 'visitMode']);
    expect(await errorOf({ wishedTo: '2026-03-01', wishedFrom: '2026-02-01' })).toEqual([422, 'wishedTo']);
    expect(await errorOf({ wishedTo: '2026-03-08' })).toEqual([422, 'wishedTo']);
    expect(await errorOf({ wishedTo: undefined })).toEqual([422, 'wishedTo']);
    expect(await errorOf({ wishedParts: ['night'] })).toEqual([422, 'wishedParts.0']);
    await hospital.orm.execute(sql`update visit_type set offered = 'phone' where id = 2`);
    expect(await errorOf({})).toEqual([422, 'visitTypeId']);
  });
});

describe('the visit that staff book for it', () => {
  test('answers it, is shown with it, and its patient gets the usual message', async () => {
    const id = await asked();
    await hospital.orm.delete(schema.outbox);
    const { status, body } = await book(id);
    expect([status, body.data.mode]).toEqual([201, 'video']);
    expect(await read(id)).toMatchObject({
      status: 'replied',
      version: 2,
      appointment: { id: body.data.id, reference: body.data.reference },
    });
    const mail = await hospital.orm.select().from(schema.outbox);
    expect(mail.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your appointment is booked/),
    ]);
    const trail = (await hospital.get(`/admin/activity?entity=inquiry&entityId=${id}`, hospital.staff)).body;
    expect(trail.data[0]).toMatchObject({ action: 'replied' });
  });

  test('is booked once: a second clerk, at once or later, sees the first booking', async () => {
    const id = await asked();
    const both = await Promise.all([book(id), book(id, { startsAt: times[5]!.startsAt })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body } = both.find(({ status }) => status === 409)!;
    expect(body.warnings[0]).toMatch(/^A visit has been booked for this request already: [A-Z0-9]{8}\.$/);
    // Either of the two times was taken.
    expect((await book(id, { startsAt: times[10]!.startsAt, confirmed: true })).status).toBe(201);
  });

  test('is not booked for an inquiry out of reach or gone, and reveals nothing of it', async () => {
    const id = await asked();
    await book(id);
    const elsewhere = (await hospital.get('/department/slug/neurology')).body.data.id;
    const { headers } = await colleague(hospital, 'away@openward.example', {
      roles: [{ role: 'desk', departmentIds: [elsewhere] }],
    });
    const there = (await hospital.get('/doctor/slug/karim-belhadi')).body.data.id;
    const [time] = (
      await hospital.get(
        '/appointment/free?doctor=karim-belhadi&visitType=1&from=2026-03-09&to=2026-03-20',
        hospital.staff,
      )
    ).body.data;
    const foreign = { doctorId: there, visitTypeId: 1, mode: undefined, startsAt: time.startsAt };
    for (const inquiryId of [id, 9999]) {
      const { status, body } = await book(inquiryId, { ...foreign, email: 'bo@example.org' }, headers);
      expect([status, body.errors]).toEqual([
        422,
        [{ path: 'inquiryId', message: 'This inquiry is no longer there. Book without it.' }],
      ]);
    }
    const [row] = (await hospital.orm.execute(sql`select count(*)::int as count from appointment`)).rows;
    expect(row).toEqual({ count: 1 });
  });

  test('may be several at once: a series, held in the requested mode, answers it in the same transaction', async () => {
    const id = await asked();
    const visits = times.slice(0, 2).map(({ startsAt }) => ({ doctorId, startsAt }));
    const person = { name: 'Ann Example', email: 'ann@example.org', inquiryId: id };
    const repeat = (more: object = {}) =>
      hospital.call(
        'POST',
        '/appointment/series',
        { ...person, visitTypeId: 2, mode: 'video', visits, ...more },
        hospital.staff,
      );
    const { status, body } = await repeat();
    expect([status, body.data.visits.map(({ mode }: { mode: string }) => mode)]).toEqual([
      201,
      ['video', 'video'],
    ]);
    const answered = await read(id);
    expect([answered.status, answered.appointment.id]).toEqual(['replied', body.data.visits[0].id]);
    // A colleague who did not see that gets a warning.
    const again = await repeat({
      visits: times.slice(2, 4).map(({ startsAt }) => ({ doctorId, startsAt })),
      email: 'bo@example.org',
    });
    expect([again.status, again.body.warnings[0]]).toEqual([
      409,
      `A visit has been booked for this request already: ${body.data.visits[0].reference}.`,
    ]);
    expect((await repeat({ inquiryId: 9999, confirmed: true })).status).toBe(409);
  });
});
