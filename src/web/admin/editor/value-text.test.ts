import { expect, test } from 'vitest';
import { asText } from './value-text.ts';

const british = { timeZone: 'Europe/London', locale: 'en-GB' };
const american = { timeZone: 'America/New_York', locale: 'en-US' };

test('dates and times of an entry are in the hospital’s format', () => {
  expect(asText('2026-03-02', british)).toBe('02/03/2026');
  expect(asText('2026-03-02T21:30', american)).toBe('3/2/2026 9:30 pm');
  expect(asText(['09:30', '24:00'], american)).toBe('9:30 am\n24:00');
  expect(asText('2001-07-01T13:30:00.000Z', american)).toBe('Jul 1, 2001, 9:30 am');
});

test('words stay unchanged', () => {
  for (const text of ['The Theatre', 'At 09:30 we open', 'T', '2026-02-30']) {
    expect(asText(text, american)).toBe(text);
  }
});

test('lines of opening hours are compared in words', () => {
  const line = {
    name: '',
    kind: 'times',
    days: [1, 2, 3],
    from: '08:00',
    to: '20:00',
    remark: '',
    duringClosures: false,
  };
  const visiting = {
    ...line,
    name: 'Visiting',
    days: [6],
    to: '24:00',
    remark: 'two people',
    duringClosures: true,
  };
  const words = {
    ...line,
    name: 'Bank holidays',
    kind: 'words',
    days: [],
    from: '',
    to: '',
    remark: 'By telephone',
  };
  const closed = { ...line, kind: 'closed', days: [7], from: '', to: '' };
  expect(asText([line, visiting, words, closed], british).split('\n')).toEqual([
    'Monday to Wednesday, 08:00 to 20:00',
    'Visiting: Saturday, 08:00 to midnight (two people; also open when the whole hospital is closed)',
    'Bank holidays: By telephone',
    'Sunday, closed',
  ]);
  // As in a form before times are typed.
  expect(asText({ ...line, from: '', to: '' }, british)).toContain('Monday to Wednesday');
});
