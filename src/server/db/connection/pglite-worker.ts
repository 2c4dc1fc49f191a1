/**
 * The thread of the embedded database. PGlite computes without yielding, so in the main thread a long query would stall
 * every visitor and could not be ended; a thread can be terminated at any moment, as safely as a process.
 *
 * It takes one request at a time and knows nothing of pools, sessions and time limits: that is `pglite-engine.ts`. If
 * PostgreSQL ends or violates the protocol, the thread reports it and ends: it never continues half-broken.
 */
import { openAsBlob } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { amcheck } from '@electric-sql/pglite/contrib/amcheck';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { syncTree } from './disk.ts';
import { DurableFiles } from './pglite-files.ts';
import {
  type Done,
  lastMessageType,
  queryMessage,
  type Reply,
  type Request,
  type ThreadData,
} from './pglite-messages.ts';

const port = parentPort!;
const setup = workerData as ThreadData;
const files = 'memory' in setup ? undefined : new DurableFiles('make' in setup ? setup.make : setup.open);
if (files && 'open' in setup) {
  files.lock = setup.lock;
  files.onLost = () => fail('the file that locks its folder is gone');
}
const isCopy = 'open' in setup && setup.isCopy === true;
let started = false;
let checkpointPosition = 0;

const pglite = new PGlite({
  pgliteWasmModule: setup.program,
  ...(files && { fs: files }),
  ...('memory' in setup && (await memoryOptions(setup.memory.image))),
  extensions: { amcheck, btree_gist, pg_trgm, unaccent },
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => !(files && !isCopy && parameter === '-F')),
    ...settings({
      wal_sync_method: 'fsync', // The default, fdatasync, never reaches PGlite's file system.
      timezone: 'UTC',
      // Half the default: it is memory of this process, and the operating system caches the files as well.
      shared_buffers: isCopy ? '8MB' : '64MB',
      min_wal_size: '32MB',
      max_wal_size: '128MB',
      log_min_messages: 'fatal',
      // Log files kept for later would be half of an image.
      ...('memory' in setup && { wal_recycle: 'off' }),
    }),
  ],
  onStderr(line) {
    const fatal = /\b(?:FATAL|PANIC): +(.*)/.exec(line);
    if (fatal) fail(fatal[1]!);
    return false;
  },
});

try {
  await pglite.waitReady;
  await followLogFromHere();
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}
started = true;

if ('make' in setup) {
  await pglite.close();
  syncTree(setup.make);
}
port.on('message', (request: Request) => {
  perform(request).catch((error) => fail(error instanceof Error ? error.message : String(error)));
});
say({ type: 'ready' });

async function perform(request: Request) {
  switch (request.type) {
    case 'batch':
      return finish(exchange(request.bytes));
    case 'reset':
      return finish(reset());
    case 'checkpoint':
      return finish(checkpoint());
    case 'image':
      checkpoint();
      return finish({ bytes: await (await pglite.dumpDataDir('none')).bytes(), status: 'I' });
    case 'stop':
      // Makes a last checkpoint, so that the next start has nothing to recover.
      if (!pglite.closed) await pglite.close();
      return finish();
  }
}

/** Clears what the last client left behind: a half-sent query, transaction, locks, settings and temporary tables. */
function reset() {
  const sync = Uint8Array.of(0x53, 0, 0, 0, 4);
  return {
    ...exchange(Buffer.concat([sync, queryMessage('ROLLBACK'), queryMessage('DISCARD ALL')])),
    bytes: new Uint8Array(),
  };
}

function checkpoint() {
  const { status } = exchange(queryMessage('CHECKPOINT'));
  // A failed transaction refuses the checkpoint; the log then keeps growing.
  if (status !== 'E') checkpointPosition = files?.walPosition ?? 0;
  return { bytes: new Uint8Array(), status };
}

/** Runs a batch and returns the end of the answer; the beginning of a long one is sent ahead. */
function exchange(batch: Uint8Array): Pick<Done, 'bytes' | 'status'> {
  const last = lastMessageType(batch);
  if (last === 'startup') reset();
  let chunks: Uint8Array[] = [];
  let size = 0;
  // Synchronous; the returned promise only waits for other file systems than these.
  pglite
    .execProtocolRawStream(batch, {
      syncToFs: false,
      onRawData(bytes) {
        chunks.push(bytes.slice());
        size += bytes.length;
        if (size < answerBytesAtOnce) return;
        const end = join(chunks, size);
        // The last bytes are kept: they tell whether the answer is complete.
        say({ type: 'bytes', bytes: end.slice(0, -readyBytes) });
        chunks = [end.slice(-readyBytes)];
        size = readyBytes;
      },
    })
    .catch((error) => fail(error instanceof Error ? error.message : String(error)));
  const bytes = join(chunks, size);
  const status = readyStatus(bytes);
  if (status === null && (last === 'Q' || last === 'S' || last === 'startup'))
    fail('PostgreSQL gave an incomplete answer');
  return { bytes, status };
}

const answerBytesAtOnce = 256 * 1024;
/** ReadyForQuery, the message that ends an answer: Z, length 5, status. */
const readyBytes = 6;

function readyStatus(bytes: Uint8Array): Done['status'] {
  const [type, a, b, c, length, status] = bytes.subarray(-readyBytes);
  if (type !== 0x5a || a || b || c || length !== 5) return null;
  return String.fromCharCode(status!) as 'I' | 'T' | 'E';
}

function join(chunks: Uint8Array[], size: number) {
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
}

function finish(
  { bytes, status }: { bytes: Uint8Array<ArrayBuffer>; status: Done['status'] } = {
    bytes: new Uint8Array(),
    status: 'I',
  },
) {
  const walBytes = (files?.walPosition ?? 0) - checkpointPosition;
  say({ type: 'done', bytes, status, walBytes, fsyncs: files?.fsyncs ?? 0 });
}

function say(reply: Reply) {
  port.postMessage(reply, 'bytes' in reply ? [reply.bytes.buffer] : []);
}

/** PGlite swallows exceptions and would ask a dead PostgreSQL for ever, so the thread ends here and now. */
function fail(reason: string): never {
  say({ type: 'broken', reason: started ? `the embedded database ended: ${reason}` : reason });
  process.exit(1);
}

async function followLogFromHere() {
  if (!files) return;
  const { rows } = await pglite.query<{ position: string }>(
    "SELECT pg_current_wal_lsn() - '0/0' AS position",
  );
  files.walPosition = Number(rows[0]!.position);
  checkpointPosition = files.walPosition;
}

async function memoryOptions(image: string | undefined) {
  // Small log files make a small image, which opens faster.
  return image ? { loadDataDir: await openAsBlob(image) } : { initDbStartParams: ['--wal-segsize=1'] };
}

function settings(values: Record<string, string>) {
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
