import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { limits } from '#server/kernel/limits.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { noLimits } from '#server/test-limits.ts';

const minute = 60_000;
const { holdsAtOnce, holdsOfDoctorAtOnce } = limits;
const holdLimits = { holdsAtOnce, holdsOfDoctorAtOnce };
const mostHolds = holdsAtOnce.most;
const mostHoldsOfDoctor = holdsOfDoctorAtOnce.most;
let hospital: TestHospital;
let doctorId: number;
let visitTypeId: number;
let slots: { startsAt: string; endsAt: string; localDate: string; localTime: string; doctorId: number }[];

beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo', limits: { ...noLimits, ...holdLimits } });
  doctorId = (await hospital.get('/doctor/slug/clara-hensley')).body.data.id;
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'idempotency', 'outbox');
  slots = await slotsOf('doctor=clara-hensley');
  visitTypeId = (slots[0] as unknown as { visitTypeId: number }).visitTypeId;
});

const visitor = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, body, hospital.visitor);
const slotsOf = async (whose: string) =>
  (await hospital.get(`/appointment/slots?${whose}&from=2026-03-03&to=2026-03-31`)).body.data;
const free = async () =>
  (await slotsOf('doctor=clara-hensley')).map(({ startsAt }: { startsAt: string }) => startsAt);
const wanted = (more: Record<string, unknown> = {}) => ({
  doctorId,
  visitTypeId,
  startsAt: slots[0]!.startsAt,
  ...more,
});
const hold = (body: unknown = wanted(), headers: Record<string, string> = {}) =>
  hospital.call('POST', '/appointment/hold', body, { ...hospital.visitor, ...headers });
const extend = (token: string) => visitor('PUT', `/appointment/hold/${token}`);
const release = (token: string) => visitor('DELETE', `/appointment/hold/${token}`);
let patients = 0;
const book = (more: Record<string, unknown> = {}) =>
  visitor('POST', '/appointment', {
    doctorId,
    startsAt: slots[0]!.startsAt,
    name: 'Ann Example',
    email: `p${++patients}@example.org`,
    ...more,
  });
const allocations = () => hospital.orm.select().from(schema.allocation);
const appointments = async () => (await hospital.orm.select().from(schema.appointment)).length;

const from = async (address: string, body: unknown) =>
  (await hospital.call('POST', '/appointment/hold', body, hospital.visitor, address)).status;

describe('a hold', () => {
  test('keeps a slot for ten minutes, to the second, without a cleanup job', async () => {
    const { status, body } = await hold();
    expect(status).toBe(201);
    expect(body.data).toEqual({
      token: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: new Date(monday + 10 * minute).toISOString(),
      canExtend: true,
      doctorId,
      visitTypeId,
      startsAt: slots[0]!.startsAt,
      endsAt: slots[0]!.endsAt,
      localDate: slots[0]!.localDate,
      localTime: slots[0]!.localTime,
    });
    expect(await free()).not.toContain(slots[0]!.startsAt);
    expect((await book()).body.type).toBe('/problems/slot-taken');
    hospital.clock.now += 10 * minute - 1000;
    expect(await free()).not.toContain(slots[0]!.startsAt);
    hospital.clock.now += 1000;
    expect(await free()).toContain(slots[0]!.startsAt);
    expect((await book()).status).toBe(201);
  });

  test('stores only hashes: neither its token nor the client address', async () => {
    const { body } = await hold();
    const { rows } = await hospital.orm.execute<{ text: string }>(
      sql`select (select string_agg(to_jsonb(a)::text, '') from allocation a) || (select string_agg(to_jsonb(i)::text, '') from idempotency i) as text`,
    );
    expect(rows[0]?.text ?? '').not.toContain(body.data.token);
    const [row] = await allocations();
    expect(row!.takenFrom!.map((key) => key.length)).toEqual([32]);
  });

  test('is extended by ten minutes once, also with two concurrent clicks', async () => {
    const { token } = (await hold()).body.data;
    hospital.clock.now += 9 * minute;
    const answers = await Promise.all([extend(token), extend(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 200)!.body.data).toMatchObject({
      expiresAt: new Date(monday + 20 * minute).toISOString(),
      canExtend: false,
    });
    hospital.clock.now = monday + 20 * minute - 1;
    expect((await book()).status).toBe(409);
    hospital.clock.now += 1;
    expect([(await extend(token)).status, (await book()).status]).toEqual([409, 201]);
  });

  test('that is released frees its slot at once; a stranger’s guess frees nothing', async () => {
    const { token } = (await hold()).body.data;
    expect((await release('x'.repeat(43))).status).toBe(404);
    expect(await free()).not.toContain(slots[0]!.startsAt);
    expect((await release(token)).status).toBe(204);
    expect((await release(token)).status).toBe(204);
    expect(await free()).toContain(slots[0]!.startsAt);
  });

  test('goes to one of twenty concurrent visitors', async () => {
    const addresses = Array.from({ length: 20 }, (_, index) => `192.0.2.${index}`);
    const answers = await Promise.all(addresses.map((address) => from(address, wanted())));
    expect(answers.sort()).toEqual([201, ...Array(19).fill(409)]);
  });

  test('of a slot with several places leaves the others', async () => {
    await hospital.call('PUT', `/visit-type/${visitTypeId}`, { places: 3 }, hospital.staff);
    try {
      const { token } = (await hold()).body.data;
      const answers = await Promise.all(Array.from({ length: 4 }, () => book()));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
      expect((await book({ holdToken: token })).status).toBe(201);
    } finally {
      await hospital.call('PUT', `/visit-type/${visitTypeId}`, { places: 1 }, hospital.staff);
    }
  });

  test('and a concurrent booking of one slot: one of the two gets it', async () => {
    const [held, booked] = await Promise.all([hold(), book()]);
    expect([held.status, booked.status].sort()).toEqual([201, 409]);
  });
});

describe('a second click', () => {
  test('gets the same hold, and a new one once that has expired', async () => {
    const key = { 'Idempotency-Key': 'click' };
    const [one, two] = await Promise.all([hold(wanted(), key), hold(wanted(), key)]);
    expect(two.body).toEqual(one.body);
    expect(await allocations()).toHaveLength(1);
    hospital.clock.now += 10 * minute;
    const anew = await hold(wanted(), key);
    expect(anew.status).toBe(201);
    expect(anew.body.data.token).not.toBe(one.body.data.token);
  });
});

describe('switching to another slot', () => {
  test('releases the first one, also if the two overlap', async () => {
    const { token } = (await hold()).body.data;
    const { body } = await hospital.get('/visit-type?limit=100');
    const followUp = body.data.find((one: { name: string }) => one.name === 'Follow-up');
    const overlapping = new Date(Date.parse(slots[0]!.startsAt) + 15 * minute).toISOString();
    const instead = wanted({ visitTypeId: followUp.id, startsAt: overlapping });
    expect((await hold(instead)).status).toBe(409);
    expect((await hold({ ...instead, replaces: token })).status).toBe(201);
    expect((await hospital.get(`/appointment/hold/${token}`)).status).toBe(404);
  });

  test('that is taken keeps the first one', async () => {
    await book({ startsAt: slots[4]!.startsAt });
    const { token } = (await hold()).body.data;
    const refused = await hold(wanted({ startsAt: slots[4]!.startsAt, replaces: token }));
    expect([refused.status, refused.body.nearest.length]).toEqual([409, 3]);
    expect((await hospital.get(`/appointment/hold/${token}`)).status).toBe(200);
  });

  test('needs the token of an existing hold, and does not touch an appointment', async () => {
    const { token } = (await hold()).body.data;
    await book({ holdToken: token });
    const next = wanted({ startsAt: slots[2]!.startsAt });
    expect((await hold({ ...next, replaces: 'x'.repeat(43) })).body.type).toBe('/problems/hold-not-valid');
    expect((await hold({ ...next, replaces: token })).status).toBe(201);
    expect((await book()).body.type).toBe('/problems/slot-taken');
  });
});

describe('a stranger cannot empty a doctor’s day', () => {
  test('one address holds only a few slots of one doctor at once, is told when the next is free, and books all the same', async () => {
    for (let i = 0; i < mostHoldsOfDoctor; i++) {
      expect((await hold(wanted({ startsAt: slots[i]!.startsAt }))).status).toBe(201);
      hospital.clock.now += minute;
    }
    const refused = await hold(wanted({ startsAt: slots[3]!.startsAt }));
    expect([refused.status, refused.body.type]).toEqual([429, '/problems/too-many-holds']);
    expect(refused.headers.get('Retry-After')).toBe(String((10 - mostHoldsOfDoctor) * 60));
    expect(await allocations()).toHaveLength(mostHoldsOfDoctor);
    expect((await book({ startsAt: slots[3]!.startsAt })).status).toBe(201);
    hospital.clock.now = monday + 10 * minute;
    expect((await hold(wanted({ startsAt: slots[4]!.startsAt }))).status).toBe(201);
  });

  test('one address holds no more than a ward’s patients need, over all doctors', async () => {
    const { body } = await hospital.get('/doctor?limit=100');
    const answers: number[] = [];
    for (const { slug } of body.data.slice(0, 8)) {
      for (const slot of (await slotsOf(`doctor=${slug}`)).slice(0, 2)) {
        const { doctorId, visitTypeId, startsAt } = slot;
        answers.push(await from('192.0.2.9', { doctorId, visitTypeId, startsAt }));
      }
    }
    expect(answers.filter((status) => status === 201)).toHaveLength(mostHolds);
    expect(answers.at(-1)).toBe(429);
  });

  test('released, booked and expired holds no longer count', async () => {
    const tokens: string[] = [];
    for (let i = 0; i < mostHoldsOfDoctor; i++)
      tokens.push((await hold(wanted({ startsAt: slots[i]!.startsAt }))).body.data.token);
    await release(tokens[0]!);
    expect((await hold(wanted({ startsAt: slots[3]!.startsAt }))).status).toBe(201);
    await book({ startsAt: slots[1]!.startsAt, holdToken: tokens[1] });
    expect((await hold(wanted({ startsAt: slots[4]!.startsAt }))).status).toBe(201);
    expect((await hold(wanted({ startsAt: slots[5]!.startsAt }))).status).toBe(429);
  });
});

describe('booking with a hold', () => {
  test('makes the held slot the appointment’s', async () => {
    const { token } = (await hold()).body.data;
    const [before] = await allocations();
    const { status, body } = await book({ holdToken: token });
    expect(status).toBe(201);
    expect(await allocations()).toEqual([{ ...before, appointmentId: body.data.id, expiresAt: null }]);
    hospital.clock.now += 60 * minute;
    expect(await free()).not.toContain(slots[0]!.startsAt);
  });

  test('that has expired gets the three nearest free slots if its own was taken meanwhile', async () => {
    const { token } = (await hold()).body.data;
    hospital.clock.now += 11 * minute;
    expect((await book()).status).toBe(201);
    const refused = await book({ holdToken: token });
    expect([refused.body.type, refused.body.nearest.length]).toEqual(['/problems/slot-taken', 3]);
    expect(await appointments()).toBe(1);
  });

  test('that was already used stores nothing and says so, also twice at once', async () => {
    const { token } = (await hold()).body.data;
    const answers = await Promise.all([book({ holdToken: token }), book({ holdToken: token })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body).toMatchObject({
      type: '/problems/hold-not-valid',
      detail: 'An appointment has already been booked with this held time.',
    });
    expect(await appointments()).toBe(1);
    expect((await release(token)).status).toBe(409);
    expect((await hospital.get(`/appointment/hold/${token}`)).body.type).toBe('/problems/hold-not-valid');
  });

  test.each([
    ['that was never given out', async () => ({ holdToken: 'x'.repeat(43) })],
    ['for another time', async () => ({ holdToken: await tokenOf(), startsAt: slots[5]!.startsAt })],
    ['of another doctor', async () => ({ holdToken: await tokenOf(), ...(await elsewhere()) })],
  ])('%s stores nothing and says so', async (_, more) => {
    const refused = await book(await more());
    expect([refused.status, refused.body.type]).toEqual([409, '/problems/hold-not-valid']);
    expect(refused.body.detail).toMatch(/no hold with this token|different time is held/);
    expect([await appointments(), (await hospital.orm.select().from(schema.outbox)).length]).toEqual([0, 0]);
  });

  test('checks the rules again: leave entered meanwhile refuses it', async () => {
    const { token } = (await hold()).body.data;
    const day = slots[0]!.localDate;
    const leave = { kind: 'leave', from: `${day}T00:00`, to: `${day}T23:59` };
    const { body } = await hospital.call('POST', `/doctor/${doctorId}/timeoff`, leave, hospital.staff);
    expect((await book({ holdToken: token })).body.type).toBe('/problems/slot-not-offered');
    await hospital.call('DELETE', `/doctor/${doctorId}/timeoff/${body.data.id}`, undefined, hospital.staff);
    expect((await book({ holdToken: token })).status).toBe(201);
  });

  test('a slot that satisfied the lead time when it was held still does', async () => {
    hospital.clock.now = Date.parse(slots[0]!.startsAt) - 120 * minute;
    const { token } = (await hold()).body.data;
    hospital.clock.now += 5 * minute;
    expect((await book()).body.detail).toMatch(/too soon/);
    expect((await book({ holdToken: token })).status).toBe(201);
  });

  test('a slot that has begun is not booked, held or not', async () => {
    await hospital.call('PUT', `/visit-type/${visitTypeId}`, { leadMinutes: 0 }, hospital.staff);
    hospital.clock.now = Date.parse(slots[0]!.startsAt) - minute;
    const { token } = (await hold()).body.data;
    hospital.clock.now += 2 * minute;
    const begun = await book({ holdToken: token });
    hospital.clock.now = monday;
    await hospital.call('PUT', `/visit-type/${visitTypeId}`, { leadMinutes: 120 }, hospital.staff);
    expect(begun.body.detail).toMatch(/too soon/);
  });

  test('whose visit type is longer by now claims the longer time, or is refused', async () => {
    const one = (await hold()).body.data.token;
    const two = (await hold(wanted({ startsAt: slots[2]!.startsAt }))).body.data.token;
    await book({ startsAt: slots[3]!.startsAt });
    await hospital.call('PUT', `/visit-type/${visitTypeId}`, { bufferAfterMinutes: 5 }, hospital.staff);
    try {
      expect((await book({ holdToken: one })).status).toBe(201);
      const { rows } = await hospital.orm.execute<{ minutes: number }>(
        sql`select (extract(epoch from upper(during) - lower(during)) / 60)::int as minutes from allocation
            where active and appointment_id is not null order by lower(during) limit 1`,
      );
      expect(rows[0]!.minutes).toBe(
        (Date.parse(slots[0]!.endsAt) - Date.parse(slots[0]!.startsAt)) / minute + 5,
      );
      const refused = await book({ startsAt: slots[2]!.startsAt, holdToken: two });
      expect(refused.body.type).toBe('/problems/slot-taken');
    } finally {
      await hospital.call('PUT', `/visit-type/${visitTypeId}`, { bufferAfterMinutes: 0 }, hospital.staff);
    }
  });
});

const tokenOf = async () => (await hold()).body.data.token;
async function elsewhere() {
  const { body } = await hospital.get('/doctor/slug/karim-belhadi');
  const [slot] = await slotsOf('doctor=karim-belhadi');
  return { doctorId: body.data.id, startsAt: slot.startsAt };
}

describe('what is not offered cannot be held', () => {
  test.each<[string, number, () => Record<string, unknown>]>([
    ['a past time', 409, () => ({ startsAt: '2020-03-02T09:00:00.000Z' })],
    [
      'a time off the grid',
      409,
      () => ({ startsAt: new Date(Date.parse(slots[0]!.startsAt) + minute).toISOString() }),
    ],
    ['an unknown doctor', 404, () => ({ doctorId: 99_999 })],
  ])('%s', async (_, status, more) => {
    const refused = await hold(wanted(more()));
    expect([refused.status, refused.body.detail]).toEqual([status, expect.stringMatching(/\.$/)]);
    expect(await allocations()).toEqual([]);
  });
});
