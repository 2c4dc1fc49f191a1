import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { lastAnswers } from './last-answers.ts';

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
const answering: RequestListener = async (_request, response) => {
  await setTimeout(5);
  response.end('ok');
};

async function serverWith(listener: RequestListener) {
  const server = createServer();
  const answers = lastAnswers(server);
  server
    .on('request', (request, response) => answers.take(() => void listener(request, response)))
    .listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, port, answers };
}

/** Sends one request after the other on a connection, until an answer says that it ends. */
async function client(port: number, counts: { sent: number; answered: number }) {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  let isOver = false;
  socket.on('close', () => {
    isOver = true;
  });
  while (!isOver) {
    socket.write(request);
    counts.sent++;
    const answer = await next(socket);
    if (answer.includes('ok')) counts.answered++;
    if (/connection: close/i.test(answer)) break;
  }
  socket.destroy();
}

/** Leaves no listener behind, since some ask a thousand times on one connection. */
async function next(socket: Socket) {
  const heard = new AbortController();
  const { signal } = heard;
  try {
    return await Promise.race([
      once(socket, 'data', { signal }).then(([bytes]) => String(bytes)),
      once(socket, 'close', { signal }).then(() => 'closed'),
    ]);
  } finally {
    heard.abort();
  }
}

test('no request of a hundred kept connections is lost while a server leaves', async () => {
  const { port, answers } = await serverWith(answering);
  const counts = { sent: 0, answered: 0 };
  const clients = Array.from({ length: 100 }, () => client(port, counts));
  // By then each of them is connected.
  while (counts.answered < 1_000) await setTimeout(5);
  await answers.leave();
  await Promise.all(clients);
  expect(counts.answered).toBe(counts.sent);
});

/** Returns on a new connection each time, until none is accepted; the result has the outcome of each request. */
async function comer(port: number) {
  const outcomes: string[] = [];
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const failed = once(socket, 'error').then(([error]) => (error as NodeJS.ErrnoException).code!);
    socket.write(request);
    const outcome = await Promise.race([next(socket).catch(() => failed), failed]);
    socket.destroy();
    if (outcome === 'ECONNREFUSED') return outcomes;
    outcomes.push(outcome.includes('ok') ? 'ok' : outcome);
  }
}

test('a server whose visitors come back without end stops listening within a second, and loses none of them', async () => {
  const { port, answers } = await serverWith((_request, response) => {
    const latest = performance.now() + 2;
    while (performance.now() < latest);
    response.end('ok');
  });
  const comers = Array.from({ length: 60 }, () => comer(port));
  await setTimeout(500);
  const leaving = answers.leave();
  const began = performance.now();
  const outcomes = (await Promise.all(comers)).flat();
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(outcomes.filter((outcome) => outcome !== 'ok')).toEqual([]);
  expect(outcomes.length).toBeGreaterThan(60);
  await leaving;
});

test('before it leaves, each answer ends its connection, and new ones are taken', async () => {
  const { server, port, answers } = await serverWith(answering);
  answers.endEach();
  for (let turn = 0; turn < 3; turn++) {
    const socket = connect(port, '127.0.0.1');
    socket.write(request);
    expect(await next(socket)).toMatch(/Connection: close[\s\S]*ok/);
    await once(socket, 'close');
  }
  expect(server.listening).toBe(true);
  await answers.leave();
});

test('a connection that is quiet keeps a server for a second after its last answer, and else it ends at once', async () => {
  const { port, answers } = await serverWith(answering);
  const quiet = connect(port, '127.0.0.1');
  quiet.write(request);
  expect(await next(quiet)).toContain('ok');
  const began = performance.now();
  await answers.leave();
  expect(performance.now() - began).toBeGreaterThan(800);

  const former = await serverWith(answering);
  connect(former.port, '127.0.0.1').on('error', () => {});
  await once(former.server, 'connection');
  const passed = performance.now();
  await former.answers.leave();
  expect(performance.now() - passed).toBeLessThan(500);

  const empty = await serverWith(answering);
  const begun = performance.now();
  await empty.answers.leave();
  expect(performance.now() - begun).toBeLessThan(500);
});

test('an answer under way is finished, and a connection that promised to stay ends after it', async () => {
  const { port, answers } = await serverWith((_request, response) => {
    response.write('half');
    response.on('close', () => {});
    void setTimeout(400).then(() => response.end(' and ok'));
  });
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (bytes) => {
    heard += bytes;
  });
  const ended = once(socket, 'close');
  socket.write(request);
  await setTimeout(50);
  expect(answers.open).toBe(1);
  await answers.leave();
  await ended;
  expect(heard).toContain('and ok');
  expect(answers.open).toBe(0);
});
