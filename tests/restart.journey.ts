import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, describe, expect, test } from 'vitest';
import { hospitalAddress, startOwnHospital } from './hospital.ts';
import { send, staffHeaders } from './hospital-api.ts';
import { startServer } from './server.ts';

test('a start right after a stop waits for the server that still has an answer to give', async () => {
  const hospital = await startServer();
  try {
    // A request that never ends: the first server waits for it as long as it may.
    const visitor = connect(hospital.port, '127.0.0.1');
    await once(visitor, 'connect');
    visitor.on('error', () => {});
    visitor.write('POST /api/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{');
    await hospital.restart();
    expect((await fetch(`${hospital.address}/readyz`)).status).toBe(200);
    visitor.destroy();
  } finally {
    await hospital.stop();
  }
});

describe('with a CDN in front', () => {
  const purged: string[] = [];
  const cdn = createServer((request, answer) => {
    purged.push(`${request.method} ${request.headers.authorization}`);
    answer.end();
  });
  afterAll(() => cdn.close());
  startOwnHospital(async () => {
    await once(cdn.listen(0, '127.0.0.1'), 'listening');
    const { port } = cdn.address() as AddressInfo;
    const CDN_PURGE_URL = `http://127.0.0.1:${port}/zone/purge`;
    return startServer({ CDN_PURGE_URL, CDN_PURGE_HEADER: 'Authorization: Bearer known' });
  });

  test('it is purged at the start and when staff change a page, and pages say how long it may keep them', async () => {
    await expect.poll(() => purged).toEqual(['POST Bearer known']);
    const { headers } = await fetch(`${hospitalAddress()}/about`);
    expect(headers.get('Cache-Control')).toMatch(/s-maxage=[1-9]/);
    await send('PUT', '/settings/1', { name: 'Purged' }, await staffHeaders());
    await expect.poll(() => purged.length, { timeout: 15_000 }).toBe(2);
    const metrics = await (await fetch(`${hospitalAddress()}/metrics`)).text();
    expect(metrics).toContain('openward_cdn_purges_total{result="done"} 2');
  });
});
