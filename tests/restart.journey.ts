import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
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
