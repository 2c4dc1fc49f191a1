/** A person's own data, requested by another: by id, with a token of another kind, or before publication. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#contract/base.ts';
import * as schema from '#server/db/schema.ts';
import { hashToken, newToken } from '#server/links/token.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { callsWithBody, colleague, colleaguePassword, everyCall, guess } from './every-call.ts';
import { sampleOf } from './sample.ts';

let hospital: TestHospital;
let mine: Awaited<ReturnType<typeof colleague>>;
let theirs: Awaited<ReturnType<typeof colleague>>;
beforeAll(async () => {
  hospital = await testHospital();
  mine = await colleague(hospital, 'mine@openward.example');
  theirs = await colleague(hospital, 'theirs@openward.example');
});
afterAll(() => hospital.close());

const post = async (path: string, body: unknown, headers: Record<string, string> = hospital.visitor) =>
  (await hospital.call('POST', path, body, headers)).body.data;
const lastToken = (text: string) => text.match(/[\w-]{43}/g)!.at(-1)!;
async function mailed(path: string) {
  await hospital.settled();
  const { rows } = await hospital.orm.execute<{ text_body: string }>(
    sql`select text_body from outbox where text_body like ${`%${path}/%`} order by id desc limit 1`,
  );
  return new RegExp(`${path}/([\\w-]{43})`).exec(rows[0]!.text_body)![1]!;
}

/** One token of each kind, by the contract address that it opens. */
async function tokens(): Promise<Map<string, string>> {
  const { body } = await hospital.get(
    '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-20',
  );
  const [first, second] = body.data;
  // The link of a visit opens what it is asked.
  const questions = [{ linkId: 'q1', text: 'Anything else?', kind: 'short' as const }];
  await hospital.orm.update(schema.visitType).set({ questions });
  const time = ({ doctorId, visitTypeId, startsAt }: typeof first) => ({ doctorId, visitTypeId, startsAt });
  const person = { name: 'Ann Example', email: 'ann@example.org' };
  const booked = await post('/appointment', { ...time(first), ...person });
  const held = await post('/appointment/hold', time(second));
  const asked = await post('/inquiries', { ...person, message: 'Where do I park?' });
  await post('/newsletter', { email: person.email });
  await post('/admin/accounts', { email: 'invited@openward.example' }, mine.headers);
  const invitation = await mailed('/admin/invitation');
  const email = 'moved@openward.example';
  await hospital.call('PUT', '/admin/me', { email, currentPassword: colleaguePassword }, theirs.headers);
  const newEmail = await mailed('/admin/email');
  await post('/admin/password-reset', { email: theirs.email });
  const { id: areaId } = await post('/waiting-area', { name: 'Hall' }, mine.headers);
  const area = await hospital.get(`/waiting-area/${areaId}/addresses`, mine.headers);
  const waiting = newToken();
  await hospital.orm.insert(schema.waitlist).values({
    departmentId: 1,
    fromDate: '2026-03-10',
    toDate: '2026-03-12',
    ...person,
    linkKey: 'only for this test',
    linkTokenHash: hashToken(waiting),
  });
  return new Map([
    ['/appointment/manage', lastToken(booked.manageUrl)],
    ['/appointment/hold', held.token],
    ['/inquiries/receipt', lastToken(asked.receiptUrl)],
    ['/newsletter/confirmation', await mailed('/newsletter/confirm')],
    ['/admin/invitation', invitation],
    ['/admin/email', newEmail],
    ['/admin/password-reset', await mailed('/admin/reset')],
    ['/waitlist/link', waiting],
    ['/board', lastToken(area.body.data.board[0].url)],
    ['/check-in', lastToken(area.body.data.sheet)],
    // Not part of an address, but tried in one.
    ['a session', theirs.headers.Authorization.slice('Bearer '.length)],
    ['a hash', hashToken(waiting).toString('base64url')],
    ['a guess', guess],
  ]);
}

describe('a link', () => {
  const byToken = everyCall().filter(({ route }) => route.path.includes('{token}'));
  const opens = ({ path }: Route) => path.split('/{token}')[0]!;

  test('opens what it was made for and nothing else, at every address of the contract that takes one', async () => {
    const made = await tokens();
    const silent = '/newsletter/unsubscription';
    const kinds = new Set(byToken.map(({ route }) => opens(route)));
    kinds.delete(silent);
    expect([...kinds].filter((kind) => !made.has(kind))).toEqual([]);
    for (const { route, name } of byToken) {
      if (opens(route) === silent) continue;
      const body = route.body && sampleOf(route.body, []);
      for (const [kind, token] of made) {
        if (kind === opens(route)) continue;
        const query = route.query ? `?${new URLSearchParams(sampleOf(route.query, []) as never)}` : '';
        const path = route.path.replace('{token}', token) + query;
        const { status, body: answer } = await hospital.call(route.method, path, body, hospital.visitor);
        expect([name, kind, [404, 409].includes(status), answer?.data]).toEqual([
          name,
          kind,
          true,
          undefined,
        ]);
      }
    }
    // None of these did anything: each token still opens its own.
    const readable = ({ route }: (typeof byToken)[number]) =>
      route.method === 'GET' && !route.query && !route.events;
    for (const { route, name } of byToken.filter(readable)) {
      const { status } = await hospital.get(route.path.replace('{token}', made.get(opens(route))!));
      expect([name, status]).toEqual([name, 200]);
    }
  });

  test('that unsubscribes deletes nothing else, and does not reveal what it found', async () => {
    const count = async () =>
      (
        await hospital.orm.execute<{ all: number }>(sql`
        select (select count(*) from appointment)::int + (select count(*) from waitlist)::int
          + (select count(*) from inquiry)::int + (select count(*) from session)::int as all`)
      ).rows[0]!.all;
    const before = await count();
    for (const token of (await tokensLeft()).concat(guess)) {
      const answer = await hospital.call('POST', `/newsletter/unsubscription/${token}`, undefined, {});
      expect([answer.status, answer.body]).toEqual([204, null]);
    }
    expect(await count()).toBe(before);
  });
  const tokensLeft = async () => [theirs.headers.Authorization.slice('Bearer '.length)];

  test('is never cached and is stored as a hash', async () => {
    for (const { route, path, name } of byToken.filter(({ route }) => route.method === 'GET')) {
      const { headers } = await hospital.get(path);
      expect([name, headers.get('Cache-Control'), headers.get('ETag')]).toEqual([name, 'no-store', null]);
      expect([name, route.personal]).toEqual([name, true]);
    }
  });
});

describe('an object of one member of staff', () => {
  test('cannot be seen, ended, renamed or removed by a colleague with its id', async () => {
    await hospital.orm.insert(schema.passkey).values({
      staffId: theirs.id,
      name: 'Their phone',
      credentialId: 'their-credential',
      publicKey: Buffer.from('key'),
    });
    await post('/admin/views', { list: 'doctor', name: 'Their view', search: 'q=secret' }, theirs.headers);
    const lists = ['/admin/sessions', '/admin/passkeys', '/admin/views'];
    for (const path of lists) {
      const { data } = (await hospital.get(path, theirs.headers)).body;
      expect([path, data.length > 0]).toEqual([path, true]);
      const ids = data.map(({ id }: { id: number }) => id);
      const own = (await hospital.get(path, mine.headers)).body.data.map(({ id }: { id: number }) => id);
      expect(own.filter((id: number) => ids.includes(id))).toEqual([]);
      const calls = everyCall().filter(({ route }) => route.path === `${path}/{id}`);
      expect(calls.length).toBeGreaterThan(0);
      for (const id of ids)
        for (const { route, name } of calls) {
          const body = route.body && sampleOf(route.body, []);
          const { status } = await hospital.call(route.method, `${path}/${id}`, body, mine.headers);
          expect([name, status]).toEqual([name, 404]);
        }
      expect((await hospital.get(path, theirs.headers)).body.data).toEqual(data);
    }
  });
});

describe('unpublished content', () => {
  const states = ['draft', 'archived', 'all', 'scheduled', 'deleted'];
  /** Public resources whose entries have a status. */
  const listed = everyCall().filter(({ route }) => route.access === 'public' && route.list);
  const withState = callsWithBody()
    .filter(
      ({ route }) => route.method === 'PUT' && route.path.endsWith('/{id}') && 'status' in bodyOf(route),
    )
    .filter(({ resource }) => listed.some((list) => list.resource === resource));

  /** One from the demo hospital, or else a new one. */
  async function anEntry(base: string) {
    const [first] = (await hospital.get(`${base}?limit=1`)).body.data;
    if (first) return first;
    const { route } = callsWithBody().find(({ route }) => route.method === 'POST' && route.path === base)!;
    const body = { ...(sampleOf(route.body!, []) as object), status: 'published', publishedAt: null };
    return (await hospital.call('POST', base, body, mine.headers)).body.data;
  }

  test('is in no list, and not found by id, name, word or filter, without signing in', async () => {
    expect(withState.length).toBeGreaterThan(7);
    for (const { route, resource } of withState) {
      const base = `${route.path.replace('/{id}', '')}`;
      const one = await anEntry(base);
      expect([resource, one]).toEqual([resource, expect.objectContaining({ status: 'published' })]);
      const title = one.name ?? one.title;
      for (const change of [
        { status: 'draft' },
        { status: 'archived' },
        { status: 'published', publishedAt: '2026-12-01T00:00:00Z' },
      ]) {
        const written = await hospital.call('PUT', `${base}/${one.id}`, change, mine.headers);
        expect([resource, change, written.status]).toEqual([resource, change, 200]);
        const queries = [
          ...states.map((state) => `status=${state}`),
          `q=${encodeURIComponent(title)}`,
          `preview=${guess}`,
          'sort=-createdAt',
        ];
        for (const query of queries) {
          const { body } = await hospital.get(`${base}?limit=100&${query}`);
          expect([resource, query, body.data.map(({ id }: { id: number }) => id)]).toEqual([
            resource,
            query,
            expect.not.arrayContaining([one.id]),
          ]);
        }
        const addresses = [`${base}/${one.id}`, ...(one.slug ? [`${base}/slug/${one.slug}`] : [])];
        for (const address of addresses)
          for (const query of ['', '?status=all', `?preview=${guess}`])
            if (everyCall().some(({ route: known }) => known.method === 'GET' && isAt(known, address)))
              expect([address, query, (await hospital.get(address + query)).status]).toEqual([
                address,
                query,
                404,
              ]);
        const { body: found } = await hospital.get(`/search?limit=100&q=${encodeURIComponent(title)}`);
        const hits = found.data.filter((hit: { type: string; id: number }) => hit.type === resource);
        expect(hits.map(({ id }: { id: number }) => id)).not.toContain(one.id);
      }
    }
  });
});

const bodyOf = ({ body }: Route) => (body as { shape?: object } | undefined)?.shape ?? {};
const isAt = ({ path }: Route, address: string) =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(address);
