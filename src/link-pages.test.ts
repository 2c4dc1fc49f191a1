/** Pages behind a secret address: whoever has it may do what it is for, so no other site may learn it. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import * as schema from '#server/db/schema.ts';
import type { createApp } from '#server/http/app.ts';
import { visitCode } from '#server/links/short-link.ts';
import { monday, type TestHospital } from '#server/test-hospital.ts';
import routes from '#web/routes.ts';
import { hospitalWithPages } from './test-pages.ts';

vi.setConfig({ testTimeout: 60_000 });
vi.mock('#web/app.css?url', () => ({ default: '/app.css' }));
vi.mock('#web/ui/arabic.css?url', () => ({ default: '/arabic.css' }));

let hospital: TestHospital;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  ({ hospital, app } = await hospitalWithPages());
  hospital.clock.now = monday;
});
afterAll(() => {
  vi.resetConfig();
  return hospital.close();
});

const policyOf = async (path: string): Promise<[number, string | null]> => {
  const answer = await app.request(`http://hospital.test${path}`);
  return [answer.status, answer.headers.get('Referrer-Policy')];
};
const pathsIn = (entries: RouteConfigEntry[], above = ''): string[] =>
  entries.flatMap(({ path = '', file, children = [] }) => {
    const whole = `${above}/${path}`.replace(/\/+$/, '');
    return [
      ...(/:token\??$|:token\/[a-z]+$/.test(path) && file.startsWith('site/') ? [whole] : []),
      ...pathsIn(children, whole),
    ];
  });

async function manageLink() {
  const [slot] = (await hospital.get('/appointment/slots?doctor=clara-hensley&from=2026-03-09&to=2026-03-20'))
    .body.data;
  const { doctorId, startsAt } = slot;
  const booking = { doctorId, startsAt, name: 'Ann Example', email: 'ann@example.org' };
  const { body } = await hospital.call('POST', '/appointment', booking, hospital.visitor);
  return new URL(body.data.manageUrl).pathname;
}

test('every page behind a link tells no other site its address, and neither does one whose link has ended', async () => {
  const paths = pathsIn(routes as RouteConfigEntry[]);
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) {
    const [status, policy] = await policyOf(path.replace(/:token\??/, 'a'.repeat(43)));
    expect([path, status < 500, policy]).toEqual([path, true, 'same-origin']);
  }
});

test('a link that works does so too, with its file and the short address that leads to it', async () => {
  const path = await manageLink();
  expect(await policyOf(path)).toEqual([200, 'same-origin']);
  expect(await policyOf(`${path}/calendar.ics`)).toEqual([200, 'no-referrer']);
  const [visit] = await hospital.orm.select().from(schema.appointment);
  expect(await policyOf(`/t/${visitCode(hospital.services.secret, visit!)}`)).toEqual([302, 'no-referrer']);
});

test('all other pages tell other sites at most whose they are', async () => {
  expect(await policyOf('/doctors')).toEqual([200, 'strict-origin-when-cross-origin']);
  expect((await policyOf('/nowhere'))[1]).toBe('strict-origin-when-cross-origin');
});
