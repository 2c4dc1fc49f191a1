/** A hospital behind the entrance, wired as in serve.ts, with pages that the test writes itself. */
import { createServer, type IncomingMessage, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { type Logger, pino } from 'pino';
import type { Services } from '#server/call/context.ts';
import { faultPage } from '#server/call/fault-page.ts';
import { createApp } from '#server/http/app.ts';
import type { Pages } from '#server/http/serve-pages.ts';
import { nextOpening } from '#server/times/open-places.ts';
import { Content } from './content.ts';
import { Front, type FrontOptions } from './front.ts';
import { Memory } from './memory.ts';

export interface TestAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  text: string;
  bytes: Buffer;
}
export interface Given {
  pages?: Pages;
  /** Size of the cache in bytes. */
  limit?: number;
  hasCdn?: boolean;
  trustProxy?: boolean;
  log?: Logger;
  /** Defaults to the health of the hospital's database. */
  isReady?(): Promise<boolean>;
  /** Override those of the hospital. */
  options?: Partial<FrontOptions>;
}

export async function testFront(
  { services }: { services: Services },
  {
    pages,
    limit = 10_000_000,
    hasCdn = false,
    trustProxy = false,
    log = pino({ level: 'silent' }),
    options,
    isReady = () => services.storage.database.health.isReady(),
  }: Given = {},
) {
  const content = await Content.follow({ ...services, nextOpening });
  const app = createApp({
    services,
    log,
    trustProxy,
    content,
    pages: pages ?? (async () => new Response('A page', { headers: { 'Content-Type': 'text/html' } })),
  });
  const answer = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const memory = new Memory(limit);
  const front = new Front({
    fetch: app.fetch,
    pass: (request, response) => answer(request, response),
    content,
    isReady,
    memory,
    clientOf: ({ headers }) => String(headers['x-forwarded-for'] ?? '127.0.0.1'),
    publicUrl: services.publicUrl,
    hasCdn,
    trustProxy,
    failed(error, where, requestId) {
      log.error({ requestId, error, where }, 'request failed');
      return faultPage(requestId);
    },
    answered() {},
    ...options,
  });
  const server = createServer(front.handle);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  /** The raw response: not decompressed, no redirect followed. */
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<TestAnswer>((resolve, reject) => {
      send({ port, host: '127.0.0.1', path, method, headers }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk) => chunks.push(chunk));
        response.on('end', () => {
          const bytes = Buffer.concat(chunks);
          resolve({
            status: response.statusCode!,
            headers: response.headers,
            text: bytes.toString(),
            bytes,
          });
        });
      })
        .on('error', reject)
        .end();
    });
  return { front, memory, content, app, get, port, close: () => close(server) };
}

function close(server: Server) {
  return new Promise<void>((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
