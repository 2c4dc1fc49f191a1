/** What holds on every day on which a demo may be started, and for as long as it runs. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brokenInvariants } from '#server/booking/test-invariants.ts';
import { doctors } from '#server/demo/doctors.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { ofStaff, type Practice, practices } from '#server/times/availability.ts';
import { isOffered } from '#server/times/slots.ts';
import { stateAt } from './course.ts';
import { addDemoPatients, renewDemoPatients } from './demo-patients.ts';
import { plannedVisits, type Visit } from './visit.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
let hospital: TestHospital;
let theirs: Practice[];
beforeAll(async () => {
  hospital = await testHospital();
  theirs = await practices(hospital.orm, ofStaff(sql`d.bookable`));
});
afterAll(() => hospital.close());

function planned(timeZone: string, from: string, to: string) {
  const all = theirs.map((practice, place) => {
    const { slug, departments } = doctors[place % doctors.length]!;
    return { practice: { ...practice, timeZone }, slug, department: departments[0]! };
  });
  return plannedVisits(all, from, to);
}

/** Weeks with a change of the clocks, the ends of years, a leap day. */
const weeks = ['2026-03-25', '2026-10-21', '2026-12-28', '2028-02-26', '2030-07-01'];
const zones = ['Europe/London', 'Australia/Sydney'];

test.each(weeks.flatMap((from) => zones.map((zone) => [from, zone])))(
  'the visits of the week from %s in %s are offered by the rules, and are in states that fit the time',
  (from, zone) => {
    const to = new Date(Date.parse(from) + 7 * dayMs).toISOString().slice(0, 10);
    const visits = planned(zone, from, to);
    expect(visits.length).toBeGreaterThan(100);
    for (const visit of visits) {
      const practice = { ...theirs.find(({ doctorId }) => doctorId === visit.doctorId)!, timeZone: zone };
      const rules = { ...visit.visitType, leadMinutes: 0 };
      expect(isOffered({ ...practice, visitType: rules, now: visit.startsAt }, visit.startsAt)).toBe(
        'offered',
      );
      expect(visit.bookedAt).toBeLessThan(visit.startsAt);
      if (visit.source === 'web') {
        const atBooking = isOffered(
          { ...practice, visitType: visit.visitType, now: visit.bookedAt },
          visit.startsAt,
        );
        expect(atBooking).toBe('offered');
      }
      statesFit(visit);
    }
    // A part of the week has the same visits as the week.
    const day = planned(zone, from, from).map(({ reference }) => reference);
    expect(visits.slice().filter(({ reference }) => day.includes(reference)).length).toBe(day.length);
    const people = Map.groupBy(visits, ({ startsAt, person }) => `${startsAt} ${person.name}`);
    expect([...people.values()].filter((same) => same.length > 1)).toEqual([]);
  },
);

/** In the order in which a desk could have set them, whenever one looks. */
function statesFit(visit: Visit) {
  const course = { ...visit, needsApproval: visit.visitType.needsApproval, isSought: false };
  let before = -1;
  const early = Array.from(
    { length: 20 },
    (_, part) => visit.bookedAt + ((visit.startsAt - visit.bookedAt) * part) / 20,
  );
  const late = Array.from({ length: 50 }, (_, part) => visit.startsAt + (part - 8) * 4 * 60_000);
  const moments = [...early, ...late]
    .filter((now) => now >= visit.bookedAt)
    .sort((one, other) => one - other);
  for (const now of moments) {
    const state = stateAt(course, now);
    const step = order.indexOf(state);
    expect([visit.reference, state, step >= before]).toEqual([visit.reference, state, true]);
    before = step;
    if (now < visit.startsAt) expect(['in_progress', 'fulfilled', 'no_show']).not.toContain(state);
    if (now >= visit.startsAt) expect(['requested']).not.toContain(state);
    if (now > visit.startsAt + 20 * 60_000) expect(['booked', 'arrived']).not.toContain(state);
    if (now > visit.endsAt + 10 * 60_000) expect(['in_progress']).not.toContain(state);
  }
}
const order = [
  ...['requested', 'booked', 'arrived', 'in_progress', 'fulfilled'],
  ...['no_show', 'cancelled', 'declined', 'entered_in_error'],
];

test.each(['2026-03-20T08:00:00Z', '2026-10-20T22:30:00Z', '2026-12-20T13:00:00Z'])(
  'thirty days after %s nothing overlaps, nobody is late for ever, and there is not more of it',
  async (start) => {
    await hospital.empty('appointment', 'inquiry', 'waitlist', 'time_off', 'allocation', 'demo_patients');
    hospital.clock.now = Date.parse(start);
    const context = { ...hospital.services, now: () => hospital.clock.now };
    await addDemoPatients(context);
    const first = await counts();
    for (let day = 0; day < 30; day++) {
      // Not always at the same hour, and once it was off for some days.
      hospital.clock.now += day === 20 ? 4 * dayMs : dayMs + ((day % 5) - 2) * hourMs;
      await renewDemoPatients(context);
      expect(await unfit()).toEqual([]);
    }
    const broken = await brokenInvariants(hospital.orm, { mostFuture: 4 });
    expect(broken.filter((sentence) => !sentence.includes('was not notified'))).toEqual([]);
    const last = await counts();
    for (const [kind, count] of Object.entries(first)) {
      expect([kind, last[kind]! > count * 0.6, last[kind]! < count * 1.5 + 5]).toEqual([kind, true, true]);
    }
  },
);

async function counts(): Promise<Record<string, number>> {
  const { rows } = await hospital.orm.execute<Record<string, number>>(sql`select
    (select count(*)::int from appointment) as appointments, (select count(*)::int from inquiry) as inquiries,
    (select count(*)::int from allocation) as allocations, (select count(*)::int from appointment where starts_at > ${new Date(hospital.clock.now).toISOString()}) as ahead`);
  return rows[0]!;
}

async function unfit() {
  const now = new Date(hospital.clock.now).toISOString();
  const { rows } = await hospital.orm.execute(sql`
    select reference, status from appointment where not is_demo
      or (starts_at < ${now}::timestamptz - interval '20 minutes' and status in ('requested', 'booked', 'arrived'))
      or (ends_at < ${now}::timestamptz - interval '10 minutes' and status = 'in_progress')
      or (starts_at > ${now}::timestamptz + interval '1 day' and status in ('arrived', 'in_progress'))
      or (starts_at > ${now} and status in ('in_progress', 'fulfilled', 'no_show'))
      or created_at > ${now}
    union all select reference, status from inquiry where created_at > ${now}
      or (created_at < ${now}::timestamptz - interval '5 days' and status in ('new', 'open'))`);
  return rows;
}
