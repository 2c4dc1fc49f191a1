/** Writes to a vault and reads back: encrypted where there is a key, and never a byte that was not written so. */
import { createHash } from 'node:crypto';
import { seal, unseal } from '#server/identity/sealed.ts';
import { sign } from '#server/signature.ts';
import type { Vault } from './vault.ts';

/** What is known of a file: its size in bytes as it lies in the vault, and the SHA-256 of its content. */
export interface Kept {
  bytes: number;
  sha256: string;
}

/** A backup that is not as it was written, or cannot be read with this key. */
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

  /** Tells one key from another and reveals neither; null without one. */
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

  /** Of a text that lies beside it in the clear; null without a key. */
  signatureOf(text: string) {
    return this.#key === null ? null : sign(this.#key, 'backup manifest', text);
  }
}

function sha256(bytes: Buffer) {
  return createHash('sha256').update(bytes).digest('hex');
}
