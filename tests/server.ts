/** Starts the real server, built and as a process, on a new demo hospital: one for each worker. */
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
    /** The workers' hospitals, in the order of their VITEST_POOL_ID. */
    addresses: string[];
  }
}

export { account };

export default async function start(project: TestProject) {
  await buildWhereChanged();
  process.env.CHROMIUM_PATH = chromium();
  // Prepared before the first copy, so that it is made once.
  await preparedHospital();
  const servers = await Promise.all(Array.from({ length: project.config.maxWorkers }, () => startServer()));
  project.provide(
    'addresses',
    servers.map(({ address }) => address),
  );
  return () => Promise.all(servers.map(({ stop }) => stop()));
}

/** Optimising the code, and the database's, would cost such a short process more work than it saves. */
const soonEnded = ['--no-opt', '--liftoff-only'];

/**
 * Starts a server with its own hospital, for tests that would disturb others; it takes two seconds. `settings` are
 * environment variables, `words` arguments; with DEMO=0 the hospital is empty. `fill` prepares the data folder: by
 * default the demo hospital without its patients.
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
  // A passkey belongs to a host name, never to a number.
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
    // As in production, each visitor of a journey has its own address (client-address.ts).
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
   * Starts again, from another program if given: at once, like a process manager, or after the end. Resolves when both
   * have done their part.
   */
  const restart = async ({ afterEnd = false, from = file } = {}) => {
    const ended = end();
    file = from;
    if (afterEnd) await ended;
    server = await run();
    await ended;
  };
  /** `log` returns the warnings and errors of the server. */
  return { address, port, dataDir, stop, restart, kill: () => end('SIGKILL'), log: () => log };
}

/** Permissions as an earlier version or a copy of the folder would leave them. */
function openToOthers(dataDir: string) {
  chmodSync(dataDir, 0o755);
  for (const { path, isFolder } of entriesBelow(dataDir)) chmodSync(path, isFolder ? 0o755 : 0o644);
}

/**
 * Everything below a folder except links. `readdir` with `recursive` would follow them into the pictures that all
 * hospitals share, to which another server may be adding.
 */
export function* entriesBelow(folder: string): Generator<{ path: string; isFolder: boolean }> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) continue;
    yield { path, isFolder: entry.isDirectory() };
    if (entry.isDirectory()) yield* entriesBelow(path);
  }
}

/** The status of `/readyz` at a local port; 0 while no server listens there. */
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
