/**
 * Two nodes of one hospital: one PostgreSQL server, one bucket, one mail server. What one node does holds on the other,
 * what both try happens once, and a node that dies in the middle loses nothing that was confirmed.
 */
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { limits } from '../src/server/limits.ts';
import { testMailbox } from '../src/server/mail/test-mailbox.ts';
import { type Bucket, startBucket } from '../src/server/media/test-bucket.ts';
import { photo } from '../src/server/media/test-upload.ts';
import { anyClient } from './client-address.ts';
import { startPostgres, type TornPostgres } from './postgres.ts';
import { account, startServer } from './server.ts';

type Server = Awaited<ReturnType<typeof startServer>>;
interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever was answered.
  body: any;
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
      LOG_LEVEL: 'silent',
    };
    nodes = [await startServer(shared), await startServer(shared)];
    const opened = await fetch(`${nodes[0].address}/appointment`);
    cookie = /XSRF-TOKEN=([^;]+)/.exec(opened.headers.get('Set-Cookie') ?? '')![1]!;
    staff = await signIn(0);
    database = new pg.Client({ connectionString: url });
    await database.connect();
  }, 180_000);
  afterAll(async () => {
    await database.end();
    await Promise.all(nodes.map(({ stop }) => stop()));
    await Promise.all([close(), bucket.stop(), mailbox.close()]);
  }, 60_000);

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

  const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  async function freeTimes(
    doctor: string,
  ): Promise<{ doctorId: number; visitTypeId: number; startsAt: string }[]> {
    const asked = `/appointment/slots?doctor=${doctor}&from=${dayAhead(10)}&to=${dayAhead(38)}`;
    return (await call(0, 'GET', asked)).body.data;
  }

  let patients = 0;
  const patient = () => ({ name: 'Ann Example', email: `ann-${++patients}@example.org` });
  const book = (
    node: number,
    { doctorId, visitTypeId, startsAt }: Awaited<ReturnType<typeof freeTimes>>[number],
    more: object = {},
  ) => call(node, 'POST', '/appointment', { doctorId, visitTypeId, startsAt, ...patient(), ...more });

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
    const made = await call(0, 'POST', '/admin/tokens', { ...program, validUntil: dayAhead(20) }, staff);
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
        await new Promise((resolve) => setTimeout(resolve, index * 20));
        const { status } = await book(index % 2, time).catch(() => ({ status: 0 }));
        outcomes.push({ startsAt: time.startsAt, status });
      }),
    );
    await vi.waitFor(() => expect(outcomes.length).toBeGreaterThan(6), { interval: 5 });
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
});
