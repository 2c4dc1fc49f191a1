import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { timeWords } from '#contract/words/formats.ts';
import { sayTime } from '#server/times/date-words.ts';
import { readTime } from '#web/dates/typed/time-text.ts';
import { readWall, writeWall } from '#web/dates/typed/wall-text.ts';
import { inLanguage } from '#words/in-language.ts';
import type { ClockHours, Language } from '#words/language.ts';

describe('the clock that a hospital chose is used for every time', () => {
  const on = <Said>(clock: ClockHours | undefined, language: Language, locale: string, say: () => Said) =>
    inLanguage({ language, country: locale.slice(-2), isMain: true, locale, clock }, say);

  test.each([
    ['en', 'en-GB', '9:30 pm', '21:30', '21:30'],
    ['en', 'en-US', '9:30 pm', '21:30', '9:30 pm'],
    ['de', 'de-DE', '9:30 pm', '21:30', '21:30'],
    ['ar', 'ar-EG', '٩:٣٠ م', '٢١:٣٠', '٩:٣٠ م'],
    ['ar', 'ar-AE', '9:30 م', '21:30', '9:30 م'],
  ] as const)('%s: %s writes %s, %s or by itself %s', (language, locale, twelve, twentyFour, usual) => {
    const say = () => [timeWords('21:30', locale), sayTime(locale)('21:30')];
    expect(on('12', language, locale, say)).toEqual([twelve, twelve]);
    expect(on('24', language, locale, say)).toEqual([twentyFour, twentyFour]);
    expect(on(undefined, language, locale, say)).toEqual([usual, usual]);
  });

  test('a typed time is read on it', () => {
    const form = { locale: 'de-DE', today: '2026-03-02' };
    const read = () => [
      readTime('9:30', 'de-DE'),
      readTime('9:30 pm', 'de-DE'),
      readWall(writeWall('2026-03-02T21:30', 'de-DE'), form),
    ];
    expect(on('12', 'de', 'de-DE', read)).toEqual([null, '21:30', '2026-03-02T21:30']);
    expect(on('24', 'de', 'de-DE', read)).toEqual(['09:30', '21:30', '2026-03-02T21:30']);
  });
});

/** Files that read a clock, or ask a locale for its words, and show no times to people. */
const readers = new Set([
  'src/contract/words/formats.ts',
  'src/web/admin/field/wall-time.ts',
  'src/web/dates/words.ts',
  'src/web/dates/typed/time-text.ts',
  'src/server/times/zone.ts',
]);

test('only timeWords writes times', () => {
  const root = join(import.meta.dirname, '..');
  const found = globSync('src/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.test\.tsx?$|\/test-/.test(file) && !readers.has(file))
    .filter((file) =>
      /\b(timeStyle|hourCycle|hour12|dayPeriod|fractionalSecondDigits)\b|\b(hour|minute): '(numeric|2-digit)'|toLocale(Time)?String\(.*(hour|time)|toLocaleTimeString/i.test(
        readFileSync(join(root, file), 'utf8'),
      ),
    );
  expect(found).toEqual([]);
});
