/**
 * Two nodes of one hospital: one PostgreSQL server, one bucket, one mail server. What one node does holds on the other,
 * what both try happens once, and a node that dies in the middle loses nothing that was confirmed.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '../src/server/limits.ts';
import { testMailbox } from '../src/server/mail/test-mailbox.ts';
import { type Bucket, startBucket } from '../src/server/media/test-bucket.ts';
import { photo } from '../src/server/media/test-upload.ts';
import { anyClient } from './client-address.ts';
import { inDays } from './in-days.ts';
import { copyInstallation } from './installation.ts';
import { startNginx } from './nginx.ts';
import { only } from './only.ts';
import { startPostgres, type TornPostgres } from './postgres.ts';
import { account, freePort, startServer } from './server.ts';

type Server = Awaited<ReturnType<typeof startServer>>;
interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever was answered.
  body: any;
}

interface Time {
  doctorId: number;
  visitTypeId: number;
  startsAt: string;
}

const postgres = await startPostgres();

describe.runIf(postgres)('two nodes', () => {
  const { url, close } = postgres as TornPostgres;
  let nodes: [Server, Server];
  let bucket: Bucket;
  let mailbox: Awaited<ReturnType<typeof testMailbox>>;
  let database: pg.Client;
  let staff: Record<string, string>;
  let cookie = '';

  beforeAll(async () => {
    [bucket, mailbox] = await Promise.all([startBucket(), testMailbox()]);
    const shared = {
      DATABASE_URL: url,
      MEDIA_URL: bucket.address,
      SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
      SECRET: 'one secret for both nodes of this hospital',
      LOG_LEVEL: 'error',
      DRAIN_SECONDS: '2',
    };
    nodes = [await startServer(shared), await startServer(shared)];
    const opened = await fetch(`${nodes[0].address}/appointment`);
    cookie = /XSRF-TOKEN=([^;]+)/.exec(opened.headers.get('Set-Cookie') ?? '')![1]!;
    staff = await signIn(0);
    database = new pg.Client({ connectionString: url });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await Promise.all(nodes.map(({ stop }) => stop()));
    await Promise.all([close(), bucket.stop(), mailbox.close()]);
  });

  /** Calls the API of a node, each time as another visitor, or with the headers of staff. */
  async function call(
    node: number,
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const answer = await fetch(`${nodes[node]!.address}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        Cookie: `XSRF-TOKEN=${cookie}`,
        'X-XSRF-TOKEN': decodeURIComponent(cookie),
        ...anyClient(),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text ? JSON.parse(text) : null };
  }

  async function signIn(node: number) {
    const { body } = await call(node, 'POST', '/admin/login', account);
    const headers = { Authorization: `Bearer ${body.data.token}` };
    await call(node, 'POST', '/admin/confirmation', { password: account.password }, headers);
    return headers;
  }

  async function freeTimes(doctor: string): Promise<Time[]> {
    const asked = `/appointment/slots?doctor=${doctor}&from=${inDays(10)}&to=${inDays(38)}`;
    return (await call(0, 'GET', asked)).body.data;
  }

  let patients = 0;
  const patient = () => ({ name: 'Ann Example', email: `ann-${++patients}@example.org` });
  const book = (node: number, { doctorId, visitTypeId, startsAt }: Time, more: object = {}) =>
    call(node, 'POST', '/appointment', { doctorId, visitTypeId, startsAt, ...patient(), ...more });

  const overlaps = async () =>
    (
      await database.query(`select count(*)::int as count from appointment a join appointment b
        on a.doctor_id = b.doctor_id and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
        where a.status in ('booked', 'held') and b.status in ('booked', 'held')
        and a.starts_at > now() + interval '9 days'`)
    ).rows[0].count;

  test('of four bookings of one time, two on each, one is taken, and its confirmation is sent once', async () => {
    const times = (await freeTimes('clara-hensley')).slice(0, 20);
    expect(times.length).toBe(20);
    for (let at = 0; at < times.length; at += 10)
      await Promise.all(
        times.slice(at, at + 10).map(async (time) => {
          const answers = await Promise.all([0, 1, 0, 1].map((node) => book(node, time)));
          expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
        }),
      );
    const booked = await database.query(
      "select count(*)::int as count from appointment where email like 'ann-%'",
    );
    expect([booked.rows[0].count, await overlaps()]).toEqual([20, 0]);
    const confirmed = () => mailbox.received.filter(({ to }) => to[0]!.startsWith('ann-'));
    await vi.waitFor(() => expect(confirmed().length).toBe(20), 20_000);
    expect(new Set(confirmed().map(({ to }) => to[0])).size).toBe(20);
  });

  test('a time that is held on one is nobody else’s on the other', async () => {
    const [time] = await freeTimes('karim-belhadi');
    const { doctorId, visitTypeId, startsAt } = time!;
    const held = await call(0, 'POST', '/appointment/hold', { doctorId, visitTypeId, startsAt });
    expect(held.status).toBe(201);
    expect((await book(1, time!)).status).toBe(409);
    expect((await book(1, time!, { holdToken: held.body.data.token })).status).toBe(201);
  });

  test('who signs in on one is signed in on the other, and out on both', async () => {
    const mine = await signIn(1);
    expect((await call(0, 'GET', '/admin/me', undefined, mine)).status).toBe(200);
    expect((await call(0, 'POST', '/admin/logout', undefined, mine)).status).toBeLessThan(300);
    expect((await call(1, 'GET', '/admin/me', undefined, mine)).status).toBe(401);
  });

  test('a key of a program that is made on one opens the other, until it is revoked', async () => {
    const program = { name: 'Both nodes', roles: [{ role: 'editor', departmentIds: null }] };
    const made = await call(0, 'POST', '/admin/tokens', { ...program, validUntil: inDays(20) }, staff);
    const key = { Authorization: `Bearer ${made.body.data.token}` };
    const read = async () => (await call(1, 'GET', '/department?status=all', undefined, key)).status;
    expect(await read()).toBe(200);
    const { id } = made.body.data;
    expect((await call(0, 'DELETE', `/admin/tokens/${id}`, undefined, staff)).status).toBeLessThan(300);
    expect(await read()).toBe(401);
  });

  test('what one sender may ask in a minute is counted on both together', async () => {
    const sender = { 'X-Forwarded-For': '192.0.2.7' };
    const { most } = limits.deadLinksPerMinute;
    const statuses = [];
    for (let times = 0; times < most + 4; times++)
      statuses.push(
        (await call(times % 2, 'GET', `/appointment/manage/${'x'.repeat(43)}`, undefined, sender)).status,
      );
    expect(statuses.filter((status) => status === 404).length).toBe(most);
    expect(statuses.slice(most)).toEqual([429, 429, 429, 429]);
  });

  test('what staff write on one is on the pages of the other within a second', async () => {
    const page = async (node: number) => (await fetch(`${nodes[node]!.address}/about`)).text();
    await Promise.all([page(0), page(1)]);
    expect((await call(1, 'PUT', '/settings/1', { name: 'Both of us' }, staff)).status).toBe(200);
    expect(await page(1)).toContain('Both of us');
    await vi.waitFor(async () => expect(await page(0)).toContain('Both of us'), {
      timeout: 1_000,
      interval: 10,
    });
  });

  test('a desk that watches one hears at once of a booking on the other', async () => {
    const watching = new AbortController();
    const events = await fetch(`${nodes[1].address}/api/appointment/events`, {
      headers: staff,
      signal: watching.signal,
    });
    let heard = '';
    const reading = (async () => {
      const text = new TextDecoder();
      for await (const bytes of events.body!) heard += text.decode(bytes);
    })().catch(() => {});
    await vi.waitFor(() => expect(heard).toContain('event: ready'));
    const [time] = await freeTimes('niamh-corrigan');
    expect((await book(0, time!)).status).toBe(201);
    await vi.waitFor(() => expect(heard).toContain('event: changed'), { timeout: 1_000, interval: 10 });
    watching.abort();
    await reading;
  });

  test('a picture whose upload begins on one and goes on at the other is shown by both', async () => {
    const file = await photo(7);
    const half = Math.floor(file.length / 2);
    const tus = { ...staff, 'Tus-Resumable': '1.0.0' };
    const piece = (node: number, from: number, to: number) =>
      fetch(nodes[node]!.address + begun.headers.get('Location')!, {
        method: 'PATCH',
        headers: {
          ...tus,
          'Upload-Offset': String(from),
          'Content-Type': 'application/offset+octet-stream',
        },
        body: new Uint8Array(file.subarray(from, to)),
      });
    const begun = await fetch(`${nodes[0].address}/api/media`, {
      method: 'POST',
      headers: { ...tus, 'Upload-Length': String(file.length) },
    });
    expect((await piece(0, 0, half)).status).toBe(204);
    const sent = await piece(1, half, file.length);
    const id = sent.headers.get('Media-Id');
    const { body } = await call(1, 'GET', `/media/${id}`, undefined, staff);
    for (const node of nodes) {
      const shown = await fetch(node.address + body.data.url);
      expect([shown.status, shown.headers.get('Content-Type')]).toEqual([200, 'image/webp']);
    }
  });

  test('one that is killed in the middle loses no booking that it confirmed, and the other goes on', async () => {
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
    expect((await call(0, 'GET', '/admin/me', undefined, staff)).status).toBe(200);
  });

  test.runIf(only('nginx', 'nodes were not updated behind it'))(
    'both are updated one after the other under load behind nginx, and nobody notices',
    async ({ annotate }) => {
      const folder = mkdtempSync(join(tmpdir(), 'openward-update-'));
      const port = await freePort();
      const nginx = startNginx(folder, [
        ['listen 80;', `listen 127.0.0.1:${await freePort()};`],
        ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
        [/^ *ssl_.*\n/gm, ''],
        // Shorter than the nodes' drain, as in compose.yaml.
        ['keepalive_timeout 4s;', 'keepalive_timeout 1s;'],
        [/server 127\.0\.0\.1:3000 (.*)/, nodes.map((node) => `server 127.0.0.1:${node.port} $1`).join('\n')],
      ]);
      try {
        const next = join(folder, 'next');
        copyInstallation(next);
        // On two tables that each booking locks, in the other order.
        const migration = '-- What the next version keeps.\nalter table appointment add column next text;\n';
        const file = join(next, 'src/server/db/migrations/999-next.sql');
        writeFileSync(file, `${migration}alter table doctor add column next text;\n`);
        const from = join(next, 'build/program/main.js');

        const site = behindProxy(port, cookie);
        await vi.waitFor(async () => expect((await site.ask('GET', '/')).status).toBe(200), 10_000);
        const times = (await Promise.all(['ingrid-halvorsen', 'niamh-corrigan'].map(freeTimes))).flat();
        const name = `load-${port}`;
        const load = site.visit(times, name);
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
        const p99 = (kind: string) => {
          const took = answers.filter((answer) => answer.kind === kind).map(({ ms }) => ms);
          return Math.round(took.sort((one, other) => one - other)[Math.floor(took.length * 0.99)]!);
        };
        await annotate(
          `${answers.length} requests, 0 failed, ${booked.length} bookings; p99 ${['page', 'times', 'booking'].map((kind) => `${kind} ${p99(kind)} ms`).join(', ')}`,
        );
        expect(p99('page')).toBeLessThan(3_000);
      } finally {
        nginx.kill();
        await once(nginx, 'exit');
        rmSync(folder, { recursive: true, force: true });
      }
    },
  );
});

interface Seen {
  kind: string;
  status: number;
  path: string;
  ms: number;
  why?: string;
}

/** Visitors who each come from an address of their own, as the proxy tells the node. */
function behindProxy(port: number, cookie: string) {
  function ask(
    method: string,
    path: string,
    { body, agent, from = '127.0.0.1' }: { body?: object; agent?: Agent; from?: string } = {},
  ) {
    return new Promise<{ status: number; why?: string }>((resolve) => {
      const headers = {
        Cookie: `XSRF-TOKEN=${cookie}`,
        'X-XSRF-TOKEN': decodeURIComponent(cookie),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
      };
      const to = { host: '127.0.0.1', port, localAddress: from, method, path, headers };
      const sent = request({ ...to, ...(agent ? { agent } : {}) }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve({ status: answer.statusCode! }));
        answer.once('error', (error) => resolve({ status: 0, why: error.message }));
      });
      sent.once('error', (error) => resolve({ status: 0, why: error.message }));
      sent.end(body && JSON.stringify(body));
    });
  }

  /** Some forty requests a second until the end: pages, free times and bookings, one of each time. */
  function visit(times: Time[], name: string) {
    const answers: Seen[] = [];
    const booked: string[] = [];
    let isOver = false;
    let next = 0;
    let addresses = 0;
    const address = () => `127.1.${++addresses >> 8}.${addresses & 255}`;
    const seen = async (kind: string, method: string, path: string, more: Parameters<typeof ask>[2]) => {
      const began = performance.now();
      const answer = await ask(method, path, more);
      answers.push({ kind, path, ms: performance.now() - began, ...answer });
      return answer;
    };
    const read = async (kind: string, paths: string[]) => {
      const more = { agent: new Agent({ keepAlive: true, maxSockets: 1 }), from: address() };
      while (!isOver) {
        await seen(kind, 'GET', paths[next++ % paths.length]!, more);
        await setTimeout(250);
      }
      more.agent.destroy();
    };
    const book = async () => {
      while (!isOver && times.length > 0) {
        const email = `${name}-${times.length}@example.org`;
        const { doctorId, visitTypeId, startsAt } = times.pop()!;
        const body = { doctorId, visitTypeId, startsAt, name: 'Ann Example', email };
        const { status } = await seen('booking', 'POST', '/api/appointment', { body, from: address() });
        if (status === 201) booked.push(email);
        await setTimeout(300);
      }
    };
    const pages = ['/', '/departments', '/doctors', '/doctors/clara-hensley', '/news', '/search?q=skin'];
    const days = `from=${inDays(1)}&to=${inDays(20)}`;
    const slots = ['clara-hensley', 'karim-belhadi'].map(
      (doctor) => `/api/appointment/slots?doctor=${doctor}&${days}`,
    );
    const all = [
      ...Array.from({ length: 6 }, () => read('page', pages)),
      ...Array.from({ length: 3 }, () => read('times', slots)),
      ...Array.from({ length: 3 }, book),
    ];
    return {
      async end() {
        isOver = true;
        await Promise.all(all);
        return { answers, booked };
      },
    };
  }
  return { ask, visit };
}
