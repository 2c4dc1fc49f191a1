/**
 * Makes the files of an embedded database as safe as those of a PostgreSQL server. PGlite's own Node file system never
 * calls fsync, so a power cut could lose acknowledged rows, and it creates files that everyone may read. Here every
 * fsync of PostgreSQL reaches the disk, and folders and files belong to their owner alone (0700 and 0600).
 *
 * It also tracks the position of the write-ahead log, since PGlite never makes a checkpoint itself. `pglite-engine.ts`
 * decides when to make one. Runs in the worker thread only.
 */
import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { isSame, type LockedFile } from './locked-file.ts';

type Init = NodeFS['init'];
type Module = Parameters<NonNullable<Parameters<Init>[1]['preRun']>[number]>[0];

/** The changed part of Emscripten's NODEFS, which PGlite does not type. */
interface NodeFiles {
  node_ops: {
    mknod(parent: unknown, name: string, mode: number, dev: number): unknown;
    setattr(node: unknown, attributes: { mode?: number }): void;
  };
  stream_ops: {
    fsync?(stream: Stream): number;
    write(stream: Stream, buffer: Uint8Array, offset: number, length: number, position: number): number;
  };
  tryFSOperation<T>(operation: () => T): T;
}
interface Stream {
  nfd: number;
  path?: string;
}

/** Pages are written by the thousand, and none counts before the log does, so the lock is checked less often. */
const lookAtPagesMs = 100;

export class DurableFiles extends NodeFS {
  /** The file that locks the folder; without it nothing is written. */
  lock: LockedFile | undefined;
  /** Called when the lock is gone; does not return. */
  onLost: () => void = () => {};
  #lookedAt = 0;
  /** Fsyncs that reached the operating system since the start. */
  fsyncs = 0;
  /** Bytes of log since the folder was created. */
  walPosition = 0;

  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const change = (module: Module) => this.#change((module as unknown as { NODEFS: NodeFiles }).NODEFS);
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), change] } };
  }

  #change(files: NodeFiles) {
    const { mknod, setattr } = files.node_ops;
    const { write } = files.stream_ops;
    // A worker thread cannot set the umask, so it is applied here.
    files.node_ops.mknod = (parent, name, mode, dev) => mknod(parent, name, mode & ~0o077, dev);
    files.node_ops.setattr = (node, attributes) => {
      if (attributes.mode !== undefined) attributes.mode &= ~0o077;
      setattr(node, attributes);
    };
    files.stream_ops.fsync = (stream) => {
      // An error must be returned as an error number: PostgreSQL then panics and recovers from the log, as it should.
      files.tryFSOperation(() => fsyncSync(stream.nfd));
      this.fsyncs++;
      return 0;
    };
    files.stream_ops.write = (stream, buffer, offset, length, position) => {
      this.#guard(stream.path ?? '');
      this.#followLog(stream.path ?? '', position + length);
      return write(stream, buffer, offset, length, position);
    };
  }

  #guard(path: string) {
    if (!this.lock) return;
    const now = performance.now();
    if (!path.includes('/pg_wal/') && now - this.#lookedAt < lookAtPagesMs) return;
    this.#lookedAt = now;
    if (!isSame(this.lock)) this.onLost();
  }

  #followLog(path: string, end: number) {
    const segment = /\/pg_wal\/[0-9A-F]{8}([0-9A-F]{8})([0-9A-F]{8})$/.exec(path);
    if (!segment) return;
    const number = Number.parseInt(segment[1]!, 16) * segmentsPerLogFile + Number.parseInt(segment[2]!, 16);
    this.walPosition = Math.max(this.walPosition, number * segmentBytes + end);
  }
}

const segmentBytes = 16 * 1024 * 1024;
const segmentsPerLogFile = 2 ** 32 / segmentBytes;
