/** The built server in a process of its own: against a bare `node:http` server, and what it costs. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import type { Row } from './bench.ts';

const root = join(import.meta.dirname, '..');
const port = 45_670;
const address = `http://127.0.0.1:${port}`;
const headers = { 'Accept-Encoding': 'gzip' };

export async function measureServer(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-bench-'));
  let server = start(dataDir);
  await ready(server);
  await stop(server);
  const started = performance.now();
  server = start(dataDir);
  await ready(server);
  const startSeconds = (performance.now() - started) / 1000;
  try {
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
      rows.push(...(await measurePath(server, what, path)));
    }
    const memory = residentMegabytes(server);
    rows.push({
      what: 'resident memory after the requests above',
      measured: memory,
      unit: 'MB',
      reach: '≤ 450',
      holds: memory <= 450,
    });
    return rows;
  } finally {
    await stop(server);
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measurePath(server: ChildProcess, what: string, path: string): Promise<Row[]> {
  await load(address + path, 2);
  const before = cpuMilliseconds(server);
  const ours = await load(address + path, 5);
  const cpu = (cpuMilliseconds(server) - before) / ours.requests.total;
  const bare = await bareServer(path);
  const ratio = ours.requests.average / bare;
  return [
    {
      what: `${what}: requests against a bare server`,
      measured: round(ratio),
      unit: 'ratio',
      reach: 'later ≥ 0.9',
      holds: null,
    },
    {
      what: `${what}: processor time of a request`,
      measured: round(cpu),
      unit: 'ms',
      reach: '≤ 2',
      holds: cpu <= 2,
    },
  ];
}

/** Requests a second of a server that only sends the same compressed bytes. */
async function bareServer(path: string) {
  const answer = await fetch(address + path, { headers });
  const bytes = Buffer.from(await answer.arrayBuffer());
  const compressed = await new Response(
    new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip')),
  ).bytes();
  const source = `require('node:http').createServer((q, r) => { r.setHeader('Content-Encoding', 'gzip'); r.end(body) }).listen(${port + 1}, '127.0.0.1'); const body = Buffer.from(process.env.BODY, 'base64')`;
  const bare = spawn(process.execPath, ['-e', source], {
    stdio: 'ignore',
    env: { ...process.env, BODY: Buffer.from(compressed).toString('base64') },
  });
  try {
    for (
      let tries = 0;
      tries < 50 && !(await fetch(`http://127.0.0.1:${port + 1}`).catch(() => null));
      tries++
    ) {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    await load(`http://127.0.0.1:${port + 1}/`, 1);
    return (await load(`http://127.0.0.1:${port + 1}/`, 3)).requests.average;
  } finally {
    bare.kill();
  }
}

async function load(url: string, duration: number) {
  const result = await autocannon({ url, connections: 64, duration, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed.`);
  return result;
}

function start(dataDir: string) {
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SMTP_URL: '',
  };
  return spawn(process.execPath, ['src/main.ts'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'], env });
}

async function ready(server: ChildProcess) {
  for (let tries = 0; tries < 1_200; tries++) {
    if (server.exitCode !== null) throw new Error('The server ended. Is it built? npm run build');
    if ((await fetch(address).catch(() => null))?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server did not answer within a minute.');
}

function stop(server: ChildProcess) {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  return ended;
}

/** User and system time of the process so far; the kernel counts in hundredths of a second. */
function cpuMilliseconds({ pid }: ChildProcess) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function residentMegabytes({ pid }: ChildProcess) {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024);
}

function round(value: number) {
  return Number(value.toPrecision(3));
}
