/** What staff wish of a series, as they choose it, and as the call that proposes one asks for it. */
import { shiftTime } from './shift-time.ts';

export interface SeriesRule {
  count: string;
  every: string;
  unit: 'days' | 'weeks';
  /** 1 Monday to 7 Sunday; none: that of the first day. */
  weekdays: number[];
  /** How many minutes earlier or later a visit may begin. */
  within: string;
  /** The slug of a department whose other doctors may take a visit; empty: nobody else. */
  department: string;
  gaps: 'nearest' | 'leave';
}

export const usualRule: SeriesRule = {
  count: '6',
  every: '1',
  unit: 'weeks',
  weekdays: [],
  within: '0',
  department: '',
  gaps: 'nearest',
};

/** The first visit: its doctor by slug, and its day and time on the hospital's clock. */
export interface FirstVisit {
  doctor: string;
  day: string;
  localTime: string;
  /** As a query names the kind of visit. */
  visit: Record<string, string | undefined>;
}

export function questionOf(
  { count, every, unit, weekdays, within, department, gaps }: SeriesRule,
  { doctor, day, localTime, visit }: FirstVisit,
) {
  const minutes = Number(within);
  return {
    ...{ ...visit, doctor, from: day, time: localTime, count, every, unit, gaps },
    ...(department ? { department } : {}),
    ...(unit === 'weeks' && weekdays.length > 0 ? { weekdays: weekdays.join(',') } : {}),
    ...(minutes > 0
      ? { earliest: shiftTime(localTime, -minutes), latest: shiftTime(localTime, minutes) }
      : {}),
  };
}
