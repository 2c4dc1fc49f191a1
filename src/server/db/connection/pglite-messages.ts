/** The messages between the main thread and the thread of the embedded database, one request at a time. */

import type { LockedFile } from './locked-file.ts';

/**
 * A thread's first task. A folder is created, or opened while its lock file exists; in memory there is a new database
 * or one from an image. A copy, which can be made again, takes less memory and does not wait for the disk.
 */
export type Setup =
  | { make: string }
  | { open: string; lock?: LockedFile | undefined; isCopy?: boolean | undefined }
  | { memory: { image?: string } };

export type ThreadData = Setup & { program: WebAssembly.Module };

/** `batch` holds whole frontend messages of PostgreSQL's protocol (version 3). */
export type Request =
  | { type: 'batch'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'reset' }
  | { type: 'checkpoint' }
  | { type: 'image' }
  | { type: 'stop' };

/**
 * A reply: `ready` once, then for every request any number of `bytes` and one `done`. `broken` is the last message of a
 * thread whose database ended; committed data is safe, and a new thread can open it.
 */
export type Reply =
  | { type: 'ready' }
  | { type: 'bytes'; bytes: Uint8Array<ArrayBuffer> }
  | ({ type: 'done' } & Done)
  | { type: 'broken'; reason: string };

export interface Done {
  /** The last part of the answer, if any. */
  bytes: Uint8Array<ArrayBuffer>;
  /** I idle, T in a transaction, E in a failed one; null while an extended query waits for its Sync. */
  status: 'I' | 'T' | 'E' | null;
  /** Bytes of log written since the last checkpoint. */
  walBytes: number;
  fsyncs: number;
}

export function queryMessage(text: string) {
  const body = Buffer.from(`${text}\0`);
  const message = Buffer.alloc(5 + body.length);
  message.write('Q');
  message.writeInt32BE(4 + body.length, 1);
  body.copy(message, 5);
  return message;
}

/** The type letter of the last message in a batch, `startup` for the untyped first one; null if one is truncated. */
export function lastMessageType(bytes: Uint8Array): string | null {
  if (bytes[0] === 0) return 'startup';
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let type: string | null = null;
  for (let offset = 0; offset < bytes.length; ) {
    if (offset + 5 > bytes.length) return null;
    type = String.fromCharCode(bytes[offset]!);
    offset += 1 + view.getInt32(offset + 1);
    if (offset > bytes.length) return null;
  }
  return type;
}
