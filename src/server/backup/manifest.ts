/** A backup's own description. It is unencrypted, signed if there is a key, and holds nothing of patients. */
import { z } from 'zod';
import { isSame } from '#server/kernel/signature.ts';
import { Damaged, type SealedVault } from './sealed-vault.ts';
import type { Vault } from './vault.ts';

const Kept = z.object({ bytes: z.int(), sha256: z.string() });

export const Manifest = z.object({
  format: z.literal('openward-backup'),
  /** In version 1 the verdict had no signature. */
  version: z.literal([1, 2]),
  /** Its name, which is its start time, such as `2026-11-26T06-45-00Z`. */
  id: z.string(),
  /** The moment of the backed-up state. */
  at: z.iso.datetime(),
  /** Version of the program. */
  program: z.string(),
  /** The last migration. */
  migration: z.string(),
  /** Distinguishes keys; null if it is not encrypted. */
  keyMark: z.string().nullable(),
  hasSecret: z.boolean(),
  /** Rows of each table. */
  tables: z.record(z.string(), z.int()),
  /** A tar, compressed by Zstandard, in parts. `bytes` are those of its files. */
  database: z.object({ bytes: z.int(), parts: z.array(Kept) }),
  /** The originals, by their names in the media folder. */
  pictures: z.record(z.string(), Kept),
  /** Pictures of the database whose originals were not in the store. */
  lostPictures: z.array(z.string()),
});
export type Manifest = z.output<typeof Manifest>;

/** Written only once the backup was restored and counted. */
export const Verdict = z.object({
  /** The moment of the backed-up state. */
  shows: z.iso.datetime(),
  at: z.iso.datetime(),
  /** From the start of the backup to this verdict. */
  seconds: z.number(),
  /** Everything that was written for this backup, in bytes; pictures that were there already do not count. */
  bytes: z.int(),
  rows: z.int(),
  /** Number of pictures read back. */
  picturesRead: z.int(),
});
export type Verdict = z.output<typeof Verdict>;

const SignedVerdict = z.object({
  verdict: Verdict,
  /** As in the manifest. */
  keyMark: z.string().nullable(),
  signature: z.string().nullable(),
});

const Signed = z.object({ manifest: z.unknown(), signature: z.string().nullable() });

export const folderOfBackups = 'backups/';
const manifestName = 'manifest.json';
const verdictName = 'good.json';

export function idOf(at: number) {
  return new Date(at)
    .toISOString()
    .replace(/\.\d+Z$/, 'Z')
    .replaceAll(':', '-');
}

/** Epoch milliseconds. */
export function beginOf(id: string) {
  return Date.parse(id.replace(/T(\d\d)-(\d\d)-/, 'T$1:$2:'));
}

export function partName(id: string, index: number) {
  return `${folderOfBackups}${id}/database.tar.zst.${String(index + 1).padStart(5, '0')}`;
}

/** Under the mark of their key, since another key cannot read them. */
export function pictureName(keyMark: string | null, key: string) {
  return `pictures/${keyMark === null ? 'open' : keyMark}/${key.slice(0, 2)}/${key}`;
}

export async function writeManifest(sealed: SealedVault, manifest: Manifest) {
  const signature = sealed.signatureOf(JSON.stringify(manifest));
  const text = JSON.stringify({ manifest, signature } satisfies z.output<typeof Signed>, null, 1);
  await sealed.vault.put(`${folderOfBackups}${manifest.id}/${manifestName}`, Buffer.from(text));
}

export async function writeVerdict(sealed: SealedVault, id: string, verdict: Verdict) {
  const { keyMark } = sealed;
  const signature = sealed.signatureOf(signedOf(id, verdict));
  const text = JSON.stringify({ verdict, keyMark, signature } satisfies z.output<typeof SignedVerdict>);
  await sealed.vault.put(`${folderOfBackups}${id}/${verdictName}`, Buffer.from(text));
}

/** Includes the id, so that the verdict of one backup says nothing about another. */
function signedOf(id: string, verdict: Verdict) {
  return `good ${id} ${JSON.stringify(verdict)}`;
}

/** Null if there is none, or if this key's signature is missing or wrong. A verdict under another key is trusted. */
async function readVerdict(sealed: SealedVault, id: string): Promise<Verdict | null> {
  const bytes = await sealed.vault.get(`${folderOfBackups}${id}/${verdictName}`);
  if (!bytes) return null;
  const signed = parsed(SignedVerdict, bytes);
  if (!signed) {
    const verdict = parsed(Verdict, bytes);
    return verdict && (await wasWithoutSignature(sealed, id)) ? verdict : null;
  }
  const { verdict, keyMark, signature } = signed;
  if (keyMark !== sealed.keyMark)
    return (await seeManifest(sealed.vault, id))?.keyMark === keyMark ? verdict : null;
  const ours = sealed.signatureOf(signedOf(id, verdict));
  return ours === null || isSame(ours, signature ?? '') ? verdict : null;
}

async function wasWithoutSignature(sealed: SealedVault, id: string) {
  if (sealed.keyMark === null) return true;
  const manifest = await readManifest(sealed, id).catch((error) => {
    if (error instanceof Damaged) return null;
    throw error;
  });
  return manifest?.version === 1;
}

/** The manifest if it is intact; with a key, only if signed by it. */
export async function readManifest(sealed: SealedVault, id: string): Promise<Manifest> {
  const found = await readSigned(sealed.vault, id);
  if (!found) throw new Damaged(`the manifest of the backup ${id} is missing or damaged`);
  const { manifest, text, signature } = found;
  const { keyMark } = manifest;
  if (keyMark === null && sealed.keyMark !== null)
    throw new Damaged(`the backup ${id} is not encrypted; take BACKUP_KEY away to use it`);
  if (keyMark !== null && sealed.keyMark === null)
    throw new Damaged(`the backup ${id} is encrypted; set BACKUP_KEY`);
  if (keyMark !== sealed.keyMark) throw new Damaged(`the backup ${id} was encrypted with another BACKUP_KEY`);
  const ours = sealed.signatureOf(text);
  if (ours !== null && !isSame(ours, signature ?? ''))
    throw new Damaged(`the manifest of the backup ${id} was changed`);
  return manifest;
}

/** For callers without a key, who trust nothing in it; null if it is missing or damaged. */
export async function seeManifest(vault: Vault, id: string): Promise<Manifest | null> {
  return (await readSigned(vault, id))?.manifest ?? null;
}

async function readSigned(vault: Vault, id: string) {
  const bytes = await vault.get(`${folderOfBackups}${id}/${manifestName}`);
  const signed = bytes && parsed(Signed, bytes);
  const checked = signed && Manifest.safeParse(signed.manifest);
  if (!checked?.success || checked.data.id !== id) return null;
  return { manifest: checked.data, text: JSON.stringify(signed!.manifest), signature: signed!.signature };
}

export interface Found {
  id: string;
  /** All its files. */
  names: string[];
  isComplete: boolean;
  /** Null until it was restored and counted; see `readVerdict`. */
  verdict: Verdict | null;
}

/** Every backup of a vault, newest first, including incomplete ones. */
export async function findBackups(sealed: SealedVault): Promise<Found[]> {
  const all = await sealed.vault.list(folderOfBackups);
  const byId = Map.groupBy(all, ({ name }) => name.split('/')[1]!);
  const found: Found[] = [];
  for (const [id, files] of byId) {
    if (!/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(id)) continue;
    const names = files.map(({ name }) => name);
    const has = (name: string) => names.includes(`${folderOfBackups}${id}/${name}`);
    const isComplete = has(manifestName);
    const verdict = isComplete && has(verdictName) ? await readVerdict(sealed, id) : null;
    found.push({ id, names, isComplete, verdict });
  }
  return found.sort((one, other) => (one.id < other.id ? 1 : -1));
}

function parsed<T>(schema: z.ZodType<T>, bytes: Buffer): T | null {
  try {
    return schema.parse(JSON.parse(bytes.toString()));
  } catch {
    return null;
  }
}
