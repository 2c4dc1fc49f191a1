/** What only a PostgreSQL server shows: two nodes that share it, and a connection that is cut and restored. */
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { openPostgres } from '#server/db/connection/postgres.ts';
import type { Visit } from '#server/http/serve-pages.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { testFront } from './test-front.ts';

const name = async (_: Request, visit: Visit) => {
  const { body } = await visit.perform('settings', 'get', {}, visit.caller);
  return new Response((body as { data?: { name: string } }).data?.name ?? 'Nothing to show');
};

describe.runIf(process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  let hospital: TestHospital;
  let address: URL;
  const opened: Database[] = [];
  beforeAll(async () => {
    hospital = await testHospital();
    const { connectionString } = hospital.database.pool.options;
    address = new URL(connectionString!);
  });
  afterAll(async () => {
    for (const database of opened) await database.close();
    await hospital.close();
  });

  /** Another process, as far as the database can tell. */
  async function node(databaseUrl: string) {
    const database = await openPostgres(databaseUrl);
    opened.push(database);
    const { orm, notifications } = database;
    const storage = { ...hospital.services.storage, database };
    const services = { ...hospital.services, orm, notifications, storage };
    return testFront({ ...hospital, services }, { pages: name });
  }
  const rename = (text: string) => hospital.call('PUT', '/settings/1', { name: text }, hospital.staff);

  test('a write shows at once on the node that took it, and within a second on another', async () => {
    const one = await testFront(hospital, { pages: name });
    const other = await node(address.href);
    for (let round = 0; round < 10; round++) {
      const text = `Round ${round}`;
      await Promise.all([one.get('/about'), other.get('/about'), other.get('/api/settings')]);
      await rename(text);
      expect((await one.get('/about')).text).toBe(text);
      await vi.waitFor(async () => expect((await other.get('/about')).text).toBe(text), {
        timeout: 1_000,
        interval: 5,
      });
      expect((await other.get('/api/settings')).text).toContain(text);
    }
    const { hit } = other.front.counts;
    await other.get('/about');
    expect(other.front.counts.hit).toBe(hit + 1);
    await one.close();
    await other.close();
  });

  test('while the database is gone, visited pages open and writes are asked to come back; once it is back all is well', async () => {
    const way = await openWay(Number(address.port), address.hostname);
    const through = new URL(address);
    through.hostname = '127.0.0.1';
    through.port = String(way.port);
    const { get, post, front, close } = await withWrites(await node(through.href));
    await rename('Before');
    await vi.waitFor(async () => expect((await get('/about')).text).toBe('Before'));
    await get('/api/department');
    expect((await get('/readyz')).status).toBe(200);

    way.cut();
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(503), { timeout: 10_000 });
    expect((await get('/healthz')).status).toBe(200);
    for (const path of ['/about', '/api/department']) expect((await get(path)).status).toBe(200);
    expect((await get('/about')).text).toBe('Before');
    // Not requested before.
    expect((await get('/api/speciality')).status).toBe(503);
    const refused = await post('/api/newsletter', { email: 'ann@example.org' });
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    // Written by another node, which still reaches the database.
    await rename('After');

    way.mend();
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), { timeout: 10_000 });
    await vi.waitFor(async () => expect((await get('/about')).text).toBe('After'), { timeout: 5_000 });
    expect((await post('/api/newsletter', { email: 'ann@example.org' })).status).toBe(202);
    await rename('Later');
    await vi.waitFor(async () => expect((await get('/about')).text).toBe('Later'), { timeout: 1_000 });
    // From memory, as nothing was written since.
    expect((await get('/about')).text).toBe('Later');
    expect(front.counts.hit).toBeGreaterThan(0);
    await close();
    way.close();
  });

  async function withWrites(node: Awaited<ReturnType<typeof testFront>>) {
    const post = (path: string, body: object) =>
      Promise.resolve(
        node.app.request(`http://hospital.test${path}`, {
          method: 'POST',
          headers: { ...hospital.visitor, 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
    return { ...node, post };
  }
});

/** A proxy to a server; cutting it drops its connections until it is restored. */
async function openWay(toPort: number, toHost: string) {
  const sockets = new Set<Socket>();
  let isCut = false;
  const server: Server = createServer((socket) => {
    if (isCut) return void socket.destroy();
    const onward = connect(toPort, toHost);
    for (const [end, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(end);
      end.on('error', () => {});
      end.on('close', () => {
        sockets.delete(end);
        other.destroy();
      });
      end.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    cut() {
      isCut = true;
      for (const socket of sockets) socket.destroy();
    },
    mend() {
      isCut = false;
    },
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
