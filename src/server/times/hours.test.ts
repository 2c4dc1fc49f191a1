import { describe, expect, it } from 'vitest';
import { addDays } from '#contract/words/formats.ts';
import { type Hours, type OpenWindow, type Rule, readHours, windowsOn } from './hours.ts';
import { dayOf, timeOf, zoneMap } from './zone.ts';

const instant = (text: string) => Date.parse(`${text}Z`);

function rule(from: string, to: string, more: Partial<Rule> = {}): Rule {
  return { weekday: 1, from, to, everyWeeks: 1, anchorDate: null, visitTypeIds: [], ...more };
}

/** Rules in force throughout 2026, with the given time off and closures. */
function year(rules: Rule[], more: Partial<Hours> = {}): Hours {
  return {
    schedules: [{ validFrom: '2026-01-01', validUntil: '2026-12-31', rules }],
    timeOff: [],
    closures: [],
    ...more,
  };
}

function windows(hours: Hours, date = '2026-06-01', timeZone = 'Europe/Berlin'): OpenWindow[] {
  return windowsOn(readHours(zoneMap(timeZone, date, date), hours), dayOf(date));
}

/** The open windows of a date (Monday 1 June 2026 by default) in wall time. */
function open(hours: Hours, date = '2026-06-01', timeZone = 'Europe/Berlin'): string[] {
  const map = zoneMap(timeZone, date, date);
  const local = (epochMs: number) => map.localAt(epochMs).localTime;
  return windows(hours, date, timeZone).flatMap((window) =>
    window.open.map(({ start, end }) => `${local(start)}–${local(end)}`),
  );
}

/** The dates among 30 from 1 June 2026 that have any hours. */
function dates(hours: Hours): string[] {
  const june = Array.from({ length: 30 }, (_, index) => addDays('2026-06-01', index));
  return june.filter((date) => windows(hours, date).length > 0).map((date) => date.slice(5));
}

describe('working hours', () => {
  it('are those of the weekday, in order of their start', () => {
    const rules = [rule('13:00', '17:30'), rule('09:00', '12:00'), rule('08:00', '11:00', { weekday: 2 })];
    expect(open(year(rules))).toEqual(['09:00–12:00', '13:00–17:30']);
    expect(open(year(rules), '2026-06-02')).toEqual(['08:00–11:00']);
    expect(open(year(rules), '2026-06-07')).toEqual([]);
  });

  it('that end before they start are ignored', () => {
    expect(windows(year([rule('22:00', '06:00'), rule('09:00', '09:00')]))).toEqual([]);
  });

  it('of a 45-minute zone begin at the right instant', () => {
    const [window] = windows(year([rule('09:00', '10:00')]), '2026-06-01', 'Asia/Kathmandu');
    expect(window!.range).toEqual({ start: instant('2026-06-01T03:15'), end: instant('2026-06-01T04:15') });
  });

  it('of several schedules add up, each with its own grid and visit types', () => {
    const hours = year([rule('09:00', '12:00', { visitTypeIds: [1] })]);
    const second = { validFrom: '2026-06-01', validUntil: null, rules: [rule('09:15', '11:00')] };
    const found = windows({ ...hours, schedules: [...hours.schedules, second] });
    expect(found.map(({ grid, visitTypeIds }) => [timeOf(grid), visitTypeIds])).toEqual([
      ['09:00', [1]],
      ['09:15', []],
    ]);
  });

  it('hold from the first to the last valid date, both included', () => {
    const rules = [1, 2, 3, 4, 5, 6, 7].map((weekday) => rule('09:00', '10:00', { weekday }));
    const only = (validFrom: string, validUntil: string | null) =>
      dates({ ...year([]), schedules: [{ validFrom, validUntil, rules }] });
    expect(only('2026-06-02', '2026-06-04')).toEqual(['06-02', '06-03', '06-04']);
    expect(only('2026-06-28', null)).toEqual(['06-28', '06-29', '06-30']);
  });

  it('of every second week follow the week of the anchor date, on any day of that week', () => {
    const on = (anchorDate: string) => dates(year([rule('09:00', '10:00', { everyWeeks: 2, anchorDate })]));
    expect(on('2026-06-01')).toEqual(['06-01', '06-15', '06-29']);
    expect(on('2026-06-07')).toEqual(['06-01', '06-15', '06-29']);
    expect(on('2026-06-08')).toEqual(['06-08', '06-22']);
    expect(on('2025-06-02')).toEqual(['06-01', '06-15', '06-29']);
    expect(on('2027-01-04')).toEqual(['06-08', '06-22']);
  });

  it('of every second week without an anchor follow the first week in which they are valid', () => {
    const rules = [rule('09:00', '10:00', { everyWeeks: 2 })];
    const from = (validFrom: string) =>
      dates({ ...year([]), schedules: [{ validFrom, validUntil: null, rules }] });
    expect(from('2026-05-28')).toEqual(['06-08', '06-22']);
    expect(from('2026-06-01')).toEqual(['06-01', '06-15', '06-29']);
  });

  it('whose end is skipped end at the change-over', () => {
    const rules = [rule('01:00', '02:30', { weekday: 7 })];
    expect(windows(year(rules), '2026-03-29')[0]!.range.end).toBe(instant('2026-03-29T01:00'));
  });

  it('whose end comes twice end the first time', () => {
    const rules = [rule('01:00', '02:30', { weekday: 7 })];
    expect(windows(year(rules), '2026-10-25')[0]!.range.end).toBe(instant('2026-10-25T00:30'));
  });

  it('that the clocks skip completely are ignored', () => {
    expect(windows(year([rule('02:00', '03:00', { weekday: 7 })]), '2026-03-29')).toEqual([]);
    expect(windows(year([rule('00:00', '01:00', { weekday: 5 })]), '2026-04-24', 'Africa/Cairo')).toEqual([]);
  });
});

describe('extra hours', () => {
  it('add to the rules, for every visit type', () => {
    const extra = { kind: 'extra' as const, from: '2026-06-01T18:10', to: '2026-06-01T19:10' };
    const found = windows(year([rule('09:00', '10:00', { visitTypeIds: [2] })], { timeOff: [extra] }));
    expect(found.map(({ visitTypeIds }) => visitTypeIds)).toEqual([[2], []]);
    expect(timeOf(found[1]!.grid)).toBe('18:10');
  });

  it('that run past midnight belong to both dates, with one grid and one end', () => {
    const extra = { kind: 'extra' as const, from: '2026-06-01T22:20', to: '2026-06-02T01:30' };
    const hours = year([], { timeOff: [extra] });
    expect(open(hours)).toEqual(['22:20–01:30']);
    expect(open(hours, '2026-06-02')).toEqual(['00:00–01:30']);
    expect(windows(hours, '2026-06-02')[0]!.grid).toBe(windows(hours)[0]!.grid);
    expect(windows(hours, '2026-06-03')).toEqual([]);
  });
});

describe('leave and closures', () => {
  const nine = [rule('09:00', '12:00')];
  const leave = (from: string, to: string) => ({
    kind: 'leave' as const,
    from: `2026-06-01T${from}`,
    to: `2026-06-01T${to}`,
  });

  it('cut into the hours, at the start, in the middle or at the end', () => {
    const on = (from: string, to: string) => open(year(nine, { timeOff: [leave(from, to)] }));
    expect(on('08:00', '09:10')).toEqual(['09:10–12:00']);
    expect(on('09:10', '09:40')).toEqual(['09:00–09:10', '09:40–12:00']);
    expect(on('11:00', '13:00')).toEqual(['09:00–11:00']);
    expect(on('09:00', '12:00')).toEqual([]);
    expect(on('12:00', '13:00')).toEqual(['09:00–12:00']);
    expect(on('08:00', '09:00')).toEqual(['09:00–12:00']);
  });

  it('that overlap or lie inside each other take away all they cover together', () => {
    const closures = [leave('09:30', '11:00'), leave('10:00', '10:15'), leave('10:45', '11:30')];
    expect(open(year(nine, { closures }))).toEqual(['09:00–09:30', '11:30–12:00']);
  });

  it('take away extra hours too', () => {
    const extra = { ...leave('14:00', '16:00'), kind: 'extra' as const };
    expect(open(year([], { timeOff: [extra, leave('15:00', '15:30')] }))).toEqual([
      '14:00–15:00',
      '15:30–16:00',
    ]);
    expect(open(year([], { timeOff: [extra], closures: [leave('00:00', '24:00')] }))).toEqual([]);
  });

  it('over many years take away every date between, and long past or distant ones take none', () => {
    const closure = (from: string, to: string) =>
      year(nine, { closures: [{ from: `${from}T00:00`, to: `${to}T00:00` }] });
    expect(open(closure('2001-01-01', '2049-12-31'))).toEqual([]);
    expect(open(closure('2001-01-01', '2002-01-01'))).toEqual(['09:00–12:00']);
    expect(open(closure('2048-01-01', '2049-01-01'))).toEqual(['09:00–12:00']);
  });

  it('whose bounds come twice last from the first reading to the second', () => {
    const night = year([rule('00:00', '06:00', { weekday: 7 })]);
    const closure = { from: '2026-10-25T02:15', to: '2026-10-25T02:45' };
    expect(windows({ ...night, closures: [closure] }, '2026-10-25')[0]!.open).toEqual([
      { start: instant('2026-10-24T22:00'), end: instant('2026-10-25T00:15') },
      { start: instant('2026-10-25T01:45'), end: instant('2026-10-25T05:00') },
    ]);
  });
});

it.each([
  year([rule('9:00', '10:00')]),
  year([rule('09:00', '10:00', { anchorDate: '2026-02-30' })]),
  year([], { closures: [{ from: '2026-06-01', to: '2026-06-02' }] }),
  { ...year([]), schedules: [{ validFrom: 'now', validUntil: null, rules: [rule('09:00', '10:00')] }] },
])('unreadable hours are an error, never open time: %j', (hours) => {
  expect(() => windows(hours)).toThrow(RangeError);
});
