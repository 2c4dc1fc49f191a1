/** Servers that share one PostgreSQL: when a write shows on both, memory, and the first page after a write. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Row } from './bench.ts';
import {
  account,
  cpuPerRequest,
  fillHospital,
  type Node,
  round,
  signIn,
  start,
  stop,
  take,
} from './process.ts';
import { memoryRows } from './server.ts';

const port = 25_680;

export async function measureNodes(databaseUrl: string): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-bench-'));
  const own = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    SECRET: 'bench'.repeat(8),
  };
  const env = { ...account, ...own };
  const nodes: Node[] = [];
  try {
    await fillHospital(port, env);
    nodes.push(await start(port, env), await start(port + 1, env));
    const [one, other] = nodes as [Node, Node];
    const rows = [...(await timeToShow(one, other)), ...(await memoryRows(other, 'PostgreSQL', 220))];
    nodes.push(await start(port + 2, { ...env, CACHE_MB: '0' }));
    return [...rows, await afterEachWrite(nodes[2]!, databaseUrl)];
  } finally {
    await Promise.all(nodes.map(stop));
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** From the answer to a write until a cached page shows the new text; the slowest of twenty. */
async function timeToShow(one: Node, other: Node): Promise<Row[]> {
  const headers = { Authorization: `Bearer ${await signIn(one)}`, 'Content-Type': 'application/json' };
  let slowest = 0;
  let old = 0;
  for (let round = 0; round < 20; round++) {
    await Promise.all([take(one, '/'), take(other, '/')]);
    const tagline = `As of round ${round}.`;
    await take(one, '/api/settings/1', { method: 'PUT', headers, body: JSON.stringify({ tagline }) });
    const began = performance.now();
    if (!(await take(one, '/')).includes(tagline)) old++;
    while (!(await take(other, '/')).includes(tagline)) if (performance.now() - began > 10_000) break;
    slowest = Math.max(slowest, performance.now() - began);
  }
  return [
    {
      what: 'a write, until another node shows it, slowest of 20',
      measured: round(slowest),
      unit: 'ms',
      reach: '≤ 1,000',
      holds: slowest <= 1_000,
    },
    {
      what: 'old text on the node that took the write, of 20',
      measured: old,
      unit: 'times',
      reach: '0',
      holds: old === 0,
    },
  ];
}

/** No content is cached then, neither lists nor the page frame. */
async function afterEachWrite(node: Node, databaseUrl: string): Promise<Row> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const write = () => client.query("select pg_notify('content_changed', '')");
    return {
      what: 'department list, the first page after a write: processor time, PostgreSQL',
      measured: round(await cpuPerRequest(node, '/departments', { first: 200, counted: 100 }, write)),
      unit: 'ms',
      reach: '',
      holds: null,
    };
  } finally {
    await client.end();
  }
}

// Run by bench.ts within a temporary PostgreSQL server; prints its rows.
if (process.argv[1] === import.meta.filename) {
  const rows = await measureNodes(process.env.TEST_DATABASE_URL!);
  process.stdout.write(JSON.stringify(rows));
}
