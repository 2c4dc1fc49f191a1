import { createHmac } from 'node:crypto';
import { z } from 'zod';

/** The first file of an export: what it is, and how much it must contain. */
export const Manifest = z.strictObject({
  format: z.literal('openward-export'),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  hospital: z.string(),
  /** The last migration of the source database. */
  migration: z.string(),
  /** Shows whether two hospitals share a signing key, without revealing it. */
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
