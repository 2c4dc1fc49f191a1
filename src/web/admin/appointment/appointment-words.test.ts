import { expect, test } from 'vitest';
import type { Appointment } from '#contract/appointment.ts';
import { orderedSteps, patientOf } from '#web/admin/ui/appointment-words.ts';

const appointment = (status: Appointment['status'], allowed: Appointment['allowed']) =>
  ({ status, allowed }) as Appointment;

test('the usual next step comes first, undoing and cancelling last', () => {
  expect(
    orderedSteps(appointment('booked', ['entered_in_error', 'cancelled', 'no_show', 'arrived'])),
  ).toEqual(['arrived', 'no_show', 'cancelled', 'entered_in_error']);
  expect(orderedSteps(appointment('arrived', ['booked', 'fulfilled', 'in_progress', 'no_show']))).toEqual([
    'in_progress',
    'fulfilled',
    'no_show',
    'booked',
  ]);
});

test('exactly the steps that the API allows are offered', () => {
  expect(orderedSteps(appointment('fulfilled', ['no_show']))).toEqual(['no_show']);
  expect(orderedSteps(appointment('cancelled', []))).toEqual([]);
});

test('the patient is expected, not the person who booked for them', () => {
  expect(patientOf({ name: 'Ann', patientIsOther: true, patientName: 'Ben' })).toBe('Ben');
  expect(patientOf({ name: 'Ann', patientIsOther: false, patientName: '' })).toBe('Ann');
});
