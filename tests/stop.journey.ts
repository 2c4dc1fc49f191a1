/** Stops real processes in every way that people and their tools do. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { copyHospital } from '../src/server/test-data-folder.ts';
import { freePort, startServer, statusOf } from './server.ts';
import { visitor } from './visitor.ts';

describe('what was started with npm start ends, and its port is free,', () => {
  const npm = ['npm', ['start', '--silent']] as const;
  const shell = ['/bin/sh', ['-c', 'npm start --silent']] as const;
  test.concurrent.for([
    ['npm', 'SIGTERM', npm],
    ['npm', 'SIGKILL', npm],
    ['the shell of npm', 'SIGTERM', shell],
  ] as const)('once %s gets %s', async ([_whose, signal, [command, words]], { expect }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'openward-stop-'));
    await copyHospital(dataDir);
    const port = await freePort();
    const settings = {
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO: '0',
    };
    const env = { ...process.env, ...settings };
    // In its own process group, so that a failed test leaves nothing behind.
    const started = spawn(command, words, {
      cwd: join(import.meta.dirname, '..'),
      env,
      stdio: 'ignore',
      detached: true,
    });
    const ended = once(started, 'exit');
    try {
      await expect.poll(() => statusOf(port), { timeout: 50_000 }).toBe(200);
      process.kill(started.pid!, signal);
      await ended;
      await expect.poll(() => isFree(port)).toBe(true);
      await expect.poll(() => isGone(started)).toBe(true);
    } finally {
      if (!isGone(started)) process.kill(-started.pid!, 'SIGKILL');
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

test('a load balancer is told first, requests are served meanwhile, streams end, and the log says so', async () => {
  const hospital = await startServer({ DRAIN_SECONDS: '2', LOG_LEVEL: 'info' });
  const staff = await (await visitor(hospital.address)).signIn();
  const stream = await fetch(`${hospital.address}/api/appointment/events`, { headers: staff });
  const began = performance.now();
  const stopped = hospital.stop();
  await expect.poll(() => statusOf(hospital.port)).toBe(503);
  const page = await fetch(hospital.address);
  expect(page.status).toBe(200);
  // It ends like a complete answer, and is not cut off.
  expect(await stream.text()).toContain('event: ready');
  await stopped;
  expect(performance.now() - began).toBeGreaterThan(2_000);
  const said = hospital.log().trim().split('\n');
  const of = (msg: string) => said.map((line) => JSON.parse(line)).find((line) => line.msg === msg);
  expect(of('stopping')).toMatchObject({ drainSeconds: 2 });
  expect(of('stopped')).toMatchObject({ cutOff: 0, seconds: expect.any(Number) });
});

function isFree(port: number) {
  return new Promise<boolean>((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}

/** Whether nothing is left of the process group. */
function isGone({ pid }: ChildProcess) {
  try {
    process.kill(-pid!, 0);
    return false;
  } catch {
    return true;
  }
}
