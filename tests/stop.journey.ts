/** Ends real processes in every way in which people and their tools end them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
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
    // A group of its own, so that the test leaves nothing behind if it fails.
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

test('under load a stop loses no request, ends streams, and an upload goes on after it', async () => {
  const hospital = await startServer();
  try {
    const staff = await (await visitor(hospital.address)).signIn();
    const { stream, heard } = await followed(`${hospital.address}/api/appointment/events`, staff);
    const half = await beginUpload(hospital.address, staff);
    const visitors = Array.from({ length: 24 }, () => askOnAndOn(hospital.port));
    await setTimeout(1_500);
    const began = performance.now();
    const restarting = hospital.restart({ afterEnd: true });
    const counts = await Promise.all(visitors);
    const sent = counts.reduce((sum, one) => sum + one.sent, 0);
    expect(counts.flatMap((one) => one.lost)).toEqual([]);
    const repeated = counts.reduce((sum, one) => sum + one.repeated, 0);
    expect(repeated / sent).toBeLessThan(0.02);
    expect(sent).toBeGreaterThan(100);
    expect(await stream).toBe('ended');
    expect(heard()).toContain('event: ready');
    await restarting;
    expect(performance.now() - began).toBeLessThan(20_000);
    // All that had arrived is there.
    const kept = await fetch(hospital.address + half.path, { method: 'HEAD', headers: { ...staff, ...tus } });
    expect([kept.status, kept.headers.get('Upload-Offset')]).toEqual([200, String(half.sent)]);
  } finally {
    await hospital.stop();
  }
});

test('a load balancer is told first, requests are served while it looks away, and the log says what was', async () => {
  const hospital = await startServer({ DRAIN_SECONDS: '2', LOG_LEVEL: 'info' });
  const began = performance.now();
  const stopped = hospital.stop();
  await expect.poll(() => statusOf(hospital.port)).toBe(503);
  const page = await fetch(hospital.address);
  expect(page.status).toBe(200);
  await stopped;
  expect(performance.now() - began).toBeGreaterThan(2_000);
  const said = hospital
    .log()
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  const of = (msg: string) => said.find((line) => line.msg === msg);
  expect(of('started')).toMatchObject({
    version: expect.any(String),
    database: expect.stringContaining('embedded PostgreSQL in /'),
    publicUrl: hospital.address,
  });
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

/** Whether nothing is left of the group of processes. */
function isGone({ pid }: ChildProcess) {
  try {
    process.kill(-pid!, 0);
    return false;
  } catch {
    return true;
  }
}

/**
 * One request after the other on a kept connection, until the server takes no new one. A connection that was closed
 * before the server took anything gets another try, as in a browser.
 */
async function askOnAndOn(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const outcome = { sent: 0, repeated: 0, lost: [] as string[] };
  for (;;) {
    outcome.sent++;
    const path = ['/api/department', '/', '/api/doctor'][outcome.sent % 3]!;
    const answer = await asked(port, path, agent);
    if (answer === 'ECONNREFUSED') return outcome;
    if (answer === 'closed before') outcome.repeated++;
    else if (typeof answer === 'string') outcome.lost.push(answer);
  }
}

function asked(port: number, path: string, agent: Agent) {
  return new Promise<number | string>((resolve) => {
    const sent = request({ host: '127.0.0.1', port, path, agent }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode!));
      answer.once('error', (error: NodeJS.ErrnoException) => resolve(`cut off: ${error.code}`));
    });
    sent.once('error', (error: NodeJS.ErrnoException) =>
      resolve(
        sent.reusedSocket && error.code === 'ECONNRESET' ? 'closed before' : (error.code ?? error.message),
      ),
    );
    sent.end();
  });
}

async function followed(address: string, headers: Record<string, string>) {
  const answer = await fetch(address, { headers });
  let text = '';
  const stream = (async () => {
    for await (const bytes of answer.body!) text += Buffer.from(bytes);
    return 'ended';
  })().catch((error) => `cut: ${error.cause?.code}`);
  return { stream, heard: () => text };
}

const tus = { 'Tus-Resumable': '1.0.0' };

/** An upload whose sender has sent half and is slow with the rest. */
async function beginUpload(address: string, staff: Record<string, string>) {
  const begun = await fetch(`${address}/api/media`, {
    method: 'POST',
    headers: { ...staff, ...tus, 'Upload-Length': '2000000', 'Upload-Metadata': `filename ${btoa('a.jpg')}` },
  });
  const path = begun.headers.get('Location')!;
  const headers = {
    ...staff,
    ...tus,
    'Upload-Offset': '0',
    'Content-Type': 'application/offset+octet-stream',
  };
  const sent = request(new URL(path, address), { method: 'PATCH', headers });
  sent.on('error', () => {});
  const bytes = Buffer.alloc(1_000_000, 7);
  sent.write(bytes);
  return { path, sent: bytes.length };
}
