/** The lock of a data folder is deleted under a server that takes bookings, and a second server is started at once. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { briefly, copyEmptyDatabase } from '#server/test-data-folder.ts';
import { openPglite } from './pglite.ts';

let parent: string;
let dataDir: string;
let processes: Writer[] = [];
beforeAll(async () => {
  parent = mkdtempSync(join(tmpdir(), 'openward-taken-'));
  await copyEmptyDatabase(join(parent, 'made'));
  const database = await openPglite(join(parent, 'made'));
  await database.pool.query('create table line (id text primary key)');
  await database.close();
});
beforeEach(() => {
  dataDir = mkdtempSync(join(parent, 'copy-'));
  cpSync(join(parent, 'made', 'database'), join(dataDir, 'database'), { recursive: true });
});
afterAll(() => rmSync(parent, { recursive: true }));
afterEach(async () => {
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
  processes = [];
});

interface Writer {
  child: ChildProcess;
  /** Everything acknowledged. */
  written: string[];
  said: () => string;
  ended: Promise<unknown>;
}

/** A separate process that writes one line after the other and prints each once it is acknowledged. */
function startWriter(name: string): Writer {
  const program = `
    const { openPglite } = await import(${JSON.stringify(import.meta.resolve('./pglite.ts'))});
    const { pool } = await openPglite(${JSON.stringify(dataDir)}).catch((error) => {
      console.error('refused: ' + error.message);
      process.exit(1);
    });
    for (let count = 0; ; count++) {
      const id = '${name}-' + count;
      await pool.query('insert into line values ($1)', [id]).then(
        () => process.stdout.write(id + '\\n'),
        (error) => console.error(error.code),
      );
      await new Promise((resolve) => setTimeout(resolve, 2));
    }`;
  const child = spawn(process.execPath, [briefly, '--input-type=module', '-e', program]);
  const written: string[] = [];
  let said = '';
  child.stdout.on('data', (chunk) => written.push(...String(chunk).trim().split('\n')));
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const writer = { child, written, said: () => said, ended: once(child, 'close') };
  processes.push(writer);
  return writer;
}

const writes = (writer: Writer, more = 5) => {
  const before = writer.written.length;
  return vi.waitFor(() => expect(writer.written.length).toBeGreaterThan(before + more), 20_000);
};

/** Ends all writers and compares what is stored. */
async function lost() {
  for (const { child } of processes) child.kill('SIGKILL');
  await Promise.all(processes.map(({ ended }) => ended));
  const { pool, close } = await openPglite(dataDir);
  const stored = new Set((await pool.query<{ id: string }>('select id from line')).rows.map(({ id }) => id));
  await close();
  return processes.flatMap(({ written }) => written).filter((id) => !stored.has(id));
}

test.each([
  ['the lock', ['database.lock']],
  ['the lock and the note', ['database.lock', 'database.owner']],
])(
  'with %s deleted a second server is refused or follows the first, and nothing acknowledged is lost',
  async (_, names) => {
    const first = startWriter('first');
    await writes(first);
    for (const name of names) rmSync(join(dataDir, name));
    const second = startWriter('second');
    const outcome = await Promise.race([
      second.ended.then(() => 'refused'),
      first.ended.then(() => 'followed'),
    ]);
    if (outcome === 'refused') {
      expect(second.said()).toContain(`is in use by process ${first.child.pid}`);
      await writes(first);
    } else {
      expect(first.said()).toContain('Openward ends: it no longer holds its data folder');
      await writes(second);
    }
    expect(await lost()).toEqual([]);
  },
);

test('a server whose folder was taken over writes nothing more and ends', async () => {
  const first = startWriter('first');
  await writes(first);
  // It cannot check, as when its machine is suspended; its pending writes come afterwards.
  first.child.kill('SIGSTOP');
  rmSync(join(dataDir, 'database.lock'));
  const second = startWriter('second');
  await writes(second);
  const before = first.written.length;
  first.child.kill('SIGCONT');
  await first.ended;
  expect(first.said()).toContain(`is in use by process ${second.child.pid}`);
  // A write in progress may still be acknowledged.
  expect(first.written.length - before).toBeLessThanOrEqual(1);
  await writes(second);
  expect(await lost()).toEqual([]);
});

test('a lock deleted by mistake is taken again, and the server continues', async () => {
  const only = startWriter('only');
  await writes(only);
  rmSync(join(dataDir, 'database.lock'));
  await writes(only, 200);
  const second = startWriter('second');
  await second.ended;
  expect(second.said()).toContain(`is in use by process ${only.child.pid}`);
  expect(await lost()).toEqual([]);
});
