/**
 * The fixture of the API tests: a small clinic or the demo hospital in a database of its own, the whole app called
 * in-process, a clock under the test's control, and a signed-in member of staff.
 */
import { createHash } from 'node:crypto';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { partsOfAddress } from '#words/language.ts';
import type { Services } from './call/context.ts';
import type { Database } from './db/connection/connect.ts';
import { type Fixture, type TestDatabase, testDatabase } from './db/test-database.ts';
import { fillDemo } from './demo/fill.ts';
import { createApp } from './http/app.ts';
import { createFirstAccount } from './identity/first-account.ts';
import { deviceCookie } from './identity/known-device.ts';
import { passwordCost } from './identity/password.ts';
import { confirmSession, findStaff } from './identity/session.ts';
import { newXsrfToken } from './identity/xsrf.ts';
import { installation } from './kernel/installation.ts';
import type { Limits } from './kernel/limits.ts';
import { DiskStore } from './media/disk-store.ts';
import type { Store } from './media/store.ts';
import { fillClinic } from './test-clinic.ts';
import { noLimits } from './test-limits.ts';

/** Required by a call that answers a file of people's data, besides a confirmed session. */
export const forAReason = { 'Export-Reason': encodeURIComponent('Asked for by the board, § 4') };

/** A Monday in winter, nine in the morning in the hospital's London. */
export const monday = Date.parse('2026-03-02T09:00:00Z');

/** For password hashes while a test's hospital is open: a hundred tests sign in, and one is about the cost. */
const lightCost = { memory: 8, passes: 1, parallelism: 1 };
const fullCost = { ...passwordCost };

const fixtures = {
  clinic: fixtureOf('clinic', fillClinic),
  demo: fixtureOf('demo', ({ orm }, store) => fillDemo(orm, store)),
};

/** A hospital and its first account. The originals of its pictures are not kept, only their rows. */
function fixtureOf(name: string, fill: (database: Database, store: Store) => Promise<unknown>): Fixture {
  return {
    key: keyOf(name),
    async fill(database) {
      const folder = mkdtempSync(join(tmpdir(), 'openward-pictures-'));
      await fill(database, new DiskStore(folder));
      rmSync(folder, { recursive: true, force: true });
      const first = { email: 'desk@openward.example', password: 'correct horse battery' };
      await createFirstAccount(database.orm, first);
    },
  };
}

function keyOf(name: string) {
  const hash = createHash('sha256').update(name).update(JSON.stringify(lightCost));
  for (const file of globSync(
    ['src/server/{demo,media,identity}/**/*.ts', 'src/server/test-clinic.ts', 'demo/**/*.*'],
    {
      cwd: installation,
    },
  ).sort()) {
    hash.update(readFileSync(join(installation, file)));
  }
  return hash.digest('hex');
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test inspects arbitrary answers.
  body: any;
}

export async function testHospital({
  fixture = 'clinic',
  requestsPerMinute,
  limits = noLimits,
  store: given,
  sso,
}: {
  /** The demo, for tests of its languages, its search or its size. */
  fixture?: keyof typeof fixtures;
  requestsPerMinute?: Services['requestsPerMinute'];
  /** Unlimited by default. */
  limits?: Limits;
  store?: Store;
  /** The issuer of single sign-on. */
  sso?: Services['sso'];
} = {}) {
  Object.assign(passwordCost, lightCost);
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-test-'));
  const store = given ?? new DiskStore(join(dataDir, 'media'));
  const database = await testDatabase({ fixture: fixtures[fixture] });
  const { orm } = database;
  const clock = { now: monday };
  const secret = 'a secret that only this test knows';
  const later: Promise<void>[] = [];
  const services = {
    orm,
    notifications: database.notifications,
    storage: { database, store, dataDir },
    leaving: new AbortController().signal,
    now: () => clock.now,
    publicUrl: 'http://hospital.test',
    secret,
    afterwards: (work: () => Promise<void>) => void later.push(work()),
    mailWritten() {},
    timesFreed() {},
    picturesChanged() {},
    hasMailServer: true,
    requestsPerMinute: {
      forms: 10_000,
      signIns: 10_000,
      searches: 10_000,
      deadLinks: 10_000,
      ...requestsPerMinute,
    },
    limits,
    gatherReadsMs: 0,
    sso,
  };
  const app = createApp({ services, log: pino({ level: 'silent' }), trustProxy: false });
  const xsrf = newXsrfToken(secret);
  const visitor = { Cookie: `XSRF-TOKEN=${xsrf}`, 'X-XSRF-TOKEN': xsrf };

  async function call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
    /** The client's address; unknown if absent, as for a call within the process. */
    address?: string,
  ): Promise<Answer> {
    const { language, path: rest } = partsOfAddress(path);
    const response = await app.request(
      // "/de/appointment" is the call of a page in German.
      `http://hospital.test${language ? `/${language}` : ''}/api${rest}`,
      {
        method,
        headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      },
      address ? { incoming: { socket: { remoteAddress: address, remotePort: 1 } } } : undefined,
    );
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: text ? parse(text) : null };
  }

  /** A session with a confirmed password, unless a test wants it without. */
  async function signIn({ email = 'desk@openward.example', isConfirmed = true } = {}) {
    const credentials = { email, password: 'correct horse battery' };
    // Always the same browser, so that no one is notified of a new one.
    const browser = { ...visitor, Cookie: `${visitor.Cookie}; ${deviceCookie}=${'d'.repeat(43)}` };
    const { body } = await call('POST', '/admin/login', credentials, browser);
    const { token } = body.data as { token: string };
    const session = isConfirmed ? await findStaff(orm, token, clock.now) : null;
    if (session) await confirmSession(orm, session.sessionId, clock.now);
    return { Authorization: `Bearer ${token}` };
  }
  const staff = await signIn();

  return {
    app,
    orm,
    database,
    clock,
    dataDir,
    store,
    services,
    /** Headers of a browser that has been here before, and of a member of staff. */
    visitor,
    staff,
    call,
    signIn,
    /** Waits for work deferred until after an answer. */
    settled: () => Promise.all(later.splice(0)),
    /** Empties tables, and those that reference them. */
    empty: (...tables: string[]) => emptyTables(database, tables),
    /** The trail refuses to be emptied, so this runs as its owner with triggers off, in a separate transaction. */
    emptyTrail: () => emptyTables(database, ['activity', 'activity_change', 'activity_anchor']),
    get: (path: string, headers: Record<string, string> = {}) => call('GET', path, undefined, headers),
    async close() {
      Object.assign(passwordCost, fullCost);
      await Promise.allSettled(later);
      await database.close();
      // With retries: an app that a test made last may be making its folder for uploads in it.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
export type TestHospital = Awaited<ReturnType<typeof testHospital>>;

/** As the owner of the database; several statements are separated by semicolons. */
export async function withoutTriggers({ pool }: Pick<TestDatabase, 'pool'>, statements: string) {
  await pool.query(`set local session_replication_role = 'replica'; ${statements}`);
}

/**
 * Like TRUNCATE … CASCADE, which makes new files for every table and index: for a few rows DELETE takes a tenth of the
 * time.
 */
async function emptyTables(database: TestDatabase, tables: string[]) {
  const { rows } = await database.pool.query<{ name: string }>(
    `WITH RECURSIVE emptied AS (
       SELECT unnest($1::text[])::regclass::oid AS id
       UNION SELECT conrelid FROM pg_constraint JOIN emptied ON confrelid = id WHERE contype = 'f'
     ) SELECT id::regclass::text AS name FROM emptied`,
    [tables],
  );
  await withoutTriggers(database, rows.map(({ name }) => `delete from ${name}`).join(';'));
}

function parse(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
