/**
 * Cuts the connection at every statement of a booking, before and after it runs, in every way a connection can end.
 * Each time the pool recovers, the next booking succeeds, and the requested one exists exactly once.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#server/http/app.ts';
import { newXsrfToken } from '#server/identity/xsrf.ts';
import { DiskStore } from '#server/media/disk-store.ts';
import { copyHospital } from '#server/test-data-folder.ts';
import { monday, testHospital } from '#server/test-hospital.ts';
import { noLimits } from '#server/test-limits.ts';
import type { Database } from './connect.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';
import { type Counter, type Cut, cutStreams, openWay } from './test-cuts.ts';

const ways = ['reset', 'silence', 'end'] as const;
/** How long these tests wait for a silent database. */
const silentMs = 300;
const servedWithinMs = 2_000;
/** Upper bound for a new thread to open the folder of the embedded database and replay its log. */
const replacedWithinMs = 5_000;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'openward-faults-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Slot = { doctorId: number; startsAt: string; visitTypeId: number };

/** Patients who book one free slot after the other. */
async function patients(database: Database) {
  const secret = 'a secret that only this test knows';
  const store = new DiskStore(join(folder, 'media'));
  const { orm, notifications } = database;
  const services = {
    orm,
    notifications,
    storage: { database, store, dataDir: folder },
    leaving: new AbortController().signal,
    now: () => monday,
    publicUrl: 'http://hospital.test',
    secret,
    afterwards() {},
    mailWritten() {},
    timesFreed() {},
    picturesChanged() {},
    hasMailServer: false,
    requestsPerMinute: { forms: 100_000 },
    limits: noLimits,
  };
  const log = pino({ level: 'silent' });
  const app = createApp({ services, log, trustProxy: false });
  const xsrf = newXsrfToken(secret);
  const headers = {
    Cookie: `XSRF-TOKEN=${xsrf}`,
    'X-XSRF-TOKEN': xsrf,
    'Content-Type': 'application/json',
  };
  const free: Slot[] = [];
  const { rows } = await database.pool.query('select slug from doctor where bookable order by id');
  for (const { slug } of rows) {
    const query = `doctor=${slug}&from=2026-03-04&to=2026-04-20`;
    free.push(...(await (await app.request(`/api/appointment/slots?${query}`)).json()).data);
  }
  let count = 0;
  return {
    app,
    next() {
      const { doctorId, startsAt, visitTypeId } = free[count++]!;
      return { doctorId, startsAt, visitTypeId, name: 'Ann', email: `ann-${count}@example.org` };
    },
    async book(booking: ReturnType<typeof this.next>) {
      const answer = await app.request('/api/appointment', {
        method: 'POST',
        headers: { ...headers, 'Idempotency-Key': `key of ${booking.email}` },
        body: JSON.stringify(booking),
      });
      return { status: answer.status, again: answer.headers.get('Retry-After'), body: await answer.json() };
    },
  };
}
type Patients = Awaited<ReturnType<typeof patients>>;

const busy = ({ pool }: Database) => pool.totalCount - pool.idleCount;

/** Books while the connection is cut; returns how long the next booking took once the fault was over. */
async function bookThrough(database: Database, { book, next }: Patients, counter: Counter, cut: Cut) {
  const booking = next();
  counter.arm(cut);
  const began = performance.now();
  const first = await book(booking);
  const took = performance.now() - began;
  expect(counter.wasCut).toBe(true);
  counter.arm(null);
  if (first.status !== 201)
    expect([first.status, first.again, first.body.type]).toEqual([
      503,
      '5',
      '/problems/database-unavailable',
    ]);
  // An acknowledged booking is acknowledged again, a lost one is made now.
  const { answer: second, served } = await bookAgain(book, booking);
  if (first.status === 201) expect(second.body.data.reference).toBe(first.body.data.reference);
  const { rows } = await database.pool.query(
    `select reference, (select count(*)::int from allocation where appointment_id = appointment.id) as times
      from appointment where email = $1`,
    [booking.email],
  );
  expect(rows).toEqual([{ reference: second.body.data.reference, times: 1 }]);
  expect([busy(database), database.pool.waitingCount]).toEqual([0, 0]);
  return { took, served };
}

/** Retries like a browser, with the same idempotency key. */
async function bookAgain(book: Patients['book'], booking: Parameters<Patients['book']>[0]) {
  const began = performance.now();
  for (;;) {
    const answer = await book(booking);
    const served = performance.now() - began;
    if (answer.status === 201) return { answer, served };
    expect(answer.status).toBe(503);
    expect(served).toBeLessThan(replacedWithinMs);
  }
}

async function statementsOf({ book, next }: Patients, counter: Counter) {
  for (let round = 0; round < 3; round++) {
    counter.arm(null);
    expect((await book(next())).status).toBe(201);
  }
  return counter.count;
}

/** Before and after every statement, or every nth, and the COMMIT. */
function everyCut(statements: number, how: Cut['how'], every = 1) {
  return Array.from({ length: statements }, (_, index) => index + 1)
    .filter((statement) => statement % every === 0 || statement === statements)
    .flatMap((statement) => [false, true].map((isDone): Cut => ({ statement, isDone, how })));
}

/** Fast kinds of cut are repeated until a database has been through this many. */
const mostCuts = 100;
function repeated<T>(items: T[], others: number) {
  const times = Math.ceil((mostCuts - others) / items.length);
  return Array.from({ length: times }, () => items).flat();
}

// With a server configured, the server is tested; the embedded database has its own run.
describe.skipIf(process.env.TEST_DATABASE_URL)('on the embedded database', () => {
  const { counter, stream } = cutStreams();
  let database: Database;
  let people: Patients;
  let statements: number;
  beforeAll(async () => {
    const dataDir = join(folder, 'data');
    await copyHospital(dataDir);
    database = await openPglite(dataDir, { limits: { statementMs: silentMs }, stream });
    people = await patients(database);
    statements = await statementsOf(people, counter);
  });
  afterAll(() => database.close());

  test.for(ways)('a booking cut off at any of its statements is made once or not at all: %s', async (how) => {
    const few = everyCut(statements, how, 4);
    const cuts = how === 'reset' ? repeated(everyCut(statements, how), 2 * few.length) : few;
    const waits: number[] = [];
    for (const cut of cuts) {
      const { served } = await bookThrough(database, people, counter, cut);
      expect(served).toBeLessThan(how === 'reset' ? servedWithinMs : replacedWithinMs);
      waits.push(served);
    }
    // The median only, since other tests run alongside.
    expect(waits.sort((one, other) => one - other)[waits.length >> 1]).toBeLessThan(servedWithinMs);
  });
});

describe.skipIf(!process.env.TEST_DATABASE_URL)('on PostgreSQL', () => {
  let close: () => Promise<void>;
  let way: Awaited<ReturnType<typeof openWay>>;
  let database: Database;
  let people: Patients;
  let statements: number;
  beforeAll(async () => {
    const hospital = await testHospital({ fixture: 'demo' });
    const address = new URL(hospital.database.pool.options.connectionString!);
    const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL! });
    await admin.connect();
    way = await openWay(address, () =>
      admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
        address.pathname.slice(1),
      ]),
    );
    database = await openPostgres(way.url, { silentMs, connectMs: silentMs });
    people = await patients(database);
    statements = await statementsOf(people, way.counter);
    close = async () => {
      await database.close();
      way.close();
      await admin.end();
      await hospital.close();
    };
  });
  afterAll(() => close());

  test.for(ways)('a booking cut off at any of its statements is made once or not at all: %s', async (how) => {
    const cuts = everyCut(statements, how);
    for (const cut of how === 'reset' ? repeated(cuts, 2 * cuts.length) : cuts) {
      const { took, served } = await bookThrough(database, people, way.counter, cut);
      expect(served).toBeLessThan(servedWithinMs);
      // The answer comes once the silence has reached its limit.
      expect(took).toBeLessThan(silentMs + servedWithinMs);
    }
  });

  test('after a failover under ten bookings no connection is leaked, and the next bookings succeed at once', async () => {
    for (let round = 0; round < 20; round++) {
      const bookings = Array.from({ length: 10 }, people.next);
      const answers = bookings.map(people.book);
      await new Promise((resolve) => setTimeout(resolve, round * 2));
      way.reset();
      const statuses = (await Promise.all(answers)).map(({ status }) => status);
      expect(statuses.filter((status) => status !== 201 && status !== 503)).toEqual([]);
      expect(busy(database)).toBe(0);
      const began = performance.now();
      await Promise.all(bookings.map((booking) => bookAgain(people.book, booking)));
      expect(performance.now() - began).toBeLessThan(servedWithinMs);
      const { rows } = await database.pool.query(
        'select count(*)::int as count, count(distinct email)::int as people from appointment where email = any($1)',
        [bookings.map(({ email }) => email)],
      );
      expect(rows).toEqual([{ count: 10, people: 10 }]);
    }
  });
});
