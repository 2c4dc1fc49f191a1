import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '#server/kernel/start-error.ts';
import { lockDataFolder } from './data-lock.ts';

let folder: string;
let children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'openward-lock-'));
});
afterEach(() => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(folder, { recursive: true });
});

test('a second process is refused, naming the process that holds the folder', async () => {
  const holder = startHolder();
  expect(await holder.answer).toBe('locked');
  await expect(lockDataFolder(folder)).rejects.toThrow(StartError);
  await expect(lockDataFolder(folder)).rejects.toThrow(
    `${folder} is in use by process ${holder.child.pid} on `,
  );
});

test('the same process is refused a second time, and the first lock stays', async () => {
  const lock = await lockDataFolder(folder);
  await expect(lockDataFolder(folder)).rejects.toThrow(`in use by process ${process.pid}`);
  expect(await startHolder().answer).toContain(`in use by process ${process.pid}`);
  lock.release();
});

test('a start waits for a process that is about to end, but no longer than its limit', async () => {
  const lock = await lockDataFolder(folder);
  lock.leave();
  const waiting = lockDataFolder(folder);
  await setTimeout(100);
  lock.release();
  (await waiting).release();

  const slow = await lockDataFolder(folder);
  slow.leave();
  await expect(lockDataFolder(folder, { leaveMs: 100 })).rejects.toThrow(`in use by process ${process.pid}`);
  slow.release();
});

test('the folder of a killed process can be locked at once', async () => {
  for (let round = 0; round < 3; round++) {
    const holder = startHolder();
    expect(await holder.answer).toBe('locked');
    holder.child.kill('SIGKILL');
    await once(holder.child, 'exit');
  }
  (await lockDataFolder(folder)).release();
});

test('of many processes that start at once exactly one gets the folder', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => startHolder().answer));
  expect(answers.filter((answer) => answer === 'locked')).toHaveLength(1);
  expect(answers.filter((answer) => answer.includes('is in use by'))).toHaveLength(5);
});

test('only the owner may read the lock and the note', async () => {
  const lock = await lockDataFolder(folder);
  for (const file of ['database.lock', 'database.owner'])
    expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
  lock.release();
});

/** A process that locks the folder, reports the result, and keeps running. */
function startHolder() {
  const program = `
    const { lockDataFolder } = await import(${JSON.stringify(import.meta.resolve('./data-lock.ts'))});
    try {
      await lockDataFolder(${JSON.stringify(folder)});
      console.log('locked');
      setInterval(() => {}, 60_000);
    } catch (error) {
      console.log(error.message);
    }`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  return { child, answer: once(child.stdout, 'data').then(([line]) => String(line).trim()) };
}
