import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { AppointmentStatus } from '#contract/appointment.ts';
import type { Report, ReportRow, VisitFigures } from '#contract/report.ts';
import { addDays } from '#contract/words/formats.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { type PlainHours, type PlainVisit, recounted, wallIn } from './test-recount.ts';

vi.setConfig({ testTimeout: 60_000 });

let hospital: TestHospital;
let staff: Record<string, string>;
const timeZone = 'Europe/London';
const wall = wallIn(timeZone);
/** A Wednesday; the clocks went forward on 29 March. */
const now = Date.parse('2026-04-08T10:07:00Z');
const doctorIds = [1, 2, 3, 4];
/** Of these kinds of visit, the second is for groups of four. */
const types = [
  { id: 1, places: 1 },
  { id: 2, places: 4 },
  { id: 3, places: 1 },
];
/** The whole of the fourth doctor's time here was before this. */
const leftAt = Date.parse('2026-03-30T11:00:00Z');

beforeAll(async () => {
  hospital = await testHospital();
  hospital.clock.now = now;
  staff = await hospital.signIn();
  await hospital.empty('appointment', 'allocation', 'schedule', 'time_off', 'closure');
  await hospital.orm.execute(sql`update settings set time_zone = ${timeZone}`);
  await hospital.orm.execute(
    sql`update doctor set deleted_at = ${new Date(leftAt).toISOString()} where id = 4`,
  );
});
afterAll(() => hospital.close());

const minuteMs = 60_000;
const first = Date.parse('2026-03-20T00:00Z');

const anyVisit = fc.record({
  doctorId: fc.constantFrom(...doctorIds),
  type: fc.constantFrom(...types),
  quarter: fc.nat({ max: 24 * 4 * 24 }),
  minutes: fc.constantFrom(15, 20, 45),
  status: fc.constantFrom(...AppointmentStatus.options),
  source: fc.constantFrom('web' as const, 'phone' as const, 'walk-in' as const, 'waitlist' as const),
  changedBy: fc.constantFrom('patient', 'staff'),
  isSqueezedIn: fc.boolean(),
  bookedAgo: fc.nat({ max: 50 * 24 * 60 }),
  givenUpAgo: fc.integer({ min: -120, max: 12 * 24 * 60 }),
});

const anyHours = fc.record({
  // Their ends are not within the hour that clocks skip or repeat.
  rules: fc.array(
    fc.record({
      weekday: fc.integer({ min: 1, max: 7 }),
      from: fc.constantFrom('00:00', '08:00', '10:30', '13:15'),
      to: fc.constantFrom('06:00', '12:00', '17:20', '24:00'),
      everyWeeks: fc.constantFrom(1, 2),
    }),
    { maxLength: 6 },
  ),
  leave: fc.array(fc.tuple(fc.nat({ max: 20 }), fc.integer({ min: 1, max: 60 })), { maxLength: 2 }),
});

const anyPeriod = fc.tuple(fc.nat({ max: 12 }), fc.nat({ max: 13 })).map(([start, days]) => {
  const from = addDays('2026-03-22', start);
  return { from, to: addDays(from, days) };
});

test('every figure is what a slow recount of random visits and hours says, for each part, and before', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyVisit, { minLength: 5, maxLength: 120 }),
      fc.array(anyHours, { minLength: doctorIds.length, maxLength: doctorIds.length }),
      anyPeriod,
      fc.constantFrom('doctor' as const, 'visitType' as const),
      async (drafts, hours, period, by) => {
        const visits = await store(drafts);
        const plain = await storeHours(hours);
        const address = `/admin/reports?from=${period.from}&to=${period.to}&by=${by}`;
        const { status, body } = await hospital.get(address, staff);
        expect([status, body.detail]).toEqual([200, undefined]);
        const report = body.data as Report;
        for (const then of ['now', 'before'] as const) {
          const recount = (some: PlainVisit[], doctors: PlainHours[]) =>
            recounted(some, doctors, report[then], { wall, now });
          const total = recount(visits, plain);
          // Doctors who are not among these have no hours.
          expect(report.total[then]).toEqual(total);
          for (const row of report.rows) {
            const [some, doctors] =
              by === 'doctor'
                ? [
                    visits.filter(({ doctorId }) => doctorId === row.of!.id),
                    plain.filter(({ id }) => id === row.of!.id),
                  ]
                : [visits.filter(({ visitTypeId }) => visitTypeId === row.of!.id), []];
            expect(withoutNull(row[then])).toEqual(withoutNull(recount(some, doctors)));
          }
          expect(sumOf(report.rows, then)).toBe(total.visits);
          const steps = report.steps.flatMap((step) => step[then] ?? []);
          expect(steps.reduce((sum, step) => sum + step.bookedMinutes, 0)).toBe(total.bookedMinutes);
          expect(steps.reduce((sum, step) => sum + step.offeredMinutes, 0)).toBe(total.offeredMinutes);
          expect(steps.reduce((sum, step) => sum + step.noShows, 0)).toBe(total.noShows);
        }
      },
    ),
    { numRuns: 15 },
  );
});

/** A part that offers nothing in one of the two times has none there, or nothing. */
function withoutNull(figures: VisitFigures) {
  return { ...figures, offeredMinutes: figures.offeredMinutes ?? 0 };
}

function sumOf(rows: ReportRow[], then: 'now' | 'before') {
  return rows.reduce((sum, row) => sum + row[then].visits, 0);
}

type Draft = typeof anyVisit extends fc.Arbitrary<infer T> ? T : never;

async function store(drafts: Draft[]): Promise<PlainVisit[]> {
  await hospital.empty('appointment');
  const visits = drafts.map(({ type, quarter, minutes, bookedAgo, givenUpAgo, ...draft }) => {
    const startsAt = first + quarter * 15 * minuteMs;
    const isCancelled = draft.status === 'cancelled';
    return {
      ...draft,
      visitTypeId: type.id,
      places: type.places,
      startsAt,
      endsAt: startsAt + minutes * minuteMs,
      createdAt: startsAt - bookedAgo * minuteMs,
      cancelledAt: isCancelled ? startsAt - givenUpAgo * minuteMs : null,
    };
  });
  // Nobody is booked twice: whoever shares a time is of a group, and it is as long for all.
  const taken = new Map<string, PlainVisit>();
  const kept = visits.filter((visit) => {
    if (visit.isSqueezedIn) return true;
    const time = `${visit.doctorId} ${visit.startsAt}`;
    const other = taken.get(time);
    if (other && (other.visitTypeId !== visit.visitTypeId || visit.places === 1)) return false;
    if (other) visit.endsAt = other.endsAt;
    taken.set(time, visit);
    return true;
  });
  const rows = kept.map((visit, place) => ({
    reference: `P${place}`,
    doctor_id: visit.doctorId,
    visit_type_id: visit.visitTypeId,
    visit_type: { places: visit.places },
    status: visit.status,
    source: visit.source,
    changed_by: visit.changedBy,
    is_squeezed_in: visit.isSqueezedIn,
    starts_at: new Date(visit.startsAt),
    ends_at: new Date(visit.endsAt),
    created_at: new Date(visit.createdAt),
    cancelled_at: visit.cancelledAt && new Date(visit.cancelledAt),
    confirm_until: visit.status === 'held' ? new Date(visit.startsAt) : null,
    time_zone: timeZone,
    name: 'Ann',
    phone: '+442070000000',
  }));
  const columns = sql.raw(Object.keys(rows[0]!).join(', '));
  await hospital.orm.execute(sql`
    insert into appointment (${columns})
    select ${columns} from jsonb_populate_recordset(null::appointment, ${JSON.stringify(rows)})`);
  return kept;
}

async function storeHours(hours: (typeof anyHours extends fc.Arbitrary<infer T> ? T : never)[]) {
  await hospital.empty('schedule', 'time_off');
  const plain: PlainHours[] = [];
  for (const [place, { rules: all, leave }] of hours.entries()) {
    const id = doctorIds[place]!;
    const rules = all.filter(({ from, to }) => from < to);
    const stored = rules.map((rule) => ({ ...rule, anchorDate: null, visitTypeIds: [] }));
    await hospital.orm.execute(sql`
      insert into schedule (doctor_id, valid_from, rules) values (${id}, '2026-03-04', ${JSON.stringify(stored)})`);
    const away = leave.map(([day, length]) => {
      const from = `${addDays('2026-03-20', day)}T09:00`;
      return { from, to: wallIn('UTC')(Date.parse(`${from}Z`) + length * 60 * minuteMs) };
    });
    for (const { from, to } of away)
      await hospital.orm.execute(sql`
        insert into time_off (doctor_id, kind, starts_local, ends_local) values (${id}, 'leave', ${from}, ${to})`);
    plain.push({
      id,
      schedules: [{ validFrom: '2026-03-04', validUntil: null, rules }],
      leave: away,
      until: id === 4 ? leftAt : Infinity,
    });
  }
  return plain;
}
