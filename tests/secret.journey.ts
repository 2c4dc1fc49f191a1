/** Starts the program twice on one data folder, with different secrets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyHospital } from '../src/server/test-data-folder.ts';
import { startServer } from './server.ts';
import { visitor } from './visitor.ts';

test('a start with another SECRET ends every session', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-secret-'));
  await copyHospital(dataDir);
  const first = await startServer({ DATA_DIR: dataDir, SECRET: 'the secret of the first start, long' });
  const one = await visitor(first.address);
  const staff = await one.signIn();
  expect((await one.call('GET', '/admin/me', undefined, staff)).status).toBe(200);
  await first.stop();
  const second = await startServer({ DATA_DIR: dataDir, SECRET: 'the secret of the second start, long' });
  const two = await visitor(second.address);
  expect((await two.call('GET', '/admin/me', undefined, staff)).status).toBe(401);
  await second.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
