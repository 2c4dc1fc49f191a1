import { expect, test } from 'vitest';
import { isQuiet, quietEnd } from './quiet-hours.ts';

const night = { quietFrom: 21, quietUntil: 8 };
const at = (instant: string) => Date.parse(instant);

test('the night is that of the hospital’s clock, and ends at its hour, also where the clock changes in it', () => {
  expect(isQuiet(night, 'Europe/London', at('2026-03-02T20:59:00Z'))).toBe(false);
  expect(isQuiet(night, 'Europe/London', at('2026-03-02T21:00:00Z'))).toBe(true);
  expect(isQuiet(night, 'Asia/Tokyo', at('2026-03-02T12:00:00Z'))).toBe(true);
  expect(new Date(quietEnd(night, 'Europe/London', at('2026-03-02T23:10:00Z'))).toISOString()).toBe(
    '2026-03-03T08:00:00.000Z',
  );
  // An hour is missing in this night.
  expect(new Date(quietEnd(night, 'Europe/London', at('2026-03-28T23:10:00Z'))).toISOString()).toBe(
    '2026-03-29T07:00:00.000Z',
  );
});

test('the same hour twice is no night, and a rest at noon is one too', () => {
  expect(isQuiet({ quietFrom: 8, quietUntil: 8 }, 'UTC', at('2026-03-02T08:30:00Z'))).toBe(false);
  expect(isQuiet({ quietFrom: 12, quietUntil: 14 }, 'UTC', at('2026-03-02T13:00:00Z'))).toBe(true);
});
