import { afterEach, expect, test, vi } from 'vitest';
import { dateWords } from './date-words.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London'])(
  "the day of a free time follows the hospital's calendar, wherever the server is (%s)",
  (zone) => {
    vi.stubEnv('TZ', zone);
    const say = dateWords('en-GB');
    expect(say('2026-11-24')).toBe('Tue 24 Nov');
    expect(say('2026-03-29')).toBe('Sun 29 Mar');
  },
);

test("the day of a free time is written in the hospital's language", () => {
  expect(dateWords('de')('2026-11-24')).toBe('Di., 24. Nov.');
});
