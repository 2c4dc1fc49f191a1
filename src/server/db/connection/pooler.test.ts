/** PgBouncer in front of PostgreSQL, if it is installed and a server is configured. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { openPostgres } from './postgres.ts';

const server = process.env.TEST_DATABASE_URL;
const isInstalled = spawnSync('pgbouncer', ['--version']).status === 0;

/** Runs it on a separate port, as the required user: it refuses to run as root. */
async function withPooler<T>(mode: 'session' | 'transaction', work: (url: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'openward-pooler-'));
  chmodSync(folder, 0o755);
  const { hostname, port, username, password } = new URL(server!);
  const own = 20_000 + Math.floor(Math.random() * 40_000);
  writeFileSync(
    join(folder, 'settings.ini'),
    `[databases]
* = host=${hostname} port=${port} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${own}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
`,
  );
  const isRoot = process.getuid?.() === 0;
  const pooler = spawn('pgbouncer', [...(isRoot ? ['-u', 'postgres'] : []), join(folder, 'settings.ini')], {
    stdio: 'ignore',
  });
  const ended = new Promise((resolve) => pooler.once('exit', resolve));
  try {
    for (let tries = 0; tries < 100 && !(await isListening(own)); tries++) await setTimeout(50);
    return await work(`postgres://${username}@127.0.0.1:${own}/postgres`);
  } finally {
    pooler.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true });
  }
}

function isListening(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}

const open = async (url: string) => {
  const database = await openPostgres(url);
  await database.close();
};

test.skipIf(!server || !isInstalled)(
  'a pooler that changes sessions between transactions is refused at the start',
  async () => {
    await withPooler('transaction', (url) => expect(open(url)).rejects.toThrow(/pool_mode = session/));
    await withPooler('session', (url) => expect(open(url)).resolves.toBeUndefined());
  },
);
