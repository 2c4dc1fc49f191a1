/** The cost of a rendered page, an API list and a search with 10, 1,000 and 10,000 more entries of three kinds. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Database, openDatabase } from '../src/server/db/connection/connect.ts';
import type { Row } from './bench.ts';
import { cpuPerRequest, fillHospital, round, start, stop } from './process.ts';

const port = 25_700;
const counts = [10, 1_000, 10_000];
/** A list shows one page, so a thousand times as many entries may cost at most twice as much. */
const most = 2;

/** Tables that grow, with the required columns. */
const tables: [table: string, columns: string, values: string][] = [
  ['department', 'slug, name', `'bench-' || n, 'Bench ' || n`],
  ['doctor', 'slug, name', `'bench-' || n, 'Bench ' || n`],
  ['news', 'slug, title, body', `'bench-' || n, 'Bench ' || n, '{"type":"doc","content":[]}'`],
];

const asked = [
  '/',
  '/departments',
  '/doctors',
  '/news',
  '/api/department?limit=25',
  '/api/doctor?limit=25',
  '/api/news?limit=25',
  '/api/search?q=heart',
];

export async function measureGrowth(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-bench-'));
  const costs: Record<string, number[]> = Object.fromEntries(asked.map((path) => [path, []]));
  try {
    await fillHospital(port, { DATA_DIR: dataDir });
    let stored = 0;
    for (const count of counts) {
      const database = await openDatabase({ dataDir });
      await fill(database, stored + 1, count);
      await database.close();
      stored = count;
      const node = await start(port, { DATA_DIR: dataDir, CACHE_MB: '0' });
      for (const path of asked)
        costs[path]!.push(await cpuPerRequest(node, path, { first: 300, counted: 100 }));
      await stop(node);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  return asked.flatMap((path) => rowsOf(path, costs[path]!));
}

/** Takes longer than the statement timeout, since each row updates the search index. */
function fill(database: Database, first: number, last: number) {
  return database.withoutTimeLimit(async (client) => {
    for (const [table, columns, values] of tables)
      await client.query(
        `insert into ${table} (${columns}) select ${values} from generate_series(${first}, ${last}) n`,
      );
    await client.query('vacuum analyze');
  });
}

function rowsOf(path: string, [few, ...more]: number[]): Row[] {
  const what = `${path} made anew: processor time`;
  const [first, ...others] = counts.map((count) => count.toLocaleString('en'));
  return [
    {
      what: `${what}, ${first} more of each kind`,
      measured: round(few!),
      unit: 'ms',
      reach: '',
      holds: null,
    },
    ...more.map((cost, place) => ({
      what: `${what}, ${others[place]} against ${first}`,
      measured: round(cost / few!),
      unit: 'ratio',
      reach: `≤ ${most}`,
      holds: cost / few! <= most,
    })),
  ];
}

if (process.argv[1] === import.meta.filename)
  for (const { what, measured, unit } of await measureGrowth())
    process.stdout.write(`${what}: ${measured} ${unit}\n`);
