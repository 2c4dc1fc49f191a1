import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Rights } from '#contract/roles.ts';
import { earlyScript, takeEarly, todayMark } from './early.ts';

const fetched = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
let token: string | null;
let rights: string | null;
let day: string | null;

beforeEach(() => {
  token = 'secret';
  rights = null;
  day = null;
  fetched.mockReset().mockImplementation(async (address) => new Response(address));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) =>
      ({ deskRights: rights, deskDay: day })[key] ?? (key === 'authToken' ? token : null),
  });
  vi.spyOn(performance, 'now').mockReturnValue(400);
});
afterEach(() => {
  globalThis.deskEarly = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const held = (may: Rights, departmentIds: number[] | null = null) =>
  JSON.stringify({ rights: may, roles: [{ role: 'desk', departmentIds }] });
const run = (...calls: Parameters<typeof earlyScript>) => new Function(earlyScript(...calls))();

test('the document’s first calls use the stored token, and each answer is used once', async () => {
  run(['/api/doctor?page=1', '/api/settings']);
  expect(fetched.mock.calls.map(([address, { headers }]) => [address, headers])).toEqual(
    ['/api/doctor?page=1', '/api/settings'].map((address) => [
      address,
      { Accept: 'application/json', Authorization: 'Bearer secret' },
    ]),
  );
  expect(await (await takeEarly('/api/settings', 'secret'))?.text()).toBe('/api/settings');
  expect(takeEarly('/api/settings', 'secret')).toBeUndefined();
  expect(takeEarly('/api/doctor?page=2', 'secret')).toBeUndefined();
});

test('the calls of a page are sent only for an account known to read one of its areas', () => {
  const ofPage = { addresses: ['/api/inquiry'], areas: ['inquiries'] as const };
  const asked = () => fetched.mock.calls.splice(0).map(([address]) => address);
  run(['/api/settings'], ofPage);
  expect(asked()).toEqual(['/api/settings']);
  rights = held({ content: 'change' });
  run(['/api/settings'], ofPage);
  expect(asked()).toEqual(['/api/settings']);
  rights = held({ inquiries: 'read' }, [3]);
  run(['/api/settings'], ofPage);
  expect(asked()).toEqual(['/api/settings']);
  rights = held({ inquiries: 'read' });
  run(['/api/settings'], ofPage);
  expect(asked()).toEqual(['/api/settings', '/api/inquiry']);
  run(['/api/settings'], { ...ofPage, areas: null });
  expect(asked()).toEqual(['/api/settings', '/api/inquiry']);
});

test('a call about today names the hospital’s date, and waits if it is unknown', () => {
  const asked = () => fetched.mock.calls.splice(0).map(([address]) => address);
  const about = () => run([`/api/appointment?from=${todayMark}&to=${todayMark}`, '/api/settings']);
  about();
  expect(asked()).toEqual(['/api/settings']);
  day = JSON.stringify({ today: '2026-11-26', until: Date.now() + 60_000 });
  about();
  expect(asked()).toEqual(['/api/appointment?from=2026-11-26&to=2026-11-26', '/api/settings']);
  day = JSON.stringify({ today: '2026-11-26', until: Date.now() - 60_000 });
  about();
  expect(asked()).toEqual(['/api/settings']);
});

test('an answer for another user, or an old one, is never used', () => {
  run(['/api/doctor', '/api/news']);
  expect(takeEarly('/api/doctor', 'another')).toBeUndefined();
  vi.mocked(performance.now).mockReturnValue(60_000);
  expect(takeEarly('/api/news', 'secret')).toBeUndefined();
});

test('no part of an address ends the script', () => {
  expect(earlyScript(['/api/doctor?q=</script>'])).not.toContain('</');
});
