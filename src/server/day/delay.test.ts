import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { colleague } from '#server/security/every-call.ts';
import { type TestDay, testDay } from './test-day.ts';

let day: TestDay;
beforeAll(async () => {
  day = await testDay();
});
afterAll(() => day.hospital.close());
beforeEach(async () => {
  await day.itIs('09:00');
  await day.hospital.empty('appointment', 'allocation', 'outbox', 'delay');
});

const column = async () =>
  (
    await day.hospital.get(
      '/appointment/calendar?from=2026-03-02&to=2026-03-02&doctor=clara-hensley',
      day.staff,
    )
  ).body.data[0];
const minutesOn = async ({ path }: { path: string }) => (await day.hospital.get(path)).body.data.delayMinutes;

describe('a doctor who is running late', () => {
  test('is shown with how late, since when and who said so', async () => {
    await day.itIs('10:05');
    const { status, body } = await day.say(40);
    const delay = { minutes: 40, since: '2026-03-02T10:05:00.000Z', until: '2026-03-02T12:00:00.000Z' };
    expect([status, body.data]).toEqual([
      200,
      { doctorId: day.doctor, delay: { ...delay, by: expect.stringMatching(/./) }, told: 0 },
    ]);
    await day.itIs('10:30');
    // A corrected number does not restart the delay.
    await day.say(60);
    expect((await column()).delay).toMatchObject({ ...delay, minutes: 60 });
  });

  test('is so on the pages of visits that begin in the session that is on, and on no others', async () => {
    const [morning, last, afternoon] = [
      await day.visit('10:00'),
      await day.visit('11:30'),
      await day.visit('14:00'),
    ];
    await day.say(40);
    expect(await Promise.all([morning, last, afternoon].map(minutesOn))).toEqual([40, 40, 0]);
  });

  test('is so for the session that comes next where none is on', async () => {
    const [morning, afternoon] = [await day.visit('10:00'), await day.visit('14:00')];
    await day.itIs('13:00');
    await day.say(20);
    expect([await minutesOn(morning), await minutesOn(afternoon)]).toEqual([0, 20]);
  });

  test('is on time again by 0, once the last of the session could have begun, and the next day', async () => {
    await day.say(40);
    expect((await day.say(0)).body.data.delay).toBeNull();
    expect((await column()).delay).toBeNull();
    const last = await day.visit('11:30');
    await day.say(40);
    await day.itIs('12:39');
    expect([(await column()).delay?.minutes, await minutesOn(last)]).toEqual([40, 40]);
    await day.itIs('12:40');
    expect([(await column()).delay, await minutesOn(last)]).toEqual([null, 0]);
  });

  test('is no news for a patient who is with the doctor, or whose visit is cancelled', async () => {
    const one = await day.visit('10:00');
    await day.say(40);
    await day.become(one.id, 'arrived');
    expect(await minutesOn(one)).toBe(40);
    await day.become(one.id, 'in_progress');
    expect(await minutesOn(one)).toBe(0);
  });

  test('is refused for a day without hours and visits, and once all are over', async () => {
    await day.itIs('17:30');
    expect((await day.say(15)).body.type).toBe('/problems/state-not-allowed');
    // With that delay, the last visit may still be waiting.
    expect((await day.say(40)).status).toBe(200);
    await day.itIs('2026-03-03T09:00:00Z');
    expect((await day.say(40)).body.type).toBe('/problems/state-not-allowed');
  });

  test.each([-1, 4, 241, 7.5, '40', null])('is not late by %j', async (minutes) => {
    expect((await day.say(minutes)).status).toBe(422);
  });

  test('is reported by those who may change the visits, and only of doctors within their reach', async () => {
    const doctor = [{ role: 'doctor' as const, departmentIds: null }];
    const own = await colleague(day.hospital, 'own@openward.example', {
      roles: doctor,
      doctorId: day.doctor,
    });
    expect((await day.say(10, own.headers)).body.data.delay.minutes).toBe(10);
    expect((await day.say(10, own.headers, day.doctor + 1)).status).toBe(404);
    const editor = await colleague(day.hospital, 'editor@openward.example', {
      roles: [{ role: 'editor' as const, departmentIds: null }],
    });
    expect((await day.say(10, editor.headers)).status).toBe(403);
  });
});

describe('patients who may not have left yet', () => {
  const tell = (minutes: number, tells = true) =>
    day.hospital.call('PUT', `/doctor/${day.doctor}/delay`, { minutes, tells }, day.staff);
  const letters = async () =>
    (
      await day.hospital.orm.execute<{ recipient: string; subject: string; text_body: string }>(
        sql`select recipient, subject, text_body from outbox where unique_key like '% reminder-late %' order by id`,
      )
    ).rows;

  test('are written to if staff wish so: those of the session within three hours, each once', async () => {
    const email = (name: string) => ({ email: `${name}@example.org` });
    await day.visit('09:30', email('next'));
    await day.visit('11:30', email('later'));
    await day.visit('14:00', email('afternoon'));
    const gone = await day.visit('10:00', email('gone'));
    await day.become(gone.id, 'cancelled');
    const here = await day.visit('10:30', email('here'));
    await day.become(here.id, 'arrived');
    expect((await tell(40, false)).body.data.told).toBe(0);
    expect((await tell(40)).body.data.told).toBe(2);
    expect((await tell(60)).body.data.told).toBe(0);
    expect((await letters()).map(({ recipient }) => recipient)).toEqual([
      'next@example.org',
      'later@example.org',
    ]);
  });

  test('read that the doctor is late and where to see how late, and nothing of their reason', async () => {
    await day.visit('09:30', { email: 'ann@example.org', reason: 'Chest pain' });
    await tell(40);
    const [letter] = await letters();
    expect(letter!.subject).toContain('We are running late for your appointment today');
    expect(letter!.text_body).toMatch(/\/appointment\/manage\/[\w-]{43}/);
    expect(letter!.text_body).not.toMatch(/40 minutes|Chest/);
  });
});

describe('a patient', () => {
  const arrive = (id: number) => day.become(id, 'arrived');

  test('gets a number on arrival that no other visit of the day has, and keeps it until they leave', async () => {
    const visits = [];
    for (const time of ['10:00', '10:30', '11:00', '11:30']) visits.push(await day.visit(time));
    expect((await day.hospital.get(visits[0]!.path)).body.data.callNumber).toBeNull();
    const numbers = [];
    for (const { id } of visits) numbers.push((await arrive(id)).body.data.callNumber);
    expect(new Set(numbers).size).toBe(4);
    expect(numbers.every((number) => number >= 100 && number <= 999)).toBe(true);
    const { body } = await day.become(visits[0]!.id, 'in_progress');
    expect([body.data.callNumber, (await day.hospital.get(visits[0]!.path)).body.data.callNumber]).toEqual([
      numbers[0],
      numbers[0],
    ]);
    // An arrival recorded by mistake.
    await day.become(visits[1]!.id, 'booked');
    expect((await day.hospital.get(visits[1]!.path)).body.data.callNumber).toBeNull();
  });

  test('with the page of their link open is notified within two seconds, and of nothing else', async () => {
    const [mine, other] = [await day.visit('10:00'), await day.visit('11:00')];
    const { heard, leave } = await day.follow(`${mine.path}/events`);
    // Another patient's arrival changes the same doctor's day.
    await arrive(other.id);
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(heard).toHaveLength(1);
    await day.say(40);
    await vi.waitFor(() => expect(heard).toHaveLength(2), { timeout: 2_000 });
    expect(heard[1]).toBe('event: changed\ndata: {}');
    await arrive(mine.id);
    await vi.waitFor(() => expect(heard).toHaveLength(3), { timeout: 2_000 });
    await leave();
  });

  test('has the page open in at most 20 windows, and a guessed link nowhere', async () => {
    const mine = await day.visit('10:00');
    const open = [];
    for (let count = 0; count < 20; count++) open.push(await day.follow(`${mine.path}/events`));
    const refused = await day.hospital.app.request(`http://hospital.test/api${mine.path}/events`);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '30']);
    for (const { leave } of open) await leave();
    (await day.follow(`${mine.path}/events`)).leave();
    expect((await day.hospital.get(`/appointment/manage/${'x'.repeat(43)}/events`)).status).toBe(404);
  });
});
