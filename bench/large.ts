/**
 * The reception of a large hospital, in-process on PostgreSQL: 200 doctors, 2,000 visits a day, a million appointments.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from '#server/db/connection/connect.ts';
import type { Orm } from '#server/db/orm.ts';
import { createFirstAccount } from '#server/identity/first-account.ts';
import { createSession } from '#server/identity/session.ts';
import { onlyCounted } from '#web/admin/session/only-counted.ts';
import { inDays } from '../tests/in-days.ts';
import type { Row } from './bench.ts';
import { hospitalIn, moreDoctors, storeAppointments } from './booking.ts';
import { round } from './process.ts';

/** Median milliseconds; without a target in an issue, an acceptable wait at the reception. */
const calls: { what: string; resource: string; operation: string; query: object; most: number }[] = [
  {
    what: 'calendar, one day of all',
    resource: 'desk',
    operation: 'calendar',
    query: { from: inDays(4), to: inDays(4) },
    most: 200,
  },
  {
    what: 'calendar, a week of one doctor',
    resource: 'desk',
    operation: 'calendar',
    query: { from: inDays(3), to: inDays(9), doctor: 'clara-hensley' },
    most: 100,
  },
  {
    what: 'visits of one day, the first 100',
    resource: 'appointment',
    operation: 'list',
    query: { from: inDays(4), to: inDays(4), limit: '100' },
    most: 100,
  },
  {
    what: 'list of all visits, its first page',
    resource: 'appointment',
    operation: 'list',
    query: { limit: '50' },
    most: 300,
  },
  {
    what: 'list of all visits, page 1,000',
    resource: 'appointment',
    operation: 'list',
    query: { limit: '50', page: '1000' },
    most: 500,
  },
  {
    what: 'a patient’s visits, by address',
    resource: 'appointment',
    operation: 'list',
    query: { q: 'b123456@example.org' },
    most: 300,
  },
  { what: 'dashboard', resource: 'dashboard', operation: 'get', query: {}, most: 200 },
  {
    what: 'report of a month by department',
    resource: 'report',
    operation: 'get',
    query: { from: inDays(-33), to: inDays(-3), by: 'department' },
    most: 300,
  },
  {
    what: 'report of a year by department',
    resource: 'report',
    operation: 'get',
    query: { from: inDays(-368), to: inDays(-3), by: 'department' },
    most: 3_000,
  },
];

/** Every open staff page asks for their number each minute. */
const rebooking: (typeof calls)[number] = {
  what: 'visits that need rebooking, among 60,000 ahead',
  resource: 'rebooking',
  operation: 'list',
  // As a staff page asks: no personal data is shown, so no read is recorded after the end.
  query: onlyCounted,
  most: 100,
};

/** Makes the visits ahead bookable, except the few that cross midnight: otherwise all would need rebooking. */
async function offerRoundTheClock(orm: Orm) {
  await orm.execute(sql`
    update schedule set rules = (
      select jsonb_agg(jsonb_build_object('weekday', day, 'from', '00:00', 'to', '24:00', 'everyWeeks', 1,
        'anchorDate', null, 'visitTypeIds', '[]'::jsonb)) from generate_series(1, 7) day)`);
  await orm.execute(sql`
    insert into visit_type_doctor (doctor_id, visit_type_id) select id, 1 from doctor on conflict do nothing`);
  // Booked long ago, as most are.
  await orm.execute(sql`
    update appointment set visit_type = '{"id": 1, "name": "Consultation", "durationMinutes": 15}', updated_at = '2026-01-01'
    where starts_at > now()`);
}

export async function measureLarge(databaseUrl: string): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-bench-'));
  const database = await openDatabase({ dataDir, databaseUrl });
  try {
    const { orm, perform } = await hospitalIn(database, dataDir);
    await createFirstAccount(orm, { email: 'bench@openward.example', password: 'correct horse battery' });
    await moreDoctors(orm, 200);
    // Ten per doctor and day: for a month ahead, and for years back.
    await storeAppointments(database, { count: 60_000, minutes: 144 });
    await storeAppointments(database, { count: 940_000, minutes: 144, past: true });
    const { token } = await createSession(orm, 1, 'bench', Date.now());
    const caller = { address: '127.0.0.1', device: 'bench', ownPage: true, token };
    const measure = async ({
      what,
      resource,
      operation,
      query,
      most,
    }: (typeof calls)[number]): Promise<Row> => {
      const taken: number[] = [];
      for (let turn = 0; turn < 13; turn++) {
        const began = performance.now();
        // biome-ignore lint/suspicious/noExplicitAny: the names come from a list.
        const { status, body } = await (perform as any)(resource, operation, { query }, caller);
        if (status !== 200) throw new Error(`${what} answered ${status}: ${JSON.stringify(body)}`);
        if (turn >= 2) taken.push(performance.now() - began);
      }
      const median = taken.sort((one, other) => one - other)[5]!;
      return {
        what: `200 doctors, 1 million appointments, PostgreSQL: ${what}`,
        measured: round(median),
        unit: 'ms median',
        reach: `≤ ${most.toLocaleString('en')}`,
        holds: median <= most,
      };
    };
    const rows: Row[] = [];
    for (const call of calls) rows.push(await measure(call));
    await offerRoundTheClock(orm);
    rows.push(await measure(rebooking));
    return rows;
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

// Run by bench.ts within a temporary PostgreSQL server; prints its rows.
if (process.argv[1] === import.meta.filename)
  process.stdout.write(JSON.stringify(await measureLarge(process.env.TEST_DATABASE_URL!)));
