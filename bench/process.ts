/** The built server as its own process, and a bare `node:http` server to compare it with. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Database, openDatabase } from '../src/server/db/connection/connect.ts';
import { media } from '../src/server/db/schema.ts';
import { removeDemoPatients } from '../src/server/demo-patients/demo-patients.ts';

const root = join(import.meta.dirname, '..');
/** From package.json, whose start script limits the memory. */
const [variables, options] = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts.start.split(
  / ?exec node /,
) as [string, string];
const startWords = options.split(' ');
const startVariables = Object.fromEntries(variables.split(' ').map((one) => one.split('=')));

/** The first account of every measured hospital. */
export const account = { ADMIN_EMAIL: 'bench@openward.example', ADMIN_PASSWORD: 'correct horse battery' };

export interface Node {
  address: string;
  process: ChildProcess;
}

/** Starts a server like `npm start` and waits until its home page answers; `log` is the file for its output. */
export async function start(port: number, env: Record<string, string>, log?: string): Promise<Node> {
  const child = spawn(process.execPath, startWords, {
    cwd: root,
    stdio: ['ignore', 'ignore', log ? openSync(log, 'w') : 'inherit'],
    env: {
      ...process.env,
      ...startVariables,
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

/**
 * Fills a hospital as its first start does, without the demo's patients, whose times differ every day, and marks its
 * pictures as rendered: otherwise the server would render them in the background for minutes while it is measured.
 * Pictures on a page are rendered on request.
 */
export async function fillHospital(
  port: number,
  env: Record<string, string> & { DATA_DIR: string },
  /** Content in addition to the demo. */
  more?: (database: Database) => Promise<unknown>,
) {
  await stop(await start(port, env));
  const database = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl: env.DATABASE_URL });
  await removeDemoPatients(database.orm, Date.now());
  await database.orm.update(media).set({ variantsAt: sql`now()` });
  await more?.(database);
  await database.close();
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

/**
 * Processor milliseconds per request, sequential and uncompressed; `before` runs before each. The `first` requests are
 * not counted, until the JIT has compiled the hot code: about a thousand for a page.
 */
export async function cpuPerRequest(
  node: Node,
  path: string,
  { first, counted }: { first: number; counted: number },
  before: () => Promise<unknown> = async () => {},
) {
  const ask = async (count: number) => {
    for (; count > 0; count--) {
      await before();
      await take(node, path);
    }
  };
  await ask(first);
  const began = cpuMilliseconds(node);
  await ask(counted);
  return (cpuMilliseconds(node) - began) / counted;
}

export async function take({ address }: Node, path: string, init?: RequestInit) {
  const answer = await fetch(address + path, {
    ...init,
    headers: { 'Accept-Encoding': 'identity', ...init?.headers },
  });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  return answer.text();
}

export async function signIn(node: Node) {
  const { token } = await send(node, '/admin/login', {
    email: account.ADMIN_EMAIL,
    password: account.ADMIN_PASSWORD,
  });
  return token as string;
}

/** Posts to the API like a browser that has been on the site; returns the answer's data. */
export async function send(
  node: Node,
  path: string,
  value: object,
  more: Record<string, string> = {},
): Promise<Record<string, unknown>> {
  const cookie = await visitorCookie(node);
  const headers = {
    'Content-Type': 'application/json',
    Cookie: cookie,
    'X-XSRF-TOKEN': cookie.split('=')[1]!,
    ...more,
  };
  const answer = await take(node, `/api${path}`, { method: 'POST', headers, body: JSON.stringify(value) });
  return JSON.parse(answer).data;
}

/** The cookie of a visitor who has opened a form: `XSRF-TOKEN=…`. */
export async function visitorCookie({ address }: Node) {
  const answer = await fetch(`${address}/appointment`);
  return answer.headers.getSetCookie()[0]!.split(';')[0]!;
}

const headers = { 'Accept-Encoding': 'gzip' };

/** Odd, for the median. One in seven rounds is off by a tenth while the machine does other work. */
const rounds = 15;

/**
 * Requests per second for a cached answer, as a fraction of those of a bare server that sends the same bytes and
 * headers. The two alternate every second, so that other load affects both; the median fraction counts.
 */
export async function shareOfBare({ address }: Node, path: string, barePort: number, cookie = '') {
  const answer = await asSent(address + path, cookie);
  const source = `const { headers, body } = JSON.parse(process.env.ANSWER); const bytes = Buffer.from(body, 'base64');
    require('node:http').createServer((q, r) => { r.writeHead(200, headers); r.end(bytes) }).listen(${barePort}, '127.0.0.1')`;
  const bare = spawn(process.execPath, ['-e', source], {
    stdio: 'ignore',
    env: { ...process.env, ANSWER: JSON.stringify(answer) },
  });
  try {
    const bareAddress = `http://127.0.0.1:${barePort}/`;
    for (let tries = 0; tries < 50 && !(await fetch(bareAddress).catch(() => null)); tries++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await load(address + path, 2, cookie);
    await load(bareAddress, 2, cookie);
    const shares: number[] = [];
    for (let round = 0; round < rounds; round++)
      shares.push((await load(address + path, 1, cookie)) / (await load(bareAddress, 1, cookie)));
    return shares.sort((one, other) => one - other)[(rounds - 1) / 2]!;
  } finally {
    bare.kill();
  }
}

/** A raw response, without the headers that `node:http` adds. */
async function asSent(url: string, cookie: string) {
  const [answer] = (await once(get(url, { headers: { ...headers, Cookie: cookie } }), 'response')) as [
    IncomingMessage,
  ];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const { date: _, connection: __, 'keep-alive': ___, ...own } = answer.headers;
  return { headers: own, body: Buffer.concat(chunks).toString('base64') };
}

/**
 * Requests per second over 64 connections. It only counts bytes, as all responses are as long as the first: parsing
 * headers takes longer than the server takes to send them, and the client would measure itself.
 */
async function load(url: string, seconds: number, cookie: string) {
  const { hostname, port, pathname, search } = new URL(url);
  const request = Buffer.from(
    `GET ${pathname}${search} HTTP/1.1\r\nHost: ${hostname}\r\nAccept-Encoding: gzip\r\n${cookie && `Cookie: ${cookie}\r\n`}\r\n`,
  );
  const length = await answerLength(Number(port), request);
  let answers = 0;
  const connections = Array.from({ length: 64 }, () => {
    let received = 0;
    const socket = connect(Number(port), hostname, () => socket.write(request));
    socket.on('error', () => socket.destroy());
    socket.on('data', ({ length: bytes }) => {
      received += bytes;
      if (received < length) return;
      if (received > length) throw new Error(`${url}: an answer is longer than the first one.`);
      received = 0;
      answers++;
      socket.write(request);
    });
    return socket;
  });
  const began = performance.now();
  await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
  const reached = answers / ((performance.now() - began) / 1_000);
  if (connections.some(({ destroyed }) => destroyed)) throw new Error(`${url}: a connection was lost.`);
  for (const socket of connections) socket.destroy();
  return reached;
}

function answerLength(port: number, request: Buffer) {
  return new Promise<number>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let answer = '';
    socket.setEncoding('latin1');
    socket.on('error', reject);
    socket.on('data', (text: string) => {
      answer += text;
      const found = /^HTTP\/1\.1 200 [\s\S]*?\r\ncontent-length: (\d+)(?=\r\n)[\s\S]*?\r\n\r\n/i.exec(answer);
      if (!found) return;
      socket.destroy();
      resolve(found[0].length + Number(found[1]));
    });
    setTimeout(() => reject(new Error('No success, or of no known length.')), 10_000).unref();
  });
}

/** Sends this many requests over some paths, 64 at a time. */
export async function requests(node: Node, paths: string[], amount: number) {
  let asked = 0;
  const visitor = async () => {
    while (asked < amount) await take(node, paths[asked++ % paths.length]!, { headers });
  };
  await Promise.all(Array.from({ length: 64 }, visitor));
}

export function round(value: number) {
  return Number(value.toPrecision(3));
}
