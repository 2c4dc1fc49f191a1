import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { bucketsOf, countTry } from './throttle.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('sign_in_failure', 'known_device');
});

const right = { email: 'desk@openward.example', password: 'correct horse battery' };
const wrong = { ...right, password: 'a guess' };
/** A distinct browser, recognised by its cookie. */
const browser = (letter: string) => ({
  ...hospital.visitor,
  Cookie: `${hospital.visitor.Cookie}; staff-device=${letter.repeat(43)}`,
});
const login = (body: unknown, headers: Record<string, string> = hospital.visitor) =>
  hospital.call('POST', '/admin/login', body, headers);

describe('guessing is slow', () => {
  test('and gets slower, and the answer says how long to wait', async () => {
    for (let tries = 0; tries < 5; tries++) expect((await login(wrong)).status).toBe(401);
    const slowed = await login(right);
    expect([slowed.status, slowed.headers.get('Retry-After')]).toEqual([429, '1']);
    hospital.clock.now += 1_000;
    expect((await login(wrong)).status).toBe(401);
    expect((await login(right)).headers.get('Retry-After')).toBe('2');
    hospital.clock.now += 2_000;
    expect((await login(right)).status).toBe(200);
    expect((await login(wrong)).status).toBe(401);
  });

  test('also when guesses are sent in parallel, each from its own browser', async () => {
    const answers = await Promise.all([...'abcdefghijkl'].map((letter) => login(wrong, browser(letter))));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  });

  test('also from a thousand addresses: at most one guess per account in half a minute', async () => {
    expect(await guessFromEverywhere(1000)).toBe(100);
    let later = 0;
    for (let seconds = 0; seconds < 300; seconds++) {
      hospital.clock.now += 1000;
      later += await guessFromEverywhere(1);
    }
    expect(later).toBeLessThanOrEqual(5 + 10);
    hospital.clock.now += 3_600_000;
    expect(await guessFromEverywhere(20)).toBe(1);
  });

  test('also from a browser that the account knows, and a day after the last failure all is forgotten', async () => {
    const known = browser('k');
    expect((await login(right, known)).status).toBe(200);
    for (let tries = 0; tries < 10; tries++) expect((await login(wrong, known)).status).toBe(401);
    expect((await login(right, known)).status).toBe(429);
    hospital.clock.now += 86_400_001;
    expect((await login(right, known)).status).toBe(200);
  });

  test('a made-up cookie is not a known browser', async () => {
    await login(right, browser('k'));
    for (let tries = 0; tries < 5; tries++) await login(wrong, browser('m'));
    expect((await login(wrong, browser('n'))).status).toBe(429);
  });
});

describe('legitimate users get in', () => {
  test('from their own browser, while a stranger behind the same address guesses', async () => {
    await login(right, browser('k'));
    for (let tries = 0; tries < 40; tries++) await login(wrong, browser('s'));
    expect((await login(right, browser('s'))).status).toBe(429);
    expect((await login(right, browser('k'))).status).toBe(200);
  });

  test('with another account, at that same address, from a new browser', async () => {
    for (let tries = 0; tries < 40; tries++)
      await login({ ...wrong, email: `nobody${tries % 8}@openward.example` }, browser('s'));
    expect((await login(right, browser('n'))).status).toBe(200);
  });

  test('from a new browser, under siege, with a link from their inbox', async () => {
    await guessFromEverywhere(200);
    expect((await login(right, browser('n'))).status).toBe(429);
    await hospital.call('POST', '/admin/password-reset', { email: right.email }, browser('n'));
    await hospital.settled();
    const { rows } = await hospital.orm.execute<{ text_body: string }>(
      sql`select text_body from outbox order by id desc limit 1`,
    );
    const token = /reset\/([\w-]{43})/.exec(rows[0]!.text_body)![1];
    const reset = await hospital.call('POST', `/admin/password-reset/${token}`, right, browser('n'));
    expect(reset.status).toBe(422);
    const { password } = right;
    await hospital.call('POST', `/admin/password-reset/${token}`, { password }, browser('n'));
    expect((await login(right, browser('n'))).status).toBe(200);
  });
});

/** One guess from each of many addresses; returns how many were allowed. */
async function guessFromEverywhere(number: number) {
  let guesses = 0;
  for (let index = 0; index < number; index++) {
    const buckets = bucketsOf({ email: right.email, address: `198.51.${index >> 8}.${index & 255}` });
    if ((await countTry(hospital.orm, buckets, hospital.clock.now)) === 0) guesses++;
  }
  return guesses;
}
