import { afterAll, beforeAll, expect, test } from 'vitest';
import { besiege } from './raw-bytes.ts';
import { startServer } from './server.ts';

let hospital: Awaited<ReturnType<typeof startServer>>;
beforeAll(async () => {
  // Its own server, since it is flooded and its log is read.
  hospital = await startServer({ LOG_LEVEL: 'error' });
});
afterAll(() => hospital.stop());

test('a minute of raw bytes ends no process, and no request causes a fault of ours', async () => {
  const { port } = hospital;
  const seen = await besiege(
    { port, host: `localhost:${port}` },
    { seed: Date.now() % 100_000, seconds: 60 },
  );
  expect(seen.failed).toEqual([]);
  expect(hospital.log()).toBe('');
  expect((await fetch(`${hospital.address}/healthz`)).status).toBe(200);
  // Some of the requests were understood.
  expect([...seen.statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404]));
}, 180_000);
