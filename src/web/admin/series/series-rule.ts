/** The rule of a series as chosen, and as the query of the proposing call. */

export interface SeriesRule {
  count: string;
  every: string;
  unit: 'days' | 'weeks';
  /** 1 Monday to 7 Sunday; none for that of the first day. */
  weekdays: number[];
  /** Minutes that a visit may begin earlier or later. */
  within: string;
  /** Slug of a department whose other doctors may take a visit; empty for none. */
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
  /** Query fields of the visit type. */
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

/** A time of day shifted by minutes, within its day. */
function shiftTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = Math.min(Math.max(hour * 60 + minute + minutes, 0), 24 * 60 - 1);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`;
}
