/**
 * Kills the process while it books, at a random moment, like a power cut; everything acknowledged must be there
 * afterwards, complete and with its message. CRASHES sets how often (20 for a thorough run). A PostgreSQL server
 * survives its clients, so this tests the embedded database.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/connection/connect.ts';
import { briefly, copyHospital } from '#server/test-data-folder.ts';
import { brokenInvariants } from './test-invariants.ts';

const crashes = Number(process.env.CRASHES ?? 3);
const dataDir = mkdtempSync(join(tmpdir(), 'openward-crash-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

async function bookUntilKilled(run: number) {
  const program = 'src/server/booking/test-crash-child.ts';
  const child = spawn(process.execPath, [briefly, program, dataDir, String(run)], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    if (printed === '') setTimeout(() => child.kill('SIGKILL'), 20 + Math.random() * 400);
    printed += chunk;
  });
  const signal = await new Promise((resolve) => child.once('close', (_, by) => resolve(by)));
  expect(signal).toBe('SIGKILL');
  return printed.split('\n').filter((line) => line.length === 8);
}

test.skipIf(process.env.TEST_DATABASE_URL)(
  'an acknowledged booking survives the death of the process, with its message',
  async () => {
    await copyHospital(dataDir);
    const first = await openDatabase({ dataDir });
    await first.orm.execute(sql`update settings set max_future_appointments = 50`);
    await first.close();
    const acknowledged: string[] = [];
    for (let run = 1; run <= crashes; run++) {
      const booked = await bookUntilKilled(run);
      expect(booked.length).toBeGreaterThan(0);
      acknowledged.push(...booked);
      const { orm, close } = await openDatabase({ dataDir });
      const { rows } = await orm.execute<{ reference: string }>(sql`
        select reference from appointment p where exists (select from outbox o where o.appointment_id = p.id)`);
      const there = new Set(rows.map(({ reference }) => reference));
      expect(acknowledged.filter((reference) => !there.has(reference))).toEqual([]);
      expect(await brokenInvariants(orm, { mostFuture: 50 })).toEqual([]);
      await close();
    }
    if (process.env.CRASHES)
      process.stdout.write(`${crashes} kills, ${acknowledged.length} bookings acknowledged\n`);
  },
  600_000,
);
