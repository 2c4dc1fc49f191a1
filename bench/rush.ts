/**
 * An article is published, and ten thousand people open it within a minute, each for the first time: the page and
 * everything it loads. Some continue to the free times of a doctor, and some book. The embedded database, one process.
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { inDays } from '../tests/in-days.ts';
import type { Row } from './bench.ts';
import {
  account,
  cpuMilliseconds,
  fillHospital,
  type Node,
  residentMegabytes,
  round,
  signIn,
  start,
  stop,
  take,
  visitorCookie,
} from './process.ts';

const port = 25_710;
const visitors = 10_000;
const milliseconds = 60_000;

interface Answer {
  status: number;
  text: string;
  milliseconds: number;
}

/** The XSRF cookie of a form. */
let cookie = '';
/** Results; times in milliseconds. */
const met = { page: [] as number[], times: [] as number[], booking: [] as number[], bytes: 0, failed: 0 };

export async function measureRush(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-bench-'));
  try {
    const env = { ...account, DATA_DIR: dataDir, TRUST_PROXY: '1', LOG_LEVEL: 'silent' };
    await fillHospital(port, env);
    const server = await start(port, env);
    return await measure(server).finally(() => stop(server));
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(server: Node): Promise<Row[]> {
  const token = await signIn(server);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const old = JSON.parse(await take(server, '/api/news?limit=1')).data[0];
  await take(server, `/news/${old.slug}`);
  const { imageId, body } = JSON.parse(await take(server, `/api/news/${old.id}`, { headers })).data;
  const words = { title: 'Vaccination on Saturday, without an appointment', body, imageId };
  const made = await take(server, '/api/news', {
    method: 'POST',
    headers,
    body: JSON.stringify({ ...words, status: 'published' }),
  });
  const path = `/news/${JSON.parse(made).data.slug}`;
  const times = await freeTimes(server);
  cookie = await visitorCookie(server);
  const before = { cpu: cpuMilliseconds(server), began: performance.now() };
  const all: Promise<void>[] = [];
  for (let number = 0; number < visitors; number++) {
    const due = before.began + (number * milliseconds) / visitors;
    if (due > performance.now()) await setTimeout(due - performance.now());
    all.push(visit(server, path, number, times).catch(() => void met.failed++));
  }
  await Promise.all(all);
  const seconds = (performance.now() - before.began) / 1_000;
  const cpu = (cpuMilliseconds(server) - before.cpu) / 1_000;
  const p99 = (list: number[]) =>
    round(list.toSorted((one, other) => one - other)[Math.floor(list.length * 0.99)] ?? Number.NaN);
  const told = `${visitors.toLocaleString('en')} visitors in a minute at one new article`;
  const row = (what: string, measured: number, unit: string, most?: number): Row => ({
    what: `${told}: ${what}`,
    measured: round(measured),
    unit,
    reach: most === undefined ? '' : `≤ ${most}`,
    holds: most === undefined ? null : measured <= most,
  });
  return [
    row('answers that failed', met.failed, 'times', 0),
    row('until all had everything', seconds, 's', 62),
    row(`the page, slowest of 100, of ${met.page.length}`, p99(met.page), 'ms', 300),
    row(`free times, slowest of 100, of ${met.times.length}`, p99(met.times), 'ms', 500),
    row(`a booking, slowest of 100, of ${met.booking.length}`, p99(met.booking), 'ms', 1_000),
    row('processor time for 1,000 visits', cpu / (visitors / 1_000), 's'),
    row('sent for 1,000 visits', met.bytes / 1_000_000 / (visitors / 1_000), 'MB'),
    row('memory at the end', residentMegabytes(server), 'MB', 600),
  ];
}

async function visit(server: Node, path: string, number: number, times: FreeTime[]) {
  // As a browser: a few persistent connections.
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const from = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
  const ask = (at: string, more?: Asked) => asked(server, agent, from, at, more);
  const good = (answer: Answer) => {
    if (answer.status >= 400) met.failed++;
    return answer;
  };
  try {
    const page = good(await ask(path));
    met.page.push(page.milliseconds);
    await Promise.all([...filesOf(page.text)].map(async (file) => good(await ask(file))));
    if (number % 20 === 0) {
      const { doctor } = times[number % times.length]!;
      const free = good(
        await ask(`/api/appointment/slots?doctor=${doctor}&from=${inDays(2)}&to=${inDays(20)}`),
      );
      met.times.push(free.milliseconds);
    }
    const time = number % 100 === 0 ? times[number / 100] : undefined;
    if (time) met.booking.push(good(await book(ask, time, number)).milliseconds);
  } finally {
    agent.destroy();
  }
}

/** What a phone loads with the page: styles, scripts, typeface, icon, and the first of each picture's sizes. */
function filesOf(html: string) {
  const files = [...html.matchAll(/(?:href|src)="(\/(?:assets|media|theme|social)\/[^"]+)"/g)].map(
    ([, file]) => file!.replaceAll('&amp;', '&'),
  );
  return new Set(files.filter((file) => !file.startsWith('/social/')));
}

interface Asked {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

async function asked({ address }: Node, agent: Agent, from: string, path: string, more: Asked = {}) {
  const began = performance.now();
  const headers = { 'Accept-Encoding': 'br', 'X-Forwarded-For': from, ...more.headers };
  const sent = request(address + path, { agent, method: more.method ?? 'GET', headers });
  sent.end(more.body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  met.bytes += bytes.length;
  const text = await textOf(answer, bytes);
  return { status: answer.statusCode!, text, milliseconds: performance.now() - began };
}

/** Only pages are decompressed; decompressing the rest would measure this process. */
const opened = new Map<string, string>();
async function textOf({ headers }: IncomingMessage, bytes: Buffer) {
  if (!/text\/html|json/.test(headers['content-type'] ?? '')) return '';
  if (headers['content-encoding'] !== 'br') return bytes.toString();
  const key = `${bytes.length} ${headers.etag}`;
  if (!opened.has(key)) opened.set(key, brotliDecompressSync(bytes).toString());
  return opened.get(key)!;
}

interface FreeTime {
  doctor: string;
  doctorId: number;
  visitTypeId: number;
  startsAt: string;
}

/** Two per doctor and day, so that no booking has to be confirmed. */
async function freeTimes(server: Node): Promise<FreeTime[]> {
  const doctors: { slug: string; bookable: boolean }[] = JSON.parse(
    await take(server, '/api/doctor?limit=100'),
  ).data;
  const found: FreeTime[] = [];
  for (const { slug } of doctors.filter(({ bookable }) => bookable)) {
    const query = `doctor=${slug}&from=${inDays(2)}&to=${inDays(40)}`;
    const times: (FreeTime & { localDate: string })[] = JSON.parse(
      await take(server, `/api/appointment/slots?${query}`),
    ).data;
    for (const [, some] of Map.groupBy(times, ({ localDate }) => localDate))
      found.push(...some.slice(0, 2).map((time) => ({ ...time, doctor: slug })));
  }
  return found;
}

async function book(
  ask: (path: string, more?: Asked) => Promise<Answer>,
  { doctorId, visitTypeId, startsAt }: FreeTime,
  number: number,
) {
  const value = { doctorId, visitTypeId, startsAt, name: 'Bench', email: `rush-${number}@example.org` };
  const headers = {
    'Content-Type': 'application/json',
    Cookie: cookie,
    'X-XSRF-TOKEN': cookie.split('=')[1]!,
  };
  return ask('/api/appointment', { method: 'POST', headers, body: JSON.stringify(value) });
}

if (process.argv[1] === import.meta.filename)
  for (const { what, measured, unit } of await measureRush())
    process.stdout.write(`${what}: ${measured} ${unit}\n`);
