import { expect, test } from 'vitest';
import { AppointmentStatus } from '#contract/appointment.ts';
import { allowedNext, releasing } from './states.ts';

const begun = { isToday: true, hasBegun: true };
const dayAfter = { isToday: false, hasBegun: true };
const soon = { isToday: true, hasBegun: false };
const dayBefore = { isToday: false, hasBegun: false };

test('a final state stays final', () => {
  for (const status of releasing) expect(allowedNext(status, begun)).toEqual([]);
});

test('every state can be reached from an initial one', () => {
  const reached = new Set<string>(['held']);
  for (const status of AppointmentStatus.options)
    for (const next of allowedNext(status, begun)) reached.add(next);
  expect([...reached].sort()).toEqual([...AppointmentStatus.options].sort());
});

test('going back is allowed after a likely misclick', () => {
  expect(allowedNext('arrived', begun)).toContain('booked');
  expect(allowedNext('no_show', begun)).toContain('arrived');
  expect(allowedNext('no_show', dayAfter)).not.toContain('arrived');
});

test('no one is a no-show before the visit, and no visit is over before it begins', () => {
  for (const moment of [soon, dayBefore]) {
    for (const status of ['booked', 'arrived'] as const) {
      expect(allowedNext(status, moment)).not.toContain('no_show');
      expect(allowedNext(status, moment)).not.toContain('fulfilled');
    }
    expect(allowedNext('booked', moment)).toContain('arrived');
  }
  expect(allowedNext('booked', begun)).toContain('no_show');
  expect(allowedNext('arrived', begun)).toContain('fulfilled');
});

test('a patient who was seen early is done early, but only on the day itself', () => {
  expect(allowedNext('in_progress', soon)).toContain('fulfilled');
  expect(allowedNext('in_progress', dayBefore)).not.toContain('fulfilled');
});

test('a visit without a status on its day is done, or a no-show, at once on a later one', () => {
  expect(allowedNext('booked', dayAfter)).toEqual(expect.arrayContaining(['fulfilled', 'no_show']));
  expect(allowedNext('booked', dayBefore)).not.toContain('fulfilled');
});
