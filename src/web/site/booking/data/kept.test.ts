import { expect, test, vi } from 'vitest';
import type { Client } from '#web/api/client.ts';
import { readKept } from './kept.server.ts';

test('a countdown never ends before its hold, when the time would still seem taken', async () => {
  vi.useFakeTimers();
  for (const left of [1, 499, 500, 501, 999, 1000, 300_400]) {
    const hold = { expiresAt: new Date(Date.now() + left).toISOString() };
    const api = { hold: { get: async () => ({ data: hold }) } } as unknown as Client;
    const kept = await readKept(api, 'token');
    expect(kept).toMatchObject({ secondsLeft: Math.ceil(left / 1000) });
  }
  vi.useRealTimers();
});
