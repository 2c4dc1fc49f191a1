/**
 * `npm run siege`: for a minute, twenty hostile senders try every known attack at once, while twenty visitors read,
 * search and book. Loopback only, bounded in time and requests. It measures what the visitors notice and counts what
 * the senders achieve; a row that fails exits with 1.
 *
 * Runs on the embedded database, or with DATABASE_URL on a PostgreSQL server, which must be empty:
 * `scripts/with-postgres.sh bash -c 'DATABASE_URL=$TEST_DATABASE_URL npm run siege'`
 */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { SMTPServer } from 'smtp-server';
import { openDatabase } from '../src/server/db/connection/connect.ts';
import { limits } from '../src/server/kernel/limits.ts';
import { mailRates } from '../src/server/mail/mail-limits.ts';
import { inDays } from '../tests/in-days.ts';
import { account, fillHospital, type Node, residentMegabytes, start, stop } from './process.ts';
import { dataOf, type FreeTime, type Reply, SiegeClient } from './siege-client.ts';
import type { Siege, Tried } from './siege-sender.ts';
import { visit } from './siege-visitor.ts';

const port = 25_690;
const seconds = Number(process.env.SIEGE_SECONDS ?? 60);
const each = 20;
/** Per sender: more than it can send in the time, but finite. */
const mostRequests = 20_000;
/** How far ahead the senders and the count look. */
const daysAhead = 14;

const dataDir = mkdtempSync(join(tmpdir(), 'openward-siege-'));
const letters = new Map<string, number>();
const mailServer = await collectMail();
const env = {
  ...account,
  DATA_DIR: dataDir,
  DATABASE_URL: process.env.DATABASE_URL ?? '',
  SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}?ignoreTLS=true`,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'silent',
};
await fillHospital(port, env);
const server = await start(port, env);
try {
  const seen = await measure(server).finally(() => stop(server));
  const rows = [
    ...rowsOf(seen),
    ...(await shareRows(seen.places, seen.endedAt)),
    mailRow(),
    memoryRow(seen.memory),
  ];
  for (const { what, measured, reach, holds } of rows)
    process.stdout.write(`${holds ? '✓' : '✗'} ${measured.padStart(14)}  ${reach.padEnd(10)} ${what}\n`);
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
} finally {
  mailServer.close();
  rmSync(dataDir, { recursive: true, force: true });
}

interface Seen {
  replies: { what: string; reply: Reply }[];
  /** Resident megabytes, every two seconds. */
  memory: number[];
  /** Free slots of each doctor and day at the start, under "doctor date". */
  places: Map<string, number>;
  endedAt: number;
}

async function measure(server: Node): Promise<Seen> {
  const observer = new SiegeClient(server.address, '198.51.100.1');
  const listed = dataOf<{ slug: string; bookable: boolean }[]>(await observer.ask('/api/doctor?limit=100'));
  const doctors = (listed ?? []).filter(({ bookable }) => bookable).map(({ slug }) => slug);
  await warmUp(observer, doctors);
  const places = await freeByDay(observer, doctors);
  const replies: Seen['replies'] = [];
  const memory: number[] = [];
  const end = Date.now() + seconds * 1_000;
  const isOver = () => Date.now() >= end;
  const watching = (async () => {
    while (!isOver()) {
      memory.push(residentMegabytes(server));
      await setTimeout(2_000);
    }
  })();
  const siege: Siege = { origin: server.address, senders: each, doctors, end, most: mostRequests };
  const sending = once(
    new Worker(new URL('siege-sender.ts', import.meta.url), { workerData: siege }),
    'message',
  );
  const visitors = Array.from({ length: each }, (_, index) => {
    const client = new SiegeClient(server.address, `192.0.2.${index + 1}`);
    return visit({ client, index, doctors, isOver, took: (what, reply) => replies.push({ what, reply }) });
  });
  await Promise.all([...visitors, watching]);
  const [tried] = (await sending) as [Tried];
  for (const [kind, counts] of [...tried].sort()) {
    const answers = [...counts].sort().map(([status, times]) => `${status}: ${times}`);
    process.stdout.write(`  ${kind.padEnd(16)} ${answers.join('  ')}\n`);
  }
  for (const [what, some] of Map.groupBy(replies, ({ what }) => what)) {
    const times = some.map(({ reply }) => reply.milliseconds).sort((one, other) => one - other);
    const at = (quantile: number) => Math.round(times[Math.floor((times.length - 1) * quantile)] ?? 0);
    process.stdout.write(
      `  visitors’ ${what.padEnd(8)} ${times.length} times, ${at(0.5)} ms, 0.99: ${at(0.99)} ms\n`,
    );
  }
  return { replies, memory, places, endedAt: Date.now() };
}

/** Compiles and caches pages, as on a server that has run for a while. */
async function warmUp(observer: SiegeClient, doctors: string[]) {
  for (let round = 0; round < 300; round++) {
    const doctor = doctors[round % doctors.length];
    await observer.ask(`/search?q=warm${round}`);
    await observer.ask(`/appointment?doctor=${doctor}`);
    await observer.ask(`/doctors/${doctor}`);
  }
}

async function freeByDay(observer: SiegeClient, doctors: string[]) {
  const days: Seen['places'] = new Map();
  for (const doctor of doctors) {
    const query = `doctor=${doctor}&from=${inDays(1)}&to=${inDays(daysAhead)}`;
    const times = dataOf<(FreeTime & { placesLeft: number })[]>(
      await observer.ask(`/api/appointment/slots?${query}`),
    );
    for (const { doctorId, localDate, placesLeft } of times ?? []) {
      const day = `${doctorId} ${localDate}`;
      days.set(day, (days.get(day) ?? 0) + placesLeft);
    }
  }
  return days;
}

interface Row {
  what: string;
  measured: string;
  reach: string;
  holds: boolean;
}

function rowsOf({ replies }: Seen): Row[] {
  const times = replies.map(({ reply }) => reply.milliseconds).sort((one, other) => one - other);
  const p99 = times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  // A slot taken meanwhile is no refusal, and without a hold a visitor still books.
  const refused = replies.filter(
    ({ what, reply: { status } }) => status >= 400 && status !== 409 && !(what === 'hold' && status === 429),
  );
  const kinds = [...new Set(refused.map(({ what, reply }) => `${what} ${reply.status}`))].join(', ');
  const bookings = replies.filter(({ what, reply }) => what === 'booking' && reply.status === 201);
  const held = bookings.filter(({ reply }) => dataOf<{ status: string }>(reply)?.status === 'held');
  return [
    {
      what: `visitors’ answers, 0.99 quantile of ${times.length}`,
      measured: `${Math.round(p99)} ms`,
      reach: '≤ 300 ms',
      holds: p99 <= 300,
    },
    {
      what: `visitors refused${kinds && `: ${kinds}`}`,
      measured: String(refused.length),
      reach: '0',
      holds: refused.length === 0,
    },
    {
      what: `bookings of visitors, of which ${held.length} are confirmed by mail`,
      measured: String(bookings.length),
      reach: `≥ ${each}`,
      holds: bookings.length >= each,
    },
  ];
}

/** The share of the fullest day that is held and booked, by one network and by all together. */
async function shareRows(places: Seen['places'], endedAt: number): Promise<Row[]> {
  const database = await openDatabase({ dataDir, databaseUrl: env.DATABASE_URL || undefined });
  const { rows } = await database.pool.query<{ day: string; network: string; taken: number }>(
    `with counted as (
      select a.doctor_id || ' ' || to_char(lower(during) at time zone s.time_zone, 'YYYY-MM-DD') as day, taken_from
      from allocation a, settings s
      where active and taken_from is not null and coalesce(expires_at, counted_until) > $1
    )
    select day, encode(taken_from[cardinality(taken_from)], 'hex') as network, count(*)::int as taken from counted group by 1, 2
    union all select day, 'all', count(*)::int from counted group by 1`,
    [new Date(endedAt)],
  );
  await database.close();
  const worst = (isAll: boolean, percent: number) =>
    rows
      .filter(({ network, day }) => (network === 'all') === isAll && places.has(day))
      .map(({ day, taken }) => {
        const most = Math.max(limits.leastOfDay.most, Math.floor((places.get(day)! * percent) / 100));
        return { taken, most, of: places.get(day)! };
      })
      .reduce((one, other) => (other.taken / other.most > one.taken / one.most ? other : one), {
        taken: 0,
        most: 1,
        of: 0,
      });
  const named = [
    { whose: 'one network', worst: worst(false, limits.clientDayPercent.most) },
    { whose: 'all senders and visitors together', worst: worst(true, limits.everybodyDayPercent.most) },
  ];
  return named.map(({ whose, worst: { taken, most, of } }) => ({
    what: `of a doctor’s day with ${of} times, held and booked by ${whose}`,
    measured: String(taken),
    reach: `≤ ${most}`,
    holds: taken <= most && taken > 0,
  }));
}

/** The caps apply per kind of message; the victims get all kinds. */
function mailRow(): Row {
  const [recipient, most] = [...letters]
    .filter(([address]) => address.startsWith('victim'))
    .reduce((one, other) => (other[1] > one[1] ? other : one), ['nobody', 0]);
  const { appointment, waitlist, inquiry, newsletter } = mailRates;
  const cap = appointment.perHour + waitlist.perHour + inquiry.perHour + newsletter.perHour;
  return {
    what: `messages to one stranger, ${recipient}`,
    measured: String(most),
    reach: `≤ ${cap}`,
    holds: most > 0 && most <= cap,
  };
}

function memoryRow(memory: number[]): Row {
  const median = (some: number[]) => some.toSorted((one, other) => one - other)[some.length >> 1] ?? 0;
  const third = Math.floor(memory.length / 3);
  const growth = median(memory.slice(-third)) / median(memory.slice(third, 2 * third));
  return {
    what: `memory in the last third against the one before, ${memory.at(-1)} MB at the end`,
    measured: growth.toFixed(2),
    reach: '≤ 1.1',
    holds: growth <= 1.1,
  };
}

/** The hospital's mail server: counts messages per inbox. */
async function collectMail() {
  const mailServer = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, { envelope }, callback) {
      stream.resume();
      stream.on('end', () => {
        for (const { address } of envelope.rcptTo) letters.set(address, (letters.get(address) ?? 0) + 1);
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', resolve));
  return mailServer;
}
