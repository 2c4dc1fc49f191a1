/**
 * `npm run bench`: measures this machine in ratios and counts, prints a table and writes bench/results.json. Uses
 * loopback only and takes a few minutes.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureBooking } from './booking.ts';
import { measureGrowth } from './growth.ts';
import { measureLighthouse } from './lighthouse.ts';
import { measureReads } from './reads.ts';
import { measureRush } from './rush.ts';
import { measureServer } from './server.ts';
import { measureTables } from './tables.ts';

export interface Row {
  what: string;
  measured: number;
  unit: string;
  /** The target in words; empty if there is none. */
  reach: string;
  holds: boolean | null;
}

const parts: (() => Row[] | Promise<Row[]>)[] = [
  () => [machineRow('at the start')],
  measureBooking,
  () => onPostgres('booking.ts'),
  () => measureReads(),
  () => onPostgres('reads.ts'),
  measureServer,
  () => onPostgres('nodes.ts'),
  () => onPostgres('large.ts'),
  measureRush,
  measureTables,
  measureGrowth,
  measureLighthouse,
  () => [machineRow('at the end')],
];
const rows: Row[] = [];
for (const measure of parts) {
  const measured = await measure();
  rows.push(...measured);
  for (const row of measured) process.stdout.write(line(row));
}
const results = { node: process.version, measuredAt: new Date().toISOString(), rows };
writeFileSync(join(import.meta.dirname, 'results.json'), `${JSON.stringify(results, null, 2)}\n`);

function line({ what, measured, unit, reach, holds }: Row) {
  const mark = holds === null ? ' ' : holds ? '✓' : '✗';
  return `${mark} ${String(measured).padStart(7)} ${unit.padEnd(11)} ${reach.padEnd(9)} ${what}\n`;
}

/** The same work every time, so that a slow phase of a shared machine shows beside the affected figures. */
function machineRow(when: string): Row {
  const bytes = Buffer.alloc(100_000_000);
  const started = performance.now();
  createHash('sha256').update(bytes).digest();
  const measured = Math.round(performance.now() - started);
  return { what: `the machine itself: 100 MB hashed, ${when}`, measured, unit: 'ms', reach: '', holds: null };
}

/**
 * Runs a file that prints rows, on a temporary server with durable settings; no rows if PostgreSQL is not installed.
 */
function onPostgres(file: string): Row[] {
  const script = join(import.meta.dirname, '../scripts/with-postgres.sh');
  const child = spawnSync('bash', [script, process.execPath, join(import.meta.dirname, file)], {
    env: { ...process.env, POSTGRES_DURABLE: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
  });
  if (child.status === 0) return child.stdout ? JSON.parse(child.stdout) : [];
  // The child printed the error; the other rows are still useful.
  return [{ what: `${file} on PostgreSQL ends`, measured: 0, unit: '', reach: '1', holds: false }];
}
