/** Messages between the hospital's process and that of a backup. */
import type { KeepRule } from './keep.ts';
import type { Verdict } from './manifest.ts';
import type { Source } from './source.ts';

/** The first message to the process of a backup. The key, and the address, which contains one, are in no argument. */
export interface Order {
  dataDir: string;
  /** As in BACKUP_TO, BACKUP_KEY and MEDIA_URL. */
  to: string;
  key: string | undefined;
  mediaUrl: string | undefined;
  /** Whether DATA_DIR/secret is the hospital's secret. */
  keepsSecret: boolean;
  /** From `hospitalOf`: the vault must be this hospital's. */
  hospital: string;
  everyMs: number;
  keep: KeepRule;
}

/** A request for work that only the hospital's process can do. */
export interface Question {
  type: 'question';
  id: number;
  what: keyof Source;
}

export interface Answer {
  id: number;
  value?: unknown;
  /** Why there is no value. */
  failed?: string;
}

export interface GoodBackup {
  id: string;
  verdict: Verdict;
  lostPictures: number;
  /** How long the hospital's queries waited for its end, in milliseconds. */
  heldMs: number;
  /** Number of older backups removed. */
  removed: number;
}

/** The files of the database are copied, and their check begins. */
export interface Progress {
  type: 'checking';
}

/** The last message from the process. */
export type Report = { type: 'good'; good: GoodBackup } | { type: 'failed'; why: string };
