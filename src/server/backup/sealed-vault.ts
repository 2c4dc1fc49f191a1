/** Writes to a vault and reads back: encrypted if there is a key, and never a byte that was not written by it. */
import { createHash } from 'node:crypto';
import { seal, unseal } from '#server/identity/sealed.ts';
import { sign } from '#server/kernel/signature.ts';
import type { Vault } from './vault.ts';

/** A file's size in bytes in the vault, and the SHA-256 of its content. */
export interface Kept {
  bytes: number;
  sha256: string;
}

/** A backup that is not intact, or cannot be read with this key. */
export class Damaged extends Error {
  override name = 'Damaged';
}

export class SealedVault {
  readonly vault: Vault;
  readonly #key: string | null;

  constructor(vault: Vault, key: string | undefined) {
    this.vault = vault;
    this.#key = key ?? null;
  }

  /** Distinguishes keys without revealing them; null without one. */
  get keyMark() {
    return this.#key === null ? null : sign(this.#key, 'backup', 'mark').slice(0, 12);
  }

  async put(name: string, plain: Buffer): Promise<Kept> {
    const bytes = this.#key === null ? plain : seal(this.#key, name, plain);
    await this.vault.put(name, bytes);
    return { bytes: bytes.length, sha256: sha256(plain) };
  }

  async get(name: string, kept: Kept): Promise<Buffer> {
    const bytes = await this.vault.get(name);
    if (!bytes) throw new Damaged(`${name} is missing`);
    const plain = this.#key === null ? bytes : unseal(this.#key, name, bytes);
    if (!plain || bytes.length !== kept.bytes || sha256(plain) !== kept.sha256)
      throw new Damaged(`${name} is not as it was written`);
    return plain;
  }

  /** The signature of an unencrypted text; null without a key. */
  signatureOf(text: string) {
    return this.#key === null ? null : sign(this.#key, 'backup manifest', text);
  }
}

function sha256(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest('hex');
}
