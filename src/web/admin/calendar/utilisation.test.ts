import { expect, test } from 'vitest';
import type { Appointment } from '#contract/appointment.ts';
import { utilisationOf } from './utilisation.ts';

const visit = (localTime: string, minutes: number) => {
  const startsAt = `2026-03-02T${localTime}:00Z`;
  return {
    localTime,
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + minutes * 60_000).toISOString(),
  } as Appointment;
};
const morning = { working: [{ from: '09:00', to: '12:00' }], away: [] };
const leave = (from: string, to: string) => [{ from, to, kind: 'leave' as const, note: '' }];

test('a day’s utilisation is of its hours without leave and closures', () => {
  expect(utilisationOf(morning, [])).toBe(0);
  expect(utilisationOf(morning, [visit('09:00', 90)])).toBe(50);
  expect(utilisationOf({ ...morning, away: leave('10:30', '24:00') }, [visit('09:00', 90)])).toBe(100);
});

test('visits of a group fill their time once, and a visit outside the hours fills none', () => {
  expect(utilisationOf(morning, [visit('09:00', 90), visit('09:00', 90)])).toBe(50);
  expect(utilisationOf(morning, [visit('08:00', 60)])).toBe(0);
});

test('a day without hours has no figure', () => {
  expect(utilisationOf({ working: [], away: [] }, [visit('09:00', 30)])).toBeNull();
  expect(utilisationOf({ ...morning, away: leave('00:00', '24:00') }, [])).toBeNull();
});
