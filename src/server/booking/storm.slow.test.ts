/**
 * Many people at once, at random: patients hold, book, move, cancel, join the waiting list and accept offers; the desk
 * squeezes in, books series and changes them from a visit on, and changes states, rooms and modes; doctors take leave
 * and change their hours; rooms are out of use. The invariants hold in any order of these steps. STORM_STEPS sets the
 * number of steps (10,000 for a thorough run); a failure prints the seed.
 */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { waitlistToken } from '#server/links/derived-tokens.ts';
import { mailedToken } from '#server/links/reference.ts';
import { hashToken } from '#server/links/token.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { type Random, randomOf } from '#server/test-random.ts';
import { cancelAppointment } from './cancel.ts';
import { moveAppointment } from './move.ts';
import { brokenInvariants } from './test-invariants.ts';
import { offerFreedTimes } from './waitlist-offers.ts';

const steps = Number(process.env.STORM_STEPS ?? 1200);
const workers = 8;
const mostFuture = 4;
const patience = 600_000;

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  // Several places, buffers, and fewer rooms than doctors, which a plain visit does not cover.
  await hospital.orm.execute(
    sql`update visit_type set places = 3, buffer_before_minutes = 5, buffer_after_minutes = 10 where id = 2`,
  );
  await hospital.orm.execute(
    sql`insert into room (name, kind) values ('Scanner 1', 'Scanner'), ('Scanner 2', 'Scanner')`,
  );
  await hospital.orm.execute(
    sql`update visit_type set room_kind = 'Scanner', mode = 'in-person', other_modes = '["phone", "video"]' where id <= 2`,
  );
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.orm.execute(
    sql`truncate appointment, allocation, idempotency, outbox, time_off, waitlist cascade`,
  );
});

type Slot = { startsAt: string; doctorId: number; visitTypeId: number };

async function storm(seed: number, count: number) {
  const doctors = ['clara-hensley', 'rafael-ibarrola', 'karim-belhadi', 'tomasz-wilk', 'margaret-lindqvist'];
  const booked: string[] = [];
  const waiting: string[] = [];
  const answers = new Map<string, number>();
  /** Number of visits of each series. */
  const series = new Map<string, number>();
  let slots: Slot[] = [];
  const { call, visitor, staff, services, orm } = hospital;
  const own = { ...services, staff: null };
  const tally = (step: string, status: number | string) =>
    answers.set(`${step} ${status}`, (answers.get(`${step} ${status}`) ?? 0) + 1);
  const anyAppointment = async (random: Random) => {
    const reference = random.one(booked.slice(-80));
    if (!reference) return undefined;
    const [row] = await orm
      .select()
      .from(schema.appointment)
      .where(eq(schema.appointment.reference, reference));
    return row;
  };
  /** A visit of a series, and the series. */
  const ofSeries = async (random: Random): Promise<[number, string] | undefined> => {
    const seriesId = random.one([...series.keys()].slice(-20));
    if (!seriesId) return undefined;
    const { rows } = await orm.execute<{ id: number }>(
      sql`select id from appointment where series_id = ${seriesId} and status = 'booked'`,
    );
    const found = random.one(rows);
    return found && [found.id, seriesId];
  };
  const look = async () => {
    const found = await Promise.all(
      doctors.flatMap((doctor) =>
        [1, 2].map((visitType) =>
          call(
            'GET',
            `/appointment/slots?doctor=${doctor}&visitType=${visitType}&from=2026-03-03&to=2026-03-10`,
          ),
        ),
      ),
    );
    slots = found.flatMap(({ body }) => body.data as Slot[]);
  };
  const doctorIds = await Promise.all(
    doctors.map(async (doctor) => (await call('GET', `/doctor/slug/${doctor}`)).body.data.id as number),
  );
  const hours = await Promise.all(
    doctorIds.map(async (id) => (await call('GET', `/doctor/${id}/schedule`)).body.data.schedules),
  );
  const { rows: rooms } = await orm.execute<{ id: number }>(sql`select id from room where kind = 'Scanner'`);
  const roomIds = rooms.map(({ id }) => id);
  await look();

  const acts: Record<string, (random: Random) => Promise<number | string>> = {
    async book(random) {
      const slot = random.one(slots);
      if (!slot) return 'nothing free';
      const contact = random.below(120);
      const { status, body } = await call(
        'POST',
        '/appointment',
        {
          doctorId: slot.doctorId,
          startsAt: slot.startsAt,
          visitTypeId: slot.visitTypeId,
          name: `Patient ${contact}`,
          ...(random.chance(0.7)
            ? { email: `patient-${contact}@example.org` }
            : { phone: `+44207946${1000 + contact}` }),
        },
        visitor,
      );
      if (status === 201) booked.push(body.data.reference);
      return status;
    },
    async series(random) {
      const first = random.one(slots);
      if (!first) return 'nothing free';
      // Some of one doctor, as a recurrence gives them, and some of several, which claim in another order.
      const among = random.chance(0.6) ? slots.filter(({ doctorId }) => doctorId === first.doctorId) : slots;
      const ofType = among.filter(({ visitTypeId }) => visitTypeId === first.visitTypeId);
      const hours = new Map(
        Array.from({ length: 2 + random.below(4) }, () => random.one(ofType)!).map(
          ({ doctorId, startsAt }) => [startsAt.slice(0, 13), { doctorId, startsAt }],
        ),
      );
      const visits = [...hours.values()];
      const contact = random.below(120);
      const { status, body } = await call(
        'POST',
        '/appointment/series',
        {
          visits,
          visitTypeId: first.visitTypeId,
          name: `Patient ${contact}`,
          email: `patient-${contact}@example.org`,
          confirmed: true,
        },
        staff,
      );
      if (status !== 201) return status;
      const made = body.data.visits as { reference: string; series: { id: string } }[];
      booked.push(...made.map(({ reference }) => reference));
      series.set(made[0]!.series.id, visits.length);
      return status;
    },
    async squeeze(random) {
      const slot = random.one(slots);
      if (!slot) return 'nothing free';
      const { doctorId, startsAt, visitTypeId } = slot;
      const contact = random.below(120);
      const who = { name: `Patient ${contact}`, email: `patient-${contact}@example.org`, confirmed: true };
      const booking = { source: 'phone', doctorId, startsAt, visitTypeId, squeezeIn: true, ...who };
      const { status, body } = await call('POST', '/appointment/desk', booking, staff);
      if (status === 201) booked.push(body.data.reference);
      return status;
    },
    async shift(random) {
      const [id] = (await ofSeries(random)) ?? [];
      const slot = random.one(slots);
      if (!id || !slot) return 'nothing';
      const asked = `/appointment/${id}/series?startsAt=${encodeURIComponent(slot.startsAt)}`;
      const { status, body } = await call('GET', asked, undefined, staff);
      if (status !== 200) return `asked ${status}`;
      const visits = (body.data as { id: number; version: number; slot: Slot | null }[]).flatMap((one) =>
        one.slot
          ? [{ id: one.id, version: one.version, doctorId: one.slot.doctorId, startsAt: one.slot.startsAt }]
          : [],
      );
      if (visits[0]?.id !== id) return 'nothing free';
      return (await call('PUT', `/appointment/${id}/series`, { visits, confirmed: true }, staff)).status;
    },
    async end(random) {
      const [id, seriesId] = (await ofSeries(random)) ?? [];
      if (!id) return 'nothing';
      const { body } = await call('GET', `/appointment?series=${seriesId}&sort=startsAt`, undefined, staff);
      const rows = body.data as { id: number; version: number; status: string }[];
      const visits = rows
        .slice(rows.findIndex((row) => row.id === id))
        .filter(({ status }) => status === 'booked')
        .map(({ id: each, version }) => ({ id: each, version }));
      if (visits[0]?.id !== id) return 'over';
      return (await call('DELETE', `/appointment/${id}/series`, { visits }, staff)).status;
    },
    async hold(random) {
      const slot = random.one(slots);
      if (!slot) return 'nothing free';
      const { startsAt, doctorId, visitTypeId } = slot;
      const kept = await call('POST', '/appointment/hold', { startsAt, doctorId, visitTypeId }, visitor);
      if (kept.status !== 201) return kept.status;
      const { token } = kept.body.data;
      // Some leave, some release the hold, most book it.
      if (random.chance(0.2)) return 'left';
      if (random.chance(0.2))
        return (await call('DELETE', `/appointment/hold/${token}`, undefined, visitor)).status;
      const contact = random.below(120);
      const { status, body } = await call(
        'POST',
        '/appointment',
        {
          startsAt,
          doctorId,
          visitTypeId,
          holdToken: token,
          name: 'Ann',
          email: `patient-${contact}@example.org`,
        },
        visitor,
      );
      if (status === 201) booked.push(body.data.reference);
      return `booked ${status}`;
    },
    async move(random) {
      const row = await anyAppointment(random);
      const slot = random.one(slots);
      if (!row || !slot) return 'nothing';
      const by = random.chance(0.5) ? ('patient' as const) : ('staff' as const);
      const move = { startsAt: slot.startsAt, doctorId: slot.doctorId };
      // With the mailed link, so that the limits of a contact apply; half of the unproven ones use the other link.
      const linkToken = mailedToken(services.secret, row);
      const patient = { ...own, linkToken: row.id % 2 || row.contactProvenAt ? linkToken : undefined };
      const outcome = await moveAppointment(eq(schema.appointment.id, row.id), move, by, patient);
      return 'data' in outcome ? 'moved' : outcome.code;
    },
    async cancel(random) {
      const row = await anyAppointment(random);
      if (!row) return 'nothing';
      const outcome = await cancelAppointment(eq(schema.appointment.id, row.id), {}, 'patient', own);
      return 'data' in outcome ? 'cancelled' : outcome.code;
    },
    async step(random) {
      const row = await anyAppointment(random);
      if (!row) return 'nothing';
      const status = random.one(['booked', 'arrived', 'in_progress', 'declined', 'entered_in_error'])!;
      const headers: Record<string, string> = { ...staff };
      if (random.chance(0.8)) headers['If-Match'] = `"${row.version}"`;
      return (await call('PUT', `/appointment/${row.id}`, { status }, headers)).status;
    },
    async leave(random) {
      const id = random.one(doctorIds)!;
      const day = 3 + random.below(4);
      const from = 8 + random.below(8);
      const times = {
        from: `2026-03-0${day}T${String(from).padStart(2, '0')}:00`,
        to: `2026-03-0${day}T18:00`,
      };
      return (await call('POST', `/doctor/${id}/timeoff`, { kind: 'leave', ...times }, staff)).status;
    },
    async back(random) {
      const id = random.one(doctorIds)!;
      const { body } = await call('GET', `/doctor/${id}/timeoff`, undefined, staff);
      const period = random.one(body.data as { id: number }[]);
      if (!period) return 'nothing';
      return (await call('DELETE', `/doctor/${id}/timeoff/${period.id}`, undefined, staff)).status;
    },
    async hours(random) {
      const place = random.below(doctorIds.length);
      const schedules = random.chance(0.7)
        ? hours[place]
        : [{ validFrom: '2026-03-01', rules: [{ weekday: 3, from: '10:10', to: '15:00' }] }];
      return (await call('PUT', `/doctor/${doctorIds[place]}/schedule`, { schedules }, staff)).status;
    },
    async room(random) {
      const row = await anyAppointment(random);
      const roomId = random.one(roomIds);
      if (!row || !roomId) return 'nothing';
      return (await call('PUT', `/appointment/${row.id}/room`, { roomId }, staff)).status;
    },
    async mode(random) {
      const row = await anyAppointment(random);
      if (!row) return 'nothing';
      const body = { mode: random.one(['in-person', 'phone', 'video']), phone: row.phone || '020 7946 0123' };
      const headers: Record<string, string> = { ...staff };
      if (random.chance(0.8)) headers['If-Match'] = `"${row.version}"`;
      return (await call('PUT', `/appointment/${row.id}/mode`, body, headers)).status;
    },
    async outage(random) {
      const day = 3 + random.below(4);
      const outage = { from: `2026-03-0${day}T10:00`, to: `2026-03-0${day}T14:00`, reason: 'Repair' };
      const outages = random.chance(0.5) ? [outage] : [];
      return (await call('PUT', `/room/${random.one(roomIds)}`, { outages }, staff)).status;
    },
    async wait(random) {
      // Inserted directly: the API refuses anyone who could book a slot at once.
      const linkKey = randomUUID();
      const contact = random.below(120);
      const joined = await orm
        .insert(schema.waitlist)
        .values({
          doctorId: random.one(doctorIds)!,
          fromDate: '2026-03-03',
          toDate: '2026-03-10',
          name: `Patient ${contact}`,
          email: `patient-${contact}@example.org`,
          linkKey,
          linkTokenHash: hashToken(waitlistToken(services.secret, linkKey)),
        })
        .onConflictDoNothing();
      if (joined.rowCount === 0) return 'waits already';
      waiting.push(waitlistToken(services.secret, linkKey));
      return 'waits';
    },
    async offer() {
      return (await offerFreedTimes(services)) > 0 ? 'offered' : 'nothing to offer';
    },
    async accept(random) {
      const token = random.one(waiting);
      if (!token) return 'nobody waits';
      const method = random.chance(0.2) ? 'DELETE' : 'POST';
      const { status, body } = await call(method, `/waitlist/link/${token}`, {}, visitor);
      // Accepting again gets the same answer.
      if (status === 201 && !booked.includes(body.data.reference)) booked.push(body.data.reference);
      return `${method} ${status}`;
    },
    async look() {
      await look();
      // Time passes: holds expire, lead times begin to apply.
      hospital.clock.now += 60_000;
      return 'looked';
    },
  };
  const drawn = Object.entries({
    book: 35,
    series: 8,
    squeeze: 4,
    shift: 4,
    end: 3,
    hold: 12,
    move: 18,
    cancel: 10,
    step: 8,
    leave: 4,
    back: 12,
    hours: 3,
    room: 8,
    mode: 8,
    outage: 3,
    look: 6,
    wait: 3,
    offer: 3,
    accept: 6,
  }).flatMap(([name, weight]) => Array<string>(weight).fill(name));
  let taken = 0;
  await Promise.all(
    Array.from({ length: workers }, async (_, worker) => {
      const random = randomOf(seed + worker);
      while (taken++ < count) {
        const name = random.one(drawn)!;
        const answer = await acts[name]!(random);
        tally(name, answer);
        if (typeof answer === 'number' && answer >= 500) throw new Error(`${name} was answered ${answer}.`);
      }
    }),
  );
  return { booked, series, answers };
}

describe('a storm of patients, desks and changing hours', () => {
  const seed = Number(process.env.STORM_SEED ?? Date.now() % 1_000_000);

  test(
    `breaks no invariant (seed ${seed})`,
    async () => {
      const { booked, series, answers } = await storm(seed, steps);
      expect(await brokenInvariants(hospital.orm, { mostFuture })).toEqual([]);
      const { rows } = await hospital.orm.execute<{ reference: string }>(
        sql`select reference from appointment`,
      );
      // What was acknowledged is there, and nothing else is.
      expect(rows.map(({ reference }) => reference).sort()).toEqual(booked.sort());
      // Each series is complete, and there is none without an answer.
      const { rows: whole } = await hospital.orm.execute<{ id: string; visits: number }>(
        sql`select series_id as id, count(*)::int as visits from appointment where series_id is not null group by 1`,
      );
      expect(new Map(whole.map(({ id, visits }) => [id, visits]))).toEqual(series);
      // Each kind of step happened, and some were refused.
      expect(Object.fromEntries(answers)).toMatchObject({
        'book 201': expect.any(Number),
        'book 409': expect.any(Number),
        'series 201': expect.any(Number),
        'series 409': expect.any(Number),
        'squeeze 201': expect.any(Number),
        'shift 200': expect.any(Number),
        'end 200': expect.any(Number),
        'hold booked 201': expect.any(Number),
        'move moved': expect.any(Number),
        'cancel cancelled': expect.any(Number),
        'leave 201': expect.any(Number),
        'hours 200': expect.any(Number),
        'room 200': expect.any(Number),
        'room 409': expect.any(Number),
        'mode 200': expect.any(Number),
        'outage 200': expect.any(Number),
      });
      if (process.env.STORM_STEPS) process.stdout.write(`${[...answers].sort().join('\n')}\n`);
    },
    patience,
  );
});
