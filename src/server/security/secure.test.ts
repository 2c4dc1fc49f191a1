/** What depends on the server's configuration. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/http/app.ts';
import { createLog } from '#server/log/log.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

function appWith({ publicUrl = 'https://hospital.test', pages = async () => new Response() } = {}) {
  const services = { ...hospital.services, publicUrl };
  const log = createLog('silent', { write() {} });
  return createApp({ services, log, trustProxy: false, pages });
}

test('under https browsers are told to stay there, and cookies go nowhere else', async () => {
  for (const path of ['/', '/api/settings', '/api/admin/me', '/healthz']) {
    const safe = await appWith().request(`https://hospital.test${path}`);
    expect([path, safe.headers.get('Strict-Transport-Security')]).toEqual([path, 'max-age=31536000']);
    for (const cookie of safe.headers.getSetCookie()) expect(cookie).toMatch(/; Secure(;|$)/);
    const plain = await appWith({ publicUrl: 'http://hospital.test' }).request(`http://hospital.test${path}`);
    expect([path, plain.headers.get('Strict-Transport-Security')]).toEqual([path, null]);
  }
  const { headers } = await appWith().request('https://hospital.test/api/admin/login', { method: 'POST' });
  expect(headers.getSetCookie().sort()).toEqual([
    expect.stringMatching(/^XSRF-TOKEN=.*; Secure; SameSite=Lax$/),
    expect.stringMatching(/^staff-device=.*; HttpOnly; Secure; SameSite=Strict$/),
  ]);
});

test('an address that cannot be decoded is not found, and never reaches the pages', async () => {
  const asked: string[] = [];
  const pages = async ({ url }: Request) => {
    asked.push(url);
    return new Response();
  };
  const app = appWith({ pages: pages as never });
  for (const path of ['/%c0%af', '/doctors/%ff', '/%', '/%e0%a4'])
    expect([path, (await app.request(`https://hospital.test${path}`)).status]).toEqual([path, 404]);
  expect(asked).toEqual([]);
  await app.request('https://hospital.test/doctors/%C3%A9');
  expect(asked).toHaveLength(1);
});
