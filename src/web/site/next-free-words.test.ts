import { afterEach, expect, it, vi } from 'vitest';
import { nextFreeWords } from './next-free-words.ts';

afterEach(() => vi.unstubAllEnvs());

it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Europe/London'])(
  "keeps the hospital's day and time for a reader in %s",
  (readersZone) => {
    vi.stubEnv('TZ', readersZone);
    expect(nextFreeWords({ localDate: '2026-11-24', localTime: '09:30' }, 'en-GB')).toBe(
      'Next free: Tue 24 Nov, 09:30',
    );
    expect(nextFreeWords({ localDate: '2026-03-29', localTime: '00:15' }, 'en-GB')).toBe(
      'Next free: Sun 29 Mar, 00:15',
    );
  },
);
