/**
 * Unpublished entries must be invisible. Two hospitals get every public query with every word of the hidden entries:
 * one that has them and one that never did. Each answer must be identical to the byte.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { callsWithBody } from './every-call.ts';
import { publicReads, questions } from './public-questions.ts';
import { sampleOf } from './sample.ts';
import { type Hidden, hideSome, kinds, makeRoom } from './unpublished.ts';

let without: TestHospital;
let holding: TestHospital;
let hidden: Hidden[];
beforeAll(async () => {
  [without, holding] = await Promise.all([
    testHospital({ fixture: 'demo' }),
    testHospital({ fixture: 'demo' }),
  ]);
  for (const hospital of [without, holding]) await makeRoom(hospital);
  hidden = await hideSome(holding);
}, 60_000);
afterAll(() => Promise.all([without.close(), holding.close()]));

async function answerOf({ app, visitor }: TestHospital, address: string) {
  const answer = await app.request(`http://hospital.test/api${address}`, { headers: visitor });
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
  return JSON.stringify([answer.status, await answer.text(), ...headers]);
}

describe('an entry of any kind that is a draft, scheduled, archived or deleted', () => {
  test('is asked for by every public call and filter of the contract', () => {
    expect(kinds().length).toBeGreaterThan(10);
    expect(hidden.filter(({ state }) => state === 'scheduled').length).toBeGreaterThan(7);
    expect(hidden.every(({ words }) => words.length > 1)).toBe(true);
    const asked = new Set(questions(hidden).map(({ name, key }) => `${name} ${key}`));
    const wanted = publicReads().flatMap(({ route, name }) =>
      ['', ...Object.keys(route.query?.shape ?? {})].map((key) => `${name} ${key}`),
    );
    expect(wanted.length).toBeGreaterThan(90);
    expect(wanted.filter((one) => !asked.has(one))).toEqual([]);
  });

  test('changes no byte of any public answer, headers included, for any request', async () => {
    const told: string[] = [];
    const addresses = questions(hidden).map(({ address }) => address);
    // Some at a time, so that the databases need not be woken for each.
    while (addresses.length > 0)
      await Promise.all(
        addresses.splice(0, 20).map(async (address) => {
          const answers = [answerOf(without, address), answerOf(holding, address)] as const;
          const [expected, found] = await Promise.all(answers);
          if (found !== expected) told.push(`${address} ${differenceOf(expected, found)}`);
        }),
      );
    expect(told.slice(0, 20)).toEqual([]);
  }, 300_000);

  test('is refused by a form with its id like an entry that never existed', async () => {
    const tried: string[] = [];
    for (const { route, name } of callsWithBody().filter(({ route }) => route.access === 'publicWrite')) {
      const body = sampleOf(route.body!, []) as Record<string, unknown>;
      const fields = (route.body as { shape?: object }).shape ?? {};
      for (const { resource, id } of hidden.filter(({ resource }) => `${resource}Id` in fields)) {
        const send = async (number: number) => {
          const { status, body: answer } = await holding.call(
            route.method,
            route.path,
            { ...body, [`${resource}Id`]: number },
            holding.visitor,
          );
          return [name, resource, status, answer];
        };
        expect(await send(id)).toEqual(await send(2_000_000_000));
        tried.push(`${name} ${resource}`);
      }
    }
    expect(new Set(tried).size).toBeGreaterThan(7);
  });
});

/** Where two answers differ, with some context. */
function differenceOf(expected: string, found: string) {
  let at = 0;
  while (expected[at] === found[at]) at++;
  return `${expected.slice(Math.max(0, at - 40), at + 40)} … ${found.slice(Math.max(0, at - 40), at + 40)}`;
}
