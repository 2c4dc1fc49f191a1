import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { makeOnce } from './test-once.ts';

let folder: string;
let path: string;
let made: number;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'openward-once-'));
  path = join(folder, 'made');
  made = 0;
});
afterEach(() => rmSync(folder, { recursive: true }));

async function make() {
  made++;
  await setTimeout(50);
  writeFileSync(path, '');
}

test('what several want at once one of them makes, and all have it then', async () => {
  await Promise.all([makeOnce(path, make), makeOnce(path, make), makeOnce(path, make)]);
  expect([made, existsSync(path), existsSync(`${path}.making`)]).toEqual([1, true, false]);
});

test('after one has failed the next makes it', async () => {
  const failing = makeOnce(path, () => Promise.reject(new Error('No room')));
  const next = makeOnce(path, make);
  await expect(failing).rejects.toThrow('No room');
  await next;
  expect(made).toBe(1);
});

test('nobody waits for a process that has ended', async () => {
  const { pid } = spawnSync(process.execPath, ['--version']);
  writeFileSync(`${path}.making`, String(pid));
  await makeOnce(path, make);
  expect(made).toBe(1);
});
