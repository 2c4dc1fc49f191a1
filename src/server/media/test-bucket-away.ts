/** A proxy between the program and a bucket, which can make it go away in every possible way. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type Away = 'refuses' | 'is silent' | 'answers 503';

export async function bucketBehind(address: string) {
  const { port: target } = new URL(address);
  let away: Away | null = null;
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.on('error', () => {}).on('close', () => open.delete(socket));
    if (away === 'refuses') return void socket.resetAndDestroy();
    if (away === 'is silent') return void socket.resume();
    if (away)
      return void socket.once('data', () =>
        socket.end('HTTP/1.1 503 Slow Down\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'),
      );
    const passed = connect(Number(target), '127.0.0.1');
    passed.on('error', () => socket.destroy()).on('close', () => socket.destroy());
    socket.on('close', () => passed.destroy());
    socket.pipe(passed).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    address: address.replace(`:${target}/`, `:${port}/`),
    /** From now on, for kept connections too; null restores it. */
    go(how: Away | null) {
      away = how;
      cut();
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}
