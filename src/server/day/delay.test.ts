import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { colleague } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let clara: number;
beforeAll(async () => {
  hospital = await testHospital();
  clara = (await hospital.get('/doctor/slug/clara-hensley')).body.data.id;
  await hospital.orm.execute(sql`delete from time_off`);
  await hospital.orm.execute(sql`delete from schedule where doctor_id = ${clara}`);
  // Monday: a session in the morning, and one in the afternoon.
  await hospital.orm.execute(sql`insert into schedule (doctor_id, valid_from, rules) values (${clara}, '2026-01-01',
    '[{"weekday":1,"from":"09:00","to":"12:00","everyWeeks":1,"anchorDate":null,"visitTypeIds":[]},
      {"weekday":1,"from":"14:00","to":"17:00","everyWeeks":1,"anchorDate":null,"visitTypeIds":[]}]')`);
});
afterAll(() => hospital.close());
beforeEach(async () => {
  await itIs('09:00');
  await hospital.empty('appointment', 'allocation', 'outbox', 'delay');
});

let staff: { Authorization: string };
/** A session ends after two hours in which nobody does anything. */
async function itIs(instant: string) {
  hospital.clock.now = Date.parse(instant.length > 5 ? instant : `2026-03-02T${instant}:00Z`);
  staff = await hospital.signIn();
}
const say = (minutes: unknown, headers = staff, id = clara) =>
  hospital.call('PUT', `/doctor/${id}/delay`, { minutes }, headers);
const column = async () =>
  (await hospital.get('/appointment/calendar?from=2026-03-02&to=2026-03-02&doctor=clara-hensley', staff)).body
    .data[0];
let patients = 0;
/** The page of a visit's link. */
async function visit(time: string) {
  const { body } = await hospital.get(
    '/appointment/free?doctor=clara-hensley&from=2026-03-02&to=2026-03-02',
    staff,
  );
  const { startsAt, visitTypeId } = body.data.find((one: { localTime: string }) => one.localTime === time);
  const booking = {
    ...{ source: 'phone', doctorId: clara, visitTypeId, startsAt },
    ...{ name: 'Ann Example', email: `late-${++patients}@example.org` },
  };
  const answer = await hospital.call('POST', '/appointment/desk', booking, staff);
  expect(answer.status).toBe(201);
  const { rows } = await hospital.orm.execute<{ token: string }>(
    sql`select substring(text_body from '/appointment/manage/([\\w-]{43})') as token from outbox
      where appointment_id = ${answer.body.data.id} limit 1`,
  );
  return { id: answer.body.data.id as number, path: `/appointment/manage/${rows[0]!.token}` };
}
const minutesOn = async ({ path }: { path: string }) => (await hospital.get(path)).body.data.delayMinutes;

describe('a doctor who is running late', () => {
  test('is shown with how late, since when and who said so', async () => {
    await itIs('10:05');
    const { status, body } = await say(40);
    const delay = { minutes: 40, since: '2026-03-02T10:05:00.000Z', until: '2026-03-02T12:00:00.000Z' };
    expect([status, body.data]).toEqual([
      200,
      { doctorId: clara, delay: { ...delay, by: expect.stringMatching(/./) } },
    ]);
    await itIs('10:30');
    // A corrected number does not say that the doctor became late only now.
    await say(60);
    expect((await column()).delay).toMatchObject({ ...delay, minutes: 60 });
  });

  test('is so on the pages of visits that begin in the session that is on, and on no others', async () => {
    const [morning, last, afternoon] = [await visit('10:00'), await visit('11:30'), await visit('14:00')];
    await say(40);
    expect(await Promise.all([morning, last, afternoon].map(minutesOn))).toEqual([40, 40, 0]);
  });

  test('is so for the session that comes next where none is on', async () => {
    const [morning, afternoon] = [await visit('10:00'), await visit('14:00')];
    await itIs('13:00');
    await say(20);
    expect([await minutesOn(morning), await minutesOn(afternoon)]).toEqual([0, 20]);
  });

  test('is on time again by 0, once the last of the session could have begun, and the next day', async () => {
    await say(40);
    expect((await say(0)).body.data.delay).toBeNull();
    expect((await column()).delay).toBeNull();
    const last = await visit('11:30');
    await say(40);
    await itIs('12:39');
    expect([(await column()).delay?.minutes, await minutesOn(last)]).toEqual([40, 40]);
    await itIs('12:40');
    expect([(await column()).delay, await minutesOn(last)]).toEqual([null, 0]);
  });

  test('is no news for a patient who is with the doctor, or whose visit is cancelled', async () => {
    const one = await visit('10:00');
    await say(40);
    await hospital.call('PUT', `/appointment/${one.id}`, { status: 'arrived' }, staff);
    expect(await minutesOn(one)).toBe(40);
    await hospital.call('PUT', `/appointment/${one.id}`, { status: 'in_progress' }, staff);
    expect(await minutesOn(one)).toBe(0);
  });

  test('is refused for a day without hours and visits, and once all are over', async () => {
    await itIs('17:30');
    expect((await say(15)).body.type).toBe('/problems/state-not-allowed');
    // As late as that, the last visit may still be waiting.
    expect((await say(40)).status).toBe(200);
    await itIs('2026-03-03T09:00:00Z');
    expect((await say(40)).body.type).toBe('/problems/state-not-allowed');
  });

  test.each([-1, 4, 241, 7.5, '40', null])('is not late by %j', async (minutes) => {
    expect((await say(minutes)).status).toBe(422);
  });

  test('is said by those who may change the visits, and only of doctors within their reach', async () => {
    const doctor = [{ role: 'doctor' as const, departmentIds: null }];
    const own = await colleague(hospital, 'own@openward.example', { roles: doctor, doctorId: clara });
    expect((await say(10, own.headers)).body.data.delay.minutes).toBe(10);
    expect((await say(10, own.headers, clara + 1)).status).toBe(404);
    const editor = await colleague(hospital, 'editor@openward.example', {
      roles: [{ role: 'editor' as const, departmentIds: null }],
    });
    expect((await say(10, editor.headers)).status).toBe(403);
  });

  test('is in the trail once for each change', async () => {
    await hospital.emptyTrail();
    await say(40);
    await say(40);
    await say(0);
    const { rows } = await hospital.orm.execute<{ action: string; label: string }>(
      sql`select action, label from activity where action = 'delay'`,
    );
    expect(rows).toEqual(Array(2).fill({ action: 'delay', label: 'Clara Hensley' }));
  });
});

describe('a patient', () => {
  const arrive = (id: number) => hospital.call('PUT', `/appointment/${id}`, { status: 'arrived' }, staff);

  test('gets a number on arrival that no other visit of the day has, and keeps it until they leave', async () => {
    const visits = [];
    for (const time of ['10:00', '10:30', '11:00', '11:30']) visits.push(await visit(time));
    expect((await hospital.get(visits[0]!.path)).body.data.callNumber).toBeNull();
    const numbers = [];
    for (const { id } of visits) numbers.push((await arrive(id)).body.data.callNumber);
    expect(new Set(numbers).size).toBe(4);
    expect(numbers.every((number) => number >= 100 && number <= 999)).toBe(true);
    const { body } = await hospital.call(
      'PUT',
      `/appointment/${visits[0]!.id}`,
      { status: 'in_progress' },
      staff,
    );
    expect([body.data.callNumber, (await hospital.get(visits[0]!.path)).body.data.callNumber]).toEqual([
      numbers[0],
      numbers[0],
    ]);
    // An arrival that was a mistake.
    await hospital.call('PUT', `/appointment/${visits[1]!.id}`, { status: 'booked' }, staff);
    expect((await hospital.get(visits[1]!.path)).body.data.callNumber).toBeNull();
  });

  async function follow(path: string) {
    const response = await hospital.app.request(`http://hospital.test/api${path}/events`);
    const reader = response.body!.getReader();
    const heard: string[] = [];
    void (async () => {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        heard.push(...new TextDecoder().decode(value).split('\n\n').filter(Boolean));
      }
    })();
    await vi.waitFor(() => expect(heard).toEqual(['event: ready\ndata: {}']));
    return { heard, leave: () => reader.cancel() };
  }

  test('who has the page of their link open is told within two seconds, and of nothing else', async () => {
    const [mine, other] = [await visit('10:00'), await visit('11:00')];
    const { heard, leave } = await follow(mine.path);
    // Somebody else's arrival changes the same doctor's day.
    await arrive(other.id);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(heard).toHaveLength(1);
    await say(40);
    await vi.waitFor(() => expect(heard).toHaveLength(2), { timeout: 2_000 });
    expect(heard[1]).toBe('event: changed\ndata: {}');
    await arrive(mine.id);
    await vi.waitFor(() => expect(heard).toHaveLength(3), { timeout: 2_000 });
    await leave();
  });

  test('has the page open in at most 20 windows, and a guessed link nowhere', async () => {
    const mine = await visit('10:00');
    const open = [];
    for (let count = 0; count < 20; count++) open.push(await follow(mine.path));
    const refused = await hospital.app.request(`http://hospital.test/api${mine.path}/events`);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30']);
    for (const { leave } of open) await leave();
    (await follow(mine.path)).leave();
    expect((await hospital.get(`/appointment/manage/${'x'.repeat(43)}/events`)).status).toBe(404);
  });
});
