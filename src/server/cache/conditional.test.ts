import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { isUnchanged, tagged, tagOf, versionsOf } from './conditional.ts';

test.each<[string | undefined, number[] | undefined]>([
  [undefined, undefined],
  ['*', undefined],
  [' * ', undefined],
  ['"7"', [7]],
  ['W/"7"', [7]],
  [tagOf('an entry', 7), [7]],
  [tagOf('an entry', 7).replace(/"$/, '-br-tight"'), [7]],
  ['"0"', [0]],
  [`"7", W/${tagOf('another', 8)} ,"9"`, [7, 8, 9]],
  // An empty element of a list is ignored (RFC 9110, 5.6.1.2).
  ['"7",', [7]],
  [',"7" , , "8"', [7, 8]],
  ['"007"', []],
  ['"7.bogus"', []],
  [tagOf('an entry', 7).replace('"7', '"07'), []],
  [tagOf('an entry', 7).slice(0, -3).concat('"'), []],
  [`${tagOf('an entry', 7)}x`, []],
  ['"a, b", "7"', [7]],
  ['7', []],
  ['"7', []],
  ['"seven"', []],
  ['"1 2"', []],
  ['', []],
])('If-Match: %s names the versions %s', (ifMatch, versions) => {
  expect(versionsOf(ifMatch)).toEqual(versions);
});

const monday = 'Mon, 02 Mar 2026 09:00:00 GMT';
const earlier = 'Mon, 02 Mar 2026 08:59:59 GMT';
test.each<[string, string | undefined, string | undefined, boolean]>([
  ['without a condition', undefined, undefined, false],
  ['with its tag', '"x"', undefined, true],
  ['with its tag in a list', '"a", "x"', undefined, true],
  ['with its tag made weak', 'W/"a",W/"x"', undefined, true],
  ['with any tag', '*', undefined, true],
  ['with another tag', '"a"', undefined, false],
  ['with half a tag', '"x', undefined, false],
  ['with its date', undefined, monday, true],
  ['with an older date', undefined, earlier, false],
  ['with no date', undefined, 'yesterday', false],
  ['with another tag and its date', '"a"', monday, false],
])('an answer asked for %s', (_, ifNoneMatch, ifModifiedSince, expected) => {
  for (const etag of ['"x"', 'W/"x"'])
    expect(isUnchanged({ ifNoneMatch, ifModifiedSince }, { etag, lastModified: monday })).toBe(expected);
});

test('an answer is tagged by the server that sends it, too, whose answers are made when they are read', async () => {
  const app = new Hono().get('/words', tagged, (c) => c.body('words'));
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' });
  await once(server, 'listening');
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/words`);
  expect([answer.headers.get('ETag'), await answer.text()]).toEqual([tagOf('words'), 'words']);
  server.close();
});
