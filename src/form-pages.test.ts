/** Posts the forms of the public pages like a browser without script, or like another program. */
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { outbox } from '#server/db/schema.ts';
import { monday, type TestHospital } from '#server/test-hospital.ts';
import { testBrowser, textOf } from './test-browser.ts';
import { unescaped } from './test-pages.ts';

let hospital: TestHospital;
const { open, post, slotsOf } = testBrowser((opened) => {
  hospital = opened;
});
beforeEach(() => hospital.empty('appointment', 'allocation', 'budget'));

const theirs = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' };

const read = async (answer: Response) => textOf(await answer.text());
/** What a browser shows after sending a form. */
async function followed(answer: Response) {
  const location = answer.headers.get('Location');
  return read(location ? await open(location) : answer);
}
const staff = async (path: string) => (await hospital.get(path, hospital.staff)).body.data;
const notTooQuick = { openedAt: String(monday - 5000) };

const question = { name: 'Forged', email: 'forged@example.org', message: 'Pasted' };

test('a form without proof that it comes from here is shown again, and nothing is saved', async () => {
  const [slot] = await slotsOf('clara-hensley');
  const address = `/appointment?doctor=clara-hensley&day=${slot.localDate}&start=${slot.startsAt}`;
  for (const headers of [{}, theirs]) {
    const asked = await post('/contact', { ...question, ...notTooQuick }, headers);
    expect([asked.status, await read(asked)]).toEqual([
      422,
      expect.stringContaining('Your message has not been sent yet'),
    ]);
    expect((await post('/newsletter', { email: question.email }, headers)).status).toBe(403);
    const booking = { intent: 'book', name: 'Forged', email: question.email, key: 'k', ...notTooQuick };
    expect(await read(await post(address, booking, headers))).toContain(
      'We could not verify that this came from our site.',
    );
  }
  for (const path of ['/inquiries', '/newsletter', '/appointment'])
    expect([path, await staff(`${path}?q=forged`)]).toEqual([path, []]);
});

test('a browser that does not say where the footer’s form comes from is asked once more', async () => {
  const page = await (await post('/newsletter', { email: 'old-browser@example.org' }, {})).text();
  expect(page).toContain('Is this your address?');
  expect(page).toContain('value="old-browser@example.org"');
});

describe('the newsletter', () => {
  const state = async (email: string) => (await staff(`/newsletter?q=${email}`))[0]?.status;
  const linkTo = async (email: string, what: 'confirm' | 'unsubscribe') => {
    const mails = await hospital.orm.select().from(outbox).where(eq(outbox.recipient, email));
    const links = mails.flatMap(
      ({ textBody }) => new RegExp(`/newsletter/${what}/[\\w-]+`).exec(textBody) ?? [],
    );
    return links.at(-1)!;
  };

  test('takes a press on the page from its mail to subscribe or leave; opening that page does neither', async () => {
    const email = 'reader@example.org';
    const sent = await post('/newsletter', { email });
    expect(sent.headers.get('Location')).toBe('/newsletter/sent');
    for (const [what, before, after, said] of [
      ['confirm', 'pending', 'confirmed', 'You are on the list'],
      ['unsubscribe', 'confirmed', undefined, 'You have unsubscribed'],
    ] as const) {
      const link = await linkTo(email, what);
      const opened = await open(link);
      expect([opened.status, await state(email)]).toEqual([200, before]);
      const form = unescaped(await opened.text()).match(/<main.*<\/main>/s)![0];
      expect(form).toContain('<button type="submit"');
      expect(await followed(await post(link, {}))).toContain(said);
      expect(await state(email)).toBe(after);
    }
  });

  test('is left with one press in a mail program: no cookie, no token, no earlier page, no redirect', async () => {
    const email = 'one-press@example.org';
    await post('/newsletter', { email });
    const link = await linkTo(email, 'unsubscribe');
    const oneClick = { 'List-Unsubscribe': 'One-Click' };
    expect((await post(`/newsletter/unsubscribe/${'x'.repeat(43)}`, oneClick, {})).status).toBe(200);
    expect(await state(email)).toBe('pending');
    const answer = await post(link, oneClick, { Origin: 'null' });
    expect([answer.status, await read(answer)]).toEqual([
      200,
      expect.stringContaining('You have unsubscribed'),
    ]);
    expect(await state(email)).toBeUndefined();
  });
});

test('a person caught by the trap for bots loses nothing and can send again', async () => {
  const fields = { ...question, name: 'Quick', email: 'quick@example.org' };
  const refused = await (await post('/contact', { ...fields, openedAt: String(monday) })).text();
  expect(refused).toContain('Your message has not been sent yet');
  expect(refused).toContain('>Pasted</textarea>');
  expect(await staff('/inquiries?q=quick@example.org')).toEqual([]);
  const sent = await post('/contact', { ...fields, ...notTooQuick });
  expect(sent.headers.get('Location')).toMatch(/^\/contact\/sent\//);
  expect(await staff('/inquiries?q=quick@example.org')).toHaveLength(1);
});

test('a corrected email address leads on to the new link of the appointment', async () => {
  const [{ doctorId, startsAt }] = await slotsOf('camila-duarte');
  const booking = { doctorId, startsAt, name: 'Ann Example', email: 'ann@exampel.org' };
  const { body } = await hospital.call('POST', '/appointment', booking, hospital.visitor);
  const path = new URL(body.data.manageUrl).pathname;
  const correct = (email: string) =>
    post(`${path}?address`, { intent: 'address', email, key: crypto.randomUUID() });
  expect(await (await correct('ann@right')).text()).toContain('value="ann@right"');
  const next = await followed(await correct('ann@right.example'));
  expect((await open(path)).status).toBe(404);
  expect(next).toMatch(/Your appointment is booked.*your address at right\.example/);
});

test('an appointment whose mail is lost can be found: its link goes to the address it was booked with', async () => {
  const [{ doctorId, startsAt }] = await slotsOf('camila-duarte');
  const booking = { doctorId, startsAt, name: 'Ann Example', email: 'lost@example.org' };
  const { reference } = (await hospital.call('POST', '/appointment', booking, hospital.visitor)).body.data;
  const refused = await (await post('/appointment/mine', { contact: '020 7946 0123' })).text();
  expect(refused).toContain('With a phone number');
  expect(refused).toContain('value="020 7946 0123"');
  const sent = { contact: booking.email, reference: reference.toLowerCase() };
  const answer = await post('/appointment/mine', sent);
  expect(await followed(answer)).toContain('Please check your inbox');
  await hospital.settled();
  const mails = await hospital.orm.select().from(outbox).where(eq(outbox.recipient, booking.email));
  expect(mails.map(({ subject }) => subject).join()).toContain('The link to your appointment');
});

test('an impossible date stays to be corrected, with what to enter', async () => {
  const html = await (await open('/doctors?available=31%2F2')).text();
  expect(html).toContain('value="31/2"');
  expect(html).toContain('Enter a date such as 27/03/2026.');
});

test('a fully booked day says so and leads to the nearest free one', async () => {
  const slots: { localDate: string; doctorId: number; visitTypeId: number; startsAt: string }[] =
    await slotsOf('matteo-ferrante');
  const day = slots[0]!.localDate;
  for (const { doctorId, visitTypeId, startsAt } of slots.filter(({ localDate }) => localDate === day)) {
    const who = { source: 'phone', name: 'Full', phone: '020 7946 0700', confirmed: true };
    await hospital.call(
      'POST',
      '/appointment/desk',
      { doctorId, visitTypeId, startsAt, ...who },
      hospital.staff,
    );
  }
  const answer = await open(`/appointment?doctor=matteo-ferrante&month=${day.slice(0, 7)}&day=${day}`);
  const html = await answer.text();
  expect(html).toContain('This day is fully booked.');
  const nearest = /The nearest day with a free time is.*?href="([^"]*)"/s.exec(html)![1]!;
  expect(await read(await open(unescaped(nearest)))).not.toContain('This day is fully booked.');
});

test('an impossible choice starts again', async () => {
  for (const [asked, left] of [
    ['doctor=nobody', ''],
    ['department=nothing', ''],
    ['department=cardiology&doctor=any&package=gone', '?department=cardiology&doctor=any'],
  ])
    expect([asked, (await open(`/appointment?${asked}`)).headers.get('Location')]).toEqual([
      asked,
      `/appointment${left}`,
    ]);
  expect((await open(`/appointment/manage/${'x'.repeat(43)}`)).status).toBe(404);
});

test('a visitor who has booked already is told how to move or cancel, until something is chosen', async () => {
  const first = await (await open('/appointment')).text();
  expect(first).toMatch(/Already booked\?.*href="\/appointment\/mine".*href="tel:\+44\d+"/s);
  expect(await (await open('/appointment?doctor=clara-hensley')).text()).not.toContain('Already booked?');
});

test('a department without a free doctor offers the waiting list, a number to call and other departments', async () => {
  const [doctor] = (await hospital.get('/doctor?department=dermatology')).body.data;
  const leave = { kind: 'leave', from: '2026-03-01T00:00', to: '2026-06-01T00:00' };
  await hospital.call('POST', `/doctor/${doctor.id}/timeoff`, leave, hospital.staff);
  const answer = await open('/appointment?department=dermatology');
  const text = await read(answer.clone());
  expect(text).toContain('Nobody in Dermatology has a free time online in the next 30 days.');
  expect(text).toContain('See who is free soonest in all departments');
  const html = unescaped(await answer.text());
  expect(html).toMatch(new RegExp(`href="/appointment/waitlist\\?doctor=${doctor.slug}`));
  expect(html.slice(html.indexOf('<main'), html.indexOf('</main>'))).toContain('href="tel:+44');
});
