import { afterEach, expect, test, vi } from 'vitest';
import { sayDay, sayTime } from './date-words.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London'])(
  "the day of a free time follows the hospital's calendar, wherever the server is (%s)",
  (zone) => {
    vi.stubEnv('TZ', zone);
    const say = sayDay('en-GB');
    expect(say('2026-11-24')).toBe('Tue 24 Nov');
    expect(say('2026-03-29')).toBe('Sun 29 Mar');
  },
);

test("the day of a free time is written in the hospital's language", () => {
  expect(sayDay('de')('2026-11-24')).toBe('Di., 24. Nov.');
});

test('its time follows the clock of the hospital’s country', () => {
  expect(['en-GB', 'en-US', 'fi'].map((locale) => sayTime(locale)('09:30'))).toEqual([
    '09:30',
    '9:30 am',
    '09.30',
  ]);
});
