/**
 * Two nodes of one hospital on one PostgreSQL server: a node that dies loses nothing that was confirmed, and both can
 * be updated without a gap.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { anyClient } from './client-address.ts';
import { inDays } from './in-days.ts';
import { copyInstallation } from './installation.ts';
import { startNginx } from './nginx.ts';
import { only } from './only.ts';
import { startPostgres, type TornPostgres } from './postgres.ts';
import { freePort, startServer } from './server.ts';
import { visitor } from './visitor.ts';

type Server = Awaited<ReturnType<typeof startServer>>;
interface Time {
  doctorId: number;
  visitTypeId: number;
  startsAt: string;
}

const postgres = await startPostgres();

describe.runIf(postgres)('two nodes', () => {
  const { url, close } = postgres as TornPostgres;
  let nodes: [Server, Server];
  let visitors: Awaited<ReturnType<typeof visitor>>[];
  let database: pg.Client;

  beforeAll(async () => {
    const shared = {
      DATABASE_URL: url,
      SECRET: 'one secret for both nodes of this hospital',
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '2',
    };
    nodes = [await startServer(shared), await startServer(shared)];
    visitors = await Promise.all(nodes.map(({ address }) => visitor(address)));
    database = new pg.Client({ connectionString: url });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await Promise.all(nodes.map(({ stop }) => stop()));
    await close();
  });

  async function freeTimes(doctor: string): Promise<Time[]> {
    const asked = `/appointment/slots?doctor=${doctor}&from=${inDays(10)}&to=${inDays(38)}`;
    return (await visitors[0]!.call('GET', asked)).body.data;
  }

  let patients = 0;
  /** Each booking comes from a new visitor. */
  function book(node: number, { doctorId, visitTypeId, startsAt }: Time) {
    const patient = { name: 'Ann Example', email: `ann-${++patients}@example.org` };
    const booking = { doctorId, visitTypeId, startsAt, ...patient };
    return visitors[node]!.call('POST', '/appointment', booking, anyClient());
  }

  const overlaps = async () =>
    (
      await database.query(`select count(*)::int as count from appointment a join appointment b
        on a.doctor_id = b.doctor_id and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
        where a.status in ('booked', 'held') and b.status in ('booked', 'held')
        and a.starts_at > now() + interval '9 days'`)
    ).rows[0].count;

  test('a node that is killed loses no booking that it confirmed, and the other continues', async () => {
    const times = (await freeTimes('karim-belhadi')).slice(0, 40);
    const outcomes: { startsAt: string; status: number }[] = [];
    const trying = Promise.all(
      times.map(async (time, index) => {
        await setTimeout(index * 20);
        const { status } = await book(index % 2, time).catch(() => ({ status: 0 }));
        outcomes.push({ startsAt: time.startsAt, status });
      }),
    );
    await vi.waitFor(() => expect(outcomes.length).toBeGreaterThan(6), { interval: 5, timeout: 20_000 });
    await nodes[0].kill();
    await trying;
    const confirmed = outcomes.filter(({ status }) => status === 201).map(({ startsAt }) => startsAt);
    const lost = outcomes.filter(({ status }) => status === 0).length;
    expect([confirmed.length > 6, lost > 0, confirmed.length + lost]).toEqual([true, true, times.length]);
    const { rows } = await database.query(
      "select starts_at from appointment where doctor_id = $1 and status in ('booked', 'held') and starts_at = any($2)",
      [times[0]!.doctorId, confirmed],
    );
    expect([rows.length, await overlaps()]).toEqual([confirmed.length, 0]);
    await nodes[0].restart();
    expect((await book(0, (await freeTimes('clara-hensley'))[0]!)).status).toBe(201);
  });

  test.runIf(only('nginx', 'nodes were not updated behind it'))(
    'both are updated one after the other under load behind nginx, without a failed request',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'openward-update-'));
      const port = await freePort();
      const nginx = startNginx(folder, [
        ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
        ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
        [/^ *ssl_.*\n/gm, ''],
        // Shorter than the drain of the nodes, as in compose.yaml.
        ['keepalive_timeout 4s;', 'keepalive_timeout 1s;'],
        [/server 127\.0\.0\.1:3000 (.*)/, nodes.map((node) => `server 127.0.0.1:${node.port} $1`).join('\n')],
      ]);
      try {
        const next = join(folder, 'next');
        copyInstallation(next);
        // Two tables that each booking locks, in the opposite order.
        const migration = '-- What the next version keeps.\nalter table appointment add column next text;\n';
        const file = join(next, 'src/server/db/migrations/999-next.sql');
        writeFileSync(file, `${migration}alter table doctor add column next text;\n`);
        const from = join(next, 'build/program/main.js');

        const opened = await fetch(`${nodes[0].address}/appointment`);
        const [, cookie = ''] = /XSRF-TOKEN=([^;]+)/.exec(opened.headers.get('Set-Cookie') ?? '') ?? [];
        const load = visitsBehind(port, cookie);
        await vi.waitFor(async () => expect((await load.ask('GET', '/')).status).toBe(200), 10_000);
        const times = (await Promise.all(['ingrid-halvorsen', 'niamh-corrigan'].map(freeTimes))).flat();
        const name = `load-${port}`;
        load.begin(times, name);
        for (const node of nodes) {
          await setTimeout(2_500);
          await node.restart({ afterEnd: true, from });
        }
        await setTimeout(1_000);
        const { answers, booked } = await load.end();

        expect(answers.filter(({ status }) => ![200, 201].includes(status))).toEqual([]);
        const { rows } = await database.query(
          'select email, count(*)::int as count from appointment where email like $1 group by 1',
          [`${name}-%`],
        );
        expect(rows.map(({ email }) => email).sort()).toEqual(booked.sort());
        expect([rows.filter(({ count }) => count > 1), await overlaps()]).toEqual([[], 0]);
        const applied = await database.query("select from migration where name = '999-next.sql'");
        expect(applied.rowCount).toBe(1);
        const took = answers.filter(({ path }) => !path.startsWith('/api')).map(({ ms }) => ms);
        const p99 = took.sort((one, other) => one - other)[Math.floor(took.length * 0.99)];
        expect(p99).toBeLessThan(3_000);
      } finally {
        nginx.kill();
        await once(nginx, 'exit');
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});

/** Visitors with different addresses, as the proxy reports them to the node. */
function visitsBehind(port: number, cookie: string) {
  const answers: { status: number; path: string; ms: number }[] = [];
  const booked: string[] = [];
  let working: Promise<void>[] = [];
  let isOver = false;
  let addresses = 0;
  const address = () => `127.1.${++addresses >> 8}.${addresses & 255}`;
  const headers = {
    Cookie: `XSRF-TOKEN=${cookie}`,
    'X-XSRF-TOKEN': decodeURIComponent(cookie),
    'Content-Type': 'application/json',
  };

  /** A missing answer has the status 0. */
  function ask(method: string, path: string, body?: object, from = '127.0.0.1', agent?: Agent) {
    const began = performance.now();
    return new Promise<(typeof answers)[number]>((resolve) => {
      const end = (status: number) => resolve({ status, path, ms: performance.now() - began });
      const to = { host: '127.0.0.1', port, localAddress: from, method, path, headers, agent };
      const sent = request(to, (answer) => {
        answer.resume();
        answer.once('end', () => end(answer.statusCode!));
        answer.once('error', () => end(0));
      });
      sent.once('error', () => end(0));
      sent.end(body && JSON.stringify(body));
    });
  }

  async function read(paths: string[]) {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const from = address();
    for (let next = 0; !isOver; next++) {
      answers.push(await ask('GET', paths[next % paths.length]!, undefined, from, agent));
      await setTimeout(250);
    }
    agent.destroy();
  }

  async function book(times: Time[], name: string) {
    while (!isOver && times.length > 0) {
      const email = `${name}-${times.length}@example.org`;
      const { doctorId, visitTypeId, startsAt } = times.pop()!;
      const body = { doctorId, visitTypeId, startsAt, name: 'Ann Example', email };
      const answer = await ask('POST', '/api/appointment', body, address());
      answers.push(answer);
      if (answer.status === 201) booked.push(email);
      await setTimeout(300);
    }
  }

  return {
    ask,
    /** Makes about forty requests a second until the end: pages, free times, and a booking for each time. */
    begin(times: Time[], name: string) {
      const pages = ['/', '/departments', '/doctors', '/doctors/clara-hensley', '/news', '/search?q=skin'];
      const slots = ['clara-hensley', 'karim-belhadi'].map(
        (doctor) => `/api/appointment/slots?doctor=${doctor}&from=${inDays(1)}&to=${inDays(20)}`,
      );
      working = [
        ...Array.from({ length: 6 }, () => read(pages)),
        ...Array.from({ length: 3 }, () => read(slots)),
        ...Array.from({ length: 3 }, () => book(times, name)),
      ];
    },
    async end() {
      isOver = true;
      await Promise.all(working);
      return { answers, booked };
    },
  };
}
