import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#web/dates/month.ts';
import { timeWords } from '#web/dates/words.ts';
import { dateProblem, readDate, writeDate } from './date-text.ts';
import { readTime, timeProblem } from './time-text.ts';
import { readWall, wallProblem, writeWall } from './wall-text.ts';

const locales = (
  'en-GB en-US en en-CA en-AU en-ZA en-IN en-IE de-DE de-AT de-CH sv-SE fr-FR fr-CA es-ES es-US it-IT nl-NL pl-PL ' +
  'cs-CZ sk-SK hu-HU fi-FI da-DK nb-NO is-IS et-EE lv-LV lt-LT bg-BG ro-RO hr-HR sl-SI sr-RS el-GR tr-TR ru-RU uk-UA ' +
  'he-IL ar-EG ar-AE ar-SA fa-IR ur-PK hi-IN bn-BD ta-IN th-TH vi-VN id-ID ms-MY zh-CN zh-TW ja-JP ko-KR pt-PT pt-BR ' +
  'mt-MT ga-IE cy-GB eu-ES ca-ES my-MM km-KH ne-NP am-ET sw-KE mn-MN en-US-u-hc-h23 en-GB-u-hc-h12 th-TH-u-ca-buddhist'
).split(' ');
const today = '2026-06-01';
const british = { locale: 'en-GB', today };
const american = { locale: 'en-US', today };
const swedish = { locale: 'sv-SE', today };

const anyLocale = fc.constantFrom(...locales);
const anyDate = fc.integer({ min: 0, max: 400_000 }).map((days) => addDays('1900-01-01', days));
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

test('a date in a hospital’s format is read as the same date', () => {
  fc.assert(
    fc.property(anyLocale, anyDate, (locale, date) => {
      expect(readDate(writeDate(date, locale), { locale, today })).toBe(date);
    }),
    { numRuns: 3000 },
  );
});

test('so is a time, and a date with its time', () => {
  fc.assert(
    fc.property(anyLocale, anyDate, anyTime, (locale, date, time) => {
      const wall = `${date}T${time}`;
      expect(readTime(timeWords(time, locale), locale)).toBe(time);
      expect(readWall(writeWall(wall, locale), { locale, today })).toBe(wall);
    }),
    { numRuns: 3000 },
  );
});

test('ISO 8601 is always read', () => {
  fc.assert(
    fc.property(anyLocale, anyDate, anyTime, (locale, date, time) => {
      const form = { locale, today };
      expect(readDate(date, form)).toBe(date);
      expect(readTime(time, locale)).toBe(time);
      expect(readWall(`${date}T${time}`, form)).toBe(`${date}T${time}`);
    }),
    { numRuns: 1000 },
  );
});

test('any typed text is an existing day or invalid', () => {
  fc.assert(
    fc.property(
      anyLocale,
      fc.string({ unit: fc.constantFrom(...'0123456789/.- amphmarch'), maxLength: 14 }),
      (locale, text) => {
        const date = readDate(text, { locale, today });
        if (date !== null) expect(new Date(`${date}T00:00Z`).toISOString().slice(0, 10)).toBe(date);
      },
    ),
    { numRuns: 3000 },
  );
});

test.each([
  '1/3',
  '1.3.26',
  '01-03-2026',
  '0103',
  '010326',
  '01032026',
  '1 March',
  '1 mar 2026',
  'March 1, 2026',
])('a British hospital reads %s as the first of March', (text) => {
  expect(readDate(text, british)).toBe('2026-03-01');
});

test('the order of the numbers is the hospital’s', () => {
  expect(readDate('1/3', american)).toBe('2026-01-03');
  expect(readDate('1/3/26', american)).toBe('2026-01-03');
  expect(readDate('٢/٣/٢٠٢٦', { locale: 'ar-EG', today })).toBe('2026-03-02');
});

test('an ambiguous or invalid day is refused', () => {
  expect(readDate('1.3.2026', swedish)).toBeNull();
  expect(readDate('13.3.2026', swedish)).toBe('2026-03-13');
  for (const text of ['', '5', '31/2/2026', '3/27/2026', '1/3/202', '1/2/3/4', 'tomorrow', '2026-02-30']) {
    expect([text, readDate(text, british)]).toEqual([text, null]);
  }
});

test('a day without a year is the one within the range', () => {
  expect(readDate('5/1', british)).toBe('2026-01-05');
  expect(readDate('5/1', { ...british, min: today })).toBe('2027-01-05');
  expect(readDate('5/11', { ...british, max: today })).toBe('2025-11-05');
});

test('an error of a date says what to enter', () => {
  expect(dateProblem('x', british)).toBe('Enter a date such as 27/03/2026.');
  expect(dateProblem('x', american)).toBe('Enter a date such as 3/27/2026.');
  expect(dateProblem('1/5', { ...british, min: today, max: '2026-06-30' })).toBe(
    'Enter 01/06/2026 or a later date.',
  );
  expect(dateProblem('2026-07-01', { ...british, max: '2026-06-30' })).toBe(
    'Enter 30/06/2026 or an earlier date.',
  );
  expect(dateProblem('1/7', british)).toBeUndefined();
});

test.each([
  ['9', '09:00'],
  ['930', '09:30'],
  ['9.30', '09:30'],
  ['1745', '17:45'],
  ['17h05', '17:05'],
  [' 8 ', '08:00'],
  ['24', '24:00'],
  ['9:30 pm', '21:30'],
  ['12 am', '00:00'],
])('on a clock of 24 hours "%s" is %s', (text, time) => {
  expect(readTime(text, 'en-GB')).toBe(time);
});

test.each([
  ['9:30 am', '09:30'],
  ['930pm', '21:30'],
  ['9 P.M.', '21:00'],
  ['12 pm', '12:00'],
  ['12:30 a.m.', '00:30'],
  ['21:30', '21:30'],
  ['0930', '09:30'],
])('on a clock of 12 hours "%s" is %s', (text, time) => {
  expect(readTime(text, 'en-US')).toBe(time);
});

test('an ambiguous time must say am or pm', () => {
  for (const text of ['9', '930', '9:30', '12'])
    expect([text, readTime(text, 'en-US')]).toEqual([text, null]);
  expect(timeProblem('en-US')).toBe('Enter a time such as 9:30 am.');
});

test.each(['', '25', '9:75', '24:30', 'noon', '12:3', '12345', '14 am'])('"%s" is not a time', (text) => {
  expect(readTime(text, 'en-GB')).toBeNull();
});

test('the end of a day is 24:00 in every locale', () => {
  for (const locale of locales) expect(readTime(timeWords('24:00', locale), locale)).toBe('24:00');
});

test('date and time are read together, and neither is made up', () => {
  expect(readWall('1/3/26 930', british)).toBe('2026-03-01T09:30');
  expect(readWall('1 March 2026, 9:30 pm', british)).toBe('2026-03-01T21:30');
  for (const text of ['1 March 2026', '1 3 2026', '01/03/2026', '9:30', '']) {
    expect([text, readWall(text, british)]).toEqual([text, null]);
  }
  expect(wallProblem('01/03/2026', british)).toBe('Enter date and time such as 27/03/2026 09:30.');
});
