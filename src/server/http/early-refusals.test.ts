import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerEarly } from './early-refusals.ts';

const server = createServer(
  { headersTimeout: 200, requestTimeout: 200, connectionsCheckingInterval: 50 },
  (_request, response) => response.write('half an answer'),
);
beforeAll(async () => {
  const german = { main: 'de', locale: 'de-DE', country: 'DE', written: 'de', others: [] } as const;
  answerEarly(server, async () => german);
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

/** All that is answered until the connection ends. */
async function answerTo(...sent: string[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
    const next = sent.shift();
    if (next) socket.write(next);
  });
  socket.write(sent.shift()!);
  await once(socket, 'close');
  return heard;
}

test.each([
  [
    431,
    'Request Header Fields Too Large',
    `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n`,
    'Die Adresse ist zu lang',
  ],
  [
    431,
    'Request Header Fields Too Large',
    `GET / HTTP/1.1\r\nCookie: ${'a'.repeat(20_000)}\r\n`,
    'zu viele Cookies',
  ],
  [400, 'Bad Request', 'nothing of HTTP\r\n\r\n', 'Bitte versuchen Sie es noch einmal'],
  [408, 'Request Timeout', 'GET / HTTP/1.1\r\nHost: x\r\n', 'Sie war zu langsam'],
])(
  'what is refused before it is a request (%i %s) is answered by a page',
  async (status, phrase, sent, words) => {
    const [head = '', body = ''] = (await answerTo(sent)).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status} ${phrase}`);
    expect(head).toContain('content-type: text/html; charset=utf-8');
    expect(head.toLowerCase()).toContain(`content-length: ${Buffer.byteLength(body)}`);
    expect(body).toContain('<html lang="de">');
    expect(body).toContain(words);
  },
);

test('a client that continues sending still gets the page', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.pause();
  for (const part of ['nothing of HTTP\r\n\r\n', 'x'.repeat(100_000), 'y'.repeat(100_000)]) {
    socket.write(part);
    await setTimeout(50);
  }
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk;
  });
  socket.resume();
  await once(socket, 'close');
  expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request/);
  expect(heard).toContain('</html>');
});

test('an answer that has begun is not mixed with another', async () => {
  const heard = await answerTo('GET / HTTP/1.1\r\nHost: x\r\n\r\n', 'nothing of HTTP\r\n\r\n');
  expect(heard).toContain('half an answer');
  expect(heard).not.toContain('400');
});
