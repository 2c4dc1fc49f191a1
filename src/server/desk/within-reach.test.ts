import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Grant } from '#contract/roles.ts';
import { colleague } from '#server/security/every-call.ts';
import { forAReason, monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

type Headers = Record<string, string>;
type Slot = { startsAt: string; localDate: string; doctorId: number; visitTypeId: number };
interface Visit {
  id: number;
  reference: string;
}

let hospital: TestHospital;
/** Free times of a doctor in cardiology, and of one in neurology. */
let here: Slot[];
let there: Slot[];
let receptionist: Headers;
let doctor: Headers;
let own: Visit;
let foreign: Visit;

const desk = (departmentIds: number[] | null): Grant[] => [{ role: 'desk', departmentIds }];
const departmentOf = async (slug: string): Promise<number> =>
  (await hospital.get(`/department/slug/${slug}`)).body.data.id;
const slotsOf = async (slug: string): Promise<Slot[]> =>
  (await hospital.get(`/appointment/slots?doctor=${slug}&from=2026-03-10&to=2026-03-31`)).body.data;

beforeAll(async () => {
  hospital = await testHospital();
  here = await slotsOf('clara-hensley');
  there = await slotsOf('karim-belhadi');
  const cardiology = await departmentOf('cardiology');
  receptionist = (await colleague(hospital, 'reception@openward.example', { roles: desk([cardiology]) }))
    .headers;
  doctor = (
    await colleague(hospital, 'doctor@openward.example', {
      roles: [{ role: 'doctor', departmentIds: null }],
      doctorId: here[0]!.doctorId,
    })
  ).headers;
});
afterAll(() => hospital.close());
const both: [string, () => Headers][] = [
  ['a receptionist of one department', () => receptionist],
  ['a doctor', () => doctor],
];
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'waitlist', 'time_off', 'closure', 'idempotency');
  own = await book(here, 0);
  foreign = await book(there, 0);
});

/** The same patient everywhere: data shown in one place must not come from the other. */
async function book(slots: Slot[], index: number): Promise<Visit> {
  const { doctorId, startsAt } = slots[index]!;
  const body = { doctorId, startsAt, name: 'Ann Example', email: 'ann@example.org', phone: '020 7946 0123' };
  const { id, reference } = (await hospital.call('POST', '/appointment', body, hospital.visitor)).body.data;
  return { id, reference };
}
const put = (path: string, body: unknown, headers: Headers) => hospital.call('PUT', path, body, headers);
const stored = async ({ id }: Visit) =>
  (
    await hospital.orm.execute<{ status: string; version: number; doctor_id: number }>(
      sql`select status, version, doctor_id from appointment where id = ${id}`,
    )
  ).rows[0]!;
const untouched = async () => expect(await stored(foreign)).toMatchObject({ status: 'booked', version: 1 });
const idsIn = (body: { data: { id: number }[] }) => body.data.map(({ id }) => id);

describe.each(both)('%s', (_, who) => {
  const get = async (path: string) => (await hospital.get(path, { ...who(), ...forAReason })).body;

  test('lists, counts, finds and exports only visits within reach', async () => {
    for (const query of ['', 'q=Ann', 'q=020 7946 0123', `status=booked`, 'sort=-createdAt']) {
      const body = await get(`/appointment?${query}`);
      expect([query, idsIn(body), body.meta.total]).toEqual([query, [own.id], 1]);
    }
    const foreignOnes = ['doctor=karim-belhadi', 'department=neurology', `q=${foreign.reference}`];
    for (const query of foreignOnes) {
      const body = await get(`/appointment?${query}`);
      expect([query, idsIn(body), body.meta.total]).toEqual([query, [], 0]);
    }
    const file = await get('/appointment?format=csv');
    expect(file).toContain(own.reference);
    expect(file).not.toContain(foreign.reference);
    expect((await get('/appointment?limit=1&page=2')).data).toEqual([]);
  });

  test('changes the state, the needs, the person and the time only of a visit within reach', async () => {
    const needs = { needsStepFree: true };
    const time = { startsAt: here[1]!.startsAt, confirmed: true };
    for (const [path, body] of [
      ['', { status: 'cancelled' }],
      // Nor is it refused for its state, which would reveal it.
      ['', { status: 'expired' }],
      ['/needs', needs],
      ['/mode', { mode: 'phone' }],
      ['/room', { roomId: 1 }],
      ['/person', { name: 'Other' }],
      ['/time', time],
      ['/time', { ...time, doctorId: here[0]!.doctorId }],
    ] as const) {
      for (const stale of [{}, { 'If-Match': '"0"' }] as Record<string, string>[]) {
        const headers = { ...who(), ...stale };
        const { status } = await put(`/appointment/${foreign.id}${path}`, body, headers);
        expect([path, stale, status]).toEqual([path, stale, 404]);
      }
    }
    await untouched();
    expect((await put(`/appointment/${own.id}/needs`, needs, who())).status).toBe(200);
    expect((await put(`/appointment/${own.id}/time`, time, who())).status).toBe(200);
    expect((await put(`/appointment/${own.id}`, { status: 'cancelled' }, who())).status).toBe(200);
  });

  test('neither books with a doctor out of reach nor moves a visit to one', async () => {
    const booking = { source: 'phone', name: 'Bo', phone: '020 7946 0999', confirmed: true };
    const at = ({ doctorId, startsAt }: Slot) => ({ ...booking, doctorId, startsAt });
    // Whether the time is free or taken, the answer is the same.
    for (const slot of [there[2]!, there[0]!]) {
      expect((await hospital.call('POST', '/appointment/desk', at(slot), who())).status).toBe(404);
    }
    // A day without a free time, which would be the answer.
    const wish = { doctorId: there[0]!.doctorId, from: '2026-03-15', to: '2026-03-15', name: 'Bo' };
    const waits = { ...wish, phone: '020 7946 0999' };
    expect((await hospital.call('POST', '/waitlist/desk', waits, who())).status).toBe(404);
    expect((await hospital.call('POST', '/appointment/desk', at(here[2]!), who())).status).toBe(201);
    const { startsAt, doctorId } = there[1]!;
    const outcome = await put(`/appointment/${own.id}/time`, { startsAt, doctorId, confirmed: true }, who());
    expect(outcome.status).toBe(404);
    expect(outcome.body.nearest).toBeUndefined();
    expect((await stored(own)).doctor_id).toBe(here[0]!.doctorId);
  });

  test('is not warned of a patient’s visits elsewhere', async () => {
    await hospital.orm.execute(sql`update settings set max_future_appointments = 1`);
    await hospital.orm.execute(sql`update appointment set starts_at = f.starts_at, ends_at = f.ends_at
      from appointment f where f.id = ${foreign.id} and appointment.id = ${own.id}`);
    expect((await get(`/appointment/${own.id}`)).data.warnings).toEqual([]);
    const all = (await hospital.get(`/appointment/${own.id}`, hospital.staff)).body.data.warnings;
    expect(all).toHaveLength(2);
    await hospital.empty('appointment', 'allocation');
    foreign = await book(there, 3);
    const { startsAt, doctorId } = here.find((slot) => slot.startsAt === there[3]!.startsAt) ?? here[3]!;
    const booking = { source: 'phone', doctorId, startsAt, name: 'Ann', email: 'ann@example.org' };
    expect((await hospital.call('POST', '/appointment/desk', booking, hospital.staff)).status).toBe(409);
    expect((await hospital.call('POST', '/appointment/desk', booking, who())).status).toBe(201);
    await hospital.orm.execute(sql`update settings set max_future_appointments = default`);
  });

  test('is offered as contacts only the patients of visits within reach', async () => {
    const [contact, ...others] = (await get('/appointment/contacts?q=ann')).data;
    expect([contact.appointments, others]).toEqual([1, []]);
    await hospital.orm.execute(sql`update appointment set name = 'Zoe Elsewhere' where id = ${foreign.id}`);
    expect((await get('/appointment/contacts?q=zoe')).data).toEqual([]);
    expect((await get(`/appointment/contacts?q=${foreign.reference}`)).data).toEqual([]);
  });

  test('is asked to rebook only visits within reach, and decides about no other', async () => {
    for (const [slots, visit] of [
      [here, own],
      [there, foreign],
    ] as const) {
      const { doctorId, localDate } = slots[0]!;
      const leave = { kind: 'leave', from: `${localDate}T00:00`, to: `${localDate}T23:59` };
      const added = await hospital.call('POST', `/doctor/${doctorId}/timeoff`, leave, hospital.staff);
      expect(added.body.data.stranded[0]).toMatchObject({
        appointmentId: visit.id,
        reference: visit.reference,
      });
    }
    const body = await get('/rebooking');
    expect([idsIn(body), body.meta.total]).toEqual([[own.id], 1]);
    expect((await get('/rebooking?doctor=karim-belhadi')).meta.total).toBe(0);
    const { doctorId } = here[0]!;
    for (const decision of [
      { resolution: 'keep' },
      { resolution: 'offer' },
      { resolution: 'cancel', message: 'Sorry' },
      { resolution: 'move', doctorId },
    ]) {
      const decided = await hospital.call(
        'POST',
        '/rebooking',
        { ...decision, appointmentIds: [foreign.id] },
        who(),
      );
      expect([decision, decided.body.data[0]]).toMatchObject([
        decision,
        { done: false, type: '/problems/not-found' },
      ]);
    }
    await untouched();
    const kept = { resolution: 'keep', appointmentIds: [own.id] };
    expect((await hospital.call('POST', '/rebooking', kept, who())).body.data[0].done).toBe(true);
  });

  test('reads and removes only entries that wait for a doctor within reach', async () => {
    const mine = await wait({ doctorId: here[0]!.doctorId });
    const others = [
      await wait({ doctorId: there[0]!.doctorId }),
      await wait({ departmentId: await departmentOf('neurology') }),
    ];
    const body = await get('/waitlist');
    expect([idsIn(body), body.meta.total]).toEqual([[mine], 1]);
    for (const id of others)
      expect((await hospital.call('DELETE', `/waitlist/${id}`, undefined, who())).status).toBe(404);
    expect((await hospital.call('DELETE', `/waitlist/${mine}`, undefined, who())).status).toBe(204);
    const { meta } = (await hospital.get('/waitlist', hospital.staff)).body;
    expect(meta.total).toBe(2);
  });
});

async function wait({
  doctorId = null,
  departmentId = null,
}: {
  doctorId?: number | null;
  departmentId?: number | null;
}) {
  const key = String(Math.random());
  const { rows } = await hospital.orm.execute<{ id: number }>(sql`
    insert into waitlist (doctor_id, department_id, from_date, to_date, name, email, link_key, link_token_hash)
    values (${doctorId}, ${departmentId}, '2026-03-10', '2026-03-20', 'Ann', ${`${key}@example.org`}, ${key}, sha256(${key}::bytea)) returning id`);
  return rows[0]!.id;
}

test('an entry for a department belongs to its receptionists, and to no doctor’s account', async () => {
  const id = await wait({ departmentId: await departmentOf('cardiology') });
  expect(idsIn((await hospital.get('/waitlist', receptionist)).body)).toEqual([id]);
  expect((await hospital.get('/waitlist', doctor)).body.meta.total).toBe(0);
});

test('a visit that moved to another department’s doctor in the meantime is out of reach', async () => {
  await hospital.orm.execute(
    sql`update appointment set doctor_id = ${there[0]!.doctorId} where id = ${own.id}`,
  );
  for (const part of ['', '/history', '/rooms', '/answers', '/questionnaire', '/series']) {
    const address = `/appointment/${own.id}${part}`;
    const asked = part === '/series' ? `${address}?startsAt=2026-03-10T10:00:00Z` : address;
    expect([part, (await hospital.get(asked, receptionist)).status]).toEqual([part, 404]);
  }
});

test('managers, editors and auditors get nothing of patients, in any call', async () => {
  const roles = ['manager', 'editor', 'auditor'] as const;
  for (const role of roles) {
    const { headers } = await colleague(hospital, `${role}@openward.example`, {
      roles: [{ role, departmentIds: null }],
    });
    for (const path of [
      '/appointment',
      `/appointment/${own.id}`,
      '/appointment/0',
      '/waitlist',
      '/rebooking',
      '/inquiries',
      '/admin/mail',
      '/admin/mail/summary',
      '/appointment/contacts',
      '/appointment/events',
    ]) {
      expect([role, path, (await hospital.get(path, headers)).status]).toEqual([role, path, 403]);
    }
    const change = await put(`/appointment/${own.id}`, {}, headers);
    expect([role, change.status]).toEqual([role, 403]);
  }
});
