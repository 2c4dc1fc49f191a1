/**
 * Thousands of right and wrong calls, by strangers and staff: none fails, and each is answered as the API's own
 * description says. `FUZZ_SEED` and `FUZZ_CALLS` repeat or lengthen a run.
 */

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOfStaff } from '#contract/base.ts';
import { forAReason, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { type Random, randomOf } from '#server/test-random.ts';
import { anyCall } from './any-call.ts';
import { createWrongs } from './declared.ts';
import { bearer, colleague, everyCall, guess, sessionOf } from './every-call.ts';

const seed = Number(process.env.FUZZ_SEED ?? 20_260_302);
const count = Number(process.env.FUZZ_CALLS ?? 5_000);

let hospital: TestHospital;
let wrongs: ReturnType<typeof createWrongs>;
let staffId: number;
let tokens: string[];
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  wrongs = createWrongs((await hospital.get('/openapi.json')).body);
  staffId = (await colleague(hospital, 'any@openward.example')).id;
  tokens = [guess, 'x', await bookedToken()];
});
afterAll(() => hospital.close());

/** The token of a patient's link. */
async function bookedToken() {
  const [slot] = (await hospital.get('/appointment/soonest')).body.data;
  const booking = { doctorId: slot.doctorId, startsAt: slot.startsAt, name: 'Ann', email: 'ann@example.org' };
  const { body } = await hospital.call('POST', '/appointment', booking, hospital.visitor);
  return body.data.manageUrl.split('/').at(-1)!;
}

/** These answer with everything, or for as long as the client listens. */
const apart = ['POST /admin/export', 'POST /admin/import'];
const calls = everyCall().filter(({ route, name }) => !route.events && !apart.includes(name));

async function callerOf(random: Random, isOfStaff: boolean): Promise<Record<string, string>> {
  if (random.chance(0.04)) return bearer('forged');
  if (random.chance(0.04)) return {};
  if (!isOfStaff && random.chance(0.7)) return hospital.visitor;
  return { ...hospital.visitor, ...(await sessionOf(hospital, staffId)) };
}

/** A call may have disabled the account, required a second factor, or set a short time until locking. */
async function repair() {
  await hospital.orm.execute(sql`update staff set disabled_at = null, left_at = null where id = ${staffId}`);
  await hospital.orm.execute(
    sql`update sign_in_policy set needs_second_factor = false, lock_after_minutes = 0`,
  );
}

test('no call fails, and every answer is one that the API declares', { timeout: 540_000 }, async () => {
  const random = randomOf(seed);
  const found = new Map<string, string>();
  const statuses = new Map<number, number>();
  for (let number = 0; number < count; number++) {
    const call = calls[number % calls.length]!;
    const { route, name } = call;
    const made = anyCall(call, random, tokens);
    const caller = await callerOf(random, isOfStaff(route.access));
    const type: Record<string, string> =
      made.body === undefined ? {} : { 'Content-Type': 'application/json' };
    const response = await hospital.app.request(`http://hospital.test/api${made.path}`, {
      method: route.method,
      headers: { ...type, ...caller, ...forAReason, ...made.headers },
      ...(made.body === undefined || route.method === 'GET' ? {} : { body: made.body }),
    });
    const answer = { status: response.status, headers: response.headers, text: await response.text() };
    statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    if (answer.status >= 500)
      found.set(`${name} ${answer.status}`, `${made.path} ${made.body} ${answer.text}`);
    for (const wrong of wrongs(route.method, route.path, answer))
      found.set(`${name}: ${wrong}`, `${made.path} ${made.body?.slice(0, 300)}`);
    if ([401, 403, 423].includes(answer.status) || (route.method !== 'GET' && isOfStaff(route.access)))
      await repair();
  }
  expect(Object.fromEntries(found)).toEqual({});
  // Enough of them got through, and enough were wrong.
  expect((statuses.get(200) ?? 0) / count).toBeGreaterThan(0.18);
  expect((statuses.get(422) ?? 0) / count).toBeGreaterThan(0.1);
  expect([...statuses.keys()].sort()).toEqual(
    expect.arrayContaining([200, 201, 204, 400, 401, 403, 404, 409, 412, 415, 422]),
  );
});
