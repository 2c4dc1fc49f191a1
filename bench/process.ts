/** The built server in a process of its own, and a bare `node:http` server to hold it against. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';

const root = join(import.meta.dirname, '..');

/** The first account of every hospital that is measured. */
export const account = { ADMIN_EMAIL: 'bench@openward.example', ADMIN_PASSWORD: 'correct horse battery' };

export interface Node {
  address: string;
  process: ChildProcess;
}

/** Starts a server and waits until its home page answers. */
export async function start(port: number, env: Record<string, string>): Promise<Node> {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATABASE_URL: '',
      SMTP_URL: '',
      ...env,
    },
  });
  const node = { address: `http://127.0.0.1:${port}`, process: child };
  for (let tries = 0; tries < 1_200; tries++) {
    if (child.exitCode !== null) throw new Error('The server ended. Is it built? npm run build');
    if ((await fetch(node.address).catch(() => null))?.ok) return node;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server did not answer within a minute.');
}

export function stop({ process: child }: Node) {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return ended;
}

/** User and system time of the process so far; the kernel counts in hundredths of a second. */
export function cpuMilliseconds({ process: { pid } }: Node) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

export function residentMegabytes({ process: { pid } }: Node) {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024);
}

/** Processor milliseconds of one request, asked for one after the other and not compressed. */
export async function cpuPerRequest(node: Node, path: string, times: number) {
  for (let count = 0; count < times / 2; count++) await take(node, path);
  const before = cpuMilliseconds(node);
  for (let count = 0; count < times; count++) await take(node, path);
  return (cpuMilliseconds(node) - before) / times;
}

export async function take({ address }: Node, path: string, init?: RequestInit) {
  const answer = await fetch(address + path, {
    ...init,
    headers: { 'Accept-Encoding': 'identity', ...init?.headers },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.text();
}

/** The token of a new session of the first account. */
export async function signIn(node: Node) {
  const { token } = await send(node, '/admin/login', {
    email: account.ADMIN_EMAIL,
    password: account.ADMIN_PASSWORD,
  });
  return token as string;
}

/** Posts to the API as a browser does that has been on the site; gives the data of the answer. */
export async function send(node: Node, path: string, value: object): Promise<Record<string, unknown>> {
  const first = await fetch(`${node.address}/api/settings`);
  const cookie = first.headers.getSetCookie()[0]!.split(';')[0]!;
  const headers = {
    'Content-Type': 'application/json',
    Cookie: cookie,
    'X-XSRF-TOKEN': cookie.split('=')[1]!,
  };
  const answer = await take(node, `/api${path}`, { method: 'POST', headers, body: JSON.stringify(value) });
  return JSON.parse(answer).data;
}

const headers = { 'Accept-Encoding': 'gzip' };

/**
 * Requests a second of a kept answer, as a share of what a server reaches that only sends the same compressed bytes. The
 * two take turns of a second, so that whatever else the machine does falls on both; the median of the shares counts.
 */
export async function shareOfBare({ address }: Node, path: string, barePort: number) {
  const answer = await fetch(address + path, { headers });
  const text = Buffer.from(await answer.arrayBuffer());
  const compressed = await new Response(
    new Blob([text]).stream().pipeThrough(new CompressionStream('gzip')),
  ).bytes();
  const source = `require('node:http').createServer((q, r) => { r.setHeader('Content-Encoding', 'gzip'); r.end(body) }).listen(${barePort}, '127.0.0.1'); const body = Buffer.from(process.env.BODY, 'base64')`;
  const bare = spawn(process.execPath, ['-e', source], {
    stdio: 'ignore',
    env: { ...process.env, BODY: Buffer.from(compressed).toString('base64') },
  });
  try {
    const bareAddress = `http://127.0.0.1:${barePort}/`;
    for (let tries = 0; tries < 50 && !(await fetch(bareAddress).catch(() => null)); tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await load(address + path, 2);
    await load(bareAddress, 2);
    const shares: number[] = [];
    for (let round = 0; round < 7; round++)
      shares.push((await load(address + path, 1)) / (await load(bareAddress, 1)));
    return shares.sort((one, other) => one - other)[3]!;
  } finally {
    bare.kill();
  }
}

/** Requests a second over 64 connections. */
export async function load(url: string, duration: number) {
  const result = await autocannon({ url, connections: 64, duration, headers });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} failed.`);
  return result.requests.average;
}

/** So many requests, spread over some paths. */
export async function requests({ address }: Node, paths: string[], amount: number) {
  const result = await autocannon({
    url: address,
    connections: 64,
    amount,
    requests: paths.map((path) => ({ path, headers })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused, ${result.errors} failed.`);
}

export function round(value: number) {
  return Number(value.toPrecision(3));
}
