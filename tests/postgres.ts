/** A separate PostgreSQL server for a test, which can be killed during its work and started again. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';

export interface TornPostgres {
  url: string;
  /** Like a power cut: nothing more is written. */
  tear(): Promise<void>;
  /** In order: connections are ended, and what was committed is written. */
  stop(): Promise<void>;
  /** Its processes are suspended, as on a machine that hangs; connections stay open. */
  pause(): void;
  resume(): void;
  /** With further settings, such as `max_connections=40`. */
  start(...settings: string[]): Promise<void>;
  close(): Promise<void>;
}

/** Null where PostgreSQL is not installed, which scripts/with-postgres.sh reports. */
export async function startPostgres({ isDurable = true } = {}): Promise<TornPostgres | null> {
  // The script removes the server and its files as soon as its command ends.
  const print = 'console.log(process.env.TEST_DATABASE_URL); process.stdin.resume()';
  const script = spawn('bash', ['scripts/with-postgres.sh', process.execPath, '-e', print], {
    cwd: join(import.meta.dirname, '..'),
    // What it has acknowledged must survive a kill.
    env: { ...process.env, POSTGRES_DURABLE: isDurable ? '1' : '' },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const url = await firstLine(script);
  if (!url) return null;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('show data_directory');
  await client.end();
  const folder: string = rows[0].data_directory;
  const port = Number(new URL(url).port);
  const { uid, gid } = statSync(folder);
  // How it was started: the program and its quoted arguments.
  const [program = '', ...words] = readFileSync(join(folder, 'postmaster.opts'), 'utf8')
    .trim()
    .split(/ (?=")/)
    .map((word) => word.replaceAll('"', ''));
  const first = () => Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  async function endBy(signal: NodeJS.Signals) {
    process.kill(first(), signal);
    await until(async () => !existsSync(join(folder, 'postmaster.pid')) && !(await isListening(port)));
  }
  function tellAll(signal: NodeJS.Signals) {
    const pid = first();
    process.kill(pid, signal);
    // It starts no more children meanwhile, but one may end.
    for (const child of readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' '))
      try {
        process.kill(Number(child), signal);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
  }
  return {
    url,
    tear: () => endBy('SIGQUIT'),
    stop: () => endBy('SIGINT'),
    pause: () => tellAll('SIGSTOP'),
    resume: () => tellAll('SIGCONT'),
    async start(...settings) {
      const more = settings.flatMap((setting) => ['-c', setting]);
      spawn(program, [...words, ...more], {
        cwd: folder,
        uid,
        gid,
        stdio: 'ignore',
        detached: true,
      }).unref();
      await until(() => isListening(port));
    },
    async close() {
      const ended = new Promise((resolve) => script.once('exit', resolve));
      script.stdin!.end();
      await ended;
    },
  };
}

function firstLine(script: ChildProcess) {
  return new Promise<string | null>((resolve) => {
    let text = '';
    script.stdout!.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\n')) resolve(text.split('\n')[0]!);
    });
    script.once('exit', () => resolve(null));
  });
}

function isListening(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' });
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

async function until(holds: () => Promise<boolean>) {
  for (let tries = 0; tries < 300; tries++) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not come about within thirty seconds.');
}
