/**
 * The pages around booking offer only what can be booked, from doctors who do it, and promise no message that is not
 * sent.
 */
import { sql } from 'drizzle-orm';
import { describe, expect, test, vi } from 'vitest';
import { monday, type TestHospital } from '#server/test-hospital.ts';
import { testBrowser, textOf } from './test-browser.ts';
import { saidIn, unescaped } from './test-pages.ts';

let hospital: TestHospital;
const { open, post, slotsOf } = testBrowser((opened) => {
  hospital = opened;
  return hospital.empty('appointment', 'allocation');
});

async function page(path: string) {
  const answer = await open(path);
  expect([path, answer.status]).toEqual([path, 200]);
  const html = await answer.text();
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const hrefs = [...main.matchAll(/href="([^"]*)"/g)].map(([, href]) => unescaped(href!));
  return { text: textOf(main), hrefs };
}
const leadTo = ({ hrefs }: { hrefs: string[] }, start: string) =>
  hrefs.filter((href) => href.startsWith(start)).map((href) => href.slice(start.length));

test('a package that a doctor does not do shows no times with that doctor, and a way to doctors who do it', async () => {
  const shown = await page('/appointment?doctor=camila-duarte&package=heart-check');
  expect(shown.text).toContain('Dr Camila Duarte does not do “Heart check”');
  expect(shown.text).not.toContain('Next available');
  expect(shown.hrefs).toContain('/appointment?department=cardiology&package=heart-check#now');
  const waiting = await open('/appointment/waitlist?doctor=camila-duarte&package=heart-check');
  expect(waiting.headers.get('Location')).toBe('/appointment?doctor=camila-duarte&package=heart-check');
});

test('a package or service that a department does not do leads to the department that does', async () => {
  const answer = await open('/appointment?department=dental&package=heart-check');
  expect(answer.headers.get('Location')).toBe('/appointment?department=cardiology&package=heart-check');
  const anyone = await open('/appointment?department=dental&doctor=any&service=mole-check');
  expect(anyone.headers.get('Location')).toBe(
    '/appointment?department=dermatology&doctor=any&service=mole-check',
  );
});

test('the soonest times of all departments are with doctors who do what is asked', async () => {
  const { text } = await page('/appointment?doctor=any&service=mole-check');
  expect(text).toContain('Dr Ingrid Halvorsen');
  expect(text).not.toContain('cardiologist');
});

test('booking in the emergency department first shows whom to call', async () => {
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

test('a walk-in service begins with the number to call, and offers no booking', async () => {
  const { hrefs, text } = await page('/services/emergency-care');
  expect(hrefs).toContain('tel:999');
  expect(leadTo({ hrefs }, '/appointment?service')).toEqual([]);
  expect(text).not.toContain('Book an appointment');
});

test('a page that refuses a form says so in its title, and otherwise has its usual title', async () => {
  const titleOf = async (answer: Response) =>
    [...(await answer.text()).matchAll(/<title>([^<]*)/g)].map(([, title]) => title);
  const [slot] = await slotsOf('camila-duarte');
  const path = `/appointment?doctor=camila-duarte&day=${slot.localDate}&start=${slot.startsAt}`;
  expect(await titleOf(await open(path))).toEqual(['Book an appointment · Openward General Hospital']);
  const refused = await post(path, { intent: 'check', name: '', key: crypto.randomUUID() });
  expect(await titleOf(refused)).toEqual(['Error: Book an appointment · Openward General Hospital']);
});

test('text messages are offered only where they can be sent; the choice is saved and can be changed', async () => {
  const [slot] = await slotsOf('camila-duarte');
  const form = `/appointment?doctor=camila-duarte&start=${slot.startsAt}&day=${slot.localDate}`;
  const paths = [form, '/appointment/waitlist?department=cardiology'];
  const asks = () =>
    Promise.all(paths.map(async (path) => (await (await open(path)).text()).includes('name="wantsSms"')));
  expect(await asks()).toEqual([false, false]);
  await hospital.orm.execute(
    sql`update sms_gateway set provider = 'gateway', address = 'https://sms.example.org'`,
  );
  await vi.waitFor(async () => expect(await asks()).toEqual([true, true]));
  const details = { name: 'Ann Example', phone: '+44 7700 900123', wantsSms: '1' };
  const sent = { ...details, key: 'a'.repeat(36), openedAt: String(Date.now() - 60_000) };
  const checked = await (await post(form, { ...sent, intent: 'check' })).text();
  const action = unescaped(/action="([^"]*hold=[^"]*)"/.exec(checked)![1]!);
  const booked = await post(action, { ...sent, intent: 'book' });
  const manage = new URL(booked.headers.get('Location')!, 'http://hospital.test').pathname;
  expect((await page(manage)).text).toContain('at the number that ends in 123');
  expect((await post(manage, { intent: 'sms', wantsSms: '' })).status).toBe(303);
  expect((await page(manage)).text).toContain('You get no texts about this appointment.');
});

async function book() {
  const [{ doctorId, startsAt }] = await slotsOf('camila-duarte');
  const booking = { doctorId, startsAt, name: 'Ann Example', email: 'ann@exampel.org' };
  const { body } = await hospital.call('POST', '/appointment', booking, hospital.visitor);
  return { path: new URL(body.data.manageUrl).pathname, startsAt };
}

test('a page promises a message only where there is a mail server', async () => {
  const promise =
    /check your inbox|(emailed|mailed|sent) you|we (first )?(send|email|mail) you (an email|a message) with|by email\.|on its way|link in (our|the) (email|message)/i;
  const { path } = await book();
  const [slot] = await slotsOf('clara-hensley');
  const doctor = 'doctor=clara-hensley';
  const paths = [
    ...['/contact', '/newsletter', '/newsletter/sent', '/appointment/mine', '/appointment'],
    ...[`/appointment?${doctor}`, `/appointment?${doctor}&start=${slot.startsAt}&day=${slot.localDate}`],
    ...['/appointment/ask?doctor=edmund-fairleigh&visit=7', path, `${path}?move`, `${path}?cancel`],
    ...[`/appointment/waitlist?${doctor}`, `/appointment/waitlist?${doctor}&asked`],
  ];
  const promised = async () => {
    const found: string[] = [];
    for (const path of paths)
      for (const { text, elements } of saidIn(await (await open(path)).text()))
        if (/main|title/.test(elements.join(' ')) && promise.test(text) && !/if that changes/i.test(text))
          found.push(`${path}: ${text}`);
    return found;
  };
  const withMail = await promised();
  for (const path of ['/newsletter', '/newsletter/sent', '/appointment/mine', '&asked'])
    expect(withMail.filter((one) => one.includes(path))).not.toEqual([]);
  hospital.services.hasMailServer = false;
  expect(await promised()).toEqual([]);
  hospital.services.hasMailServer = true;
});

describe('the link of an appointment', () => {
  const lost = async (path: string) => {
    const answer = await open(path);
    const html = await answer.text();
    return { status: answer.status, html: html.replaceAll(path, '').replaceAll(/nonce="[^"]*"/g, '') };
  };

  test('opens the same page as a guessed one once it is replaced: how links end, and the way to a new one', async () => {
    const { path } = await book();
    expect((await open(path)).status).toBe(200);
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

  test('is in no address of a calendar on the web, and neither is the doctor', async () => {
    const { path } = await book();
    const { hrefs } = await page(path);
    for (const calendar of ['https://calendar.google.com', 'https://outlook.live.com']) {
      const address = hrefs.find((href) => href.startsWith(calendar))!;
      const words = [...new URL(address).searchParams.values()].join();
      expect(words).toContain('Appointment at');
      expect(words).not.toMatch(/Duarte|manage|http/);
    }
  });
});

test('the number to call is a link where it is too late to move or cancel', async () => {
  const { path, startsAt } = await book();
  hospital.clock.now = Date.parse(startsAt) - 60_000;
  const numbers = (part: string) => part.match(/\+44[\d ]{9,}\d/g) ?? [];
  for (const query of ['', '?move', '?cancel']) {
    const html = await (await open(path + query)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main'));
    const called = [...main.matchAll(/<a\s[^>]*href="tel:[^>]*>(.*?)<\/a>/g)].flatMap(([, words]) =>
      numbers(words!),
    );
    expect([query, called.length]).toEqual([query, numbers(main.replaceAll(/<[^>]*>/g, '')).length]);
    expect(called.length).toBeGreaterThan(0);
  }
  hospital.clock.now = monday;
});

test('booking offers every department and doctor, even those that lists leave out as untranslated', async () => {
  const set = (more: object) => hospital.call('PUT', '/settings/1', more, hospital.staff);
  await set({ languages: ['ar'] });
  await hospital.orm.execute(sql`delete from translation`);
  const offered = async () => {
    const steps = await Promise.all(['/ar/appointment', '/ar/appointment?department=cardiology'].map(page));
    return steps.map((shown) =>
      leadTo(shown, '/ar/appointment?').filter((one) => /^(department|doctor)=/.test(one)),
    );
  };
  const before = await offered();
  expect(before[0]!.length).toBeGreaterThan(3);
  await set({ translatedOnly: ['ar'] });
  expect(leadTo(await page('/ar/doctors'), '/ar/doctors/')).toEqual([]);
  expect(await offered()).toEqual(before);
});

describe('where no doctor has a free time', () => {
  const noClinics = (department: string) =>
    hospital.orm.execute(sql`delete from schedule where doctor_id in (
      select doctor_id from doctor_department x join department d on d.id = x.department_id where d.slug = ${department})`);

  test('the colleagues who are offered instead do what is asked, in the same department', async () => {
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
