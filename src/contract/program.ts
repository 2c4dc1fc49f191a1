/** The program itself, for the people who keep it up to date. */
import { z } from 'zod';
import { Instant, route } from './base.ts';

export const Program = z.object({
  version: z.string(),
  /** Version of PostgreSQL, embedded or not. */
  databaseVersion: z.string(),
  isEmbedded: z.boolean(),
  /** When an update last changed the database. */
  migratedAt: Instant,
  /** Null if there is none, checks are off, or the answer has not come. */
  newer: z.object({ version: z.string(), url: z.url({ protocol: /^https$/ }) }).nullable(),
});
export type Program = z.output<typeof Program>;

export const program = {
  get: route({
    method: 'GET',
    path: '/program',
    access: 'administration',
    summary: 'The version of the program and of its database, and whether there is a newer one',
    data: Program,
  }),
};
