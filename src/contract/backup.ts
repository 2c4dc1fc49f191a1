import { z } from 'zod';
import { Instant, route } from './base.ts';

/** It is about to begin, its files are copied, or it is restored and counted. */
export const BackupStep = z.enum(['waiting', 'copying', 'checking']);
export type BackupStep = z.output<typeof BackupStep>;

/** The backups of the embedded database. */
export const BackupState = z.object({
  /** Without what opens it. */
  where: z.string(),
  isEncrypted: z.boolean(),
  everyMinutes: z.number(),
  /** Of the one that is being made; null while none is. */
  step: BackupStep.nullable(),
  lastGood: z
    .object({
      /** The moment that it shows. */
      shows: Instant,
      seconds: z.number(),
      /** Written for it, in bytes. */
      bytes: z.int(),
      rows: z.int(),
    })
    .nullable(),
  /** How many good ones there are. */
  count: z.int(),
  /** Of the last try; null if it succeeded. */
  failure: z.object({ at: Instant, why: z.string() }).nullable(),
  /** No good one is younger than twice the time between two. */
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
      /** A PostgreSQL server is backed up by its own tools. */
      isEmbedded: z.boolean(),
      /** Null where no setting says where backups go. */
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
