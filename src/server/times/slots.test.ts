import { describe, expect, it } from 'vitest';
import type { Rule } from './hours.ts';
import { allocationRange, freeSlots, isOffered, type SlotQuery, type VisitTypeRules } from './slots.ts';

const instant = (text: string) => Date.parse(`${text}Z`);
const iso = (epochMs: number) => new Date(epochMs).toISOString().slice(0, 16);
const times = (query: SlotQuery) => freeSlots(query).map(({ localTime }) => localTime);
const starts = (query: SlotQuery) => freeSlots(query).map((slot) => `${slot.localDate} ${slot.localTime}`);

const visitType: VisitTypeRules = {
  id: 1,
  durationMinutes: 30,
  stepMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  places: 1,
  leadMinutes: 0,
  horizonDays: 400,
};

function rule(from: string, to: string, more: Partial<Rule> = {}): Rule {
  return { weekday: 1, from, to, everyWeeks: 1, anchorDate: null, visitTypeIds: [], ...more };
}

function everyDay(from: string, to: string): Rule[] {
  return [1, 2, 3, 4, 5, 6, 7].map((weekday) => rule(from, to, { weekday }));
}

/** Monday 1 June 2026 in Berlin, with these rules all year; `now` is 1 January. */
function monday(rules: Rule[], more: Partial<SlotQuery> = {}): SlotQuery {
  return {
    timeZone: 'Europe/Berlin',
    schedules: [{ validFrom: '2026-01-01', validUntil: '2026-12-31', rules }],
    timeOff: [],
    closures: [],
    visitType,
    from: '2026-06-01',
    to: '2026-06-01',
    now: instant('2026-01-01T00:00'),
    taken: [],
    ...more,
  };
}

/** An allocation of another visit type's session, in wall time of 1 June 2026 in Berlin (UTC+2). */
function taken(from: string, to: string, session = { visitTypeId: 9, startsAt: 0 }) {
  return {
    start: instant(`2026-06-01T${from}`) - 7_200_000,
    end: instant(`2026-06-01T${to}`) - 7_200_000,
    ...session,
  };
}

describe('on a change-over day', () => {
  it.each([
    ['Europe/Berlin', '2026-03-29', '01:00', '05:00', '01:00 01:30 03:00 03:30 04:00 04:30'],
    ['America/New_York', '2026-03-08', '01:00', '05:00', '01:00 01:30 03:00 03:30 04:00 04:30'],
    ['America/New_York', '2026-11-01', '00:00', '04:00', '00:00 00:30 02:00 02:30 03:00 03:30'],
    ['Africa/Cairo', '2026-04-23', '22:00', '24:00', '22:00 22:30 23:00 23:30'],
    ['Africa/Cairo', '2026-04-24', '00:00', '03:00', '01:00 01:30 02:00 02:30'],
    ['Australia/Lord_Howe', '2026-04-05', '01:00', '03:00', '01:00 02:00 02:30'],
    ['Australia/Lord_Howe', '2026-10-04', '01:00', '04:00', '01:00 01:30 02:30 03:00 03:30'],
    ['Pacific/Apia', '2011-12-30', '00:00', '24:00', ''],
  ])('%s %s: starts from %s to %s exist once on the clock', (timeZone, date, from, to, expected) => {
    const query = {
      ...monday([], { timeZone, from: date, to: date, now: instant(`${date}T00:00`) - 3 * 86_400_000 }),
      schedules: [{ validFrom: date, validUntil: date, rules: everyDay(from, to) }],
    };
    expect(times(query).join(' ')).toBe(expected);
  });

  it('a visit lasts its minutes of elapsed time', () => {
    const hour = { ...visitType, durationMinutes: 60, stepMinutes: 60 };
    const [slot] = freeSlots(
      monday(everyDay('01:30', '05:00'), { visitType: hour, from: '2026-03-29', to: '2026-03-29' }),
    );
    expect([iso(slot!.startsAt), iso(slot!.endsAt)]).toEqual(['2026-03-29T00:30', '2026-03-29T01:30']);
  });
});

describe('starts', () => {
  it('are a multiple of the step after the start of the hours, and end within them', () => {
    expect(times(monday([rule('09:10', '10:55')]))).toEqual(['09:10', '09:40', '10:10']);
    expect(times(monday([rule('09:00', '09:29')]))).toEqual([]);
    expect(times(monday([rule('09:00', '10:00')], { visitType: { ...visitType, stepMinutes: 10 } }))).toEqual(
      ['09:00', '09:10', '09:20', '09:30'],
    );
  });

  it('of overlapping hours come in order and without duplicates', () => {
    const rules = [
      rule('13:00', '14:00'),
      rule('09:15', '10:15'),
      rule('09:00', '10:00'),
      rule('09:00', '10:30'),
    ];
    expect(times(monday(rules)).join(' ')).toBe('09:00 09:15 09:30 09:45 10:00 13:00 13:30');
  });

  it('fit into one of two hours that meet, not across both', () => {
    const query = monday([rule('09:00', '10:30'), rule('10:30', '12:00')]);
    const hour = { ...visitType, durationMinutes: 60 };
    expect(times({ ...query, visitType: hour })).toEqual(['09:00', '09:30', '10:30', '11:00']);
  });

  it('are offered in hours for their visit type or for all', () => {
    const rules = [
      rule('09:00', '09:30', { visitTypeIds: [2, 1] }),
      rule('10:00', '10:30', { visitTypeIds: [2] }),
    ];
    expect(times(monday([...rules, rule('11:00', '11:30')]))).toEqual(['09:00', '11:00']);
  });

  it('of extra hours past midnight keep their grid, also when only the second date is asked for', () => {
    const extra = { kind: 'extra' as const, from: '2026-06-01T22:20', to: '2026-06-02T01:30' };
    const visit = { ...visitType, durationMinutes: 40, stepMinutes: 40 };
    const query = monday([], { timeOff: [extra], visitType: visit, to: '2026-06-02' });
    expect(times(query)).toEqual(['22:20', '23:00', '23:40', '00:20']);
    expect(starts({ ...query, from: '2026-06-02' })).toEqual(['2026-06-02 00:20']);
  });

  it('that leave or a closure touches are dropped, the others stay where they were', () => {
    const leave = { kind: 'leave' as const, from: '2026-06-01T09:10', to: '2026-06-01T09:40' };
    expect(times(monday([rule('09:00', '11:00')], { timeOff: [leave] }))).toEqual(['10:00', '10:30']);
    const closure = { from: '2026-06-01T09:30', to: '2026-06-01T10:00' };
    expect(times(monday([rule('09:00', '11:00')], { closures: [closure] }))).toEqual([
      '09:00',
      '10:00',
      '10:30',
    ]);
  });

  it('are kept when a buffer lies in leave', () => {
    const leave = { kind: 'leave' as const, from: '2026-06-01T09:30', to: '2026-06-01T12:00' };
    const buffered = { ...visitType, bufferAfterMinutes: 20 };
    expect(times(monday([rule('09:00', '11:00')], { timeOff: [leave], visitType: buffered }))).toEqual([
      '09:00',
    ]);
  });
});

describe('allocations', () => {
  it('block every start that they overlap, and none that they only touch', () => {
    const query = monday([rule('09:00', '11:30')], { taken: [taken('09:45', '10:30')] });
    expect(times(query)).toEqual(['09:00', '10:30', '11:00']);
  });

  it('keep the buffers of the visit, which may lie outside the hours', () => {
    const buffered = { ...visitType, bufferBeforeMinutes: 10, bufferAfterMinutes: 20 };
    const on = (from: string, to: string) =>
      times(monday([rule('09:00', '11:00')], { visitType: buffered, taken: [taken(from, to)] }));
    expect(on('08:00', '08:50')).toEqual(['09:00', '09:30', '10:00', '10:30']);
    expect(on('08:00', '08:51')).toEqual(['09:30', '10:00', '10:30']);
    expect(on('11:20', '12:00')).toEqual(['09:00', '09:30', '10:00', '10:30']);
    expect(on('11:19', '12:00')).toEqual(['09:00', '09:30', '10:00']);
  });

  it('of the same session leave the other places', () => {
    const group = { ...visitType, places: 3 };
    const session = { visitTypeId: 1, startsAt: instant('2026-06-01T07:00') };
    const places = (count: number) => {
      const query = monday([rule('09:00', '10:00')], { visitType: group });
      query.taken = Array.from({ length: count }, () => taken('09:00', '09:30', session));
      return freeSlots(query).map(({ localTime, placesLeft }) => `${localTime} ${placesLeft}`);
    };
    expect(places(0)).toEqual(['09:00 3', '09:30 3']);
    expect(places(2)).toEqual(['09:00 1', '09:30 3']);
    expect(places(3)).toEqual(['09:30 3']);
    expect(places(4)).toEqual(['09:30 3']);
  });

  it('of the same session count once, and a visit that ended in time passes, though its buffer was longer then', () => {
    const own = { visitTypeId: 1, startsAt: instant('2026-06-01T07:00') };
    const query = monday([rule('09:00', '09:30')], { visitType: { ...visitType, places: 3 } });
    query.taken = [taken('08:00', '09:30', own), taken('08:10', '08:40'), taken('08:40', '09:00')];
    expect(freeSlots(query).map(({ placesLeft }) => placesLeft)).toEqual([2]);
  });

  it('of another visit type at the same start block all places', () => {
    const session = { visitTypeId: 2, startsAt: instant('2026-06-01T07:00') };
    const query = monday([rule('09:00', '10:00')], { visitType: { ...visitType, places: 3 } });
    expect(times({ ...query, taken: [taken('09:00', '09:30', session)] })).toEqual(['09:30']);
  });

  it('without a length are an error, never free time', () => {
    for (const end of ['09:00', '08:00', 'never']) {
      expect(() => freeSlots(monday([rule('09:00', '10:00')], { taken: [taken('09:00', end)] }))).toThrow(
        RangeError,
      );
    }
  });
});

describe('lead time and horizon', () => {
  it('offer a start exactly the lead time from now, and not a millisecond sooner', () => {
    const lead = { ...visitType, leadMinutes: 90 };
    const at = (now: number) => times(monday([rule('09:00', '10:30')], { visitType: lead, now }));
    expect(at(instant('2026-06-01T06:00'))).toEqual(['09:30', '10:00']);
    expect(at(instant('2026-06-01T06:00') + 1)).toEqual(['10:00']);
  });

  it('offer nothing in the past, even without a lead time', () => {
    const now = instant('2026-06-01T07:30');
    expect(times(monday([rule('09:00', '10:30')], { now }))).toEqual(['09:30', '10:00']);
    expect(times(monday([rule('09:00', '10:30')], { now: instant('2026-06-03T00:00') }))).toEqual([]);
  });

  it('count days of the hospital, where tomorrow begins before it does in UTC', () => {
    const near = { ...visitType, horizonDays: 1 };
    const at = (now: string) =>
      starts(monday(everyDay('09:00', '09:30'), { visitType: near, to: '2026-06-30', now: instant(now) }));
    expect(at('2026-06-02T21:59')).toEqual(['2026-06-03 09:00']);
    expect(at('2026-06-02T22:00')).toEqual(['2026-06-03 09:00', '2026-06-04 09:00']);
  });
});

describe('a start is', () => {
  const near = { ...visitType, leadMinutes: 60, horizonDays: 7 };
  const closures = [{ from: '2026-06-01T10:00', to: '2026-06-01T11:00' }];
  const rules = [rule('09:00', '12:00')];
  const offer = (start: string, now = '2026-05-30T00:00') =>
    isOffered(monday(rules, { visitType: near, closures, now: instant(now) }), instant(start));

  it.each([
    ['2026-06-01T07:00', 'offered'],
    ['2026-06-01T07:00:01', 'outside-hours'],
    ['2026-06-01T06:30', 'outside-hours'],
    ['2026-06-02T07:00', 'outside-hours'],
    ['2026-06-01T08:00', 'closed'],
    ['2026-05-25T07:00', 'too-soon'],
    ['2026-06-08T07:00', 'too-far'],
  ])('%s UTC: %s', (start, expected) => {
    expect(offer(start)).toBe(expected);
  });
});

it('the search ends after as many slots as asked for', () => {
  const query = monday(everyDay('09:00', '10:30'), { to: '2026-06-30' });
  expect(starts({ ...query, limit: 4 })).toEqual(starts(query).slice(0, 4));
  expect(starts({ ...query, limit: 1 })).toEqual(['2026-06-01 09:00']);
});

it('an allocation lasts from the buffer before to the buffer after', () => {
  const range = allocationRange({ durationMinutes: 30, bufferBeforeMinutes: 5, bufferAfterMinutes: 10 }, 0);
  expect(range).toEqual({ start: -300_000, end: 2_400_000 });
});

it.each([{ durationMinutes: 0 }, { stepMinutes: Number.NaN }, { bufferAfterMinutes: -5 }])(
  'unusable rules are an error, never free time: %j',
  (wrong) => {
    const query = monday([rule('09:00', '10:00')], { visitType: { ...visitType, ...wrong } });
    expect(() => freeSlots(query)).toThrow(RangeError);
    expect(() => isOffered(query, instant('2026-06-01T07:00'))).toThrow(RangeError);
  },
);

it('unreadable dates and clocks are errors, never free time', () => {
  const query = monday([rule('09:00', '10:00')]);
  expect(() => freeSlots({ ...query, now: Number.NaN })).toThrow(RangeError);
  expect(() => freeSlots({ ...query, from: '2026-06-31' })).toThrow(RangeError);
});
