import { expect, test } from 'vitest';
import type { Managed } from '#contract/manage.ts';
import { movedWords, sentenceOf } from './words.ts';

function managed(more: Partial<Managed>) {
  return {
    status: 'booked',
    changedBy: null,
    isPast: false,
    doctor: { id: 1, name: 'Clara Hensley' },
    previous: null,
    timeZone: 'Europe/London',
    mailProvider: '',
    ...more,
  } as Managed;
}
const before = { localDate: '2026-03-02', localTime: '09:30', doctor: { id: 1, name: 'Clara Hensley' } };
const withAnother = { ...before, doctor: { id: 2, name: 'Tom Reed' } } as typeof before;

test('who moved an appointment, from when and from whom, is one sentence in each language', () => {
  const byPatient = managed({ changedBy: 'patient', previous: before } as Partial<Managed>);
  const byStaff = managed({ changedBy: 'staff', previous: withAnother } as Partial<Managed>);
  expect(movedWords(byPatient, 'en-GB')).toBe('You moved it from Monday, 2 March 2026, 09:30.');
  expect(movedWords(byStaff, 'en-GB')).toBe(
    'The hospital moved it from Monday, 2 March 2026, 09:30 with Tom Reed.',
  );
});

test('a visit to be confirmed says how long its time is held, or by when to confirm', () => {
  const held = (isTimeKept: boolean, canConfirm: boolean) =>
    managed({
      status: 'held',
      canConfirm,
      confirm: { until: '2026-03-01T10:00:00Z', sentTo: 'ann@example.org', isTimeKept },
    } as Partial<Managed>);
  const said = (isTimeKept: boolean, canConfirm: boolean) =>
    sentenceOf(held(isTimeKept, canConfirm), '', 'en-GB');
  expect(said(true, true)).toBe(
    'We are holding this time for you until 10:00. It will be booked once you confirm it.',
  );
  expect(sentenceOf(held(true, false), '', 'en-GB', false)).toBe(
    'We are holding this time for you until 10:00. Please call us to confirm it.',
  );
  expect(said(true, false)).toBe(
    'We are holding this time for you until 10:00. Open the link in the email that we sent to ann@example.org to confirm it.',
  );
  const rush =
    'Many people are booking this day right now, so the time goes to the first person who confirms.';
  expect(said(false, true)).toBe(`${rush} It will be booked once you confirm it, by 10:00 at the latest.`);
  expect(said(false, false)).toBe(
    `${rush} Open the link in the email that we sent to ann@example.org by 10:00 to confirm it.`,
  );
});
