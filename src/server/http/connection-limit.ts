import type { Server } from 'node:net';
import { clientAddress } from '#server/kernel/client-address.ts';

/** Ends a client's connections beyond this many. Behind a proxy all are the proxy's, which has its own limit. */
export function limitConnections(server: Server, most: number) {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const client = clientAddress(socket.remoteAddress, undefined, false);
    const count = (open.get(client) ?? 0) + 1;
    open.set(client, count);
    socket.once('close', () => {
      const left = open.get(client)! - 1;
      if (left > 0) open.set(client, left);
      else open.delete(client);
    });
    if (count > most) socket.destroy();
  });
}
