import { afterEach, expect, test, vi } from 'vitest';
import { slotWords } from './slot-words.ts';

afterEach(() => vi.unstubAllEnvs());

test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London'])(
  "a free time is said as the hospital's calendar and clock have it, wherever the server stands (%s)",
  (zone) => {
    vi.stubEnv('TZ', zone);
    const say = slotWords('en-GB');
    expect(say('2026-11-24', '09:30')).toEqual({ dateInWords: 'Tue 24 Nov', timeInWords: '09:30' });
    expect(say('2026-03-29', '00:15')).toEqual({ dateInWords: 'Sun 29 Mar', timeInWords: '00:15' });
  },
);

test("a free time is said in the hospital's language", () => {
  expect(slotWords('de')('2026-11-24', '09:30')).toEqual({
    dateInWords: 'Di., 24. Nov.',
    timeInWords: '09:30',
  });
  expect(slotWords('en-US')('2026-11-24', '14:30').timeInWords).toBe('02:30 PM');
});
