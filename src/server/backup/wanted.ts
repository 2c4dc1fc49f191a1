/**
 * Requests a backup from the running server, by files in its data folder: anyone who may write there owns the
 * hospital's data anyway, and needs no password.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { GoodBackup } from './messages.ts';

export type Outcome = { good: GoodBackup } | { why: string };

export interface Wanted {
  answer(outcome: Outcome): void;
}

const wantedName = 'backup.wanted';
const answerName = 'backup.answer';

/** Null without an order in the folder. */
export function takeWanted(dataDir: string): Wanted | null {
  const file = join(dataDir, wantedName);
  if (!existsSync(file)) return null;
  const order = readFileSync(file, 'utf8');
  rmSync(file);
  return { answer: (outcome) => writeWhole(join(dataDir, answerName), JSON.stringify({ order, outcome })) };
}

/** Null if no server takes the order within the given time. */
export async function askForBackup(dataDir: string, patienceMs = 15_000): Promise<Outcome | null> {
  const order = randomUUID();
  const file = join(dataDir, wantedName);
  // Another process may be asking.
  for (let waits = 0; existsSync(file) && waits < patienceMs / 100; waits++) await setTimeout(100);
  writeWhole(file, order);
  const latest = performance.now() + patienceMs;
  while (existsSync(file)) {
    if (performance.now() > latest) {
      rmSync(file, { force: true });
      return null;
    }
    await setTimeout(100);
  }
  for (;;) {
    await setTimeout(200);
    const answer = readAnswer(join(dataDir, answerName));
    if (answer?.order === order) return answer.outcome;
  }
}

function readAnswer(file: string): { order: string; outcome: Outcome } | null {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
}

function writeWhole(file: string, text: string) {
  const beside = `${file}.unfinished`;
  writeFileSync(beside, text, { mode: 0o600 });
  renameSync(beside, file);
}
