/** The built server on the embedded database: start-up time, cost of a page, memory. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Row } from './bench.ts';
import {
  cpuPerRequest,
  fillHospital,
  type Node,
  requests,
  residentMegabytes,
  round,
  shareOfBare,
  start,
  stop,
  visitorCookie,
} from './process.ts';

const port = 25_670;

export async function measureServer(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-bench-'));
  try {
    await fillHospital(port, { DATA_DIR: dataDir });
    const rows = await withServer({ DATA_DIR: dataDir }, kept);
    return [...rows, ...(await withServer({ DATA_DIR: dataDir, CACHE_MB: '0' }, fresh))];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withServer(
  env: Record<string, string>,
  measure: (server: Node, startSeconds: number) => Promise<Row[]>,
) {
  const began = performance.now();
  const server = await start(port, env);
  const startSeconds = (performance.now() - began) / 1000;
  try {
    return await measure(server, startSeconds);
  } finally {
    await stop(server);
  }
}

async function kept(server: Node, startSeconds: number): Promise<Row[]> {
  const rows: Row[] = [
    {
      what: 'second start, until the home page answers',
      measured: round(startSeconds),
      unit: 's',
      reach: '≤ 3',
      holds: startSeconds <= 3,
    },
  ];
  for (const [what, path] of [
    ['home page', '/'],
    ['department list', '/departments'],
    ['API: 25 departments', '/api/department?limit=25'],
  ] as const) {
    for (const [who, cookie] of [
      ['', ''],
      [', by a visitor with a cookie', await visitorCookie(server)],
    ] as const) {
      const share = await shareOfBare(server, path, port + 1, cookie);
      rows.push({
        what: `${what}, from memory${who}: requests against a bare server with the same headers`,
        measured: round(share),
        unit: 'ratio',
        reach: '≥ 0.9',
        holds: share >= 0.9,
      });
    }
  }
  return [...rows, ...(await memoryRows(server, 'embedded database', 450))];
}

/** After many requests for pages and calls, one in twenty for a page that is never cached. */
export async function memoryRows(server: Node, where: string, limit: number): Promise<Row[]> {
  const kept = ['/', '/departments', '/doctors', '/news', '/api/department?limit=25'];
  const paths = [...Array.from({ length: 19 }, (_, index) => kept[index % kept.length]!), '/contact'];
  const half = 50_000;
  await requests(server, paths, half);
  const first = residentMegabytes(server);
  await requests(server, paths, half);
  const second = residentMegabytes(server);
  const growth = second / first;
  return [
    {
      what: `resident memory after 50,000 requests, ${where}`,
      measured: first,
      unit: 'MB',
      reach: `≤ ${limit}`,
      holds: first <= limit,
    },
    {
      what: `the same after 100,000, against 50,000, ${where}`,
      measured: round(growth),
      unit: 'ratio',
      reach: '≤ 1.1',
      holds: growth <= 1.1,
    },
  ];
}

async function fresh(server: Node): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [what, path, limit] of [
    ['department list', '/departments', 2],
    ['home page', '/', null],
    ['API: 25 departments', '/api/department?limit=25', null],
  ] as const) {
    const cpu = await cpuPerRequest(server, path, { first: 1_000, counted: 300 });
    rows.push({
      what: `${what} made anew from kept lists: processor time, embedded database included`,
      measured: round(cpu),
      unit: 'ms',
      reach: limit === null ? '' : `≤ ${limit}`,
      holds: limit === null ? null : cpu <= limit,
    });
  }
  return rows;
}
