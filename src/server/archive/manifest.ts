import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** The first file of an export: what it is, and how much of everything there has to be. */
export const Manifest = z.strictObject({
  format: z.literal('openward-export'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  hospital: z.string(),
  /** The last migration of the database that it was made from. */
  migration: z.string(),
  /** Tells, without saying it, whether another hospital signs its links with the same key. */
  secretMark: z.string(),
  tables: z.array(
    z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int().nonnegative() }),
  ),
  pictures: z.int().nonnegative(),
  /** Keys of pictures whose file was lost before the export. */
  lostPictures: z.array(z.string()),
});
export type Manifest = z.output<typeof Manifest>;

export const manifestName = 'manifest.json';
export function tableName(table: string) {
  return `tables/${table}.jsonl`;
}
export function pictureName(key: string) {
  return `media/${key}`;
}

export function secretMark(secret: string) {
  return createHmac('sha256', secret).update('export').digest('hex').slice(0, 16);
}
