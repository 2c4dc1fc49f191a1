/** Typed text is data: never part of a statement, an address that we visit, a formula, or a cause of a 500. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parse } from 'csv-parse/sync';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { isOfStaff, type Route } from '#contract/base.ts';
import { forAReason, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { callsWithBody, colleague, everyCall, guess, readCalls, sessionOf } from './every-call.ts';
import { leavesOf, sampleOf, takesText } from './sample.ts';

let hospital: TestHospital;
let staffId: number;
let own: Server;
let ownAddress: string;
let visits = 0;
beforeAll(async () => {
  hospital = await testHospital();
  staffId = (await colleague(hospital, 'words@openward.example')).id;
  await bookAs(formulas[1]!);
  own = createServer((_, response) => {
    visits++;
    response.end();
  });
  await new Promise<void>((resolve) => own.listen(0, '127.0.0.1', resolve));
  ownAddress = `127.0.0.1:${(own.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await hospital.close();
  own.closeAllConnections();
  await new Promise((resolve) => own.close(resolve));
});
const callerOf = async ({ access }: Route) =>
  isOfStaff(access) ? sessionOf(hospital, staffId) : hospital.visitor;

const formulas = ['Ann;=1+1', '=HYPERLINK("http://x.example","y")', '+1+1', '-1+cmd|x', '@SUM(1)'];
async function bookAs(name: string) {
  const { body } = await hospital.get(
    '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-20',
  );
  const [{ doctorId, startsAt }] = body.data;
  const booking = { doctorId, startsAt, name, email: 'ann@example.org' };
  expect((await hospital.call('POST', '/appointment', booking, hospital.visitor)).status).toBe(201);
}

const marker = 'qx7marker';
/** Words that break out of a string, a comment, an identifier, a pattern and a document. */
const hostile = [
  `${marker}'); drop table staff; -- " $1 \\ %_ /* */ $$ {{7*7}} \${7*7}`,
  `'${marker}`,
  `${marker}"`,
];

/** Every statement text sent to the database while `work` ran. */
async function statementsOf(work: () => Promise<void>) {
  const texts: string[] = [];
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [query] = given as [string | { text?: string }];
    texts.push(typeof query === 'string' ? query : (query?.text ?? ''));
    return real.apply(this, given as never);
  } as never);
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return texts;
}
const real = pg.Client.prototype.query;

describe('words in a body', () => {
  test('of every call are values of a statement and never its text', async () => {
    let carriedOut = 0;
    const statements = await statementsOf(async () => {
      for (const { route, path, name } of callsWithBody()) {
        const body = sampleOf(route.body!, hostile);
        const { status } = await hospital.call(route.method, path, body, await callerOf(route));
        expect([name, status < 500]).toEqual([name, true]);
        if (status < 300) carriedOut++;
        await hospital.settled();
      }
    });
    expect(statements.length).toBeGreaterThan(200);
    expect(carriedOut).toBeGreaterThan(20);
    expect(statements.filter((text) => text.includes(marker))).toEqual([]);
    expect((await hospital.get('/admin/me', await sessionOf(hospital, staffId))).status).toBe(200);
  });
});

describe('words in an address', () => {
  test('are values of a statement and never its text, in every filter, and name no column to sort by', async () => {
    const calls = readCalls().filter(({ route }) => route.query);
    expect(calls.length).toBeGreaterThan(20);
    const statements = await statementsOf(async () => {
      for (const { route, path, name } of calls) {
        const caller = await callerOf(route);
        for (const key of Object.keys(route.query!.shape))
          for (const words of [...hostile, `${marker} asc, (select password_hash from staff)`]) {
            const query = new URLSearchParams({ entity: 'doctor', entityId: '1', [key]: words });
            const { status } = await hospital.get(`${path}?${query}`, caller);
            expect([name, key, status < 500]).toEqual([name, key, true]);
            if (key === 'sort') expect([name, status]).toEqual([name, 422]);
          }
      }
    });
    expect(statements.filter((text) => text.includes(marker))).toEqual([]);
  });

  test('are refused as a name or an id', async () => {
    const nothing = [
      `1;${marker}`,
      "1'",
      '1 or 1=1',
      '..',
      '%2e%2e%2fsecret',
      '%00',
      '-1',
      '1e9',
      '99999999999',
    ];
    for (const { route, name } of everyCall().filter(({ route }) => route.params)) {
      for (const words of nothing) {
        const path = route.path.replaceAll(
          /\{\w+\}/g,
          words.includes('%') ? words : encodeURIComponent(words),
        );
        const body = route.body && sampleOf(route.body, []);
        const { status } = await hospital.call(route.method, path, body, {
          ...(await callerOf(route)),
          ...forAReason,
        });
        // A path upwards leads to another address, without this method or unknown; unsubscribing reveals nothing.
        const expected =
          words === '..' ? status < 500 : route.access === 'link' || [404, 405].includes(status);
        expect([name, words, expected]).toEqual([name, words, true]);
      }
    }
  });
});

describe('an address that a stranger types', () => {
  test('is never visited, in any field, nor is any other computer', async () => {
    const addresses = [
      `http://${ownAddress}/`,
      `https://${ownAddress}/`,
      `somebody@${ownAddress.split(':')[0]}`,
    ];
    const visited = vi.spyOn(globalThis, 'fetch');
    for (const { route, path } of callsWithBody()) {
      const body = sampleOf(route.body!, addresses);
      await hospital.call(route.method, path, body, await callerOf(route));
      await hospital.settled();
    }
    const { rows } = await hospital.orm.execute<{ kept: string }>(
      sql`select facebook as kept from sociallink union all select map_url from contact`,
    );
    expect(visited.mock.calls).toEqual([]);
    visited.mockRestore();
    expect(rows.some(({ kept }) => kept.includes(ownAddress))).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(visits).toBe(0);
    await fetch(`http://${ownAddress}/`);
    expect(visits).toBe(1);
  });

  test('leads to the web or to nothing: no script, no file, no address without a scheme', () => {
    const bad = [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      ' data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      '//evil.example/',
      '/\\evil.example/',
      'https:evil.example',
      'blob:https://x.example/1',
    ];
    const fields = callsWithBody().flatMap(({ route, name }) =>
      leavesOf(route.body!)
        .filter(takesText)
        .filter(({ path }) => /(^|\.)(href|\w*[uU]rl|facebook|instagram|linkedIn|website|link)$/.test(path))
        .map((leaf) => ({ name, ...leaf })),
    );
    expect(fields.length).toBeGreaterThan(5);
    for (const { name, path, schema } of fields)
      for (const address of bad)
        expect([name, path, address, schema.safeParse(address).success]).toEqual([
          name,
          path,
          address,
          false,
        ]);
  });
});

describe('a table to download', () => {
  const downloads = everyCall().filter(({ route }) => route.csv);

  /** One for each resource, if the call takes that. */
  const queriesOf = ({ query }: Route, resources: Set<string>) =>
    'resource' in (query?.shape ?? {})
      ? [...resources].map((one) => `resource=${one}`)
      : [new URLSearchParams(sampleOf(query!, []) as Record<string, string>).toString()];

  test('contains no formula, from any author, in any of its columns', async () => {
    const resources = new Set(everyCall().map(({ resource }) => resource));
    for (const formula of formulas) {
      for (const { route, path } of callsWithBody()) {
        if (route.method !== 'POST' || /^\/admin/.test(route.path)) continue;
        const body = sampleOf(route.body!, [formula, `${formula.slice(0, 1)}x@example.org`]);
        await hospital.call(route.method, path, body, await callerOf(route));
      }
    }
    let cells = 0;
    let disarmed = 0;
    expect(downloads.length).toBeGreaterThan(3);
    for (const { route, path, name } of downloads)
      for (const query of route.list ? ['format=csv'] : queriesOf(route, resources)) {
        const { status, body, headers } = await hospital.get(`${path}?${query}`, {
          ...(await callerOf(route)),
          ...forAReason,
        });
        if (status === 404) continue;
        expect(headers.get('Content-Disposition')).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
        for (const row of parse(body, { bom: true }) as string[][])
          for (const cell of row) {
            cells++;
            if (/(^|;)'[=+\-@\t\r]/.test(cell)) disarmed++;
            const isPhone = /^\+\d[\d ().-]+$/.test(cell);
            for (const start of isPhone ? [] : cell.split(/[;|\t\n]/))
              expect([name, query, /^[ "]*[=+\-@\t\r]/.test(start) ? cell : '']).toEqual([name, query, '']);
          }
      }
    expect(cells).toBeGreaterThan(1_000);
    expect(disarmed).toBeGreaterThan(10);
  });
});

describe('a message', () => {
  test('links only to this hospital’s own address, for any host in the request', async () => {
    await hospital.app.request('http://evil.example/api/admin/password-reset', {
      method: 'POST',
      headers: {
        ...hospital.visitor,
        'Content-Type': 'application/json',
        Host: 'evil.example',
        'X-Forwarded-Host': 'evil.example',
        Forwarded: 'host=evil.example',
      },
      body: JSON.stringify({ email: 'words@openward.example' }),
    });
    await hospital.settled();
    const { rows } = await hospital.orm.execute<{ text_body: string }>(
      sql`select text_body from outbox where recipient = 'words@openward.example' order by id desc limit 1`,
    );
    expect(rows[0]!.text_body).toContain('http://hospital.test/admin/reset/');
    expect(rows[0]!.text_body).not.toContain('evil.example');
    expect(rows[0]!.text_body).not.toContain(guess);
  });
});
