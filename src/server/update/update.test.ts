import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMigrations } from '#server/db/migrate.ts';
import { testDatabase } from '#server/db/test-database.ts';
import { installation } from '#server/kernel/installation.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { Updates } from './newer.ts';
import { alone, breaksTheVersionBefore, planUpdate } from './plan.ts';
import { isNewer, version } from './version.ts';

const folder = join(installation, 'src/server/db/migrations');

test.each([
  ['1.0.1', '1.0.0', true],
  ['1.10.0', '1.9.9', true],
  ['2.0.0', '1.99.99', true],
  ['1.0.0', '1.0.0', false],
  ['0.9.9', '1.0.0', false],
])('%s is newer than %s: %s', (one, other, is) => {
  expect(isNewer(one, other)).toBe(is);
});

describe('what an update does is said before it is done', () => {
  test('a database that is up to date, behind, or empty gets a message that says so, and nothing changes', async () => {
    const database = await testDatabase();
    const names = readdirSync(folder).sort();
    const last = names.at(-1)!;
    expect(await planUpdate(database, folder)).toBe(
      `Openward ${version}: the database is up to date (${last}).`,
    );
    const behind = names.slice(-2);
    await database.pool.query('DELETE FROM migration WHERE name = ANY($1)', [behind]);
    const said = await planUpdate(database, folder);
    for (const name of behind) expect(said).toMatch(new RegExp(`^  ${name}  [A-Z].*[.]$`, 'm'));
    expect(said.match(/^ {2}\d/gm)).toHaveLength(2);
    const { rows } = await database.pool.query('SELECT name FROM migration ORDER BY name DESC LIMIT 1');
    expect(rows).toEqual([{ name: names.at(-3) }]);
    await database.pool.query('DROP TABLE migration');
    expect(await planUpdate(database, folder)).toContain('the database is empty');
    await database.close();
  });

  const [, ...later] = readMigrations(folder);

  test('every migration begins with its purpose', () => {
    const silent = later.filter(({ sql }) => !/^-- [A-Z].*?[.:]/.test(sql.replaceAll('\n-- ', ' ')));
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('a migration that the version before cannot run with says that all nodes must be stopped', () => {
    const unsaid = later.filter(({ sql }) => breaksTheVersionBefore(sql).length > 0 && !sql.includes(alone));
    expect(unsaid.map(({ name }) => name)).toEqual([]);
  });

  test.each([
    ['alter table doctor drop column fee', 1],
    ['alter table doctor rename column fee to price', 1],
    ['drop table doctor; drop view seen;', 2],
    ['alter table doctor alter column fee set not null', 1],
    ['alter table doctor alter column fee type text', 1],
    ['alter table doctor add column fee integer not null', 1],
    ['alter table doctor add fee integer not null check (fee > 0), add other text', 1],
    ['alter table doctor add column fee integer not null default 0', 0],
    ['alter table doctor add column fee integer default 0 not null', 0],
    ['alter table doctor add column fee integer', 0],
    ['create table fee (amount integer not null); drop index fee_amount', 0],
    ['-- drop table doctor\nselect 1', 0],
  ])('%s: %i statements break it', (sql, count) => {
    expect(breaksTheVersionBefore(sql)).toHaveLength(count);
  });
});

describe('the change log', () => {
  const text = readFileSync(join(installation, 'CHANGELOG.md'), 'utf8');
  const sections = text.split(/^## /m).slice(1);

  test('begins with this version, and has each older one once', () => {
    const versions = sections.map((section) => /^\d+\.\d+\.\d+/.exec(section)?.[0] ?? '');
    expect(versions[0]).toBe(version);
    expect(versions.slice(1).every((older, index) => isNewer(versions[index]!, older))).toBe(true);
  });

  test('says up to which migration this version changes the database', () => {
    const last = readdirSync(folder).sort().at(-1)!.slice(0, 3);
    expect(sections[0]).toMatch(new RegExp(`^Migrations: \\d{3}–${last}\\.`, 'm'));
  });
});

describe('a newer version', () => {
  let hospital: TestHospital;
  beforeAll(async () => {
    hospital = await testHospital();
  });
  afterAll(() => hospital.close());

  async function askedOf(answer: string, status = 200) {
    const seen: unknown[] = [];
    const lines: string[] = [];
    const server = createServer((request, response) => {
      seen.push({ url: request.url, agent: request.headers['user-agent'] });
      response.writeHead(status).end(answer);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const updates = new Updates(`http://127.0.0.1:${port}/openward.json`, {
      log,
      signal: new AbortController().signal,
    });
    await updates.ask();
    server.close();
    expect(seen).toEqual([{ url: '/openward.json', agent: 'Openward' }]);
    return { newer: updates.newer(), lines };
  }
  const url = 'https://openward.example/changes';

  test('is shown to administrators with where it is described, and only if checks are on', async () => {
    const { newer } = await askedOf(JSON.stringify({ version: '99.0.0', url }));
    expect(newer).toEqual({ version: '99.0.0', url });
    const read = async () => (await hospital.get('/program', hospital.staff)).body.data;
    expect(await read()).toMatchObject({ version, newer: null, isEmbedded: !process.env.TEST_DATABASE_URL });
    Object.assign(hospital.services, { newerVersion: () => newer });
    expect(await read()).toMatchObject({ newer: { version: '99.0.0', url } });
    expect((await read()).databaseVersion).toMatch(/^\d+\.\d+$/);
    expect((await hospital.get('/program')).status).toBe(401);
  });

  test.each([
    ['this one', JSON.stringify({ version, url }), 200, 0],
    ['an older one', JSON.stringify({ version: '0.0.1', url }), 200, 0],
    ['no version', '{"version":"latest","url":"https://openward.example"}', 200, 1],
    ['a script as its address', '{"version":"99.0.0","url":"javascript:alert(1)"}', 200, 1],
    ['another format', '<html>', 200, 1],
    ['a long answer', `"${'x'.repeat(1_000_000)}"`, 200, 1],
    ['an error', JSON.stringify({ version: '99.0.0', url }), 500, 1],
  ])('is not shown if what is answered is %s', async (_, answer, status, logged) => {
    const { newer, lines } = await askedOf(answer, status);
    expect([newer, lines.length]).toEqual([null, logged]);
  });
});
