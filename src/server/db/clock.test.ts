import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { databaseClock } from './clock.ts';
import { testDatabase } from './test-database.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('only these files read the clock of the machine: all others use that of the database', () => {
  const root = join(import.meta.dirname, '../../..');
  const found = globSync(['src/server/**/*.ts', 'src/{serve,main,maintain,hospital}.ts'], { cwd: root })
    .filter((file) => !/\.test\.ts$|\/test-/.test(file))
    .filter((file) => /\bDate\.now\b|new Date\(\)/.test(readFileSync(join(root, file), 'utf8')));
  expect(found.sort()).toEqual([
    // The embedded database, which alone is backed up here, uses the clock of its machine.
    'src/server/backup/backup-process.ts',
    'src/server/backup/command-line.ts',
    'src/server/db/clock.ts',
    // Their output is for people who look at this machine.
    'src/server/db/connection/data-lock.ts',
    'src/server/log/outage-log.ts',
    // A collector compares its input with the clocks of the sending machines.
    'src/server/telemetry/collected.ts',
  ]);
});

describe('the clock', () => {
  /** A server whose clock is ahead of ours by this much. */
  function server(ahead: { ms: number }) {
    const query = async () => ({ rows: [{ ms: Date.now() + ahead.ms }] });
    return { kind: 'postgres', pool: { query } } as never;
  }

  test('is that of the server, also when it is set or another one takes over, regardless of ours', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
    const ahead = { ms: 360_000 };
    const clock = await databaseClock(server(ahead));
    const isAbout = (ms: number) => expect(Math.abs(clock.now() - ms)).toBeLessThan(50);
    isAbout(Date.now() + 360_000);
    expect(clock.aheadMs).toBeCloseTo(-360_000, -2);
    vi.setSystemTime(Date.now() + 3_600_000);
    isAbout(Date.now() - 3_600_000 + 360_000);
    ahead.ms = -3_600_000;
    await vi.advanceTimersByTimeAsync(10_000);
    isAbout(Date.now() - 3_600_000);
    clock.close();
  });

  test('continues while the server is away', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date', 'performance'] });
    let isAway = false;
    const query = async () => {
      if (isAway) throw new Error('away');
      return { rows: [{ ms: Date.now() }] };
    };
    const clock = await databaseClock({ kind: 'postgres', pool: { query } } as never);
    isAway = true;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Math.abs(clock.now() - Date.now())).toBeLessThan(50);
    clock.close();
  });

  test('of a real database is about ours on one machine', async () => {
    const database = await testDatabase();
    const clock = await databaseClock(database);
    expect(Math.abs(clock.aheadMs)).toBeLessThan(1_000);
    clock.close();
    await database.close();
  });
});
