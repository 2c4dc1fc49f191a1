/**
 * Where backups are stored: a folder, or the bucket of an S3-compatible store in BACKUP_TO. A vault knows names and
 * bytes. The names are the same in both, so one can be copied into the other with any tool. A file is whole or absent.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isBucket } from '#server/config/config.ts';
import { syncPath } from '#server/db/connection/disk.ts';
import { StartError } from '#server/kernel/start-error.ts';
import { S3Store } from '#server/media/s3-store.ts';
import { readWhole } from '#server/media/store.ts';

export interface Vault {
  /** The folder or the bucket, without its key. */
  where: string;
  put(name: string, bytes: Buffer): Promise<void>;
  get(name: string): Promise<Buffer | null>;
  /** All files with this prefix, which is empty or ends with a slash. */
  list(prefix: string): Promise<{ name: string; bytes: number }[]>;
  remove(name: string): Promise<void>;
}

/** The vault of an address as in BACKUP_TO; an unusable one is a StartError. */
export async function openVault(address: string): Promise<Vault> {
  if (address.startsWith('s3://') && !isBucket(address))
    throw new StartError('a bucket is named such as s3://KEY:SECRET@host/bucket?region=eu-central-1.');
  const vault = address.startsWith('s3://') ? new BucketVault(address) : new FolderVault(address);
  await vault.reach();
  return vault;
}

const ownerName = 'hospital.json';

/** Marks a vault as this hospital's; one that belongs to another, or cannot be written, is a StartError. */
export async function claimVault(vault: Vault, hospital: string) {
  try {
    const owner = await ownerOf(vault);
    if (owner === null) await vault.put(ownerName, Buffer.from(JSON.stringify({ hospital })));
    else if (owner !== hospital) throw othersVault(vault);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const { code, message } = error as NodeJS.ErrnoException;
    throw new StartError(`BACKUP_TO, ${vault.where}, cannot be written to (${code ?? message}).`);
  }
}

/** Throws if the mark is gone, which means another disk. */
export async function expectOurs(vault: Vault, hospital: string) {
  const owner = await ownerOf(vault);
  if (owner === null) throw new Error(`${vault.where} has lost its ${ownerName}: is the disk mounted?`);
  if (owner !== hospital) throw othersVault(vault);
}

async function ownerOf(vault: Vault): Promise<unknown> {
  const mark = await vault.get(ownerName);
  return mark && JSON.parse(mark.toString()).hospital;
}

function othersVault({ where }: Vault) {
  return new StartError(
    `BACKUP_TO, ${where}, holds the backups of another hospital; give this one a folder or bucket of its own.`,
  );
}

export class FolderVault implements Vault {
  readonly where: string;

  constructor(folder: string) {
    this.where = folder;
  }

  /** The folder is not created: if a disk is not mounted, backups would be written to the one they should survive. */
  async reach() {
    const found = await stat(this.where).catch(() => null);
    if (!found?.isDirectory())
      throw new StartError(
        `the folder of BACKUP_TO, ${this.where}, does not exist. Make it or mount it first.`,
      );
  }

  async put(name: string, bytes: Buffer) {
    const file = join(this.where, name);
    await mkdir(dirname(file), { recursive: true, mode: 0o700 });
    const beside = `${file}.${randomBytes(6).toString('hex')}.unfinished`;
    try {
      const handle = await open(beside, 'w', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(beside, file);
      syncPath(dirname(file));
    } catch (error) {
      await rm(beside, { force: true });
      throw error;
    }
  }

  async get(name: string) {
    return readFile(join(this.where, name)).catch(absent);
  }

  async list(prefix: string) {
    const found: { name: string; bytes: number }[] = [];
    const entries = await readdir(join(this.where, prefix), { withFileTypes: true }).catch(absent);
    for (const entry of entries ?? []) {
      const name = `${prefix}${entry.name}`;
      if (entry.isDirectory()) found.push(...(await this.list(`${name}/`)));
      else if (entry.isFile()) found.push({ name, bytes: (await stat(join(this.where, name))).size });
    }
    return found;
  }

  async remove(name: string) {
    await rm(join(this.where, name), { force: true });
    // A folder is removed with its last file.
    const folder = dirname(name);
    const rest = await readdir(join(this.where, folder)).catch(absent);
    if (folder !== '.' && rest?.length === 0)
      await rm(join(this.where, folder), { recursive: true, force: true });
  }
}

/** A part of a backup may take longer over a slow line than a picture. */
const patienceMs = 120_000;

class BucketVault implements Vault {
  readonly where: string;
  private readonly store: S3Store;

  constructor(address: string) {
    const { host, pathname } = new URL(address);
    this.where = `s3://${host}${pathname.replace(/\/$/, '')}`;
    this.store = new S3Store(address, { patienceMs, setting: 'BACKUP_TO' });
  }

  reach() {
    return this.store.reach();
  }

  put(name: string, bytes: Buffer) {
    return this.store.put(name, bytes, 'application/octet-stream');
  }

  get(name: string) {
    return readWhole(this.store, name);
  }

  list(prefix: string) {
    return this.store.list(prefix);
  }

  remove(name: string) {
    return this.store.removeFile(name);
  }
}

function absent(error: NodeJS.ErrnoException) {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
