import { beforeEach, expect, test } from 'vitest';
import {
  forgetAppointment,
  type KeptAppointment,
  keepAppointment,
  keptAppointments,
  refuseAppointment,
  storageKey,
} from './kept-appointments.ts';

const now = Date.parse('2026-03-02T09:00:00Z');
let held: Map<string, string>;
let device: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
beforeEach(() => {
  held = new Map();
  device = {
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
});
const appointment = (
  reference: string,
  hours: number,
  more: Partial<KeptAppointment> = {},
): KeptAppointment => ({
  reference,
  when: `In ${hours} hours`,
  who: 'Dr Ann Example',
  where: '1 Main Street',
  endsAt: new Date(now + hours * 3_600_000).toISOString(),
  ...more,
});
const references = (at = now) => keptAppointments(device, at).map(({ reference }) => reference);

test('appointments are stored soonest first, and a moved one once, at its new time', () => {
  keepAppointment(device, now, appointment('LATE', 48));
  keepAppointment(device, now, appointment('SOON', 2));
  expect(references()).toEqual(['SOON', 'LATE']);
  keepAppointment(device, now, appointment('SOON', 72));
  expect(references()).toEqual(['LATE', 'SOON']);
  expect(keptAppointments(device, now)[1]!.when).toBe('In 72 hours');
});

test('a past appointment is deleted from the device, to the last byte', () => {
  keepAppointment(device, now, appointment('A', 1));
  expect(references(now + 3_600_000 - 1)).toEqual(['A']);
  expect(references(now + 3_600_000)).toEqual([]);
  expect(held.has(storageKey)).toBe(false);
});

test('an appointment removed from the device returns only when the visitor stores it again', () => {
  keepAppointment(device, now, appointment('A', 1));
  refuseAppointment(device, now, 'A', appointment('A', 1).endsAt);
  expect(held.get(storageKey)).not.toContain('Ann');
  expect(keepAppointment(device, now, appointment('A', 1))).toBe(false);
  expect(references()).toEqual([]);
  forgetAppointment(device, now, 'A');
  expect(keepAppointment(device, now, appointment('A', 1))).toBe(true);
  refuseAppointment(device, now, 'A', appointment('A', 1).endsAt);
  expect(references(now + 3_600_000)).toEqual([]);
  expect(held.has(storageKey)).toBe(false);
});

test('foreign data or missing storage does no harm', () => {
  for (const broken of ['{', '1', 'null', '{"appointments":5}', '[]']) {
    held.set(storageKey, broken);
    expect(references()).toEqual([]);
  }
  const full = {
    ...device,
    getItem: () => null,
    setItem() {
      throw new Error('full');
    },
  };
  expect(keepAppointment(full, now, appointment('A', 1))).toBe(false);
});
