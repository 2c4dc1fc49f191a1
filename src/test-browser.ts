/** Opens the pages of the demo hospital on a Monday, and posts to them like a browser without script. */
import { afterAll, beforeAll, vi } from 'vitest';
import type { createApp } from '#server/http/app.ts';
import { monday, type TestHospital } from '#server/test-hospital.ts';
import { hospitalWithPages, unescaped } from './test-pages.ts';

/** What a browser says about a form of the website itself. */
const ours = { Origin: 'http://hospital.test', 'Sec-Fetch-Site': 'same-origin' };

/** Opens the hospital for the tests of a file, and closes it after them. */
export function testBrowser(opened: (hospital: TestHospital) => unknown) {
  let hospital: TestHospital;
  let app: ReturnType<typeof createApp>;
  beforeAll(async () => {
    ({ hospital, app } = await hospitalWithPages());
    vi.useFakeTimers({ toFake: ['Date'], now: monday });
    await opened(hospital);
  });
  afterAll(() => {
    vi.useRealTimers();
    return hospital.close();
  });

  return {
    open: (path: string) => app.request(`http://hospital.test${path}`),
    post: (path: string, fields: Record<string, string>, headers: Record<string, string> = ours) =>
      app.request(`http://hospital.test${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        headers,
      }),
    slotsOf: async (doctor: string) =>
      (await hospital.get(`/appointment/slots?doctor=${doctor}&from=2026-03-03&to=2026-03-31`)).body.data,
  };
}

/** The text that people read in HTML. */
export function textOf(html: string) {
  return unescaped(html.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
}
