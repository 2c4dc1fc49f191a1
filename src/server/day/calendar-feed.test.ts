import { sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { colleague } from '#server/security/every-call.ts';
import { testHospital } from '#server/test-hospital.ts';
import { type TestDay, testDay } from './test-day.ts';

let day: TestDay;
beforeAll(async () => {
  day = await testDay();
});
afterAll(() => day.hospital.close());
beforeEach(async () => {
  await day.itIs('09:00');
  await day.hospital.empty('appointment', 'allocation', 'outbox', 'calendar_address');
  await day.hospital.orm.execute(sql`delete from time_off`);
  await day.hospital.orm.execute(sql`delete from closure`);
  await day.hospital.orm.execute(sql`update settings set calendar_names = 'none'`);
});

const make = (headers = day.staff, doctorId = day.doctor) =>
  day.hospital.call('POST', '/calendar-address', { doctorId }, headers);
const address = async (headers = day.staff) =>
  new URL((await make(headers)).body.data.url as string).pathname;
const ask = (path: string, headers: Record<string, string> = {}) =>
  day.hospital.app.request(path, { headers });
/** The events by title, as a calendar program reads them. */
async function read(path: string) {
  const answer = await ask(path);
  expect(answer.status).toBe(200);
  const text = await answer.text();
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return { text, answer, calendar, events };
}

describe('a calendar that a doctor subscribes to', () => {
  test('has the visits with type, length, state and place, at the hospital’s time', async () => {
    const one = await day.visit('10:00', { reason: 'Chest pain' });
    const { events, answer, calendar } = await read(await address());
    expect(events).toHaveLength(1);
    const [event] = events as [ICAL.Event];
    expect(event.summary).toBe('New consultation');
    expect(event.description).toMatch(/^Booked.+30 minutes/);
    expect(event.location).toMatch(/Cardiology|Heart/);
    expect(event.uid).toBe(`visit-${one.id}@hospital.test`);
    expect([event.startDate.toJSDate().toISOString(), event.endDate.toJSDate().toISOString()]).toEqual([
      '2026-03-02T10:00:00.000Z',
      '2026-03-02T10:30:00.000Z',
    ]);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Dr Clara Hensley');
    expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  });

  test('says nothing of a patient, unless the hospital allows initials or names, and never the reason', async () => {
    await day.visit('10:00', { name: 'Ann Mary Example', reason: 'Chest pain', phone: '+44 20 7946 0999' });
    const path = await address();
    const title = async (names: string) => {
      await day.hospital.orm.execute(sql`update settings set calendar_names = ${names}`);
      const { text, events } = await read(path);
      for (const word of ['Chest', 'example.org', '7946'])
        expect([word, text.includes(word)]).toEqual([word, false]);
      return events[0]!.summary;
    };
    expect(await title('none')).toBe('New consultation');
    expect(await title('initials')).toBe('A. M. E., New consultation');
    expect(await title('names')).toBe('Ann Mary Example, New consultation');
  });

  test('keeps the identity of a visit that changes and raises its sequence; a cancelled one vanishes', async () => {
    const one = await day.visit('10:00');
    const path = await address();
    const before = (await read(path)).events[0]!;
    await day.become(one.id, 'arrived');
    const after = (await read(path)).events[0]!;
    expect([after.uid, after.sequence > before.sequence]).toEqual([before.uid, true]);
    expect(after.description).toMatch(/^Arrived/);
    await day.become(one.id, 'cancelled');
    const { events, calendar } = await read(path);
    expect(events).toEqual([]);
    // An empty calendar is valid too.
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
  });

  test('has leave, blocked times and closures, right across a change of the clocks', async () => {
    await day.hospital.orm.execute(sql`insert into time_off (doctor_id, kind, starts_local, ends_local, note)
      values (${day.doctor}, 'leave', '2026-03-28T00:00', '2026-03-31T00:00', 'Team meeting')`);
    await day.hospital.orm.execute(sql`insert into closure (starts_local, ends_local, reason)
      values ('2026-04-03T00:00', '2026-04-04T00:00', 'Good Friday')`);
    const { events } = await read(await address());
    const told = events.map(({ summary, startDate, endDate }) => [
      summary,
      startDate.toJSDate().toISOString(),
      endDate.toJSDate().toISOString(),
    ]);
    expect(told).toEqual([
      ['Away: Team meeting', '2026-03-28T00:00:00.000Z', '2026-03-30T23:00:00.000Z'],
      ['Closed: Good Friday', '2026-04-02T23:00:00.000Z', '2026-04-03T23:00:00.000Z'],
    ]);
  });

  test('goes from 30 days back to 180 ahead', async () => {
    const one = await day.visit('10:00');
    const path = await address();
    const isIn = async (instant: string) => {
      await day.hospital.orm.execute(
        sql`update appointment set starts_at = ${instant}::timestamptz, ends_at = ${instant}::timestamptz + interval '30 minutes' where id = ${one.id}`,
      );
      return (await read(path)).events.length === 1;
    };
    expect(await isIn('2026-01-31T10:00:00Z')).toBe(true);
    expect(await isIn('2026-01-30T10:00:00Z')).toBe(false);
    expect(await isIn('2026-08-29T10:00:00Z')).toBe(true);
    expect(await isIn('2026-08-30T10:00:00Z')).toBe(false);
  });

  test('is unchanged until something changes, and kept by no one else', async () => {
    await day.visit('10:00');
    const path = await address();
    const { headers } = await ask(path);
    const tag = headers.get('ETag')!;
    expect(headers.get('Cache-Control')).toBe('private, no-cache');
    // Other sites learn at most whose it is, never the address.
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Set-Cookie')).toBeNull();
    expect((await ask(path, { 'If-None-Match': tag })).status).toBe(304);
    await day.visit('11:00');
    expect((await ask(path, { 'If-None-Match': tag })).status).toBe(200);
  });
});

describe('the address of a calendar', () => {
  test('is shown once, and ends with a new one, for its owner only', async () => {
    const first = await address();
    const list = await day.hospital.get('/calendar-address', day.staff);
    expect(JSON.stringify(list.body)).not.toContain(/[\w-]{43}/.exec(first)![0]);
    const second = await address();
    expect([(await ask(first)).status, (await ask(second)).status]).toEqual([404, 200]);
    const { id } = list.body.data[0];
    const other = await colleague(day.hospital, 'other@openward.example');
    const end = (headers: Record<string, string>) =>
      day.hospital.call('DELETE', `/calendar-address/${id}`, undefined, headers);
    expect([(await end(other.headers)).status, (await end(day.staff)).status]).toEqual([404, 204]);
    expect((await ask(second)).status).toBe(404);
  });

  test('ends with the account, or its right to the doctor’s visits', async () => {
    const roles = [{ role: 'doctor' as const, departmentIds: null }];
    const own = await colleague(day.hospital, 'doctor@openward.example', { roles, doctorId: day.doctor });
    const path = await address(own.headers);
    expect((await make(own.headers, day.doctor + 1)).status).toBe(404);
    const change = (body: unknown) => day.hospital.call('PUT', `/admin/accounts/${own.id}`, body, day.staff);
    const opens = async () => (await ask(path)).status === 200;
    expect(await opens()).toBe(true);
    await change({ roles: [{ role: 'editor', departmentIds: null }], doctorId: null });
    expect(await opens()).toBe(false);
    await change({ roles, doctorId: day.doctor });
    expect(await opens()).toBe(true);
    await change({ isDisabled: true });
    expect(await opens()).toBe(false);
  });

  test.each(['a wrong token', 'another number', 'an ending'])('opens nothing with %s', async (what) => {
    const path = await address();
    const wrong = {
      'a wrong token': path.replace(/[\w-]{43}/, 'x'.repeat(43)),
      'another number': path.replace(/\d+/, (id) => `${Number(id) + 1}`),
      'an ending': path.replace('.ics', '.json'),
    }[what]!;
    expect((await ask(wrong)).status).toBe(404);
  });

  test('is not in the log', async () => {
    const { pathWithoutTokens } = await import('#server/log/log.ts');
    const path = await address();
    expect(pathWithoutTokens(path)).toMatch(/^\/calendar\/\d+\/…\.ics$/);
  });
});

test('frequent requests for a calendar, or guesses, are told to wait', async () => {
  const hospital = await testHospital({ requestsPerMinute: { forms: 3, deadLinks: 2 } });
  try {
    const statuses = [];
    for (let count = 0; count < 4; count++)
      statuses.push((await hospital.app.request(`/calendar/1/${'x'.repeat(43)}.ics`)).status);
    expect(statuses).toEqual([404, 404, 429, 429]);
  } finally {
    await hospital.close();
  }
});
