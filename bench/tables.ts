/** Each admin list in a browser, with 10,000 rows, on the embedded database: first rows, search, scrolling. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium as playwright } from 'playwright-core';
import { windowedChromium } from '../scripts/chromium.ts';
import type { Database } from '../src/server/db/connection/connect.ts';
import { ownColumns, quoted } from '../src/server/db/tables.ts';
import type { Row } from './bench.ts';
import { enter, firstRowsOf, scrollOf, timesOf } from './list-clock.ts';
import { account, fillHospital, round, signIn, start, stop } from './process.ts';

const port = 25_680;
const count = 10_000;

/** A table, the changes that turn a copy of its first row into another row, and the page that lists it. */
const tables: [table: string, changes: string, page: string][] = [
  ['department', `'slug', 'bench-' || n, 'name', 'Bench ' || n`, 'departments'],
  ['service', `'slug', 'bench-' || n, 'title', 'Bench ' || n`, 'services'],
  ['doctor', `'slug', 'bench-' || n, 'name', 'Bench ' || n`, 'doctors'],
  ['package', `'slug', 'bench-' || n, 'title', 'Bench ' || n`, 'packages'],
  ['news', `'slug', 'bench-' || n, 'title', 'Bench ' || n`, 'news'],
  ['gallery', `'slug', 'bench-' || n, 'title', 'Bench ' || n`, 'gallery'],
  ['testimonial', `'name', 'Bench ' || n`, 'testimonial'],
  [
    'media',
    `'key', 'be' || lpad(to_hex(n), 30, '0'), 'name', 'bench-' || n || '.jpg', 'variants_at', now()`,
    'settings/media',
  ],
  ['synonym', `'name', 'bench ' || n`, 'settings/search'],
  ['speciality', `'slug', 'bench-' || n, 'name', 'Bench ' || n`, 'specialities'],
];

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
  `insert into appointment (reference, status, doctor_id, visit_type_id, visit_type, starts_at, ends_at, time_zone, name, email, phone)
    select 'A' || lpad(n::text, 7, '0'), 'booked', 1 + n % 10, 1, '{}', at, at + interval '15 minutes', 'Europe/London',
      'Bench ' || n, 'b' || n || '@example.org', '+44207' || lpad(n::text, 7, '0')
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

/** Without a search: half of the appointments made here are in the future, most of them outside working hours. */
const pagesWithoutSearch = ['appointments/rebooking'];

/** The pages with the most rows, as compact as possible. */
const longPages = ['services?rows=compact', 'settings/media', 'appointments?view=list&days=all&q=bench'];

export async function measureTables(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-bench-'));
  const env = { DATA_DIR: dataDir, ...account };
  try {
    await fillHospital(port, env, fill);
    const node = await start(port, env);
    const browser = await playwright.launch({
      executablePath: windowedChromium(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    });
    try {
      // Waits for the daily jobs, which run in the first seconds, and loads what every page needs once.
      const signedIn = await enter(browser, `${node.address}/admin/departments`, await signIn(node));
      await sleep(15_000);
      const rows: Row[] = [];
      for (const page of pages) {
        const address = `${node.address}/admin/${page}`;
        const { first, filtered, key } = await medians(() => timesOf(browser, address, signedIn));
        rows.push(rowOf(`first rows of /admin/${page}`, first, 1_000));
        rows.push(rowOf(`rows of /admin/${page} after a key press`, filtered, 500));
        rows.push(rowOf(`a letter in the search of /admin/${page}`, key, 100));
      }
      for (const page of pagesWithoutSearch) {
        const { first } = await medians(() =>
          firstRowsOf(browser, `${node.address}/admin/${page}`, signedIn),
        );
        rows.push(rowOf(`first rows of /admin/${page}`, first, 1_000));
      }
      for (const page of longPages) {
        const address = `${node.address}/admin/${page}`;
        const { longestFrame, late } = await medians(() => scrollOf(browser, address, signedIn));
        rows.push(rowOf(`longest frame while /admin/${page} is scrolled`, longestFrame, 50));
        rows.push({ ...rowOf(`frames over 33 ms while /admin/${page} is scrolled`, late, 1), unit: '%' });
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

/** Takes longer than the statement timeout. */
export function fill(database: Database) {
  return database.withoutTimeLimit(async (client) => {
    // The site search is not measured, and its triggers would take most of the time.
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

/** The median of three for each figure, since other load on the machine affects only one of them. */
async function medians<Figures extends object>(look: () => Promise<Figures>): Promise<Figures> {
  const looks = [await look(), await look(), await look()];
  const middle = (name: keyof Figures) =>
    looks.map((one) => Number(one[name])).sort((one, other) => one - other)[1];
  return Object.fromEntries(
    Object.keys(looks[0]!).map((name) => [name, middle(name as keyof Figures)]),
  ) as Figures;
}
