import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Appointment, Slot } from '#contract/appointment.ts';
import type { SeriesMove, SeriesOffer } from '#contract/series.ts';
import { brokenInvariants } from '#server/booking/test-invariants.ts';
import * as schema from '#server/db/schema.ts';
import { mailedToken, manageToken } from '#server/links/reference.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { deliver, type TestMailbox, testMailbox } from '#server/mail/test-mailbox.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let mailbox: TestMailbox;
let doctorId: number;
const day = 86_400_000;
const hour = 3_600_000;

beforeAll(async () => {
  hospital = await testHospital();
  mailbox = await testMailbox();
  doctorId = (await hospital.get('/doctor/slug/clara-hensley')).body.data.id;
});
afterAll(async () => {
  await mailbox.close();
  await hospital.close();
});
beforeEach(async () => {
  hospital.clock.now = monday;
  mailbox.received.length = 0;
  await hospital.empty('appointment', 'allocation', 'idempotency', 'outbox', 'activity');
  await hospital.orm.execute(sql`delete from time_off`);
});

const staff = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, body, hospital.staff);
const wish = {
  doctor: 'clara-hensley',
  from: '2026-03-11',
  time: '09:30',
  count: '12',
  every: '1',
  unit: 'weeks',
};
async function propose(more: Record<string, string> = {}): Promise<SeriesOffer[]> {
  const query = new URLSearchParams({ ...wish, ...more });
  const { status, body } = await hospital.get(`/appointment/series?${query}`, hospital.staff);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data;
}
const visitsOf = (offers: SeriesOffer[]) =>
  offers.flatMap(({ slot }) => (slot ? [{ doctorId: slot.doctorId, startsAt: slot.startsAt }] : []));
const person = { name: 'Ann Example', email: 'ann@example.org', phone: '020 7946 0123' };
const book = (
  visits: { doctorId: number; startsAt: string }[],
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) =>
  hospital.call(
    'POST',
    '/appointment/series',
    { ...person, visits, ...more },
    { ...hospital.staff, ...headers },
  );
async function booked(count = 12, more: Record<string, unknown> = {}): Promise<Appointment[]> {
  const { status, body } = await book(visitsOf(await propose({ count: String(count) })), more);
  expect([status, body.errors ?? body.warnings]).toEqual([201, undefined]);
  return body.data.visits;
}
const rows = () =>
  hospital.orm.select().from(schema.appointment).orderBy(schema.appointment.startsAt, schema.appointment.id);
const mail = () => hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
const when = ({ localDate, localTime }: { localDate: string; localTime: string }) =>
  `${localDate} ${localTime}`;
const whole = async () => expect(await brokenInvariants(hospital.orm, { mostFuture: 99 })).toEqual([]);

describe('a proposal', () => {
  test('is the same time on the clock every week, over the change to summer time', async () => {
    const offers = await propose();
    expect(offers).toHaveLength(12);
    expect(offers.every(({ wished, slot }) => slot && when(slot) === when(wished))).toBe(true);
    const [first, last] = [offers[0]!.slot!, offers.at(-1)!.slot!];
    expect([first.startsAt.slice(11, 16), last.startsAt.slice(11, 16)]).toEqual(['09:30', '08:30']);
  });

  test('knows leave, closures and what is taken, and offers the nearest day or leaves a gap', async () => {
    await hospital.orm.execute(sql`insert into time_off (doctor_id, kind, starts_local, ends_local)
      values (${doctorId}, 'leave', '2026-03-18', '2026-03-19')`);
    const [third] = (await propose({ from: '2026-03-25', count: '2' })).map(({ slot }) => slot!);
    await staff('POST', '/appointment/desk', {
      source: 'phone',
      name: 'Bo',
      phone: '020 7946 0999',
      doctorId,
      startsAt: third!.startsAt,
    });
    const gaps = await propose({ count: '3', gaps: 'leave' });
    expect(gaps.map(({ slot }) => slot?.localDate ?? null)).toEqual(['2026-03-11', null, null]);
    const filled = await propose({ count: '3' });
    expect(filled[1]!.slot!.localDate).not.toBe('2026-03-18');
    expect(Math.abs(Date.parse(filled[1]!.slot!.localDate) - Date.parse('2026-03-18'))).toBeLessThanOrEqual(
      3 * day,
    );
    expect(filled[2]!.slot!.localDate).toBe('2026-03-25');
    const sameDay = await propose({ count: '3', earliest: '08:00', latest: '12:00', gaps: 'leave' });
    expect(sameDay[1]!.slot).toBeNull();
    expect(sameDay[2]!.slot!.localDate).toBe('2026-03-25');
    expect(sameDay[2]!.slot!.localTime).not.toBe('09:30');
  });

  test('goes to other doctors of a department only where it is named', async () => {
    await hospital.orm.execute(sql`insert into time_off (doctor_id, kind, starts_local, ends_local)
      values (${doctorId}, 'leave', '2026-03-18', '2026-03-19')`);
    const { rows: departments } = await hospital.orm.execute<{ slug: string }>(sql`
      select p.slug from department p join doctor_department x on x.department_id = p.id where x.doctor_id = ${doctorId} limit 1`);
    const query = { count: '2', gaps: 'leave', earliest: '08:00', latest: '18:00' };
    expect((await propose(query))[1]!.slot).toBeNull();
    const [first, second] = await propose({ ...query, department: departments[0]!.slug });
    expect(first!.slot!.doctorId).toBe(doctorId);
    if (second!.slot) expect(second!.slot.doctorId).not.toBe(doctorId);
  });

  test('goes to the last doctor of a large department where no other has the very time', async () => {
    const { orm } = hospital;
    const { rows: made } = await orm.execute<{ id: number }>(sql`
      with made as (
        insert into doctor (slug, name, position)
        select 'large-' || n, 'Dr Large ' || n, 1000 + n from generate_series(1, 14) n returning id, position),
      hours as (
        insert into schedule (doctor_id, valid_from, rules)
        select made.id, '2026-01-01', s.rules from made, schedule s where s.doctor_id = ${doctorId}),
      house as (insert into department (slug, name) values ('large', 'Large') returning id),
      members as (
        insert into doctor_department (doctor_id, department_id) select made.id, house.id from made, house)
      select id from made order by position`);
    await orm.execute(sql`insert into time_off (doctor_id, kind, starts_local, ends_local)
      select id, 'leave', '2026-03-11', case when slug = 'large-14' then timestamp '2026-03-12' else '2026-03-26' end
      from doctor where slug like 'large-%' or id = ${doctorId}`);
    const offers = await propose({ count: '4', gaps: 'leave', department: 'large' });
    await orm.execute(sql`delete from department where slug = 'large'`);
    await orm.execute(sql`delete from doctor where slug like 'large-%'`);
    expect(offers.map(({ slot }) => slot?.doctorId ?? null)).toEqual([
      null,
      made[13]!.id,
      made[13]!.id,
      doctorId,
    ]);
  });

  test('of more than two years, or of an unknown doctor, is refused', async () => {
    const ask = async (more: Record<string, string>) =>
      (await hospital.get(`/appointment/series?${new URLSearchParams({ ...wish, ...more })}`, hospital.staff))
        .status;
    expect(await ask({ every: '52', count: '4' })).toBe(422);
    expect(await ask({ count: '1' })).toBe(422);
    expect(await ask({ count: '53' })).toBe(422);
    expect(await ask({ weekdays: '8' })).toBe(422);
    expect(await ask({ doctor: 'nobody' })).toBe(404);
  });
});

describe('a series that is booked', () => {
  test('is all of its visits, counted in order of time, with one row in the trail for each', async () => {
    const visits = await booked();
    expect(visits.map(({ series }) => [series!.place, series!.of])).toEqual(
      visits.map((_, place) => [place + 1, 12]),
    );
    expect(new Set(visits.map(({ series }) => series!.id)).size).toBe(1);
    expect(new Set(visits.map(({ patientId }) => patientId)).size).toBe(1);
    expect(visits.every(({ warnings }) => warnings.length === 0)).toBe(true);
    const list = await hospital.get(`/appointment?series=${visits[0]!.series!.id}`, hospital.staff);
    expect(list.body.meta.total).toBe(12);
    const { rows: trail } = await hospital.orm.execute(sql`select from activity where action = 'create'`);
    expect(trail).toHaveLength(12);
    await whole();
  });

  test('is one message with all dates and links, and one calendar file with all visits', async () => {
    const visits = await booked();
    const messages = await mail();
    expect(messages).toHaveLength(1);
    const [{ subject, textBody, calendar, recipient }] = messages as [(typeof messages)[number]];
    expect([subject, recipient]).toEqual([
      expect.stringContaining('Your visits are booked'),
      'ann@example.org',
    ]);
    for (const [place, { id }] of visits.entries()) {
      const [row] = await hospital.orm.select().from(schema.appointment).where(eq(schema.appointment.id, id));
      expect(textBody).toContain(`/appointment/manage/${mailedToken(hospital.services.secret, row!)}`);
      expect(textBody).toContain(`${place + 1} of 12: `);
      expect(calendar).toContain(`UID:${row!.reference}@hospital.test`);
    }
    expect(calendar!.match(/BEGIN:VEVENT/g)).toHaveLength(12);
    expect(calendar!.match(/BEGIN:VCALENDAR/g)).toHaveLength(1);
    expect(calendar!.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
    expect(calendar).toContain('METHOD:PUBLISH');
  });

  test('sends one message in German to a patient who reads it, and none without an address', async () => {
    await hospital.orm.execute(sql`update settings set languages = '["de"]'`);
    await booked(3, { language: 'de' });
    await hospital.orm.execute(sql`update settings set languages = '[]'`);
    expect((await mail())[0]!.subject).toContain('Ihre Termine sind gebucht');
    await hospital.empty('appointment', 'allocation', 'outbox');
    await booked(3, { email: '' });
    expect(await mail()).toEqual([]);
  });

  test('is booked once by a double click, also if both requests come at once', async () => {
    const visits = visitsOf(await propose({ count: '4' }));
    const key = { 'Idempotency-Key': 'a double click' };
    const answers = await Promise.all([book(visits, {}, key), book(visits, {}, key)]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(answers[0]!.body.data.visits.map((one: Appointment) => one.id)).toEqual(
      answers[1]!.body.data.visits.map((one: Appointment) => one.id),
    );
    expect([(await rows()).length, (await mail()).length]).toEqual([4, 1]);
    expect((await book(visits.slice(1), {}, key)).status).toBe(422);
  });

  test('is refused as a whole where some times are taken, and says which, with others nearby', async () => {
    const visits = visitsOf(await propose({ count: '5' }));
    const taken = { source: 'phone', name: 'Bo', phone: '020 7946 0999', doctorId };
    for (const place of [1, 3])
      await staff('POST', '/appointment/desk', {
        ...taken,
        confirmed: true,
        startsAt: visits[place]!.startsAt,
      });
    const outside = { doctorId, startsAt: '2026-03-15T03:00:00Z' };
    const { status, body } = await book([...visits, outside]);
    expect([status, body.type]).toEqual([409, '/problems/slot-taken']);
    expect(body.taken.map((one: { index: number }) => one.index)).toEqual([1, 3, 5]);
    expect(body.taken[0].nearest.length).toBeGreaterThan(0);
    expect(body.taken[2].detail).toContain('does not see patients');
    expect(await rows()).toHaveLength(2);
    expect(await mail()).toEqual([]);
  });

  test('is confirmed where the patient already comes on one of the days', async () => {
    const visits = visitsOf(await propose({ count: '3', time: '09:30' }));
    const later = visitsOf(await propose({ count: '2', time: '11:00' }))[0]!;
    await staff('POST', '/appointment/desk', { source: 'phone', ...person, ...later });
    const { status, body } = await book(visits);
    expect([status, body.type]).toEqual([409, '/problems/not-confirmed']);
    expect(body.warnings[0]).toContain('11 March 2026: Ann Example already has an appointment');
    expect((await book(visits, { confirmed: true })).status).toBe(201);
  });

  test('overlaps no other that is booked at the same time, and neither is booked in part', async () => {
    const visits = visitsOf(await propose({ count: '6' }));
    const answers = await Promise.all([
      book(visits),
      book([...visits].reverse(), { name: 'Bo', email: 'bo@example.org', phone: '' }),
      book(visits.slice(2), { name: 'Cy', email: 'cy@example.org', phone: '' }),
    ]);
    const done = answers.filter(({ status }) => status === 201);
    expect(done.length).toBeGreaterThan(0);
    for (const { status, body } of answers) if (status !== 201) expect(body.taken.length).toBeGreaterThan(0);
    expect(await rows()).toHaveLength(done.reduce((sum, { body }) => sum + body.data.visits.length, 0));
    await whole();
  });
});

const propositions = async (id: number, startsAt: string, doctor = ''): Promise<SeriesMove[]> =>
  (
    await hospital.get(
      `/appointment/${id}/series?startsAt=${encodeURIComponent(startsAt)}${doctor && `&doctor=${doctor}`}`,
      hospital.staff,
    )
  ).body.data;
const toMove = (moves: SeriesMove[]) =>
  moves.flatMap(({ id, version, slot }) =>
    slot ? [{ id, version, doctorId: slot.doctorId, startsAt: slot.startsAt }] : [],
  );
const move = (id: number, visits: unknown[], more: Record<string, unknown> = {}) =>
  staff('PUT', `/appointment/${id}/series`, { visits, ...more });
const later = (startsAt: string, ms: number) => new Date(Date.parse(startsAt) + ms).toISOString();

describe('a move from one visit on', () => {
  test('is the same shift on the clock for each, with one message that lists all that are ahead', async () => {
    const visits = await booked(6);
    await deliver(hospital);
    hospital.clock.now += 20 * 60_000;
    // From the third on a week later, to where the series itself is now.
    const moves = await propositions(visits[2]!.id, later(visits[2]!.startsAt, 7 * day));
    expect(moves.map(({ id }) => id)).toEqual(visits.slice(2).map(({ id }) => id));
    expect(moves.every(({ wished, slot }) => slot && when(slot) === when(wished))).toBe(true);
    const { status, body } = await move(visits[2]!.id, toMove(moves), { message: 'We are sorry.' });
    expect([status, body.errors]).toEqual([200, undefined]);
    expect(body.data.map(when)).toEqual(moves.map(({ wished }) => when(wished)));
    expect((await rows()).map(({ id }) => id)).toEqual(visits.map(({ id }) => id));
    const messages = await mail();
    expect(messages).toHaveLength(2);
    const { subject, textBody, calendar } = messages[1]!;
    expect(subject).toContain('have been moved');
    expect(textBody).toContain('We are sorry.');
    expect(textBody.match(/\/appointment\/manage\//g)).toHaveLength(6);
    expect(calendar!.match(/SEQUENCE:1/g)).toHaveLength(4);
    await whole();
  });

  test('to another doctor takes those of the same doctor along', async () => {
    const visits = await booked(3);
    const { body } = await hospital.get(
      '/appointment/free?doctor=karim-belhadi&from=2026-03-10&to=2026-03-12',
      hospital.staff,
    );
    const [slot] = body.data as Slot[];
    const moves = await propositions(visits[0]!.id, slot!.startsAt, 'karim-belhadi');
    expect(moves.every((one) => one.slot?.doctorId === slot!.doctorId)).toBe(true);
    expect((await move(visits[0]!.id, toMove(moves))).status).toBe(200);
  });

  test('may leave visits where they are, and is refused as a whole where one is taken', async () => {
    const visits = await booked(4);
    const moves = await propositions(visits[1]!.id, later(visits[1]!.startsAt, hour));
    const [, second] = toMove(moves);
    const other = { source: 'phone', name: 'Bo', phone: '020 7946 0999', doctorId, confirmed: true };
    await staff('POST', '/appointment/desk', { ...other, startsAt: second!.startsAt });
    const refused = await move(visits[1]!.id, toMove(moves));
    expect([refused.status, refused.body.taken.map((one: { index: number }) => one.index)]).toEqual([
      409,
      [1],
    ]);
    expect((await rows()).filter(({ version }) => version > 1)).toEqual([]);
    const without = toMove(moves).filter(({ id }) => id !== second!.id);
    expect((await move(visits[1]!.id, without)).status).toBe(200);
    expect((await rows()).filter(({ version }) => version > 1)).toHaveLength(2);
    await whole();
  });

  test('is refused where someone else changed one of them first, and done once by a double click', async () => {
    const visits = await booked(4);
    const moves = await propositions(visits[0]!.id, later(visits[0]!.startsAt, hour));
    const step = { status: 'cancelled' };
    await staff('PUT', `/appointment/${visits[2]!.id}`, step);
    const refused = await move(visits[0]!.id, toMove(moves));
    expect([refused.status, refused.body.detail]).toEqual([412, expect.stringContaining('25 March 2026')]);
    const now = await propositions(visits[0]!.id, later(visits[0]!.startsAt, hour));
    const answers = await Promise.all([move(visits[0]!.id, toMove(now)), move(visits[0]!.id, toMove(now))]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await whole();
  });

  test('names only visits of the series, at or after the first', async () => {
    const visits = await booked(3);
    const [other] = await booked(2, { name: 'Bo', email: 'bo@example.org', phone: '' });
    const at = ({ id, version, startsAt }: Appointment) => ({
      id,
      version,
      doctorId,
      startsAt: later(startsAt, hour),
    });
    expect((await move(visits[0]!.id, [at(visits[0]!), at(other!)])).status).toBe(404);
    expect((await move(visits[1]!.id, [at(visits[1]!), at(visits[0]!)])).status).toBe(404);
    expect((await move(visits[1]!.id, [at(visits[2]!)])).status).toBe(404);
  });
});

const cancel = (id: number, visits: Appointment[], more: Record<string, unknown> = {}) =>
  staff('DELETE', `/appointment/${id}/series`, {
    visits: visits.map(({ id, version }) => ({ id, version })),
    ...more,
  });

describe('a cancellation from one visit on', () => {
  test('frees all of their times, leaves the others, and is one message', async () => {
    const visits = await booked(5);
    await deliver(hospital);
    hospital.clock.now += 20 * 60_000;
    const { status, body } = await cancel(visits[2]!.id, visits.slice(2), { note: 'Moving away' });
    expect([status, body.data.map((one: Appointment) => one.status)]).toEqual([
      200,
      Array(3).fill('cancelled'),
    ]);
    expect(body.data[0].series).toEqual({ id: visits[0]!.series!.id, place: null, of: 2 });
    const messages = await mail();
    expect(messages).toHaveLength(2);
    expect(messages[1]!.textBody).toContain('25 March 2026');
    expect(messages[1]!.textBody.match(/\/appointment\/manage\//g)).toHaveLength(2);
    expect(messages[1]!.calendar!.match(/STATUS:CANCELLED/g)).toHaveLength(3);
    expect(messages[1]!.calendar!.match(/STATUS:CONFIRMED/g)).toHaveLength(2);
    await whole();
    const again = await cancel(visits[2]!.id, visits.slice(2));
    expect([again.status, (await mail()).length]).toEqual([200, 2]);
  });
});

describe('messages about one visit of a series', () => {
  test('wait for the message about all, and leave it as it is', async () => {
    const visits = await booked(3);
    await staff('PUT', `/appointment/${visits[0]!.id}`, { status: 'cancelled' });
    const messages = await mail();
    expect(messages.map(({ status }) => status)).toEqual(['queued', 'queued']);
    await hospital.orm.execute(
      sql`update outbox set next_attempt_at = '2026-03-09' where series_id is not null`,
    );
    await sendDue(mailbox.post(hospital));
    expect((await mail()).map(({ status }) => status)).toEqual(['queued', 'queued']);
    hospital.clock.now = Date.parse('2026-03-09');
    await sendDue(mailbox.post(hospital));
    expect((await mail()).map(({ status }) => status)).toEqual(['sent', 'sent']);
    expect(mailbox.received[0]!.headers.get('subject')).toContain('Your visits are booked');
  });

  test('are taken back by a newer one about all, which lists what is ahead', async () => {
    const visits = await booked(4);
    const moves = await propositions(visits[1]!.id, later(visits[1]!.startsAt, hour));
    await move(visits[1]!.id, toMove(moves));
    const messages = await mail();
    expect(messages.map(({ status }) => status)).toEqual(['discarded', 'queued']);
    // The patient does not know of the series yet.
    expect(messages[1]!.subject).toContain('Your visits are booked');
  });
});

describe('what is decided about all visits of a doctor who is away', () => {
  test('is one message for those of a series, and each that is refused stays', async () => {
    const visits = await booked(4);
    await deliver(hospital);
    hospital.clock.now += 20 * 60_000;
    const resolve = async (body: Record<string, unknown>) =>
      (await staff('POST', '/rebooking', body)).body.data as { done: boolean }[];
    await staff('PUT', `/appointment/${visits[3]!.id}`, { status: 'arrived' });
    const appointmentIds = visits.map(({ id }) => id);
    const outcomes = await resolve({ appointmentIds, resolution: 'cancel', message: 'The doctor is ill.' });
    expect(outcomes.map(({ done }) => done)).toEqual([true, true, true, false]);
    const messages = await mail();
    expect(messages).toHaveLength(2);
    expect(messages[1]!.subject).toContain('Your visits have been cancelled');
    expect(messages[1]!.textBody).toContain('The doctor is ill.');
    await whole();
  });
});

describe('another address of the patient', () => {
  test('gets all dates in one message, and the former one is notified once', async () => {
    const [{ patientId }] = (await booked(4)) as [Appointment];
    await deliver(hospital);
    const { body } = await hospital.get(`/patient/${patientId}`, hospital.staff);
    const changed = await hospital.call(
      'PUT',
      `/patient/${patientId}`,
      { email: 'new@example.org' },
      { ...hospital.staff, 'If-Match': `"${body.data.version}"` },
    );
    expect([changed.status, changed.body.data?.corrected.visits]).toEqual([200, 4]);
    const [, ...messages] = await mail();
    expect(messages.map(({ recipient }) => recipient)).toEqual(['new@example.org', 'ann@example.org']);
    const [row] = await rows();
    expect(messages[0]!.textBody).toContain(mailedToken(hospital.services.secret, row!));
  });
});

describe('a patient who is erased', () => {
  test('takes the messages about the series along, and what ties the visits together', async () => {
    const visits = await booked(3);
    const [{ patientId }] = visits as [Appointment];
    await cancel(visits[0]!.id, visits);
    expect(await mail()).not.toEqual([]);
    const erased = await staff('POST', `/patient/${patientId}/erase`, { reason: 'Asked for by letter' });
    expect(erased.status).toBe(200);
    expect(await mail()).toEqual([]);
    expect((await rows()).map(({ seriesId }) => seriesId)).toEqual([null, null, null]);
  });
});

describe('the patient’s own page', () => {
  const page = async (token: string) => (await hospital.get(`/appointment/manage/${token}`)).body.data;

  test('shows the other visits with links of its own kind, which open them', async () => {
    await booked(3);
    const [first, second] = await rows();
    const { secret } = hospital.services;
    for (const kind of [mailedToken, manageToken]) {
      const { series } = await page(kind(secret, first!));
      expect([series.place, series.of, series.others.length]).toEqual([1, 3, 2]);
      const token = series.others[0].manageUrl.split('/').at(-1);
      expect(token).toBe(kind(secret, second!));
      expect((await page(token)).reference).toBe(second!.reference);
    }
  });

  test('shows none that went to another address, is another person’s, or is over', async () => {
    await booked(5);
    const [first, second, third, fourth] = await rows();
    await staff('PUT', `/appointment/${second!.id}/person`, { email: 'new@example.org' });
    await staff('PUT', `/appointment/${third!.id}/person`, { name: 'Bo Other' });
    await staff('PUT', `/appointment/${fourth!.id}`, { status: 'cancelled' });
    const { series } = await page(mailedToken(hospital.services.secret, first!));
    expect(series.others).toHaveLength(1);
  });
});
