import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const answers: Response[] = [];
const fetched = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
let stored: Map<string, string>;

beforeEach(() => {
  vi.resetModules();
  answers.length = 0;
  stored = new Map();
  fetched.mockReset().mockImplementation(async () => answers.shift() ?? Response.error());
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { cookie: 'theme=x; XSRF-TOKEN=abc.def' });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A fresh module for each test, as it has state about the session. */
const load = () => import('./session.ts');
const json = (status: number, body: unknown) => Response.json(body, { status });
const me = { data: { id: 1, name: 'Ada', email: 'ada@example.org' } };
const refused = { type: '/problems/unauthorized', title: '', status: 401, detail: 'Sign in to do this.' };
const headers = (call: number) => fetched.mock.calls[call]![1].headers as Headers;

test('signing out aborts pending reads before it tells the server, and forgets the token', async () => {
  stored.set('authToken', 'secret');
  const { api, signOut } = await load();
  const pending = Promise.withResolvers<Response>();
  fetched.mockImplementationOnce((_, { signal }) => {
    signal!.addEventListener('abort', () => pending.reject(signal!.reason));
    return pending.promise;
  });
  const read = api.doctor.get({ params: { id: '3' } });
  answers.push(new Response(null, { status: 204 }));
  const left = signOut();
  await expect(read).rejects.toThrow('cannot be reached');
  await left;
  expect(stored.has('authToken')).toBe(false);
  expect([fetched.mock.calls[1]![0], headers(1).get('Authorization')]).toEqual([
    '/api/admin/logout',
    'Bearer secret',
  ]);
});

test('after signing out only public data is requested', async () => {
  stored.set('authToken', 'secret');
  const { api, signOut } = await load();
  answers.push(new Response(null, { status: 204 }), json(200, { data: [], meta: {} }));
  await signOut();
  await expect(api.patient.list({ query: { q: 'sign out' } })).rejects.toThrow('cannot be reached');
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/admin/logout']);
  await api.doctor.list();
  expect(fetched.mock.calls[1]![0]).toBe('/api/doctor');
});

test('a call carries the stored token and cookies, and no XSRF header', async () => {
  stored.set('authToken', 'secret');
  const { api } = await load();
  answers.push(json(200, { data: { id: 3 } }));
  await api.doctor.update(
    { params: { id: '3' }, body: { name: 'A' } },
    { ifMatch: 7, idempotencyKey: 'once' },
  );
  expect(fetched.mock.calls[0]![0]).toBe('/api/doctor/3');
  expect(fetched.mock.calls[0]![1]).toMatchObject({
    method: 'PUT',
    credentials: 'include',
    body: '{"name":"A"}',
  });
  expect(Object.fromEntries(headers(0))).toMatchObject({
    authorization: 'Bearer secret',
    'if-match': '"7"',
    'idempotency-key': 'once',
  });
  expect(headers(0).has('X-XSRF-TOKEN')).toBe(false);
});

test('signing in sends the XSRF cookie back as a header and keeps the token under authToken', async () => {
  const { signIn, currentPhase } = await load();
  expect(currentPhase()).toBe('out');
  answers.push(json(200, { data: { token: 'fresh', expiresAt: '', admin: me.data } }));
  await signIn({ email: 'ada@example.org', password: 'correct horse battery' });
  expect(headers(0).get('X-XSRF-TOKEN')).toBe('abc.def');
  expect(headers(0).has('Authorization')).toBe(false);
  expect(stored.get('authToken')).toBe('fresh');
  expect(currentPhase()).toBe('in');
});

test('a call refused for a missing cookie is repeated once with the cookie from the refusal', async () => {
  const { signIn, api } = await load();
  const forbidden = { type: '/problems/xsrf-rejected', title: '', status: 403, detail: 'Not from here.' };
  vi.stubGlobal('document', { cookie: '' });
  fetched.mockImplementationOnce(async () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=new.one' });
    return json(403, forbidden);
  });
  answers.push(json(200, { data: { token: 'fresh', expiresAt: '', admin: me.data } }));
  await signIn({ email: 'ada@example.org', password: 'correct horse battery' });
  expect([headers(0).get('X-XSRF-TOKEN'), headers(1).get('X-XSRF-TOKEN')]).toEqual(['', 'new.one']);
  expect(stored.get('authToken')).toBe('fresh');
  // Without a new cookie, it stays refused.
  stored.clear();
  answers.push(json(403, forbidden), json(200, {}));
  await expect(api.admin.login({ body: { email: 'a@example.org', password: 'x' } })).rejects.toThrow();
  expect(fetched).toHaveBeenCalledTimes(3);
});

test('a 401 before any success replaces the page with the sign-in form', async () => {
  stored.set('authToken', 'old');
  const { api, currentPhase } = await load();
  answers.push(json(401, refused));
  await expect(api.admin.me()).rejects.toThrow('Sign in to do this.');
  expect(console.warn).toHaveBeenCalledWith('Unauthorized. Redirecting...');
  expect(stored.has('authToken')).toBe(false);
  expect(currentPhase()).toBe('out');
});

test('a 401 during work opens the form over the page, and the same save can be sent again', async () => {
  stored.set('authToken', 'old');
  const { api, signIn, currentPhase } = await load();
  answers.push(json(200, me), json(401, refused));
  await api.admin.me();
  const save = () => api.department.update({ params: { id: '1' }, body: { name: 'Heart' } });
  await expect(save()).rejects.toThrow('Sign in to do this.');
  expect(currentPhase()).toBe('expired');
  answers.push(
    json(200, { data: { token: 'fresh', expiresAt: '', admin: me.data } }),
    json(200, { data: { id: 1 } }),
  );
  await signIn({ email: 'ada@example.org', password: 'correct horse battery' });
  expect(currentPhase()).toBe('in');
  await save();
  expect(headers(3).get('Authorization')).toBe('Bearer fresh');
});

test('signing out forgets the token even if the server cannot be reached', async () => {
  stored.set('authToken', 'secret');
  const { signOut, currentPhase } = await load();
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(signOut()).rejects.toThrow('The server cannot be reached.');
  expect(stored.has('authToken')).toBe(false);
  expect(currentPhase()).toBe('out');
});
