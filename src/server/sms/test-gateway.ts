/** An SMS provider for tests: real HTTP on this machine, with any answer a test wants. */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Handed {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export async function testGateway() {
  const handed: Handed[] = [];
  const state = {
    status: 200,
    answer: '{"status":"accepted"}',
    /** Takes the text and never answers. */
    isSilent: false,
  };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      handed.push({ path: request.url!, headers: request.headers, body });
      if (state.isSilent) return void request.socket.destroy();
      response.writeHead(state.status, {
        'Content-Type': 'application/json',
        Location: 'http://127.0.0.1:1/',
      });
      response.end(state.answer);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const host = `127.0.0.1:${port}`;
  return {
    host,
    origin: `http://${host}`,
    reach: { privateHosts: [host] },
    handed,
    state,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
export type TestGateway = Awaited<ReturnType<typeof testGateway>>;
