/** Runs the commands of docs/operations.md for a PostgreSQL server. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testHospital } from '#server/test-hospital.ts';
import { count } from './source.ts';

const server = process.env.TEST_DATABASE_URL;
/** Debian keeps them outside the PATH, in a folder per version. */
const programs = globSync('/usr/lib/postgresql/*/bin/pg_dump')
  .sort()
  .map((file) => dirname(file));
const PATH = [...programs.reverse(), process.env.PATH].join(':');
const hasTools = spawnSync('pg_dump', ['--version'], { env: { PATH } }).status === 0;
if (server && !hasTools)
  process.stderr.write('*** SKIPPED: the backup of a PostgreSQL server, since pg_dump was not found. ***\n');

const guide = readFileSync(join(import.meta.dirname, '../../../docs/operations.md'), 'utf8');

function run(name: string, env: Record<string, string>) {
  const commands = new RegExp(`^\`\`\`sh ${name}\n(.+?)^\`\`\``, 'ms').exec(guide)![1]!;
  const { status, stdout, stderr } = spawnSync('sh', ['-eu', '-c', commands], {
    env: { PATH, ...env },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

describe.skipIf(!server || !hasTools)('on a server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openward-guide-'));
  const name = `openward_restored_${randomBytes(6).toString('hex')}`;
  let hospital: Awaited<ReturnType<typeof testHospital>>;
  let admin: pg.Client;
  let env: Record<'BACKUP' | 'DATABASE_URL' | 'DATA_DIR' | 'RESTORE_URL' | 'RESTORE_DIR', string>;

  beforeAll(async () => {
    hospital = await testHospital();
    admin = new pg.Client({ connectionString: server! });
    await admin.connect();
    await admin.query(`create database ${name}`);
    const { rows } = await hospital.services.storage.database.pool.query('select current_database() as name');
    const addressOf = (database: string) => Object.assign(new URL(server!), { pathname: database }).href;
    env = {
      BACKUP: join(folder, 'backup'),
      DATABASE_URL: addressOf(rows[0].name),
      DATA_DIR: join(folder, 'data'),
      RESTORE_URL: addressOf(name),
      RESTORE_DIR: join(folder, 'restored'),
    };
    mkdirSync(env.BACKUP);
    mkdirSync(join(env.DATA_DIR, 'media/ab/abcd'), { recursive: true });
    writeFileSync(join(env.DATA_DIR, 'media/ab/abcd/original'), 'the pixels');
  });
  afterAll(async () => {
    await hospital.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
    rmSync(folder, { recursive: true });
  });

  test('a dump restores into an empty database with the same rows, and the pictures with it', async () => {
    expect(run('backup', env)).toEqual({ status: 0, said: '' });
    expect(run('restore', env)).toEqual({ status: 0, said: expect.stringMatching(/^\s*\d+\s*$/) });
    const restored = new pg.Client({ connectionString: env.RESTORE_URL });
    await restored.connect();
    const { at: _, ...found } = await count(restored as never);
    await restored.end();
    const { at: __, ...there } = await count(hospital.services.storage.database.pool as never);
    expect(found).toEqual(there);
    expect(readFileSync(join(env.RESTORE_DIR, 'media/ab/abcd/original'), 'utf8')).toBe('the pixels');
  });

  test('a copy of the server’s files is verified by its own manifest', () => {
    expect(run('files', env)).toEqual({ status: 0, said: expect.stringContaining('successfully verified') });
  });
});
