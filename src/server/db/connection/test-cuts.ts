/**
 * Database connections that a test can cut at one statement. Statements are counted from `arm` on, over all
 * connections; `pg` sends one and waits for its answer, so each written chunk ends with a statement.
 */
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { PgliteEngine } from './pglite-engine.ts';
import { lastMessageType, queryMessage } from './pglite-messages.ts';
import { PgliteStream } from './pglite-stream.ts';

export interface Cut {
  /** Counted from one. */
  statement: number;
  /** Whether the database still executes it; its answer is then lost. */
  isDone: boolean;
  how: 'reset' | 'silence' | 'end';
}

/** Counts statements, and decides which one to cut. */
export class Counter {
  cut: Cut | null = null;
  count = 0;
  wasCut = false;

  arm(cut: Cut | null) {
    this.cut = cut;
    this.count = 0;
    this.wasCut = false;
  }

  next(last: string | null): Cut | null {
    if (last !== 'Q' && last !== 'S') return null;
    this.count++;
    if (this.count !== this.cut?.statement) return null;
    this.wasCut = true;
    return this.cut;
  }
}

/** A proxy to a PostgreSQL server. `end` terminates the database's sessions, as a restart does. */
export async function openWay(address: URL, end: () => Promise<unknown>) {
  const counter = new Counter();
  const sockets = new Set<Socket>();
  let isMute = false;
  const server = createServer((socket) => {
    const onward = connect(Number(address.port), address.hostname);
    let isStarted = false;
    let isDeaf = false;
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      sockets.add(one);
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
    onward.on('data', (bytes) => void (isDeaf || isMute || socket.write(bytes)));
    socket.on('data', async (bytes: Buffer) => {
      const cut = isStarted ? counter.next(lastMessageType(bytes)) : null;
      isStarted = true;
      if (!cut) return void (isDeaf || isMute || onward.write(bytes));
      isDeaf = true;
      if (cut.isDone) {
        onward.write(bytes);
        await new Promise((resolve) => onward.once('data', resolve));
      }
      if (cut.how === 'end') {
        await end();
        await setTimeout(5);
      }
      if (cut.how !== 'silence') for (const one of sockets) one.resetAndDestroy();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const through = new URL(address);
  through.hostname = '127.0.0.1';
  through.port = String((server.address() as { port: number }).port);
  return {
    counter,
    url: through.href,
    /** Cuts every connection at once, as in a failover. */
    reset() {
      for (const one of sockets) one.resetAndDestroy();
    },
    /** Blocks all data from now on, on new connections too, or lets it through again. */
    mute(next = true) {
      isMute = next;
    },
    close() {
      server.close();
      for (const one of sockets) one.destroy();
    },
  };
}

/** Streams to an embedded database. Its thread becomes silent, or ends, as it might in production. */
export function cutStreams(counter = new Counter()) {
  const hang = queryMessage('select pg_sleep(3600)');
  // It waits for data that cannot come, and ends the only process of the engine.
  const breakIt = queryMessage('copy migration from stdin');

  class CutStream extends PgliteStream {
    #isDeaf = false;

    override push(bytes: Uint8Array | null) {
      return this.#isDeaf && bytes !== null ? true : super.push(bytes);
    }

    override _write(bytes: Buffer, encoding: BufferEncoding, callback: (error?: Error | null) => void) {
      const cut = counter.next(lastMessageType(bytes));
      if (!cut) return super._write(bytes, encoding, callback);
      this.#isDeaf = true;
      const strike = () => {
        if (cut.how === 'reset')
          callback(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
        else super._write(cut.how === 'silence' ? hang : breakIt, encoding, callback);
      };
      if (cut.isDone) super._write(bytes, encoding, strike);
      else strike();
    }

    override _writev(chunks: { chunk: Buffer }[], callback: (error?: Error | null) => void) {
      this._write(Buffer.concat(chunks.map(({ chunk }) => chunk)), 'utf8', callback);
    }
  }
  return { counter, stream: (engine: PgliteEngine) => new CutStream(engine) };
}
