/** How soon the first rows of each admin list show in a browser, with 10,000 in its table, on the embedded database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium as playwright } from 'playwright-core';
import { chromium } from '../scripts/chromium.ts';
import { type Database, openDatabase } from '../src/server/db/connect.ts';
import { ownColumns, quoted } from '../src/server/db/tables.ts';
import type { Row } from './bench.ts';
import { account, round, signIn, start, stop } from './process.ts';

const port = 45_680;
const count = 10_000;

/** A table, what makes a copy of its first row another row, and the page that lists it. */
const tables: [table: string, changes: string, page: string][] = [
  ['department', `'slug', 'bench-' || n, 'name', 'Bench ' || n`, 'departments'],
  ['service', `'slug', 'bench-' || n, 'name', 'Bench ' || n`, 'services'],
  ['doctor', `'slug', 'bench-' || n, 'name', 'Bench ' || n`, 'doctors'],
  ['package', `'slug', 'bench-' || n, 'name', 'Bench ' || n`, 'packages'],
  ['news', `'slug', 'bench-' || n, 'title', 'Bench ' || n`, 'news'],
  ['gallery', `'slug', 'bench-' || n, 'title', 'Bench ' || n`, 'gallery'],
  ['testimonial', `'name', 'Bench ' || n`, 'testimonial'],
  [
    'media',
    `'key', 'be' || lpad(to_hex(n), 30, '0'), 'name', 'bench-' || n || '.jpg', 'variants_at', now()`,
    'settings/media',
  ],
  ['synonym', `'name', 'bench ' || n`, 'settings/search'],
];

/** Tables whose first rows the demo hospital has none of. */
const made = [
  `insert into inquiry (reference, receipt_token_hash, name, email, message)
    select 'B' || lpad(n::text, 7, '0'), sha256(('b' || n)::bytea), 'Bench ' || n, 'b' || n || '@example.org', 'A question.'
    from generate_series(1, ${count}) n`,
  `insert into subscriber (email, link_token_hash, confirmed_at)
    select 'b' || n || '@example.org', sha256(('s' || n)::bytea), now() from generate_series(1, ${count}) n`,
  `insert into activity (actor_name, action, entity, entity_id, label)
    select 'Bench', 'update', 'department', n, 'Bench ' || n from generate_series(1, ${count}) n`,
  `insert into outbox (unique_key, recipient, subject, text_body, html_body, status, sent_at)
    select 'bench-' || n, 'b' || n || '@example.org', 'Bench ' || n, 'A line.', '<p>A line.</p>', 'sent', now()
    from generate_series(1, ${count}) n`,
  `insert into appointment (reference, status, doctor_id, visit_type_id, visit_type, starts_at, ends_at, time_zone, name, email)
    select 'A' || lpad(n::text, 7, '0'), 'booked', 1 + n % 10, 1, '{}', at, at + interval '15 minutes', 'Europe/London',
      'Bench ' || n, 'b' || n || '@example.org'
    from generate_series(1, ${count}) n,
      lateral (select date_trunc('hour', now()) - interval '200 days' + n * interval '1 hour' as at) _`,
];

const pages = [
  ...tables.map(([, , page]) => page),
  'inquiries',
  'settings/newsletter',
  'settings/mail',
  'settings/activity',
  'appointments?view=list',
];

export async function measureTables(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-bench-'));
  const env = { DATA_DIR: dataDir, ...account };
  try {
    await stop(await start(port, env));
    const database = await openDatabase({ dataDir });
    await fill(database);
    await database.close();
    const node = await start(port, env);
    const browser = await playwright.launch({
      executablePath: chromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      const token = await signIn(node);
      // The daily work, which falls into the first seconds, and what a page needs once.
      await timesOf(browser, `${node.address}/admin/departments`, token);
      await sleep(15_000);
      const rows: Row[] = [];
      for (const page of pages) {
        const times = await medianTimes(browser, `${node.address}/admin/${page}`, token);
        rows.push(rowOf(`first rows of /admin/${page}`, times.first, 1_000));
        if (times.filtered !== null)
          rows.push(rowOf(`rows of /admin/${page} after a key press`, times.filtered, 500));
      }
      return rows;
    } finally {
      await browser.close();
      await stop(node);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Fills the tables; it takes longer than a page may ask for. */
export function fill(database: Database) {
  return database.withoutTimeLimit(async (client) => {
    // No list asks the search of the site, whose triggers take most of the time of so many rows.
    await client.query('set session_replication_role = replica');
    for (const [table, changes] of tables) {
      const columns = (await ownColumns(client, table)).map(quoted).join(', ');
      await client.query(`insert into ${table} (${columns}) select ${columns} from generate_series(1, ${count}) n,
        (select to_jsonb(t) as first from ${table} t order by id limit 1) one,
        jsonb_populate_record(null::${table}, one.first || jsonb_build_object('id', 100000 + n, ${changes}))`);
    }
    for (const text of made) await client.query(text);
    await client.query('set session_replication_role = default');
    await client.query('vacuum analyze');
  });
}

function rowOf(what: string, ms: number, reach: number): Row {
  return {
    what: `${what}, ${count.toLocaleString('en')} stored`,
    measured: round(ms),
    unit: 'ms',
    reach: `≤ ${reach.toLocaleString('en')}`,
    holds: ms <= reach,
  };
}

interface Times {
  first: number;
  /** Null where the page has no box to filter it by. */
  filtered: number | null;
}

/** Of three looks at a page the middle one: what else a machine does falls on one of them. */
async function medianTimes(browser: Browser, address: string, token: string): Promise<Times> {
  const looks: Times[] = [];
  for (let look = 0; look < 3; look++) looks.push(await timesOf(browser, address, token));
  const median = (values: number[]) => values.sort((one, other) => one - other)[1]!;
  const filtered = looks.map((look) => look.filtered).filter((value) => value !== null);
  return {
    first: median(looks.map((look) => look.first)),
    filtered: filtered.length === 3 ? median(filtered) : null,
  };
}

const longestMs = 5_000;

/**
 * Milliseconds from asking for the page to its first rows, and from the last key of a word to the rows that hold it, by
 * the clock of the page itself; nothing is in the browser's cache.
 */
export async function timesOf(browser: Browser, address: string, token: string): Promise<Times> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  context.setDefaultTimeout(longestMs);
  try {
    await context.addInitScript((value) => localStorage.setItem('authToken', value), token);
    await context.addInitScript(watchRows);
    const page = await context.newPage();
    await page.goto(address, { waitUntil: 'commit' });
    const first = (await (await page.waitForFunction(() => globalThis.rowsShown)).jsonValue()) as number;
    const box = page.locator('.list-tools input[type=search]');
    if ((await box.count()) === 0) return { first, filtered: null };
    const isIdle = await page
      .locator('.list[aria-busy=false]')
      .waitFor()
      .then(
        () => true,
        () => false,
      );
    // A list that does not say when it is done cannot be timed.
    if (!isIdle) return { first, filtered: null };
    await page.evaluate(() => {
      globalThis.rowsShown = 0;
      addEventListener('keydown', () => {
        globalThis.pressedAt = performance.now();
      });
    });
    await box.pressSequentially('999');
    const shown = await page.waitForFunction(() => globalThis.rowsShown).catch(() => null);
    // Rows that have not come by then are a figure as well.
    if (!shown) return { first, filtered: longestMs };
    const pressed = await page.evaluate(() => globalThis.pressedAt);
    return { first, filtered: ((await shown.jsonValue()) as number) - pressed };
  } finally {
    await context.close();
  }
}

declare global {
  /** When the rows that were asked for last were painted; 0 before. */
  var rowsShown: number;
  var pressedAt: number;
}

/** Runs in the page: notes when rows are there and, after typing, that none is left which does not hold the word. */
function watchRows() {
  globalThis.rowsShown = 0;
  let isPainting = false;
  const look = () => {
    if (globalThis.rowsShown || isPainting) return;
    const box = document.querySelector<HTMLInputElement>('.list-tools input[type=search]');
    const rows = [...document.querySelectorAll('[data-row], .visit')];
    const isNew = box?.value ? document.querySelector('.list[aria-busy=false]') !== null : true;
    const isFound = rows.every((row) => row.textContent.includes(box?.value ?? ''));
    if (rows.length === 0 || !isNew || !isFound) return;
    isPainting = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        isPainting = false;
        globalThis.rowsShown = performance.now();
      }),
    );
  };
  new MutationObserver(look).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
}
