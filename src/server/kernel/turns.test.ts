import { expect, test, vi } from 'vitest';
import { isOfStaff } from '#contract/base.ts';
import { routes } from '#contract/routes.ts';
import { api } from '#server/api/index.ts';
import { createPerform } from '#server/call/perform.ts';
import { sampleOf } from '#server/security/sample.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { Turns } from './turns.ts';

/** Work that ends on command, in the order in which it began. */
function desk(turns: Turns) {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  return {
    begun,
    ask: (client: string, name = client) =>
      turns.take(client, () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    async end() {
      ends.shift()!();
      await new Promise((resolve) => setImmediate(resolve));
    },
  };
}

test('the client with the least recent use is served next, and no more run at once than there are places', async () => {
  const clock = { now: 0 };
  const { begun, ask, end } = desk(new Turns(2, () => clock.now));
  for (let number = 0; number < 6; number++) void ask('greedy', `greedy ${number}`);
  expect(begun).toEqual(['greedy 0', 'greedy 1']);
  clock.now = 100;
  await end();
  expect(begun).toHaveLength(3);
  void ask('visitor');
  clock.now = 200;
  await end();
  expect(begun.at(-1)).toBe('visitor');
  await end();
  expect(begun.at(-1)).toBe('greedy 3');
});

test('a client who waits long enough gets a turn, after any use', async () => {
  const clock = { now: 0 };
  const { begun, ask, end } = desk(new Turns(1, () => clock.now));
  void ask('greedy', 'first');
  clock.now = 5_000;
  void ask('greedy', 'second');
  clock.now = 5_001;
  await end();
  void ask('visitor', 'visitor 1');
  clock.now = 5_002;
  await end();
  expect(begun).toEqual(['first', 'second', 'visitor 1']);
  void ask('greedy', 'third');
  for (let number = 2; number < 40; number++) {
    clock.now += 1_000;
    void ask(`visitor ${number}`);
    await end();
  }
  expect(begun).toContain('third');
});

test('failed work gives its place back', async () => {
  const turns = new Turns(1);
  await expect(turns.take('one', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await turns.take('other', async () => 'served')).toBe('served');
});

test('only a limited number of clients is remembered, and none without recent use', async () => {
  const clock = { now: 0 };
  const turns = new Turns(1, () => clock.now);
  const serve = (client: string, ms: number) =>
    turns.take(client, async () => {
      clock.now += ms;
    });
  for (let number = 0; number < 10_100; number++) await serve(`a${number}`, 2);
  expect(turns.remembered).toBeLessThanOrEqual(10_000);
  clock.now += 1_000_000;
  await serve('b', 2);
  expect(turns.remembered).toBe(1);
});

test('a visitor does not wait for the many calls of another client', async () => {
  const hospital: TestHospital = await testHospital();
  const perform = createPerform(hospital.services, api);
  const order: string[] = [];
  const search = (address: string, word: string) =>
    perform('search', 'list', { query: { q: word } }, { address, device: '', ownPage: false }).then(() =>
      order.push(address),
    );
  const flood = Array.from({ length: 240 }, (_, number) => search('203.0.113.1', `word ${number}`));
  await flood[0];
  await search('203.0.113.2', 'heart');
  expect(order.length).toBeLessThan(120);
  await Promise.all(flood);
  await hospital.close();
});

test('every public call waits its turn, by network; calls of staff and sign-ins do not', async () => {
  const hospital: TestHospital = await testHospital();
  const done = new Proxy({}, { get: () => async () => ({ data: null }) });
  const perform = createPerform(hospital.services, new Proxy(api, { get: () => done }));
  const taken = vi.spyOn(Turns.prototype, 'take');
  const token = hospital.staff.Authorization.slice('Bearer '.length);
  const visitor = { address: '2001:db8:1:2::/64', device: '', ownPage: true, reason: 'For the board' };
  try {
    for (const { resource, operation, route } of routes()) {
      const input = {
        params: route.params && (sampleOf(route.params, []) as Record<string, unknown>),
        query: route.query && (sampleOf(route.query, []) as Record<string, unknown>),
        body: async () => ({ value: route.body && sampleOf(route.body, []) }),
      };
      const turnsOf = async (caller: object) => {
        taken.mockClear();
        const { status } = await perform(resource, operation, input, { ...visitor, ...caller });
        return [status < 300, taken.mock.calls.map(([client]) => client)];
      };
      const name = `${resource}.${operation}`;
      // A sample has the first of all roles, which no program may have.
      const isTaken = name !== 'apiToken.create';
      expect([name, ...(await turnsOf({ token }))]).toEqual([name, isTaken, []]);
      if (isOfStaff(route.access)) continue;
      const turns = route.path.startsWith('/admin/') ? [] : ['2001:db8:1::/48'];
      expect([name, ...(await turnsOf({}))]).toEqual([name, true, turns]);
    }
  } finally {
    vi.restoreAllMocks();
    await hospital.close();
  }
});
