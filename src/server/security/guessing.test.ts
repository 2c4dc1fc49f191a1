import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLink } from '#server/account/link.ts';
import { type AppOptions, createApp } from '#server/http/app.ts';
import { createLog } from '#server/log/log.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { colleague, guess } from './every-call.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('sign_in_failure', 'request_limit');
});
function appWith(more: Partial<AppOptions>) {
  const log = createLog('silent', { write() {} });
  return createApp({ services: hospital.services, log, trustProxy: false, ...more });
}

describe('a stranger behind the address of staff', () => {
  const writesPerMinute = 12;
  const right = { email: 'desk@openward.example', password: 'correct horse battery' };

  /** Posts to a process with fresh counters, always from one address. */
  function freshProcess() {
    const app = appWith({
      services: {
        ...hospital.services,
        requestsPerMinute: { forms: writesPerMinute, signIns: writesPerMinute },
      },
    });
    const send = async (path: string, body: unknown = {}) => {
      const answer = await app.request(`http://hospital.test/api${path}`, {
        method: 'POST',
        headers: { ...hospital.visitor, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
      return answer.status;
    };
    return {
      send,
      async useUp(path: string) {
        for (let tries = 0; tries < writesPerMinute; tries++) expect(await send(path)).toBe(422);
        expect(await send(path)).toBe(429);
      },
    };
  }

  test('flooding forms keeps no one from signing in', async () => {
    const { send, useUp } = freshProcess();
    await useUp('/appointment');
    expect(await send('/admin/login', right)).toBe(200);
  });

  test('guessing passwords keeps no patient from booking', async () => {
    const { send, useUp } = freshProcess();
    await useUp('/admin/login');
    expect(await send('/appointment')).toBe(422);
  });

  test('keeps no one from using a link of their own: to set a password, to cancel, to accept an offer', async () => {
    const owner = await colleague(hospital, 'owner@openward.example');
    const link = await createLink(hospital.services, owner.id, 'reset');
    const { send, useUp } = freshProcess();
    await useUp('/admin/login');
    await useUp('/appointment');
    const password = 'five yellow doors hum';
    for (let tries = 0; tries < writesPerMinute; tries++)
      expect(await send(`/admin/password-reset/${guess}`, { password })).toBe(404);
    expect(await send(`/admin/password-reset/${guess}`, { password })).toBe(429);
    expect(await send(`/admin/password-reset/${link.split('/').at(-1)}`, { password })).toBe(204);
  });
});

describe('behind a proxy that is not configured', () => {
  test('the log warns once that all visitors count as one, and says what to set', async () => {
    const lines: string[] = [];
    const log = createLog('warn', { write: (line) => void lines.push(line) });
    const app = appWith({ log });
    const forwarded = { headers: { 'X-Forwarded-For': '203.0.113.7' } };
    for (let times = 0; times < 3; times++) await app.request('http://hospital.test/api/settings', forwarded);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('TRUST_PROXY');
    expect(lines[0]).not.toContain('203.0.113.7');
    lines.length = 0;
    const trusting = appWith({ log, trustProxy: true });
    await trusting.request('http://hospital.test/api/settings', forwarded);
    expect(lines).toEqual([]);
  });
});
