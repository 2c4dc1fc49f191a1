import { once } from 'node:events';
/** Bodies that are too large, too deep, too slow or malformed are refused by every call without delaying others. */
import { createServer, type Server, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOfStaff, type Route } from '#contract/base.ts';
import { patience } from '#server/http/patience.ts';
import { limits } from '#server/kernel/limits.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { callsWithBody, colleague, everyCall, sessionOf } from './every-call.ts';

let hospital: TestHospital;
let staffId: number;
let server: Server;
let port: number;
beforeAll(async () => {
  hospital = await testHospital();
  staffId = (await colleague(hospital, 'bodies@openward.example')).id;
  // A fraction of what visitors get.
  server = createServer(
    {
      headersTimeout: patience.headersTimeout / 100,
      requestTimeout: patience.requestTimeout / 500,
      connectionsCheckingInterval: 50,
    },
    getRequestListener(hospital.app.fetch, { overrideGlobalObjects: false }),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await hospital.close();
});
const callerOf = async ({ access }: Route) =>
  isOfStaff(access) ? sessionOf(hospital, staffId) : hospital.visitor;

const longestOfStrangers = limits.formKilobytes.most * 1_000;

test.each(['256.1.1.1', '99999999999'])('a Host header %s, which is no address, is refused', async (host) => {
  const socket = connect(port, '127.0.0.1');
  socket.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  const [answer] = await once(socket, 'data');
  expect(`${answer}`).toMatch(/^HTTP\/1.1 400 /);
});

describe('a malformed body', () => {
  const bodies: [string, string, number[]][] = [
    ['two megabytes', JSON.stringify({ name: 'x'.repeat(2_000_000) }), [413]],
    ['objects nested fifty thousand deep', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, [422]],
    ['lists nested a hundred thousand deep', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, [422]],
    [
      'lists nested deep in a field that takes anything',
      `{"name":"x","response":{"id":"x","rawId":"x","type":"public-key","response":{"x":${'['.repeat(100_000)}${']'.repeat(100_000)}}}}`,
      [401, 422],
    ],
    ['broken JSON', '{"name":', [400]],
    ['a comment', '/* x */ {}', [400]],
    ['no object', '"x"', [422]],
    ['NUL', '\u0000', [400]],
    ['a number out of every range', '{"id":1e999,"position":-1e999}', [422]],
  ];

  test.each(bodies)('%s is refused by every call, in words', async (_, body, statuses) => {
    for (const { route, path, name } of callsWithBody()) {
      const answer = await hospital.call(route.method, path, body, await callerOf(route));
      const isTooLong = !isOfStaff(route.access) && body.length > longestOfStrangers;
      const expected = isTooLong ? [413] : statuses;
      expect([name, answer.status]).toEqual([
        name,
        expected.find((one) => one === answer.status) ?? expected,
      ]);
      expect(answer.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
    }
  });

  test('from a stranger that is larger than a long form is refused by its announced length, before it is read', async () => {
    const body = JSON.stringify({ name: 'x'.repeat(longestOfStrangers) });
    const small = JSON.stringify({ name: 'x'.repeat(longestOfStrangers - 100) });
    for (const { route, path, name } of callsWithBody().filter(({ route }) => !isOfStaff(route.access))) {
      const status = async (text: string) =>
        (await hospital.call(route.method, path, text, hospital.visitor)).status;
      expect([name, await status(body), (await status(small)) !== 413]).toEqual([name, 413, true]);
    }
  });

  test('with two fields of one name counts the last one, for validation and for storage', async () => {
    const twice = (first: string, second: string) =>
      hospital.call('POST', '/speciality', `{"name":${first},"name":${second}}`, hospital.staff);
    expect((await twice('"Twice"', '""')).status).toBe(422);
    expect((await twice('""', '"Twice"')).body.data.name).toBe('Twice');
  });

  test('without a length is counted as it arrives', async () => {
    const chunk = 'x'.repeat(100_000);
    let sent = 0;
    const status = await new Promise((resolve, reject) => {
      const headers = {
        ...hospital.staff,
        'Content-Type': 'application/json',
        'Transfer-Encoding': 'chunked',
      };
      const request = send({ port, host: '127.0.0.1', path: '/api/department', method: 'POST', headers });
      request.on('response', (response) => {
        resolve(response.statusCode);
        request.destroy();
      });
      request.on('error', reject);
      request.write('{"name":"');
      const more = () => {
        if (sent++ < 40 && !request.destroyed) request.write(chunk, () => setImmediate(more));
      };
      more();
    });
    expect(status).toBe(413);
  });
});

describe('a body that does not arrive', () => {
  /** Sends headers and half of a body; reports the answer, and when the connection ends. */
  function half(path: string, headers: Record<string, string>) {
    const socket = connect(port, '127.0.0.1');
    let heard = '';
    socket.on('data', (bytes) => {
      heard += bytes;
    });
    const over = new Promise<void>((resolve) => {
      socket.on('close', () => resolve());
      socket.on('error', () => resolve());
    });
    const lines = Object.entries({ Host: 'hospital.test', 'Content-Length': '500', ...headers });
    socket.write(
      `POST ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n{"name":`,
    );
    return { heard: () => heard, over, end: () => socket.destroy() };
  }
  const json = { 'Content-Type': 'application/json' };

  test('is not waited for if its sender is not authorised', async () => {
    const stranger = half('/api/department', json);
    await expect.poll(stranger.heard).toMatch(/^HTTP\/1\.1 401 /);
    stranger.end();
  });

  test('ends its connection after five minutes, late headers after fifteen seconds, and others are answered meanwhile', async () => {
    expect(patience.requestTimeout).toBeLessThanOrEqual(300_000);
    expect(patience.headersTimeout + patience.connectionsCheckingInterval).toBeLessThanOrEqual(16_000);
    const silent = connect(port, '127.0.0.1');
    const headersEnd = new Promise<string>((resolve) =>
      silent.once('data', (bytes) => resolve(String(bytes))),
    );
    silent.write('POST /api/department HTTP/1.1\r\nHost: hospital.test\r\nX-');
    const slow = Array.from({ length: 30 }, () => half('/api/department', { ...json, ...hospital.staff }));
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
    expect((await hospital.get('/department')).status).toBe(200);
    expect((await headersEnd).slice(0, 12)).toBe('HTTP/1.1 408');
    await Promise.all(slow.map(({ over }) => over));
    expect(slow.map(({ heard }) => heard().slice(0, 12))).toEqual(slow.map(() => 'HTTP/1.1 408'));
  });
});

test('an unsupported method is refused at every address, with the supported ones', async () => {
  const paths = Map.groupBy(everyCall(), ({ path }) => path);
  /** Whether another call also matches the address, with a parameter in place of a literal segment. */
  const isOther = (method: string, path: string) =>
    everyCall().some(({ route }) => {
      const pattern = new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
      return route.method === method && pattern.test(path);
    });
  for (const [path, calls] of paths) {
    const own = calls.map(({ route }) => route.method as string);
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND', 'QUERY']) {
      if (isOther(method, path) || path === '/media') continue;
      const { status, headers } = await hospital.call(method, path, undefined, hospital.staff);
      const named = headers.get('Allow')?.split(', ') ?? [];
      expect([method, path, status, own.every((one) => named.includes(one))]).toEqual([
        method,
        path,
        405,
        true,
      ]);
    }
  }
});
