/**
 * Whether a place is open at an instant, when that changes next, and until when the answer holds: pure functions of its
 * lines of hours and its closures.
 *
 * Invariant: in doubt the place is closed. Hours begin the last time that the clock reads their start and end the first
 * time that it reads their end, and closures the other way round, so that a repeated hour never opens a place at a
 * minute that its lines do not name.
 */
import { minutesOf, type Opening, type OpeningLine, type OpeningStatus } from '#contract/opening.ts';
import { awayRange, type Closure, type Interval, merge, stretchOf, subtract } from './hours.ts';
import { DAY_MINUTES, dateOf, weekdayOf, type ZoneMap, zoneMap, zoneMapAt } from './zone.ts';

/** A closure of a place. Lines may remain valid during a closure of the whole hospital. */
export type PlaceClosure = Closure & { reason: string; isOfHospital: boolean };

export type OpeningRules = { lines: readonly OpeningLine[]; closures: readonly PlaceClosure[] };

/** Days in which the next opening is searched: longer than any closure with an end. */
const farthest = 92;
/** Days; hours longer than this are not about to end. */
const nearEnd = 7;
/** Days in which closures are announced beforehand. */
const foretold = 30;
const mostForetold = 5;

export function openingAt(timeZone: string, place: OpeningRules, now: number): Opening {
  const scene = sceneAt(timeZone, place.closures, now);
  const sets = [...Map.groupBy(place.lines, ({ name }) => name)].flatMap(([name, lines]) => {
    const dated = lines.filter(({ kind }) => kind !== 'words');
    return dated.length > 0 ? [{ name, usual: usualHours(scene, dated) }] : [];
  });
  const { closed } = scene;
  const usual = sets.flatMap((set) => set.usual);
  // A part that closes, such as visiting, does not close the place.
  const told = sets.find(({ name }) => name === '')?.usual ?? usual;
  const edges = [...usual.map(({ range }) => range), ...closed.map(({ range }) => range)].flatMap(
    ({ start, end }) => [start, end],
  );
  return {
    today: dateOf(scene.today),
    until: new Date(Math.min(scene.tomorrow, ...edges.filter((edge) => edge > now))).toISOString(),
    statuses: sets.map((set) => statusOf(scene, set)),
    closures: closed
      .filter(({ range }) => range.end > now && range.start < scene.foretold)
      .filter((closure) => told.some((hours) => meet(hours, closure)))
      .slice(0, mostForetold)
      .map(({ from, to, reason }) => ({ from, to, reason })),
  };
}

/** A place's own open hours, from yesterday up to the search limit; null if no line gives its hours. */
export function openHours(
  timeZone: string,
  { lines, closures }: OpeningRules,
  now: number,
): Interval[] | null {
  const ofItself = lines.filter(({ name, kind }) => name === '' && kind !== 'words');
  if (ofItself.length === 0) return null;
  const scene = sceneAt(timeZone, closures, now);
  return openOf(scene, usualHours(scene, ofItself));
}

type Closed = PlaceClosure & { range: Interval };
/** Usual hours, ignoring closures. */
type Hours = { range: Interval; duringClosures: boolean };
type Scene = {
  zone: ZoneMap;
  now: number;
  /** In days since 1970-01-01. */
  today: number;
  tomorrow: number;
  foretold: number;
  closed: Closed[];
};

function sceneAt(timeZone: string, closures: readonly PlaceClosure[], now: number): Scene {
  const today = Math.floor(zoneMapAt(timeZone, now).wallAt(now) / DAY_MINUTES);
  const zone = zoneMap(timeZone, dateOf(today - 3), dateOf(today + farthest + 2));
  const startOf = (day: number) => zone.firstInstantAtOrAfter(day * DAY_MINUTES);
  return {
    zone,
    now,
    today,
    tomorrow: startOf(today + 1),
    foretold: startOf(today + foretold),
    closed: closures
      .map((closure) => ({ ...closure, range: awayRange(zone, stretchOf(closure)) }))
      .sort((one, other) => one.range.start - other.range.start),
  };
}

/** Lines that touch are joined before any clock is asked: a department that never closes has no seam at midnight. */
function usualHours({ zone, today }: Scene, lines: readonly OpeningLine[]): Hours[] {
  return [true, false].flatMap((duringClosures) => {
    const alike = lines.filter((line) => line.duringClosures === duringClosures);
    const walls: Interval[] = [];
    // Yesterday's hours may last until today, and all-day hours join those of the day before.
    for (let day = today - 2; day <= today + farthest; day++)
      for (const line of alike) {
        const minutes = line.days.includes(weekdayOf(day)) ? minutesOf(line) : null;
        const midnight = day * DAY_MINUTES;
        if (minutes) walls.push({ start: midnight + minutes.from, end: midnight + minutes.to });
      }
    return merge(walls)
      .map(({ start, end }) => ({
        start: zone.lastInstantAtOrBefore(start),
        end: zone.firstInstantAtOrAfter(end),
      }))
      .filter(({ start, end }) => start < end)
      .map((range) => ({ range, duringClosures }));
  });
}

function statusOf(scene: Scene, { name, usual }: { name: string; usual: Hours[] }): OpeningStatus {
  const { zone, now, today, tomorrow } = scene;
  const open = openOf(scene, usual);
  const current = open.find(({ start, end }) => start <= now && now < end);
  const next = open.find(({ start }) => start > now);
  const isSoon = current && current.end <= zone.firstInstantAtOrAfter((today + nearEnd + 1) * DAY_MINUTES);
  const changesAt = current ? (isSoon ? current.end : undefined) : next?.start;
  const startOfToday = zone.firstInstantAtOrAfter(today * DAY_MINUTES);
  const closure = current ? undefined : closureOf(scene, usual);
  return {
    name,
    isOpen: current !== undefined,
    changesAt: changesAt === undefined ? null : localText(zone, changesAt),
    isClosedToday: !open.some(({ start, end }) => start < tomorrow && end > startOfToday),
    closure: closure ? { reason: closure.reason } : null,
  };
}

function openOf({ closed }: Scene, usual: readonly Hours[]): Interval[] {
  return merge(
    usual.flatMap((hours) =>
      subtract(hours.range, merge(closed.filter((one) => binds(one, hours)).map(({ range }) => range))),
    ),
  );
}

/** The closure without which the place would be open now or later today. */
function closureOf({ now, tomorrow, closed }: Scene, usual: readonly Hours[]): Closed | undefined {
  const [next] = usual
    .filter(({ range }) => range.end > now && range.start < tomorrow)
    .sort((one, other) => one.range.start - other.range.start);
  if (!next) return undefined;
  const moment = Math.max(now, next.range.start);
  return closed.find((one) => binds(one, next) && one.range.start <= moment && moment < one.range.end);
}

function binds({ isOfHospital }: PlaceClosure, { duringClosures }: Hours) {
  return !(isOfHospital && duringClosures);
}

function meet(hours: Hours, closure: Closed) {
  const { start, end } = hours.range;
  return binds(closure, hours) && start < closure.range.end && closure.range.start < end;
}

function localText(zone: ZoneMap, instant: number) {
  const { localDate, localTime } = zone.localAt(instant);
  return `${localDate}T${localTime}`;
}
