/** PostgreSQL as the database. Most tests need a server: `scripts/with-postgres.sh npx vitest run src/server/db`. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { StartError } from '#server/kernel/start-error.ts';
import { type Database, openDatabase } from './connect.ts';
import { openPostgres } from './postgres.ts';
import { openWay } from './test-cuts.ts';

const server = process.env.TEST_DATABASE_URL;
const open = (databaseUrl: string) => openDatabase({ dataDir: 'unused', databaseUrl });

test('a missing server is refused in one sentence without the password', async () => {
  await expect(open('postgres://nurse:secret@127.0.0.1:1/hospital')).rejects.toThrow(
    new StartError(
      'the database at 127.0.0.1:1/hospital refuses connections; the server may not be running.',
    ),
  );
  await expect(open('postgres://nurse:secret@missing.invalid/hospital')).rejects.toThrow(
    /^the database at missing\.invalid\/hospital cannot be found.*\.$/,
  );
});

describe.skipIf(!server)('with a server', () => {
  const name = `openward_test_${randomBytes(8).toString('hex')}`;
  let admin: pg.Client;
  let database: Database;

  beforeAll(async () => {
    admin = new pg.Client({ connectionString: server! });
    await admin.connect();
    await admin.query(`CREATE DATABASE ${name}; `);
    await admin.query(`CREATE ROLE ${name} LOGIN PASSWORD 'secret'`);
    database = await open(address());
  });
  afterAll(async () => {
    await database.close();
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.query(`DROP ROLE ${name}`);
    await admin.end();
  });

  function address(change: (url: URL) => void = () => {}) {
    const url = new URL(server!);
    url.pathname = `/${name}`;
    change(url);
    return url.href;
  }

  test('sessions run in UTC, with timeouts, and compile no query', async () => {
    const { rows } =
      await database.pool.query(`SELECT current_setting('timezone') AS zone, current_setting('statement_timeout') AS statement,
      current_setting('lock_timeout') AS lock, current_setting('idle_in_transaction_session_timeout') AS idle,
      current_setting('jit') AS jit`);
    expect(rows).toEqual([{ zone: 'UTC', statement: '15s', lock: '5s', idle: '30s', jit: 'off' }]);
  });

  test('without the time limit a query may take as long as it needs, and the limit applies again afterwards', async () => {
    const limit = 'SELECT setting FROM pg_settings WHERE name = $1';
    const lifted = await database.withoutTimeLimit((client) => client.query(limit, ['statement_timeout']));
    expect(lifted.rows).toEqual([{ setting: '0' }]);
    expect((await database.pool.query(limit, ['statement_timeout'])).rows).toEqual([{ setting: '15000' }]);
  });

  test('connections that the server ends do not end the process', async () => {
    const client = await database.pool.connect();
    await client.query('BEGIN');
    const {
      rows: [{ pid }],
    } = await client.query('SELECT pg_backend_pid() AS pid');
    const ended = new Promise((resolve) => client.once('end', resolve));
    await admin.query('SELECT pg_terminate_backend($1)', [pid]);
    await ended;
    await expect(client.query('SELECT 1')).rejects.toThrow();
    client.release();
    await admin.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    await expect
      .poll(() => database.pool.query('SELECT 1 AS one').then(({ rows }) => rows))
      .toEqual([{ one: 1 }]);
  });

  test('a wrong password and a missing database are refused in one sentence without the password', async () => {
    await expect(open(address((url) => (url.password = 'wrong')))).rejects.toThrow(
      /^the database at [\w.:/]+ refuses the user or the password\.$/,
    );
    await expect(open(address((url) => (url.pathname = '/missing')))).rejects.toThrow(
      /^the database at [\w.:]+\/missing does not exist on the server\.$/,
    );
  });

  test('a user who may not create the extensions is told what the owner has to run, and is let in afterwards', async () => {
    const asNurse = address((url) => {
      url.username = name;
      url.password = 'secret';
    });
    const statements = 'CREATE EXTENSION btree_gist; CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent;';
    await expect(open(asNurse)).rejects.toThrow(
      new StartError(
        `the user "${name}" may not create extensions in the database "${name}"; have its owner run: ${statements}`,
      ),
    );
    await database.pool.query(statements);
    await (await open(asNurse)).close();
  });

  describe('that no longer answers', () => {
    const limits = {
      connectMs: 1_000,
      silentMs: 300,
      readyMs: 200,
      readyEveryMs: 0,
      listenerAskMs: 50,
      listenerSilentMs: 300,
      closeMs: 500,
    };
    const opened: { close(): void }[] = [];
    afterEach(() => {
      for (const way of opened.splice(0)) way.close();
    });
    async function open() {
      const way = await openWay(new URL(address()), async () => {});
      opened.push(way);
      return { way, database: await openPostgres(way.url, limits) };
    }
    test('a start retries for a while', async () => {
      const way = await openWay(new URL(address()), async () => {});
      opened.push(way);
      way.mute();
      await expect(openPostgres(way.url, { ...limits, startMs: 0 })).rejects.toThrow(/does not answer\.$/);
      const starting = openPostgres(way.url, limits);
      setTimeout(() => way.mute(false), 500);
      await (await starting).close();
    });

    const within = async (ms: number, work: () => Promise<unknown>) => {
      const began = performance.now();
      await work();
      expect(performance.now() - began).toBeLessThan(ms);
    };

    test('every wait ends: for statements, connections, the listener, readiness, and the goodbye', async () => {
      const { way, database } = await open();
      const { pool, notifications, health } = database;
      await notifications.listen('calendar_changed', () => {});
      const held = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
      for (const client of held) client.release();
      way.mute();
      await within(3_000, async () => {
        await expect(pool.query('SELECT 1')).rejects.toMatchObject({
          name: 'SilentError',
          code: 'ETIMEDOUT',
        });
        // The other connections led to the same server, and no one has to wait for each of them.
        await expect.poll(() => pool.totalCount).toBe(0);
        await expect(pool.connect()).rejects.toThrow(/timeout/);
        expect(await health.isReady()).toBe(false);
        await expect.poll(() => notifications.isConnected).toBe(false);
      });
      await expect.poll(() => pool.totalCount).toBe(0);
      expect(health.isStuck).toBe(false);
      await within(3_000, () => database.close());
    });

    test('long work continues while another connection sees it running, and ends when it does not', async () => {
      const { way, database: reached } = await open();
      await reached.withoutTimeLimit((client) => client.query('SELECT pg_sleep(1.5)'));
      const work = reached.withoutTimeLimit((client) => client.query('SELECT pg_sleep(60)'));
      const ended = expect(work).rejects.toMatchObject({ code: 'ETIMEDOUT' });
      const running = "SELECT FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)' AND state = 'active'";
      await expect.poll(async () => (await database.pool.query(running)).rowCount).toBe(1);
      way.mute();
      await within(5_000, () => ended);
      expect(reached.pool.totalCount).toBe(0);
      await reached.close();
    });
  });

  test('an ordinary user may run the readiness check', async () => {
    await database.pool.query(
      'CREATE TABLE IF NOT EXISTS migration (name text); INSERT INTO migration VALUES ($$one$$)',
    );
    await database.pool.query(`GRANT SELECT ON migration TO ${name}`);
    const own = await open(
      address((url) => {
        url.username = name;
        url.password = 'secret';
      }),
    );
    expect(await own.health.isReady()).toBe(true);
    await own.close();
  });

  // Overrides the server's own answers: names are looked up in the schema `overlay` first.
  const overlaid = () =>
    address((url) => url.searchParams.set('options', '-c search_path=overlay,pg_catalog'));

  test('a server that is too old is refused with its version', async () => {
    await database.pool.query(`CREATE SCHEMA overlay;
      CREATE FUNCTION overlay.current_setting(text) RETURNS text LANGUAGE sql AS $$ SELECT '140011' $$`);
    await expect(open(overlaid())).rejects.toThrow(
      'the server of DATABASE_URL is PostgreSQL 14; version 15 or newer is required.',
    );
    await database.pool.query('DROP SCHEMA overlay CASCADE');
  });

  test('a server without the extensions is refused with their names', async () => {
    await database.pool.query(`CREATE SCHEMA overlay;
      CREATE VIEW overlay.pg_available_extensions AS SELECT * FROM pg_catalog.pg_available_extensions WHERE name <> 'pg_trgm'`);
    await expect(open(overlaid())).rejects.toThrow(
      'the server of DATABASE_URL lacks the extensions pg_trgm (',
    );
    await database.pool.query('DROP SCHEMA overlay CASCADE');
  });
});
