/**
 * How a server stops listening without losing a request. A client may send its next one on a kept connection at the
 * very moment the server closes it, and cannot tell whether it was read. So each further answer says that its
 * connection ends (`Connection: close`), and quiet connections are closed from here only after a while without
 * requests.
 *
 * Connections that the system has accepted by then but not handed over would be cut off. So for a moment no new request
 * is begun: then a turn of the loop is short, no answered client returns, and the queue is empty when it closes.
 */
import type { Server, ServerResponse } from 'node:http';
import { Server as Listener } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';

/** Longer than a request is on its way, and than a client takes to send its next one. */
const quietMs = 1_000;
const againMs = 20;
/** With endless new connections, it stops listening after this. */
const holdMs = 500;

/** Call it before anything else listens to the server's requests. */
export function lastAnswers(server: Server) {
  const open = new Set<ServerResponse>();
  let connections = 0;
  server.on('connection', () => {
    connections++;
  });
  let isLeaving = false;
  let held: (() => void)[] | null = null;
  let answeredAt = Number.NEGATIVE_INFINITY;
  server.on('request', (_request, response) => {
    if (isLeaving) response.setHeader('Connection', 'close');
    open.add(response);
    response.once('close', () => {
      open.delete(response);
      answeredAt = performance.now();
    });
  });

  function endEach() {
    isLeaving = true;
    for (const response of open) if (!response.headersSent) response.setHeader('Connection', 'close');
  }

  return {
    /** From now on each answer ends its connection. New requests are still taken. */
    endEach,
    /** Begins the work on a request, or postpones it while the server is about to stop listening. */
    take(work: () => void) {
      if (held) held.push(work);
      else work();
    },
    /** Unfinished answers. */
    get open() {
      return open.size;
    },
    /** Stops listening; resolves once everything taken is answered and no connection is left. */
    async leave() {
      endEach();
      held = [];
      // Some of the queue is handed over in each turn.
      const latest = performance.now() + holdMs;
      for (let before = -1; before !== connections && performance.now() < latest; ) {
        before = connections;
        await setImmediate();
        await setImmediate();
      }
      let isOver = false;
      // An HTTP server's own close would close the quiet ones at once.
      const ended = new Promise<void>((resolve) =>
        Listener.prototype.close.call(server, () => resolve()),
      ).then(() => {
        isOver = true;
      });
      const waiting = held;
      held = null;
      for (const work of waiting) work();
      while (!isOver) {
        // Right after incoming data was read.
        await setImmediate();
        if (performance.now() - answeredAt >= quietMs) server.closeIdleConnections();
        await Promise.race([ended, setTimeout(againMs)]);
      }
    },
  };
}
