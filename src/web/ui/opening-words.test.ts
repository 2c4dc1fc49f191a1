import { expect, test } from 'vitest';
import type { OpeningStatus } from '#contract/opening.ts';
import { catalogues } from '#words/catalogues.ts';
import { closureWords, daysWords, hoursWords, statusWords } from './opening-words.ts';

test('consecutive weekdays are a range, and all seven are every day', () => {
  const words = (...days: number[]) => daysWords(days, 'en-GB');
  expect(words(1, 2, 3, 4, 5)).toBe('Monday to Friday');
  expect(words(6, 7)).toBe('Saturday and Sunday');
  expect(words(5, 1, 3)).toBe('Monday, Wednesday and Friday');
  expect(words(1, 2, 3, 5)).toBe('Monday to Wednesday and Friday');
  expect(words(7, 6, 5, 4, 3, 2, 1)).toBe('Every day');
});

test('hours are on the hospital’s clock, and midnight has its name', () => {
  const times = (from: string, to: string, locale = 'en-GB') =>
    hoursWords({ kind: 'times', from, to }, locale);
  expect(times('08:00', '20:00')).toBe('08:00 to 20:00');
  expect(times('08:00', '20:00', 'en-US')).toBe('8:00 am to 8:00 pm');
  expect(times('22:00', '06:00')).toBe('22:00 to 06:00');
  expect([times('18:00', '24:00'), times('18:00', '00:00')]).toEqual([
    '18:00 to midnight',
    '18:00 to midnight',
  ]);
  expect(times('08:00', '08:00')).toBe('08:00 to 08:00 the next day');
  expect(hoursWords({ kind: 'allDay', from: '', to: '' }, 'en-GB')).toBe('24 hours');
  expect(hoursWords({ kind: 'closed', from: '', to: '' }, 'en-GB')).toBe('Closed');
});

const today = '2026-03-02'; // A Monday.
const status = (changesAt: string | null, more: Partial<OpeningStatus> = {}, locale = 'en-GB') => {
  const whole = { name: '', isOpen: false, changesAt, isClosedToday: false, closure: null, ...more };
  const { state, rest } = statusWords(whole, today, locale);
  return state + rest;
};

test('an open place says until when, with the day unless it is today', () => {
  const open = (changesAt: string | null) => status(changesAt, { isOpen: true });
  expect(open('2026-03-02T20:00')).toBe('Open now, until 20:00');
  expect(open('2026-03-03T02:00')).toBe('Open now, until 02:00 tomorrow');
  expect(open('2026-03-03T00:00')).toBe('Open now, until midnight');
  expect(open('2026-03-04T00:00')).toBe('Open now, until midnight tomorrow');
  expect(open('2026-03-07T00:00')).toBe('Open now, until midnight on Friday');
  expect(open('2026-03-06T18:00')).toBe('Open now, until Friday at 18:00');
  expect(open('2026-03-09T10:00')).toBe('Open now, until Monday, 9 March 2026 at 10:00');
  expect(open(null)).toBe('Open 24 hours a day');
});

test('a closed place says when it opens, and whether it is closed all day', () => {
  expect(status('2026-03-02T14:00')).toBe('Closed now, opens at 14:00');
  expect(status('2026-03-03T08:00')).toBe('Closed now, opens tomorrow at 08:00');
  expect(status('2026-03-03T00:00')).toBe('Closed now, opens at midnight');
  expect(status('2026-03-05T08:00', { isClosedToday: true })).toBe(
    'Closed today, opens on Thursday at 08:00',
  );
  expect(status('2026-03-10T08:00')).toBe('Closed now, opens on Tuesday, 10 March 2026 at 08:00');
  expect(status(null, { isClosedToday: true })).toBe('Closed today');
});

test('a closure gives its public reason', () => {
  const closed = (reason: string, changesAt: string | null = '2026-03-03T08:00') =>
    status(changesAt, { isClosedToday: true, closure: { reason } });
  expect(closed('Staff training.')).toBe('Closed today: Staff training. Opens tomorrow at 08:00');
  expect(closed('')).toBe('Closed today, opens tomorrow at 08:00');
  expect(closed('Rebuilding', null)).toBe('Closed today: Rebuilding');
});

test('an upcoming closure gives its days, or its times if it is shorter', () => {
  const closure = (from: string, to: string, reason = '') => closureWords({ from, to, reason }, 'en-GB');
  expect(closure('2026-12-25T00:00', '2026-12-26T00:00', 'Christmas Day')).toBe(
    'Closed on Friday, 25 December 2026: Christmas Day',
  );
  expect(closure('2026-12-25T00:00', '2026-12-25T23:59')).toBe('Closed on Friday, 25 December 2026');
  expect(closure('2026-12-25T00:00', '2026-12-27T00:00')).toBe(
    'Closed from Friday, 25 December 2026 to Saturday, 26 December 2026',
  );
  expect(closure('2026-12-24T13:00', '2026-12-24T17:00')).toBe(
    'Closed on Thursday, 24 December 2026 from 13:00 to 17:00',
  );
  expect(closure('2026-12-24T13:00', '2026-12-27T08:00')).toBe(
    'Closed from Thursday, 24 December 2026, 13:00, to Sunday, 27 December 2026, 08:00',
  );
});

test('every language puts the state first, as it is set in bold', () => {
  const texts = Object.values(catalogues).flatMap((catalogue) =>
    Object.entries(catalogue ?? {}).filter(([message]) => message.startsWith('{state}')),
  );
  expect(texts.length).toBeGreaterThan(0);
  for (const [message, text] of texts)
    expect([message, text]).toEqual([message, expect.stringMatching(/^\{state\}/)]);
});
