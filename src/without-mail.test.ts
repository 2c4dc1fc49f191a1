/** What a visitor reads where the hospital has no mail server: no page promises a message. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { createApp } from '#server/http/app.ts';
import type { TestHospital } from '#server/test-hospital.ts';
import { hospitalWithPages, saidIn } from './test-pages.ts';

vi.setConfig({ testTimeout: 60_000 });

let hospital: TestHospital;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  ({ hospital, app } = await hospitalWithPages());
});
afterAll(() => {
  vi.resetConfig();
  return hospital.close();
});

const promise =
  /check your inbox|(emailed|mailed|sent) you|we (first )?(send|email|mail) you (an email|a message) with|by email\.|on its way|link in (our|the) (email|message)/i;

async function promisesOf(paths: string[]) {
  const found: string[] = [];
  for (const path of paths) {
    const answer = await app.request(`http://hospital.test${path}`);
    expect([path, answer.status]).toEqual([path, 200]);
    for (const { text, elements } of saidIn(await answer.text()))
      if (/main|title/.test(elements.join(' ')) && promise.test(text) && !/if that changes/i.test(text))
        found.push(`${path}: ${text}`);
  }
  return found;
}

/** An appointment that is booked, one that waits to be confirmed, and the pages around booking. */
async function pathsOfPatients() {
  const [slot] = (await hospital.get('/appointment/soonest')).body.data;
  const { doctorId, startsAt } = slot;
  const person = { name: 'Ann Example', email: 'ann@example.org' };
  const { body } = await hospital.call(
    'POST',
    '/appointment',
    { doctorId, startsAt, ...person },
    hospital.visitor,
  );
  const manage = new URL(body.data.manageUrl).pathname;
  const { slug } = (await hospital.get(`/doctor/${doctorId}`)).body.data;
  return [
    '/newsletter',
    '/newsletter/sent',
    '/appointment',
    `/appointment?doctor=${slug}`,
    `/appointment?doctor=${slug}&start=${slot.startsAt}&day=${slot.localDate}`,
    '/appointment/mine',
    '/appointment/ask?doctor=edmund-fairleigh&visit=7',
    `/appointment/waitlist?doctor=${slug}`,
    `/appointment/waitlist?doctor=${slug}&asked`,
    '/contact',
    manage,
    `${manage}?move`,
    `${manage}?cancel`,
  ];
}

test('a page promises a message only where there is a mail server', async () => {
  const paths = await pathsOfPatients();
  const promised = await promisesOf(paths);
  for (const path of ['/newsletter', '/newsletter/sent', '/appointment/mine', '&asked'])
    expect(promised.filter((one) => one.includes(path))).not.toEqual([]);
  hospital.services.hasMailServer = false;
  expect(await promisesOf(paths)).toEqual([]);
});
