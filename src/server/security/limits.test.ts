/** Rate limits per sender, shared by all nodes: invalid links, forms, sign-ins and searches. */
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { opensByLink } from '#server/call/refusals.ts';
import { type LimitedRequest, requestLimits } from '#server/call/request-limits.ts';
import { createApp } from '#server/http/app.ts';
import { limits } from '#server/kernel/limits.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { emptyBody, everyCall, guess } from './every-call.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

/** Another process on the same database, behind a proxy that names its clients. */
function node(requestsPerMinute: Partial<Record<LimitedRequest, number>>) {
  const app = createApp({
    services: { ...hospital.services, requestsPerMinute },
    log: pino({ level: 'silent' }),
    trustProxy: true,
  });
  return async (client: string, method: string, path: string, body?: unknown) => {
    const answer = await app.request(`http://hospital.test/api${path}`, {
      method,
      headers: { ...hospital.visitor, 'Content-Type': 'application/json', 'X-Forwarded-For': client },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return {
      status: answer.status,
      wait: Number(answer.headers.get('Retry-After')),
      body: await answer.text(),
    };
  };
}

describe('guessing links', () => {
  /** They answer the same whether or not the address was on the list, so there is nothing to guess. */
  const alwaysDone = ['POST /newsletter/unsubscription/{token}'];
  const calls = everyCall().filter(({ route }) => opensByLink(route));

  test.each(calls)('is rate-limited by $name', async (call) => {
    const send = node({ deadLinks: 5 });
    const path = (number: number) => call.path.replace(guess, guess.slice(0, -3) + (100 + number));
    const client = '203.0.113.9';
    await hospital.orm.execute(sql`delete from request_limit`);
    const statuses: number[] = [];
    for (let number = 0; number < 6; number++)
      statuses.push((await send(client, call.route.method, path(number), emptyBody(call))).status);
    if (alwaysDone.includes(call.name)) return expect(new Set(statuses)).toEqual(new Set([204]));
    expect(statuses.slice(0, 5).filter((status) => status === 404 || status === 422)).toHaveLength(5);
    expect(statuses[5]).toBe(429);
    const refused = await send(client, call.route.method, path(6), emptyBody(call));
    expect([refused.status, refused.wait > 0]).toEqual([429, true]);
    // Another client's mistake still gets its own answer.
    const other = await send('203.0.113.10', call.route.method, path(0), emptyBody(call));
    expect(other.status).not.toBe(429);
  });

  test('keeps no one behind the same address from using a link they have', async () => {
    const send = node({ deadLinks: 1 });
    const client = '203.0.113.11';
    const { body } = await hospital.get(
      '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-20',
    );
    const [{ doctorId, visitTypeId, startsAt }] = body.data;
    const hold = await hospital.call(
      'POST',
      '/appointment/hold',
      { doctorId, visitTypeId, startsAt },
      hospital.visitor,
    );
    for (let number = 0; number < 3; number++) await send(client, 'GET', `/appointment/hold/${guess}`);
    expect((await send(client, 'GET', `/appointment/hold/${guess}`)).status).toBe(429);
    expect((await send(client, 'GET', `/appointment/hold/${hold.body.data.token}`)).status).toBe(200);
  });
});

describe('request counts', () => {
  test('use the program’s own numbers by default', async () => {
    const count = requestLimits({ ...hospital.services, requestsPerMinute: undefined });
    for (const counted of ['forms', 'signIns', 'searches', 'deadLinks'] as const) {
      const { most } = limits[`${counted}PerMinute`];
      for (let number = 0; number < most; number++) expect(await count(counted, 'one')).toBe(0);
      expect(await count(counted, 'one')).toBeGreaterThan(0);
      expect(await count(counted, 'other')).toBe(0);
    }
  });

  test('are shared by all nodes of one database', async ({ skip }) => {
    if (hospital.database.kind === 'pglite') skip('the embedded database belongs to one process');
    const [one, other] = [node({ searches: 6 }), node({ searches: 6 })];
    const client = '203.0.113.12';
    const statuses: number[] = [];
    for (let number = 0; number < 4; number++)
      for (const send of [one, other])
        statuses.push((await send(client, 'GET', `/search?q=shared${number}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const { rows } = await hospital.orm.execute<{ key: string }>(sql`select key from request_limit`);
    expect(rows.length).toBeGreaterThan(0);
    // The stored rows identify no one.
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  test('continue in memory while the database cannot count', async ({ skip }) => {
    if (hospital.database.kind === 'pglite') skip('the embedded database belongs to one process');
    await hospital.orm.execute(sql`alter table request_limit rename to gone`);
    try {
      const count = requestLimits({ ...hospital.services, requestsPerMinute: { searches: 2 } });
      expect([await count('searches', 'x'), await count('searches', 'x')]).toEqual([0, 0]);
      expect(await count('searches', 'x')).toBeGreaterThan(0);
    } finally {
      await hospital.orm.execute(sql`alter table gone rename to request_limit`);
    }
  });
});
