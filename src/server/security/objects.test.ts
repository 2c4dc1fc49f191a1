import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#contract/base.ts';
import * as schema from '#server/db/schema.ts';
import { hashToken } from '#server/links/token.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { callsWithBody, colleague, everyCall, guess } from './every-call.ts';
import { sampleOf } from './sample.ts';
import { linksOf } from './test-links.ts';

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
/** One token of each kind, by the contract address that it opens, and some that open none. */
async function tokens(): Promise<Map<string, string>> {
  const call = (method: string, path: string, body?: unknown, headers: object = hospital.visitor) =>
    hospital.call(method, path, body, headers as Record<string, string>);
  const links = await linksOf(hospital, { ...hospital, call }, 'one');
  // It is also the one that confirms.
  links.delete('/newsletter/unsubscription');
  const hash = hashToken(links.get('/waitlist/link')!).toString('base64url');
  return new Map([...links, ['a hash', hash], ['a guess', guess]]);
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
