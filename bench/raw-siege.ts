/**
 * `npm run siege:raw`: raw bytes from five seeds, two minutes each, against one node on the embedded database, or with
 * DATABASE_URL, an empty PostgreSQL database, against two nodes behind nginx with the settings of deploy/. A process
 * that ended, a 5xx response, a fault in the log or memory growth exits with 1.
 */
import { type ChildProcess, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startNginx } from '../tests/nginx.ts';
import { besiege } from '../tests/raw-bytes.ts';
import { account, fillHospital, type Node, residentMegabytes, start, stop } from './process.ts';

const first = 25_700;
const seconds = Number(process.env.SIEGE_SECONDS ?? 120);
const seeds = (process.env.SIEGE_SEEDS ?? '1,2,3,4,5').split(',').map(Number);
/** In megabytes, after the first seed has filled the caches. */
const mostGrowth = 64;

const folder = mkdtempSync(join(tmpdir(), 'openward-raw-'));
const url = process.env.DATABASE_URL ?? '';
const logs = [1, 2].map((node) => join(folder, `log-${node}`));
const settings = {
  ...account,
  DATABASE_URL: url,
  DATA_DIR: join(folder, 'data'),
  SECRET: 'one secret for every node that is besieged',
  TRUST_PROXY: '1',
  LOG_LEVEL: 'error',
};
await fillHospital(first, settings);
const nodes: Node[] = [];
let nginx: ChildProcess | null = null;
try {
  for (const [index, log] of (url ? logs : logs.slice(0, 1)).entries())
    nodes.push(
      await start(
        first + index,
        { ...settings, DATA_DIR: index ? mkdtempSync(join(folder, 'other-')) : settings.DATA_DIR },
        log,
      ),
    );
  const host = `127.0.0.1:${url ? first + 9 : first}`;
  if (url) nginx = startNginx(folder, asProxy());
  const memory: number[] = [];
  let failures = 0;
  for (const seed of seeds) {
    const seen = await besiege({ port: url ? first + 9 : first, host }, { seed, seconds });
    memory.push(Math.max(...nodes.map(residentMegabytes)));
    const counts = [...seen.statuses].sort(([one], [other]) => one - other);
    process.stdout.write(
      `seed ${seed}: ${seen.connections} connections; ${counts.map(([status, count]) => `${status} × ${count}`).join(', ')}; ${memory.at(-1)} MB\n`,
    );
    for (const failed of seen.failed.slice(0, 10)) process.stdout.write(`✗ ${failed}\n`);
    failures += seen.failed.length;
  }
  const dead = nodes.filter(
    ({ process: { exitCode, signalCode } }) => exitCode !== null || signalCode !== null,
  );
  const faults = logs
    .slice(0, nodes.length)
    .flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean));
  for (const fault of faults.slice(0, 10)) process.stdout.write(`✗ ${fault.slice(0, 1_000)}\n`);
  const growth = Math.max(...memory) - memory[0]!;
  process.stdout.write(
    `${dead.length} deaths, ${failures} × 5xx, ${faults.length} faults in the log, +${growth} MB\n`,
  );
  process.exitCode = dead.length + failures + faults.length === 0 && growth <= mostGrowth ? 0 : 1;
} finally {
  nginx?.kill();
  await Promise.all(nodes.map(stop));
  rmSync(folder, { recursive: true, force: true });
}

/** Replaces the machine's own parts in the settings of deploy/. */
function asProxy(): [from: string | RegExp, to: string][] {
  const [key, certificate] = ['key.pem', 'fullchain.pem'].map((name) => join(folder, name)) as [
    string,
    string,
  ];
  spawnSync(
    'openssl',
    `req -x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=localhost -keyout ${key} -out ${certificate}`.split(
      ' ',
    ),
  );
  return [
    [
      'server 127.0.0.1:3000 max_fails',
      `server 127.0.0.1:${first + 1} max_fails=3 fail_timeout=2s;\n    server 127.0.0.1:${first} max_fails`,
    ],
    ['    listen 80;\n', `    listen 127.0.0.1:${first + 8};\n`],
    // Without TLS, as the bytes within it are tested.
    ['    listen 443 ssl;\n', `    listen 127.0.0.1:${first + 9};\n`],
    [/^ *ssl_.*\n/gm, ''],
    [/hospital\.example\.org/g, '_'],
  ];
}
