/** The database disappears as in a power cut and returns: two nodes on one PostgreSQL server. */

import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { phone, startBrowser } from './browser.ts';
import { anyClient } from './client-address.ts';
import { notTooQuick } from './not-too-quick.ts';
import { startPostgres, type TornPostgres } from './postgres.ts';
import { account, startServer } from './server.ts';

const visited = [
  '/',
  '/about',
  '/departments/cardiology',
  '/doctors/clara-hensley',
  '/news',
  '/search?q=skin',
];
const html = { Accept: 'text/html' };
const titleOf = (page: string) => /<h1[^>]*>(.*?)<\/h1>/s.exec(page)?.[1];

const postgres = await startPostgres();
const browser = startBrowser();

describe.runIf(postgres)('with the database gone', () => {
  const { url, tear, stop, start, pause, resume, close } = postgres as TornPostgres;
  let nodes: Awaited<ReturnType<typeof startServer>>[] = [];
  const before = new Map<string, string | undefined>();
  const get = (path: string, node = 0) => fetch(nodes[node]!.address + path, { headers: html });

  beforeAll(async () => {
    const shared = {
      DATABASE_URL: url,
      LOG_LEVEL: 'silent',
      // The shorter a query may take, the sooner a silent database is noticed: here after ten seconds.
      QUERY_SECONDS: '5',
      SECRET: 'one secret for both nodes of this hospital',
    };
    nodes = [await startServer(shared)];
    nodes.push(await startServer(shared));
    for (const path of visited) before.set(path, titleOf(await (await get(path)).text()));
  });
  afterAll(async () => {
    await browser.close();
    await Promise.all(nodes.map(({ stop }) => stop()));
    await close();
  });

  /** The token that a browser has from the booking page. */
  const xsrfToken = async () =>
    /XSRF-TOKEN=([^;]+)/.exec((await get('/appointment')).headers.get('Set-Cookie') ?? '')?.[1] ?? '';

  async function call(
    method: string,
    path: string,
    body: unknown,
    { node = 0, token = '', cookie = '' } = {},
  ) {
    return fetch(`${nodes[node]!.address}/api${path}`, {
      method,
      headers: {
        ...anyClient(),
        'Content-Type': 'application/json',
        Cookie: `XSRF-TOKEN=${cookie}`,
        'X-XSRF-TOKEN': decodeURIComponent(cookie),
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify(body),
    });
  }

  /** Sends the contact form like a browser without script. */
  async function openForm() {
    const opened = await get('/contact');
    const [written = ''] = /<section id="write".*?<\/section>/s.exec(await opened.text()) ?? [];
    const hidden = [...written.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)];
    const fields = {
      ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
      openedAt: String(Date.now() - 5_000),
      name: 'Ann Example',
      email: 'ann@example.org',
      message: 'May I bring my dog?',
    };
    const send = () =>
      fetch(`${nodes[0]!.address}/contact`, {
        method: 'POST',
        headers: { ...html, 'Sec-Fetch-Site': 'same-origin' },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      });
    return { send };
  }

  /** The page that says so, with the status and the header for a temporary fault. */
  async function refusedIn(answer: Response) {
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    return answer.text();
  }

  test('every page visited before still opens, writes are refused for now and lose nothing; with the database back the site recovers', async () => {
    const { token } = (
      await (await call('POST', '/admin/login', account, { cookie: await xsrfToken() })).json()
    ).data;
    const form = await openForm();

    await tear();
    for (const node of [0, 1])
      await vi.waitFor(async () => expect((await get('/readyz', node)).status).toBe(503), 15_000);
    expect((await get('/healthz')).status).toBe(200);
    for (const path of visited) {
      const answer = await get(path);
      expect([path, answer.status, titleOf(await answer.text())]).toEqual([path, 200, before.get(path)]);
    }

    const edit = await call('PUT', '/settings/1', { name: 'Elsewhere' }, { token });
    expect([edit.status, edit.headers.get('Retry-After')]).toEqual([503, '5']);

    const again = await refusedIn(await form.send());
    expect(again).toContain('Your message has not been sent yet');
    expect(again).toContain('May I bring my dog?');
    expect(again).toContain('value="ann@example.org"');

    const unseen = await refusedIn(await get('/doctors/ingrid-halvorsen'));
    expect(unseen).toContain('We could not show this page.');
    expect(unseen).toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/);
    // It says to call the number that the site last knew.
    expect(unseen).toContain('href="tel:+442079460199"');

    await start();
    for (const node of [0, 1])
      await vi.waitFor(async () => expect((await get('/readyz', node)).status).toBe(200), 15_000);
    expect((await get('/doctors/ingrid-halvorsen')).status).toBe(200);
    const sent = await form.send();
    expect([sent.status, sent.headers.get('Location')]).toEqual([
      303,
      expect.stringContaining('/contact/sent/'),
    ]);
  });

  test('with script, a booking that cannot be sent stays as it is and says so, and is sent later by the same button', async () => {
    const { page } = await browser.open({ viewport: phone, baseURL: nodes[0]!.address });
    const main = page.getByRole('main');
    await page.goto('/appointment?doctor=clara-hensley');
    await main
      .getByRole('button', { name: /Hensley$/ })
      .first()
      .click();
    await page.waitForURL(/hold=/);
    await main.getByRole('textbox', { name: 'Your full name' }).fill('Ann Example');
    await main.getByRole('textbox', { name: /^Email/ }).fill('ann@example.org');
    await notTooQuick(page);

    await tear();
    const check = main.getByRole('button', { name: 'Check your answers' }).last();
    await check.click();
    const notice = main.getByText('This has not been sent yet');
    await notice.waitFor();
    expect(await main.getByRole('textbox', { name: 'Your full name' }).inputValue()).toBe('Ann Example');
    expect(await main.getByText(/^We are holding this time for you/).isVisible()).toBe(true);

    await start();
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), 15_000);
    await notTooQuick(page);
    await check.click();
    const book = main.getByRole('button', { name: 'Book this appointment' });
    await book.waitFor();
    expect(await notice.isVisible()).toBe(false);
    await tear();
    await book.click();
    await notice.waitFor();
    await start();
    await vi.waitFor(async () => expect((await get('/readyz')).status).toBe(200), 15_000);
    await notTooQuick(page);
    // The first try may still get a connection that the database has just lost.
    await vi.waitFor(async () => {
      await book.click({ timeout: 1000 });
      await page.waitForURL(/\/appointment\/manage\//, { timeout: 8000 });
    }, 30_000);
  });

  /** What can happen to a server, and how it ends. */
  const faults = [
    {
      what: 'an orderly restart that takes seconds',
      async begin() {
        await stop();
        return async () => {
          await setTimeout(awayMs);
          await start();
        };
      },
    },
    {
      what: 'a silent server with open connections',
      async begin() {
        pause();
        return async () => resume();
      },
    },
    { what: 'all connections taken by others', begin: takeConnections },
    {
      what: 'a lock on a table that writes need',
      async begin() {
        const other = await connected();
        await other.query('begin; lock table subscriber in exclusive mode');
        return () => other.end();
      },
    },
  ];
  const awayMs = 2_000;

  async function connected() {
    const client = new pg.Client({ connectionString: url, application_name: 'taker' });
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  async function takeConnections() {
    await stop();
    await start('max_connections=40');
    const taken = [await vi.waitFor(connected, 15_000)];
    const others =
      "from pg_stat_activity where application_name <> 'taker' and backend_type = 'client backend'";
    // The connections of the nodes are ended, and each place is taken before they reconnect.
    for (let left = 1; left > 0; ) {
      for (;;) {
        const client = await connected().catch(() => null);
        if (!client) break;
        taken.push(client);
      }
      await taken[0]!.query(`select pg_terminate_backend(pid) ${others}`);
      await setTimeout(20);
      left = (await taken[0]!.query(`select ${others}`)).rowCount!;
      if (taken.length < 40) left = 1;
    }
    return () => Promise.all(taken.map((client) => client.end()));
  }

  test.for(faults)(
    'through $what, pages open from memory, writes are asked to come back, and afterwards all is well',
    async ({ what, begin }) => {
      const cookie = await xsrfToken();
      const write = (node: number) =>
        call('POST', '/newsletter', { email: 'ann@example.org' }, { node, cookie });
      for (const node of [0, 1]) {
        await vi.waitFor(async () => expect((await write(node)).status).toBe(202), 15_000);
        await vi.waitFor(async () => expect((await get('/about', node)).status).toBe(200), 15_000);
      }
      // Now no page in memory is current.
      const { token } = (
        await (await call('POST', '/admin/login', account, { cookie: await xsrfToken() })).json()
      ).data;
      const name = `Hospital before ${what}`;
      expect((await call('PUT', '/settings/1', { name }, { token })).status).toBe(200);

      const end = await begin();
      // Always ends the fault, since what follows needs the database.
      try {
        const refusing = Promise.all([0, 1].map(write));
        for (const node of [0, 1])
          for (const path of ['/about', '/healthz']) {
            const began = performance.now();
            expect([path, (await get(path, node)).status]).toEqual([path, 200]);
            expect(performance.now() - began).toBeLessThan(3_000);
          }
        for (const answer of await refusing)
          expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
      } finally {
        await end();
      }
      for (const node of [0, 1]) {
        await vi.waitFor(async () => expect((await get('/readyz', node)).status).toBe(200), 15_000);
        await vi.waitFor(async () => expect((await write(node)).status).toBe(202), 15_000);
      }
    },
  );
});
