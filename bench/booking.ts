/** Slots and bookings, in-process. Each booking comes from its own client address. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Services } from '#server/call/context.ts';
import { createPerform } from '#server/call/perform.ts';
import { type Database, openDatabase } from '#server/db/connection/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Orm } from '#server/db/orm.ts';
import { fillDemo } from '#server/demo/fill.ts';
import { DiskStore } from '#server/media/disk-store.ts';
import { inLanguage } from '#words/in-language.ts';
import { api } from '../src/server/api/index.ts';
import { inDays } from '../tests/in-days.ts';
import type { Row } from './bench.ts';

const caller = { address: '127.0.0.1', device: 'bench', ownPage: true };
let visitors = 0;
const visitor = () => ({
  ...caller,
  address: `10.${(++visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
});

/** On the embedded database, as in production: in a folder, with fsync. */
export async function measureBooking(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-bench-'));
  const database = await openDatabase({ dataDir });
  try {
    const { orm, perform } = await hospitalIn(database, dataDir);
    await storeAppointments(database, { doctorId: 1, count: 1_000 });
    const slots = await slotsMedian(perform);
    await storeAppointments(database, { count: 10_000 });
    const bookings = await bookingsPerSecond(orm, perform);
    await moreDoctors(orm, 200);
    const soonest = await soonestMedian(perform);
    return [
      row(
        `${bookingsWords}, embedded database with fsync, 10,000 appointments stored`,
        bookings,
        'a second',
        '≥ 150',
        bookings >= 150,
      ),
      row(
        'free times of one doctor, 31 days, 1,000 appointments stored',
        slots,
        'ms median',
        '≤ 3',
        slots <= 3,
      ),
      row(`${soonestWords}, 10,000 appointments stored`, soonest, 'ms median', '≤ 60', soonest <= 60),
    ];
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** On a PostgreSQL server with eight connections, also with a million appointments, nearly all of them past. */
export async function measureBookingOnPostgres(databaseUrl: string): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-bench-'));
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    const { orm, perform } = await hospitalIn(database, dataDir);
    await storeAppointments(database, { count: 10_000 });
    const bookings = await bookingsPerSecond(orm, perform);
    await moreDoctors(orm, 200);
    const few = await soonestMedian(perform);
    await storeAppointments(database, { count: 990_000, past: true });
    const many = await soonestMedian(perform);
    const bookingsLater = await bookingsPerSecond(orm, perform);
    return [
      ...[
        { stored: '10,000', each: bookings },
        { stored: '1 million', each: bookingsLater },
      ].map(({ stored, each }) =>
        row(
          `${bookingsWords}, PostgreSQL, 8 connections, ${stored} appointments`,
          each,
          'a second',
          '≥ 400',
          each >= 400,
        ),
      ),
      row(`${soonestWords}, PostgreSQL, 10,000 appointments`, few, 'ms median', '≤ 60', few <= 60),
      row(`${soonestWords}, PostgreSQL, 1 million appointments`, many, 'ms median', '≤ 60', many <= 60),
      row('the same, against 10,000', many / few, 'ratio', '≤ 1.3', many / few <= 1.3),
    ];
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const bookingsWords = 'bookings of distinct times';
const soonestWords = 'soonest free time of 200 doctors, 30 days';

function row(what: string, measured: number, unit: string, reach: string, holds: boolean): Row {
  return { what, measured: round(measured), unit, reach, holds };
}

export async function hospitalIn(database: Database, dataDir: string, more: Partial<Services> = {}) {
  await migrate(database, join(import.meta.dirname, '../src/server/db/migrations'));
  const { orm } = database;
  await fillDemo(orm, new DiskStore(join(dataDir, 'media')));
  const services: Services = {
    orm,
    notifications: database.notifications,
    storage: { database, store: new DiskStore(join(dataDir, 'media')), dataDir },
    leaving: new AbortController().signal,
    now: Date.now,
    publicUrl: 'http://localhost',
    secret: 'bench'.repeat(8),
    afterwards: (work) => void work(),
    mailWritten() {},
    timesFreed() {},
    picturesChanged() {},
    hasMailServer: false,
    requestsPerMinute: { forms: 1_000_000 },
    ...more,
  };
  const perform = createPerform(services, api);
  const inEnglish: typeof perform = (...call) =>
    inLanguage({ language: 'en', country: 'GB', locale: 'en-GB', isMain: true }, () => perform(...call));
  return { orm, perform: inEnglish };
}

type Perform = ReturnType<typeof createPerform>;

async function bookingsPerSecond(orm: Orm, perform: Perform) {
  const wanted: { doctorId: number; startsAt: string; visitTypeId: number }[] = [];
  // Only doctors without bookings from here yet.
  const { rows } = await orm.execute<{ slug: string }>(sql`select slug from doctor d where bookable
    and not exists (select from appointment a where a.doctor_id = d.id and a.email like 'bench-%')`);
  for (const { slug } of rows) {
    const query = { doctor: slug, from: inDays(2), to: inDays(50) };
    const { body } = await perform('appointment', 'slots', { query }, caller);
    wanted.push(...(body as { data: typeof wanted }).data);
  }
  // Spread over all doctors and days, as visitors do.
  wanted.sort((one, other) => spread(one) - spread(other));
  const times = fewOfADay(wanted);
  const book = async ({ doctorId, startsAt, visitTypeId }: (typeof wanted)[number], index: number) => {
    const value = {
      doctorId,
      startsAt,
      visitTypeId,
      name: 'Bench',
      email: `bench-${index}-${Date.parse(startsAt)}@example.org`,
    };
    const answer = await perform('appointment', 'create', { body: async () => ({ value }) }, visitor());
    return (answer.body as { data?: { status: string } }).data?.status ?? answer.status;
  };
  // Warms up connections and prepared statements first, as on a server that has run for a while.
  await inParallel(times.splice(0, 150), 8, book);
  const started = performance.now();
  const statuses = await inParallel(times, 8, book);
  const seconds = (performance.now() - started) / 1000;
  const failed = statuses.filter((status) => status !== 'booked');
  if (failed.length > 0) {
    const codes = [...new Set(failed)].join(', ');
    throw new Error(`${failed.length} of ${times.length} bookings failed: ${codes}.`);
  }
  return times.length / seconds;
}

/** At most four per doctor and day: beyond that, bookings need confirmation by mail. */
function fewOfADay<T extends { doctorId: number; startsAt: string }>(times: T[]) {
  const taken = new Map<string, number>();
  return times.filter(({ doctorId, startsAt }) => {
    const day = `${doctorId} ${startsAt.slice(0, 10)}`;
    taken.set(day, (taken.get(day) ?? 0) + 1);
    return taken.get(day)! <= 4;
  });
}

/** Sorts times in a reproducible order that follows neither doctors nor days. */
function spread({ doctorId, startsAt }: { doctorId: number; startsAt: string }) {
  return ((Date.parse(startsAt) / 60_000 + doctorId * 7_919) * 2_654_435_761) % 4_294_967_296;
}

async function inParallel<T, R>(items: T[], workers: number, work: (item: T, index: number) => Promise<R>) {
  const results: R[] = [];
  let next = 0;
  const one = async () => {
    for (let index = next++; index < items.length; index = next++)
      results[index] = await work(items[index]!, index);
  };
  await Promise.all(Array.from({ length: workers }, one));
  return results;
}

/** Appointments at regular intervals, of one doctor or of all in turn. At night too, so that slots stay free. */
export async function storeAppointments(
  database: Database,
  {
    doctorId = null,
    count,
    past = false,
    minutes = 20,
  }: { doctorId?: number | null; count: number; past?: boolean; minutes?: number },
) {
  const query = sql`
    with whose as (
      select array_agg(id order by id) as ids from doctor where ${doctorId}::int is null or id = ${doctorId}::int
    ), made as (
      insert into appointment (reference, status, doctor_id, visit_type_id, visit_type, starts_at, ends_at, time_zone, name, email)
      select substr(md5(n || '/' || ${count}::int), 1, 8), 'booked', ids[1 + n % cardinality(ids)], 1, '{}', at, at + interval '15 minutes', 'Europe/London', 'Bench', 'b' || n || '@example.org'
      from whose, generate_series(1, ${count}::int) n,
        lateral (select date_trunc('day', now()) + (case when ${past}::boolean then -1 else 1 end)
          * (interval '2 days' + (n / cardinality(ids)) * ${minutes}::int * interval '1 minute') + interval '7 minutes' as at) t
      on conflict (reference) do nothing
      returning id, doctor_id, starts_at, ends_at)
    insert into allocation (doctor_id, lane, visit_type_id, starts_at, during, appointment_id)
    select doctor_id, 1, 1, starts_at, tstzrange(starts_at, ends_at), id from made
    on conflict do nothing`;
  const { sql: text, params } = new PgDialect().sqlToQuery(query);
  // A million rows take longer than the statement timeout.
  await database.withoutTimeLimit(async (client) => {
    await client.query(text, params);
    // Otherwise autovacuum and checkpoints would run for minutes during the measurement.
    await client.query('vacuum analyze');
    await client.query('checkpoint');
  });
}

export async function moreDoctors(orm: Orm, count: number) {
  await orm.execute(sql`
    with made as (
      insert into doctor (slug, name) select 'bench-' || n, 'Bench ' || n from generate_series(1, ${count}) n returning id)
    insert into schedule (doctor_id, valid_from, rules)
    select id, '2025-01-01', (select rules from schedule order by jsonb_array_length(rules) desc, id limit 1) from made`);
}

async function slotsMedian(perform: Perform) {
  const { body } = await perform('doctor', 'get', { params: { id: '1' } }, caller);
  const query = { doctor: (body as { data: { slug: string } }).data.slug, from: inDays(0), to: inDays(30) };
  return median(200, () => perform('appointment', 'slots', { query }, caller));
}

function soonestMedian(perform: Perform) {
  return median(30, () => perform('appointment', 'soonest', { query: {} }, caller));
}

async function median(times: number, work: () => Promise<{ status: number }>) {
  const taken: number[] = [];
  for (let count = 0; count < times + 5; count++) {
    const started = performance.now();
    const { status } = await work();
    if (status !== 200) throw new Error(`Answered ${status}.`);
    if (count >= 5) taken.push(performance.now() - started);
  }
  return taken.sort((a, b) => a - b)[times / 2]!;
}

function round(value: number) {
  return Number(value.toPrecision(3));
}

// Run by bench.ts within a temporary PostgreSQL server; prints its rows.
if (process.argv[1] === import.meta.filename) {
  const rows = await measureBookingOnPostgres(process.env.TEST_DATABASE_URL!);
  process.stdout.write(JSON.stringify(rows));
}
