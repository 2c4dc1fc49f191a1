/**
 * Which visits the demo patients come for. A pure function of the doctors' rules: a time is taken or not at any moment
 * of asking, and has its own booking day, so that filling a hospital today and renewing one filled a month ago lead to
 * the same appointments. Starts come from slots.ts and so keep hours, leave, closures, grids and clock changes.
 */
import type { AppointmentSource } from '#contract/appointment.ts';
import type { OfferedVisitType, Practice } from '#server/times/availability.ts';
import { allocationRange, freeSlots, type Slot } from '#server/times/slots.ts';
import { chances, pick, referenceFrom } from './chance.ts';
import { isMissed } from './course.ts';
import { type Person, somebody } from './person.ts';
import { reasons } from './reasons.ts';
import { seriesOn } from './series.ts';

export interface DemoDoctor {
  practice: Practice;
  slug: string;
  /** The slug of the first department. */
  department: string;
}

export interface Visit {
  reference: string;
  doctorId: number;
  visitType: OfferedVisitType;
  lane: number;
  /** Instants in epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  bookedAt: number;
  timeZone: string;
  source: AppointmentSource;
  person: Person;
  isForChild: boolean;
  reason: string;
  /** Shared by visits that were booked together. */
  seriesId: string | null;
}

/** Doctors who are fully booked for more than two weeks, as some are in every hospital: people wait for them. */
export const soughtAfter = ['clara-hensley', 'ingrid-halvorsen'];
const soughtAheadDays = 16;
const furthestAheadDays = 42;
/** No visit is booked earlier than this. */
export const mostAheadDays = 58;

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** The visits on local dates `from` to `to`, inclusive, including those booked later. */
export function plannedVisits(doctors: DemoDoctor[], from: string, to: string): Visit[] {
  const places = doctors
    .flatMap((doctor) => placesOf(doctor, from, to))
    .sort((one, other) => one.slot.startsAt - other.slot.startsAt);
  return [...Map.groupBy(places, ({ slot }) => slot.localDate).values()].flatMap(visitsOfDay);
}

/** Patients of series are placed first; all others are different people. */
function visitsOfDay(places: Place[]): Visit[] {
  const busy = new Set<number>();
  const together = new Map<Place, Pick<Visit, 'person' | 'seriesId' | 'bookedAt' | 'source'>>();
  for (const ofDoctor of Map.groupBy(places, ({ doctor }) => doctor.slug).values()) {
    const first = ofDoctor.find(({ visitType }) => !visitType.needsApproval);
    const series = first && seriesOn(first.doctor, first.slot.localDate);
    if (!series || series.bookedAt > first.slot.startsAt) continue;
    const { id: seriesId, chance, bookedAt } = series;
    together.set(first, { person: somebody(chance, busy), seriesId, bookedAt, source: 'phone' });
  }
  return places.map((place) => ({ ...visitAt(place, busy), ...together.get(place) }));
}

interface Place {
  doctor: DemoDoctor;
  visitType: OfferedVisitType;
  slot: Slot;
  lane: number;
}

/** The places that patients take with a doctor: as many as fit beside each other, less those that stay free. */
function placesOf(doctor: DemoDoctor, from: string, to: string): Place[] {
  const { practice, slug } = doctor;
  const now = Date.parse(from) - dayMs;
  const offered = practice.visitTypes.flatMap((visitType) => {
    const rules = { ...visitType, leadMinutes: 0, horizonDays: 800 };
    return freeSlots({ ...practice, visitType: rules, from, to, now, taken: [] }).map((slot) => {
      const next = chances(slug, visitType.name, slot.startsAt);
      // Longer visits first, or the short ones would leave no room for them.
      const order = next() / visitType.durationMinutes;
      return { doctor, visitType, slot, order, fullness: next() };
    });
  });
  const fullness = soughtAfter.includes(slug) ? 1 : 0.17 + 0.23 * chances('fullness', slug)();
  return [...Map.groupBy(offered, ({ slot }) => slot.localDate).values()]
    .flatMap((ofDay) => withoutOverlap(ofDay.sort((one, other) => one.order - other.order)))
    .filter((one) => one.fullness < (one.visitType.needsApproval ? 0.7 : fullness))
    .flatMap(({ visitType, slot, ...one }) =>
      // Some places of a group stay free.
      Array.from({ length: Math.ceil(visitType.places * 0.5) }, (_, place) => ({
        doctor: one.doctor,
        visitType,
        slot,
        lane: place + 1,
      })),
    );
}

function withoutOverlap<T extends { visitType: OfferedVisitType; slot: Slot }>(offered: T[]): T[] {
  const kept: { start: number; end: number; one: T }[] = [];
  for (const one of offered) {
    const { start, end } = allocationRange(one.visitType, one.slot.startsAt);
    if (kept.every((other) => other.end <= start || end <= other.start)) kept.push({ start, end, one });
  }
  return kept.map(({ one }) => one);
}

function visitAt({ doctor, visitType, slot, lane }: Place, busy: Set<number>): Visit {
  const { slug, department, practice } = doctor;
  const next = chances('visit', slug, visitType.name, slot.startsAt, lane);
  // Evenly over the day: by chance alone some days would have none.
  const isToBeMissed = busy.size % 9 === 4;
  let reference = referenceFrom(next);
  while (isMissed(reference) !== isToBeMissed) reference = referenceFrom(next);
  const person = somebody(next(), busy);
  const { bookedAt, source } = bookingOf(slot, visitType, { next, isSought: soughtAfter.includes(slug) });
  return {
    reference,
    doctorId: practice.doctorId,
    visitType,
    lane,
    startsAt: slot.startsAt,
    endsAt: slot.endsAt,
    bookedAt,
    timeZone: practice.timeZone,
    source,
    person,
    isForChild: department === 'paediatrics',
    // Not everyone gives a reason.
    reason: next() < 0.7 ? pick(reasons[department] ?? [''], next()) : '',
    seriesId: null,
  };
}

/** When and how it was booked: most a few days before, some at the counter. */
function bookingOf(
  { startsAt }: Slot,
  { leadMinutes, needsApproval }: OfferedVisitType,
  { next, isSought }: { next: () => number; isSought: boolean },
): { bookedAt: number; source: AppointmentSource } {
  const far = next();
  const daysAhead = isSought
    ? soughtAheadDays + (mostAheadDays - 1 - soughtAheadDays) * far ** 2
    : furthestAheadDays * far ** 2.2;
  const least = needsApproval ? leadMinutes + 1440 : 20;
  const minutes = Math.max(least + Math.round(next() * 240), Math.round(daysAhead * 1440));
  const bookedAt = startsAt - minutes * minuteMs;
  if (minutes <= leadMinutes) return { bookedAt, source: next() < 0.5 ? 'walk-in' : 'phone' };
  const how = next();
  // A freed time of these doctors went to the waiting list.
  if (isSought && how < 0.25) return { bookedAt, source: 'waitlist' };
  return { bookedAt, source: how < 0.7 ? 'web' : 'phone' };
}
