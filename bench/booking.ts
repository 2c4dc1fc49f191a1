/** Free times and bookings in-process, on the embedded database as production runs it: in a folder, with fsync. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Services } from '#server/api/context.ts';
import { createPerform } from '#server/api/perform.ts';
import { openDatabase } from '#server/db/connect.ts';
import { migrate } from '#server/db/migrate.ts';
import type { Orm } from '#server/db/orm.ts';
import { fillDemoHospital } from '#server/demo/fill.ts';
import { DiskStore } from '#server/media/disk-store.ts';
import type { Row } from './bench.ts';

const caller = { address: '127.0.0.1', device: 'bench', ownPage: true };

export async function measureBooking(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-bench-'));
  const database = await openDatabase({ dataDir });
  try {
    await migrate(database, join(import.meta.dirname, '../src/server/db/migrations'));
    await fillDemoHospital(database.orm, new DiskStore(join(dataDir, 'media')));
    const { orm } = database;
    const services: Services = {
      orm,
      now: Date.now,
      publicUrl: 'http://localhost',
      secret: 'bench'.repeat(8),
      mailWritten() {},
      timesFreed() {},
      picturesChanged() {},
      hasMailServer: false,
      publicWritesPerMinute: 1_000_000,
    };
    const perform = createPerform(services);
    const bookings = await bookingsPerSecond(orm, perform);
    await storeAppointments(orm, 1, 1_000);
    const slots = await slotsMedian(perform);
    await moreDoctors(orm, 200);
    await storeAppointments(orm, 0, 10_000);
    const soonest = await soonestMedian(perform);
    return [
      {
        what: 'bookings of distinct times, embedded database with fsync',
        measured: round(bookings),
        unit: 'a second',
        reach: '≥ 150',
        holds: bookings >= 150,
      },
      {
        what: 'free times of one doctor, 31 days, 1,000 appointments stored',
        measured: round(slots),
        unit: 'ms median',
        reach: '≤ 3',
        holds: slots <= 3,
      },
      {
        what: 'soonest free time of 200 doctors, 30 days, 10,000 appointments stored',
        measured: round(soonest),
        unit: 'ms median',
        reach: '≤ 60',
        holds: soonest <= 60,
      },
    ];
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

type Perform = ReturnType<typeof createPerform>;
const today = () => new Date().toISOString().slice(0, 10);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function bookingsPerSecond(orm: Orm, perform: Perform) {
  const wanted: { doctorId: number; startsAt: string; visitTypeId: number }[] = [];
  const { rows } = await orm.execute<{ slug: string }>(sql`select slug from doctor where bookable`);
  for (const { slug } of rows) {
    const query = { doctor: slug, from: inDays(2), to: inDays(50) };
    const { body } = await perform('appointment', 'slots', { query }, caller);
    wanted.push(...(body as { data: typeof wanted }).data);
  }
  const times = wanted.slice(0, 1_000);
  const started = performance.now();
  const statuses = await inParallel(times, 8, async ({ doctorId, startsAt, visitTypeId }, index) => {
    const value = { doctorId, startsAt, visitTypeId, name: 'Bench', email: `bench-${index}@example.org` };
    return (await perform('appointment', 'create', { body: async () => ({ value }) }, caller)).status;
  });
  const seconds = (performance.now() - started) / 1000;
  const failed = statuses.filter((status) => status !== 201).length;
  if (failed > 0) throw new Error(`${failed} of ${times.length} bookings failed.`);
  return times.length / seconds;
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

/** Appointments of the coming year; of one doctor, or spread over all. Nights too, so that times stay free. */
async function storeAppointments(orm: Orm, doctorId: number, count: number) {
  await orm.execute(sql`
    with made as (
      insert into appointment (reference, status, doctor_id, visit_type_id, visit_type, starts_at, ends_at, time_zone, name, email)
      select 'B' || lpad(to_hex(n + ${doctorId} * 1000000), 7, '0'), 'booked', d, 1, '{}', at, at + interval '15 minutes', 'Europe/London', 'Bench', 'b@example.org'
      from (select n, case when ${doctorId} > 0 then ${doctorId} else (select min(id) from doctor) + n % (select count(*)::int from doctor) end as d,
              date_trunc('day', now()) + interval '2 days' + (n / case when ${doctorId} > 0 then 1 else (select count(*)::int from doctor) end) * interval '20 minutes' + interval '7 minutes' as at
            from generate_series(1, ${count}) n) x
      returning id, doctor_id, starts_at, ends_at)
    insert into allocation (doctor_id, lane, session, during, appointment_id)
    select doctor_id, 1, '1@' || (extract(epoch from starts_at) * 1000)::bigint, tstzrange(starts_at, ends_at), id from made
    on conflict do nothing`);
  await orm.execute(sql`analyze`);
}

async function moreDoctors(orm: Orm, count: number) {
  await orm.execute(sql`
    with made as (
      insert into doctor (slug, name) select 'bench-' || n, 'Bench ' || n from generate_series(1, ${count}) n returning id)
    insert into schedule (doctor_id, valid_from, rules)
    select id, '2025-01-01', (select rules from schedule order by jsonb_array_length(rules) desc, id limit 1) from made`);
}

async function slotsMedian(perform: Perform) {
  const { body } = await perform('doctor', 'get', { params: { id: '1' } }, caller);
  const query = { doctor: (body as { data: { slug: string } }).data.slug, from: today(), to: inDays(30) };
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
