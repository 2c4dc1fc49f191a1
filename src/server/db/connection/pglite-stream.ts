/**
 * A socket for `pg` that ends in the embedded database instead of the network, so that all code has one kind of
 * database: the same driver, types and errors as with a PostgreSQL server.
 *
 * It carries whole batches of messages, as `pg` writes them, one at a time. Anything the protocol sends in the middle
 * of an answer is therefore impossible: COPY ... FROM STDIN fails, and another connection cannot cancel a query.
 */
import { Duplex } from 'node:stream';
import { EngineError, type PgliteEngine } from './pglite-engine.ts';
import { lastMessageType } from './pglite-messages.ts';

type Callback = (error?: Error | null) => void;

export class PgliteStream extends Duplex {
  readonly #engine: PgliteEngine;

  constructor(engine: PgliteEngine) {
    super();
    this.#engine = engine;
  }

  /** Called by `pg` as on a socket; the address is ignored. */
  connect(): this {
    this.#engine.ready().then(
      () => this.emit('connect'),
      (error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read() {}

  override _write(chunk: Buffer, _encoding: BufferEncoding, callback: Callback) {
    this.#send(chunk, callback);
  }

  override _writev(chunks: { chunk: Buffer }[], callback: Callback) {
    this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), callback);
  }

  override _final(callback: Callback) {
    // The client terminates: ending the answer closes the stream.
    this.push(null);
    callback();
  }

  override _destroy(error: Error | null, callback: Callback) {
    // The next client's startup cleans up as well, so no one waits for this.
    this.#engine.leave(this).catch(() => {});
    callback(error);
  }

  #send(batch: Buffer, callback: Callback) {
    const last = lastMessageType(batch);
    if (last === 'X') return callback();
    if (last === null) return callback(new EngineError('A message was truncated.', '08P01'));
    // In its own buffer, since it is transferred to the other thread.
    const bytes = new Uint8Array(batch);
    this.#engine
      .exchange(this, bytes, (answer) => {
        if (answer.length > 0 && !this.destroyed) this.push(answer);
      })
      .then(() => callback(), callback);
  }
}
