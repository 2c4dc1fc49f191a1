import { expect, test } from 'vitest';
import { AppointmentStatus } from '#contract/appointment.ts';
import { allowedNext, releasing } from './states.ts';

test('an end stays an end', () => {
  for (const status of releasing) expect(allowedNext(status, true)).toEqual([]);
});

test('every state can be reached from a first one', () => {
  const reached = new Set<string>(['held']);
  for (const status of AppointmentStatus.options)
    for (const next of allowedNext(status, true)) reached.add(next);
  expect([...reached].sort()).toEqual([...AppointmentStatus.options].sort());
});

test('going back is allowed where a click may have been wrong', () => {
  expect(allowedNext('arrived', true)).toContain('booked');
  expect(allowedNext('no_show', true)).toContain('arrived');
  expect(allowedNext('no_show', false)).not.toContain('arrived');
});
