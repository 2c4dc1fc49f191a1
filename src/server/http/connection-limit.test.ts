import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, test } from 'vitest';
import { limitConnections } from './connection-limit.ts';

test('a client has no more connections than allowed, and another one once it has closed one', async () => {
  const server = createServer((socket) => void socket.on('error', () => {}));
  limitConnections(server, 2);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  async function isTaken(from = '127.0.0.1') {
    const socket = connect({ port, host: '127.0.0.1', localAddress: from });
    socket.on('error', () => {});
    await once(socket, 'connect');
    const isOpen = await Promise.race([
      once(socket, 'close').then(() => false),
      new Promise((resolve) => setTimeout(resolve, 100, true)),
    ]);
    return isOpen ? socket : null;
  }
  const first = await isTaken();
  expect([first !== null, (await isTaken()) !== null, await isTaken()]).toEqual([true, true, null]);
  expect(await isTaken('127.0.0.2')).not.toBe(null);
  first!.destroy();
  await once(first!, 'close');
  await expect.poll(isTaken).not.toBe(null);
  server.close();
});
