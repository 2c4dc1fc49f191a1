/**
 * The fixture of the API tests: a small clinic or the demo hospital in a database of its own, the whole app called
 * in-process, a clock that stands where the test puts it, and a member of staff who is signed in.
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
import { fillDemo } from './demo-words/fill.ts';
import { createApp } from './http/app.ts';
import { createFirstAccount } from './identity/first-account.ts';
import { deviceCookie } from './identity/known-device.ts';
import { passwordCost } from './identity/password.ts';
import { confirmSession, findStaff } from './identity/session.ts';
import { newXsrfToken } from './identity/xsrf.ts';
import type { Limits } from './limits.ts';
import { DiskStore } from './media/disk-store.ts';
import type { Store } from './media/store.ts';
import { fillClinic } from './test-clinic.ts';
import { noLimits } from './test-limits.ts';

/** What a call needs that answers a file with data of people, besides a session of somebody who proved who they are. */
export const forAReason = { 'Export-Reason': encodeURIComponent('Asked for by the board, § 4') };

/** A Monday in winter, nine in the morning in the hospital's London. */
export const monday = Date.parse('2026-03-02T09:00:00Z');

/** Of a password's hash while a test's hospital is open: a hundred tests sign in, and one is about what that costs. */
const lightCost = { memory: 8, passes: 1, parallelism: 1 };
const fullCost = { ...passwordCost };

const fixtures = {
  clinic: fixtureOf('clinic', fillClinic),
  demo: fixtureOf('demo', ({ orm }, store) => fillDemo(orm, store)),
};

/** A hospital and its first account; the originals of its pictures are not kept, only what is known of them. */
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
  for (const file of globSync(['{demo,demo-words,media,identity}/**/*.ts', 'test-clinic.ts'], {
    cwd: import.meta.dirname,
  }).sort()) {
    hash.update(readFileSync(join(import.meta.dirname, file)));
  }
  return hash.digest('hex');
}

export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever was answered.
  body: any;
}

export async function testHospital({
  fixture = 'clinic',
  requestsPerMinute,
  limits = noLimits,
  store: given,
  sso,
}: {
  /** The demo where a test is about its languages, its search or its size. */
  fixture?: keyof typeof fixtures;
  requestsPerMinute?: Services['requestsPerMinute'];
  /** What one sender may take; without them, anything. */
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
    /** Of the client; without one it is unknown, as of a call within the process. */
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

  /** A session in which the password was shown again after signing in, unless a test wants it without. */
  async function signIn({ email = 'desk@openward.example', isConfirmed = true } = {}) {
    const credentials = { email, password: 'correct horse battery' };
    // Always the same browser, so that nobody is told of a new one.
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
    /** Waits for what was put off until after an answer. */
    settled: () => Promise.all(later.splice(0)),
    /** Empties tables, and those whose rows belong to theirs. */
    empty: (...tables: string[]) => emptyTables(database, tables),
    /** The trail refuses to be emptied, so this is done as its owner with triggers off, in one transaction of its own. */
    emptyTrail: () => emptyTables(database, ['activity', 'activity_change', 'activity_anchor']),
    get: (path: string, headers: Record<string, string> = {}) => call('GET', path, undefined, headers),
    async close() {
      Object.assign(passwordCost, fullCost);
      await Promise.allSettled(later);
      await database.close();
      // Not at once: an app that a test made last may be making its folder for uploads in it.
      await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}
export type TestHospital = Awaited<ReturnType<typeof testHospital>>;

/** What somebody does who owns the database; several statements are parted by semicolons. */
export async function withoutTriggers({ pool }: Pick<TestDatabase, 'pool'>, statements: string) {
  await pool.query(`set local session_replication_role = 'replica'; ${statements}`);
}

/**
 * As TRUNCATE … CASCADE does, which makes new files for every table and index: for a few rows DELETE takes a tenth of
 * the time.
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
