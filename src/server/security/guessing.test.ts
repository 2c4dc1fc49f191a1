/** Guessing who works here and what opens their account; and turning what slows guesses down against whom it protects. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '#server/app.ts';
import { createLog } from '#server/log.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { colleague, colleaguePassword, guess } from './every-call.ts';

const writesPerMinute = 12;
let hospital: TestHospital;
let strict: TestHospital;
beforeAll(async () => {
  [hospital, strict] = await Promise.all([
    testHospital(),
    testHospital({ publicWritesPerMinute: writesPerMinute }),
  ]);
});
afterAll(() => Promise.all([hospital.close(), strict.close()]));
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.orm.execute(sql`truncate sign_in_failure`);
});
const post = (at: TestHospital, path: string, body?: unknown, headers: Record<string, string> = {}) =>
  at.call('POST', path, body, { ...at.visitor, ...headers });

describe('signing in', () => {
  test('takes as long, and says the same, for nobody, a wrong password, a disabled and an invited account', async () => {
    const known = await colleague(hospital, 'known@openward.example');
    await colleague(hospital, 'gone@openward.example');
    await hospital.orm.execute(
      sql`update staff set disabled_at = now() where email = 'gone@openward.example'`,
    );
    await hospital.orm.execute(sql`insert into staff (name, email) values ('New', 'new@openward.example')`);
    const asked = [known.email, 'nobody@openward.example', 'gone@openward.example', 'new@openward.example'];
    const times = new Map<string, number[]>(asked.map((email) => [email, []]));
    const answers = new Set<string>();
    for (let round = 0; round < 16; round++) {
      await hospital.orm.execute(sql`truncate sign_in_failure`);
      for (const email of asked) {
        const began = performance.now();
        const { status, body, headers } = await post(hospital, '/admin/login', {
          email,
          password: 'a guess',
        });
        // The first round makes what is made once.
        if (round > 0) times.get(email)!.push(performance.now() - began);
        answers.add(
          JSON.stringify([status, body, [...headers.keys()].filter((name) => name !== 'set-cookie')]),
        );
      }
    }
    expect([...answers]).toHaveLength(1);
    const median = (email: string) => times.get(email)!.toSorted((one, other) => one - other)[7]!;
    // Without the work of a password an answer takes a tenth of the time, however busy the machine.
    for (const email of asked) {
      const ratio = median(email) / median(known.email);
      expect([email, ratio > 0.5 && ratio < 2, ratio]).toEqual([email, true, ratio]);
    }
  });

  test('asked for a new password, an account and nobody are the same answer with the same headers', async () => {
    const answers = [];
    for (const email of ['desk@openward.example', 'nobody@openward.example']) {
      const { status, body, headers } = await post(hospital, '/admin/password-reset', { email });
      answers.push([status, body, [...headers.keys()]]);
    }
    expect(answers[0]).toEqual(answers[1]);
  });
});

describe('a stranger behind the address of staff', () => {
  /** Uses up what one address may write in a minute. */
  async function useUp(path: string, body: unknown) {
    let last = 0;
    for (let tries = 0; tries < writesPerMinute * 3 && last !== 429; tries++)
      last = (await post(strict, path, body)).status;
    expect(last).toBe(429);
  }

  test('who fills in forms without end keeps nobody from signing in', async () => {
    await useUp('/appointment', {});
    const { status } = await post(strict, '/admin/login', {
      email: 'desk@openward.example',
      password: 'correct horse battery',
    });
    expect(status).toBe(200);
  });

  test('who tries passwords without end keeps no patient from booking', async () => {
    await useUp('/admin/login', { email: 'nobody@openward.example', password: 'a guess' });
    // A minute that is new to whoever comes from elsewhere is not needed: forms have their own.
    const { services, store, dataDir } = strict;
    const fresh = createApp({
      services,
      store,
      dataDir,
      log: createLog('silent', { write() {} }),
      trustProxy: false,
    });
    const send = (path: string) =>
      fresh.request(`http://hospital.test/api${path}`, {
        method: 'POST',
        headers: { ...strict.visitor, 'Content-Type': 'application/json' },
        body: '{}',
      });
    for (let tries = 0; tries < writesPerMinute; tries++) await send('/admin/login');
    expect((await send('/admin/login')).status).toBe(429);
    expect((await send('/appointment')).status).toBe(422);
  });

  test('keeps nobody from using a link of their own: to set a password, to cancel, to accept an offer', async () => {
    const owner = await colleague(strict, 'owner@openward.example');
    await strict.orm.execute(sql`truncate mail_limit`);
    await post(
      strict,
      '/admin/password-reset',
      { email: owner.email },
      { Cookie: `${strict.visitor.Cookie}` },
    );
    // By hand where the minute of this address is over already.
    const { createLink } = await import('#server/identity/link.ts');
    const token = (await createLink(strict.services, owner.id, 'reset')).split('/').at(-1)!;
    for (let tries = 0; tries < writesPerMinute * 2; tries++) {
      await post(strict, '/admin/login', {});
      await post(strict, '/appointment', {});
      await post(strict, `/admin/password-reset/${guess}`, { password: colleaguePassword });
    }
    expect((await post(strict, '/admin/login', {})).status).toBe(429);
    const set = await post(strict, `/admin/password-reset/${token}`, { password: 'five yellow doors hum' });
    expect(set.status).toBe(204);
  });

  test('tries one link no more often than any form may be sent', async () => {
    let last = 0;
    for (let tries = 0; tries <= writesPerMinute; tries++)
      last = (await post(strict, `/newsletter/confirmation/${'z'.repeat(43)}`)).status;
    expect(last).toBe(429);
  });
});

describe('behind a proxy that nobody told us of', () => {
  test('the log says once that all visitors count as one, and what to set', async () => {
    const lines: string[] = [];
    const { services, store, dataDir } = hospital;
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const app = createApp({ services, store, dataDir, log, trustProxy: false });
    const forwarded = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
    for (let times = 0; times < 3; times++) await app.request('http://hospital.test/api/settings', forwarded);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('TRUST_PROXY');
    expect(lines[0]).not.toContain('203.0.113.7');
    lines.length = 0;
    const trusting = createApp({ services, store, dataDir, log, trustProxy: true });
    await trusting.request('http://hospital.test/api/settings', forwarded);
    expect(lines).toEqual([]);
  });
});
