import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { briefly, copyEmptyDatabase } from '#server/test-data-folder.ts';
import { buildProgramWhereChanged } from '../scripts/build.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'openward-start-'));
beforeAll(buildProgramWhereChanged);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function start(environment: Record<string, string>, whenStarted: (child: ChildProcess) => void = () => {}) {
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: join(folder, 'data'),
    DEMO: '0',
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'warn',
    ...environment,
  };
  const child = spawn(process.execPath, [briefly, 'build/program/main.js'], {
    cwd: root,
    env,
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed += chunk;
  });
  whenStarted(child);
  return new Promise<{ code: number | null; printed: string }>((resolve) => {
    // On `exit` its last output may not have arrived yet.
    child.on('close', (code) => resolve({ code, printed }));
  });
}

/** One sentence, no stack trace. */
const sentence = (words: RegExp) =>
  expect.stringMatching(new RegExp(`^Openward cannot start: ${words.source}[^\n]*\\.\n$`));

/** A start with the port in `occupied` ends here, after all checks. */
const noPort = /(port \d+ .*is in use|the pages are not built)/;

async function occupied() {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  return { port, close: () => other.close() };
}

test('the program contains no text of the demo hospital', () => {
  const program = globSync('build/program/**/*.js', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const pages = globSync('demo/en/departments/*.md', { cwd: root });
  const sentences = pages.map((file) => readFileSync(join(root, file), 'utf8').split('\n').at(-2)!);
  expect(sentences).toHaveLength(16);
  expect(sentences.filter((sentence) => program.some((code) => code.includes(sentence)))).toEqual([]);
});

// Each test starts its own process, so they can run concurrently.
test.concurrent('an invalid port stops the start with one sentence and exit code 1', async () => {
  expect(await start({ PORT: 'eighty' })).toEqual({
    code: 1,
    printed: sentence(/PORT must be a port number/),
  });
});

test.concurrent.each([
  ['SIGTERM', 0],
  ['SIGHUP', 1500],
] as const)(
  'a start that gets %s while it makes its database ends in order, and the next one continues',
  async (signal, afterMs) => {
    const dataDir = join(folder, signal);
    const outcome = await start({ DATA_DIR: dataDir }, async (child) => {
      while (!existsSync(join(dataDir, 'database.lock'))) await setTimeout(10);
      await setTimeout(afterMs);
      child.kill(signal);
    });
    expect(outcome).toEqual({ code: 0, printed: '' });
    const other = await occupied();
    try {
      const next = await start({ PORT: String(other.port), DATA_DIR: dataDir });
      expect(next).toEqual({ code: 1, printed: sentence(noPort) });
    } finally {
      other.close();
    }
  },
);

test.concurrent('an uncaught fault is one line in the log, and the process then ends in order with code 1', async () => {
  const dataDir = join(folder, 'fault');
  await copyEmptyDatabase(dataDir);
  const fault = join(folder, 'fault.mjs');
  writeFileSync(fault, `process.once('SIGUSR2', () => Promise.reject(new Error('odd')));`);
  const environment = { DATA_DIR: dataDir, LOG_LEVEL: 'info', NODE_OPTIONS: `--import=${fault}` };
  const { code, printed } = await start(environment, (child) =>
    child.stdout!.on('data', (said) => String(said).includes('Openward is at') && child.kill('SIGUSR2')),
  );
  const lines = printed.split('\n').filter((line) => line.startsWith('{'));
  const said = lines.map((line) => JSON.parse(line).msg).slice(-3);
  expect([code, said]).toEqual([1, ['uncaught', 'stopping', 'stopped']]);
});
