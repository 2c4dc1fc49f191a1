import { z } from 'zod';
import { Instant, route } from './base.ts';

/** Not begun, copying its files, or restoring and counting it as a check. */
export const BackupStep = z.enum(['waiting', 'copying', 'checking']);
export type BackupStep = z.output<typeof BackupStep>;

export const BackupState = z.object({
  /** Without credentials. */
  where: z.string(),
  isEncrypted: z.boolean(),
  everyMinutes: z.number(),
  /** Null while no backup is being made. */
  step: BackupStep.nullable(),
  lastGood: z
    .object({
      /** The moment of the backed-up state. */
      shows: Instant,
      seconds: z.number(),
      /** Written for it, in bytes. */
      bytes: z.int(),
      rows: z.int(),
    })
    .nullable(),
  /** Number of good backups. */
  count: z.int(),
  /** The failure of the last try; null if it succeeded. */
  failure: z.object({ at: Instant, why: z.string() }).nullable(),
  /** The last good backup is older than two intervals. */
  isLate: z.boolean(),
});
export type BackupState = z.output<typeof BackupState>;

export const backup = {
  get: route({
    method: 'GET',
    path: '/admin/backup',
    access: 'administration',
    summary: 'When the last good backup was made, and what is wrong if there is none',
    data: z.object({
      /** A PostgreSQL server is backed up with its own tools. */
      isEmbedded: z.boolean(),
      /** Null without BACKUP_TO. */
      state: BackupState.nullable(),
    }),
  }),
  make: route({
    method: 'POST',
    path: '/admin/backup',
    access: 'administration',
    summary: 'Make a backup now; the state tells when it is done',
    data: BackupState,
    status: 202,
    sensitive: true,
    errors: ['not-found'],
  }),
};
