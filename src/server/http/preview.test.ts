import { expect, test } from 'vitest';
import { createLog } from '#server/log/log.ts';
import { testHospital } from '#server/test-hospital.ts';
import { createApp } from './app.ts';

test('a preview is neither listed nor kept, and no other site learns its address', async () => {
  const { services, close } = await testHospital();
  const log = createLog('silent', { write() {} });
  const app = createApp({ services, log, trustProxy: false, pages: async () => new Response('<p>') });
  const headersOf = async (path: string) => {
    const { headers } = await app.request(path);
    return ['X-Robots-Tag', 'Cache-Control', 'Referrer-Policy'].map((name) => headers.get(name));
  };
  expect(await headersOf('/news/a-draft?preview=token')).toEqual(['noindex', 'no-store', 'same-origin']);
  expect((await headersOf('/news/a-draft'))[0]).toBe(null);
  await close();
});
