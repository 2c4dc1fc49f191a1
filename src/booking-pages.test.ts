/** What the booking page offers: only what can be had, of those who do it. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { createApp } from '#server/http/app.ts';
import { monday, type TestHospital } from '#server/test-hospital.ts';
import { hospitalWithPages, unescaped } from './test-pages.ts';

vi.setConfig({ testTimeout: 60_000 });
vi.mock('#web/app.css?url', () => ({ default: '/app.css' }));
vi.mock('#web/ui/arabic.css?url', () => ({ default: '/arabic.css' }));

let hospital: TestHospital;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  ({ hospital, app } = await hospitalWithPages());
  hospital.clock.now = monday;
  vi.useFakeTimers({ toFake: ['Date'], now: monday });
  await hospital.empty('appointment', 'allocation');
});
afterAll(() => {
  vi.useRealTimers();
  vi.resetConfig();
  return hospital.close();
});

const ask = (path: string) => app.request(`http://hospital.test${path}`);
async function page(path: string) {
  const answer = await ask(path);
  expect([path, answer.status]).toEqual([path, 200]);
  const html = await answer.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const hrefs = [...main.matchAll(/href="([^"]*)"/g)].map(([, href]) => unescaped(href!));
  const text = unescaped(main.replace(/<!--.*?-->/g, '').replace(/<[^>]*>/g, ' ')).replace(/\s+/g, ' ');
  return { text, hrefs };
}
const leadTo = ({ hrefs }: { hrefs: string[] }, start: string) =>
  hrefs.filter((href) => href.startsWith(start)).map((href) => href.slice(start.length));

test('what is asked of a doctor who does not do it has no times there, and a way to those who do', async () => {
  const shown = await page('/appointment?doctor=camila-duarte&package=heart-check');
  expect(shown.text).toContain('Dr Camila Duarte does not do “Heart check”');
  expect(shown.text).not.toContain('Next available');
  expect(shown.hrefs).toContain('/appointment?department=cardiology&package=heart-check#now');
  const waiting = await ask('/appointment/waitlist?doctor=camila-duarte&package=heart-check');
  expect(waiting.headers.get('Location')).toBe('/appointment?doctor=camila-duarte&package=heart-check');
});

test('what is asked of a department that does not do it is asked of the one that does', async () => {
  const answer = await ask('/appointment?department=dental&package=heart-check');
  expect(answer.headers.get('Location')).toBe('/appointment?department=cardiology&package=heart-check');
  const anyone = await ask('/appointment?department=dental&doctor=any&service=mole-check');
  expect(anyone.headers.get('Location')).toBe(
    '/appointment?department=dermatology&doctor=any&service=mole-check',
  );
});

test('the soonest times of all departments are of those who do it', async () => {
  const { text } = await page('/appointment?doctor=any&service=mole-check');
  expect(text).toContain('Dr Ingrid Halvorsen');
  expect(text).not.toContain('cardiologist');
});

test('who is about to book in the department for emergencies reads first whom to call', async () => {
  const call = 'tel:999';
  const kofi = 'doctor=kofi-amponsah';
  for (const choice of [
    '',
    '?department=emergency',
    `?${kofi}`,
    '?service=minor-injuries&department=emergency',
  ]) {
    const { hrefs } = await page(`/appointment${choice}`);
    const first = hrefs.findIndex((href) => /^\/appointment\?.*(department|doctor|start)=/.test(href));
    expect([choice, hrefs.includes(call)]).toEqual([choice, true]);
    expect([choice, hrefs.indexOf(call) < first]).toEqual([choice, true]);
  }
  expect((await page('/appointment?department=cardiology')).hrefs).not.toContain(call);
});

test('a service that people walk in for begins with the number to call, and offers no booking', async () => {
  const { hrefs, text } = await page('/services/emergency-care');
  expect(hrefs).toContain('tel:999');
  expect(leadTo({ hrefs }, '/appointment?service')).toEqual([]);
  expect(text).not.toContain('Book an appointment');
});

test('a page that refuses what was sent says so in its title, and otherwise is called what it is', async () => {
  const titleOf = async (answer: Response) =>
    [...(await answer.text()).matchAll(/<title>([^<]*)/g)].map(([, title]) => title);
  const [slot] = (await hospital.get('/appointment/slots?doctor=camila-duarte&from=2026-03-03&to=2026-03-31'))
    .body.data;
  const path = `/appointment?doctor=camila-duarte&day=${slot.localDate}&start=${slot.startsAt}`;
  expect(await titleOf(await ask(path))).toEqual(['Book an appointment · Openward General Hospital']);
  const refused = await app.request(`http://hospital.test${path}`, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'check', name: '', key: crypto.randomUUID() }),
    headers: { Origin: 'http://hospital.test', 'Sec-Fetch-Site': 'same-origin' },
  });
  expect(await titleOf(refused)).toEqual(['Error: Book an appointment · Openward General Hospital']);
});

describe('the link of an appointment', () => {
  const book = async () => {
    const [slot] = (
      await hospital.get('/appointment/slots?doctor=camila-duarte&from=2026-03-03&to=2026-03-31')
    ).body.data;
    const booking = {
      doctorId: slot.doctorId,
      startsAt: slot.startsAt,
      name: 'Ann Example',
      email: 'ann@exampel.org',
    };
    const { body } = await hospital.call('POST', '/appointment', booking, hospital.visitor);
    return new URL(body.data.manageUrl).pathname;
  };
  const lost = async (path: string) => {
    const answer = await ask(path);
    const html = await answer.text();
    return { status: answer.status, html: html.replaceAll(path, '').replaceAll(/nonce="[^"]*"/g, '') };
  };

  test('that was replaced opens what a guessed one does: how links end, and the way to a new one', async () => {
    const path = await book();
    expect((await ask(path)).status).toBe(200);
    const corrected = await hospital.call(
      'PUT',
      `${path}/email`,
      { email: 'ann@example.org' },
      hospital.visitor,
    );
    expect(corrected.status).toBe(200);
    const replaced = await lost(path);
    expect(replaced.status).toBe(404);
    expect(replaced.html).toContain('replaced when the email address is corrected');
    expect(replaced.html).toContain('href="/appointment/mine"');
    expect(await lost(`/appointment/manage/${'a'.repeat(43)}`)).toEqual(replaced);
  });

  test('leads to calendars on the web by addresses that tell neither itself nor the doctor', async () => {
    const path = await book();
    const { hrefs } = await page(path);
    for (const calendar of ['https://calendar.google.com', 'https://outlook.live.com']) {
      const address = hrefs.find((href) => href.startsWith(calendar))!;
      const words = [...new URL(address).searchParams.values()].join();
      expect(words).toContain('Appointment at');
      expect(words).not.toMatch(/Duarte|manage|http/);
    }
  });
});

describe('where nobody has a free time', () => {
  const noClinics = (department: string) =>
    hospital.orm.execute(sql`delete from schedule where doctor_id in (
      select doctor_id from doctor_department x join department d on d.id = x.department_id where d.slug = ${department})`);

  test('the colleagues who are offered instead do what is asked, in the department', async () => {
    await hospital.orm.execute(
      sql`delete from schedule where doctor_id = (select id from doctor where slug = 'rafael-ibarrola')`,
    );
    const choice = 'department=cardiology&doctor=rafael-ibarrola';
    for (const [query, withKofi] of [
      [`${choice}&package=heart-check`, false],
      [choice, false],
      ['department=emergency&doctor=rafael-ibarrola', true],
    ] as const) {
      const { text } = await page(`/appointment?${query}`);
      expect(text).toContain('Free with another doctor in the department');
      expect([query, text.includes('Dr Kofi Amponsah')]).toEqual([query, withKofi]);
    }
  });

  test('all departments are searched only for what others do too, and every waiting list keeps what is booked', async () => {
    await noClinics('cardiology');
    const all = '/appointment?doctor=any#now';
    const plain = await page('/appointment?department=cardiology');
    expect(plain.hrefs).toContain(all);
    expect(leadTo(plain, '/appointment/waitlist?')).toContain('doctor=clara-hensley');
    const ofPackage = await page('/appointment?department=cardiology&package=heart-check');
    expect(ofPackage.text).not.toContain('all departments');
    const doctor = await page('/appointment?doctor=clara-hensley&package=heart-check');
    for (const shown of [ofPackage, doctor]) {
      const lists = leadTo(shown, '/appointment/waitlist?');
      expect(lists).toContain('doctor=clara-hensley&package=heart-check');
      expect(lists.filter((query) => !query.endsWith('&package=heart-check'))).toEqual([]);
    }
  });

  test('a visitor is not asked whether a time is too late, nor sent to a doctor who is not there', async () => {
    const { text } = await page('/appointment?doctor=clara-hensley');
    expect(text).toContain('Please call');
    expect(text).toContain('Join the waiting list');
    expect(text).not.toContain('earlier time');
    expect(text).not.toContain('too late');
    expect(text).not.toContain('choose another doctor');
  });
});
