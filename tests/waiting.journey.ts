/** A day in the waiting area: what a patient's phone and the screen on the wall show, and how soon. */
import { afterEach, expect, test } from 'vitest';
import { expectQuiet, phone, startBrowser } from './browser.ts';
import { openClinicToday } from './clinic-today.ts';
import { expectAccessible } from './expect-accessible.ts';
import { startOwnHospital } from './hospital.ts';
import { api, send, staffHeaders } from './hospital-api.ts';

startOwnHospital();
const browser = startBrowser();
afterEach(() => browser.close());

const doctorSlug = 'ingrid-halvorsen';
const soon = { timeout: 2_000 };

test('a late doctor, an arrival and a call reach the patient’s page and the screen within two seconds, and the screen says when it is cut off', async () => {
  const staff = await staffHeaders();
  const { doctor, today } = await openClinicToday(doctorSlug);
  const free = await api(`/appointment/free?doctor=${doctorSlug}&from=${today}&to=${today}`, staff);
  const { doctorId, visitTypeId, startsAt } = free[0];
  const person = { name: 'Ann Example', email: 'ann@example.org' };
  const booking = { source: 'phone', doctorId, visitTypeId, startsAt, ...person };
  const visit = await send('POST', '/appointment/desk', booking, staff);
  const [mail] = await api(`/admin/mail?q=${person.email}`, staff);
  const link = /\/appointment\/manage\/[\w-]{43}/.exec(
    JSON.stringify(await api(`/admin/mail/${mail.id}`, staff)),
  )![0];
  const area = await send('POST', '/waiting-area', { name: 'Hall' }, staff);
  const { board, sheet } = await api(`/waiting-area/${area.id}/addresses`, staff);
  const say = (path: string, body: unknown) => send('PUT', path, body, staff);

  const own = await browser.open({ viewport: phone });
  await own.page.goto(link);
  const wall = await browser.open({ viewport: { width: 1920, height: 1080 } });
  await wall.page.goto(new URL(board[0].url).pathname);
  const line = wall.page.getByRole('row').filter({ hasText: 'Ingrid Halvorsen' });
  await line.getByText('on time').waitFor();
  await expectAccessible(wall.page, 'the screen');

  await say(`/doctor/${doctor.id}/delay`, { minutes: 40 });
  await line.getByText('about 40 minutes late').waitFor(soon);
  await own.page.getByText('Ingrid Halvorsen is running about 40 minutes late').waitFor(soon);
  await expectAccessible(own.page, 'the page of the link');

  // At the door, on the same phone.
  const door = await browser.open({ viewport: phone });
  await door.page.goto(new URL(sheet).pathname.replace('/sheet', ''));
  await door.page.getByLabel('Your reference').fill(visit.reference);
  await door.page.getByLabel('Your email address').fill(person.email);
  await expectAccessible(door.page, 'the check-in');
  await door.page.getByRole('button', { name: 'I am here' }).click();
  const told = await door.page.getByText(/Your number is \d{3}/).textContent();
  const number = /\d{3}/.exec(told!)![0];
  await line.getByRole('cell').last().getByText(number).waitFor(soon);
  await own.page.getByText(`Your number is ${number}`).waitFor(soon);

  await say(`/appointment/${visit.id}`, { status: 'in_progress' });
  await line.getByRole('cell').nth(1).getByText(number).waitFor(soon);

  await wall.page.route('**/board/**', (route) => route.abort());
  await wall.page.evaluate(() => dispatchEvent(new Event('online')));
  const lost = wall.page.getByText('This screen is not up to date');
  await lost.waitFor();
  await wall.page.unroute('**/board/**');
  await wall.page.evaluate(() => dispatchEvent(new Event('online')));
  await lost.waitFor({ state: 'hidden' });
  expect(wall.complaints.splice(0).every((words) => /ERR_FAILED/.test(words))).toBe(true);
  expect(await wall.context.cookies()).toEqual([]);
  for (const one of [own, wall, door]) expectQuiet(one);
});
