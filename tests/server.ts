/** Starts the real server, built and in a process of its own, on a fresh demo hospital: one for each worker. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildWhereChanged } from '../scripts/build.ts';
import { chromium } from '../scripts/chromium.ts';
import { account, copyHospital, preparedHospital } from '../src/server/test-data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the workers' hospitals, in the order of their VITEST_POOL_ID. */
    addresses: string[];
  }
}

export { account };

export default async function start(project: TestProject) {
  await buildWhereChanged();
  process.env.CHROMIUM_PATH = chromium();
  // Before the first is copied, so that it is made once.
  await preparedHospital();
  const servers = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => startServer()));
  project.provide(
    'addresses',
    servers.map(({ address }) => address),
  );
  return () => Promise.all(servers.map(({ stop }) => stop()));
}

/** To optimise its code, and the database's, takes a process that soon ends more work than that saves. */
const soonEnded = ['--no-opt', '--liftoff-only'];

/**
 * A server with a hospital of its own, for what would be in the way of others: it is there in two seconds. `settings`
 * are variables of the environment, `words` those of the command line; with DEMO=0 the hospital is empty. `fill` is what
 * the data folder holds before the start: the demo hospital without its patients, unless a journey asks for them.
 */
export async function startServer(
  settings: Record<string, string> = {},
  words: string[] = [],
  fill = copyHospital,
  program = words.includes('--dev') ? 'src/main.ts' : 'build/program/main.js',
) {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-journeys-'));
  if (settings.DEMO !== '0') await fill(dataDir);
  openToOthers(dataDir);
  const port = await freePort();
  let file = program;
  // By name: a passkey belongs to a name, never to a number.
  const address = `http://localhost:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_URL: address,
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SMTP_URL: '',
    LOG_LEVEL: 'warn',
    DEMO: '1',
    // Each visitor of a journey has an address of its own (client-address.ts), as in life.
    TRUST_PROXY: '1',
    ADMIN_EMAIL: account.email,
    ADMIN_PASSWORD: account.password,
    ...settings,
  };
  let log = '';
  const run = async () => {
    const server = spawn(process.execPath, [...soonEnded, file, ...words], {
      cwd: join(import.meta.dirname, '..'),
      stdio: ['ignore', 'ignore', 'pipe'],
      env,
    });
    server.stderr.on('data', (text) => {
      log += text;
      process.stderr.write(text);
    });
    await ready(address, server);
    return server;
  };
  let server = await run();
  const end = (signal: NodeJS.Signals = 'SIGTERM') => {
    if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
    const ended = new Promise<unknown>((resolve) => server.once('exit', resolve));
    server.kill(signal);
    return ended;
  };
  const stop = async () => {
    await end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  /**
   * Starts anew, from another program where one is given, at once, as a process manager does, or after the end; resolves
   * when both have done their part.
   */
  const restart = async ({ afterEnd = false, from = file } = {}) => {
    const ended = end();
    file = from;
    if (afterEnd) await ended;
    server = await run();
    await ended;
  };
  /** `log` is all that the server has said of what went wrong. */
  return { address, port, dataDir, stop, restart, kill: () => end('SIGKILL'), log: () => log };
}

/** As an earlier version left it, or whoever copied it. */
function openToOthers(dataDir: string) {
  chmodSync(dataDir, 0o755);
  for (const { path, isFolder } of entriesBelow(dataDir)) chmodSync(path, isFolder ? 0o755 : 0o644);
}

/**
 * Everything below a folder but links. `readdir` with `recursive` would go through them, into the pictures that all
 * hospitals share and to which another server may be adding just now.
 */
export function* entriesBelow(folder: string): Generator<{ path: string; isFolder: boolean }> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) continue;
    yield { path, isFolder: entry.isDirectory() };
    if (entry.isDirectory()) yield* entriesBelow(path);
  }
}

/** What `/readyz` answers at a port of this machine; 0 while nobody listens there. */
export const statusOf = (port: number) =>
  fetch(`http://localhost:${port}/readyz`).then(
    ({ status }) => status,
    () => 0,
  );

export function freePort() {
  return new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

async function ready(address: string, server: ChildProcess) {
  for (let tries = 0; tries < 600; tries++) {
    if (server.exitCode !== null) throw new Error(`The server ended with code ${server.exitCode}.`);
    const answer = await fetch(`${address}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server did not get ready within a minute.');
}
