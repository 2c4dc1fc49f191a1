/** Adds up the counts into the figures of one part of a report in one period. */
import { AppointmentSource } from '#contract/appointment.ts';
import { Ahead, leadClasses, type VisitFigures } from '#contract/report.ts';
import type { Cell, Group, Lead } from './counts.ts';

export class Figures {
  readonly #figures: VisitFigures = {
    visits: 0,
    bookedMinutes: 0,
    offeredMinutes: null,
    squeezedIn: 0,
    places: { taken: 0, offered: 0 },
    lead: { visits: 0, median: null, ninetieth: null },
    leadClasses: leadClasses.map(() => 0),
    due: 0,
    noShows: 0,
    unnoted: 0,
    cancelled: { patient: none(Ahead.options), staff: none(Ahead.options) },
    sources: none(AppointmentSource.options),
  };
  /** Visits by their days. */
  readonly #days = new Map<number, number>();

  addVisits({ state, source, changed_by: by, ahead, visits, minutes, ...cell }: Cell) {
    const figures = this.#figures;
    if (state === 'cancelled') {
      figures.cancelled[by || 'staff'][ahead ?? 'longer'] += visits;
      return;
    }
    figures.visits += visits;
    figures.sources[source] += visits;
    figures.bookedMinutes += minutes;
    figures.squeezedIn += cell.squeezed_in;
    figures.places.taken += cell.in_groups;
    if (state === 'unnoted') figures.unnoted += visits;
    if (state === 'fulfilled' || state === 'no_show') figures.due += visits;
    if (state === 'no_show') figures.noShows += visits;
  }

  addGroup({ minutes, places }: Group) {
    this.#figures.bookedMinutes += minutes;
    this.#figures.places.offered += places;
  }

  addLead({ days, visits }: Lead) {
    this.#days.set(days, (this.#days.get(days) ?? 0) + visits);
  }

  addOffered(minutes: number) {
    this.#figures.offeredMinutes = (this.#figures.offeredMinutes ?? 0) + minutes;
  }

  result(): VisitFigures {
    const days = [...this.#days].sort(([one], [other]) => one - other);
    const visits = days.reduce((sum, [, count]) => sum + count, 0);
    const classes = leadClasses.map(() => 0);
    for (const [day, count] of days) {
      classes[leadClasses.findIndex((last) => last === null || day <= last)]! += count;
    }
    return {
      ...this.#figures,
      lead: { visits, median: percentile(days, visits / 2), ninetieth: percentile(days, visits * 0.9) },
      leadClasses: classes,
    };
  }
}

/** The first value that this many visits do not exceed. */
function percentile(days: [day: number, visits: number][], atLeast: number): number | null {
  let sum = 0;
  for (const [day, visits] of days) {
    sum += visits;
    if (sum >= atLeast) return day;
  }
  return null;
}

function none<Name extends string>(names: readonly Name[]) {
  return Object.fromEntries(names.map((name) => [name, 0])) as Record<Name, number>;
}
