import { AxeBuilder } from '@axe-core/playwright';
import { afterEach, describe, expect, inject, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser } from './browser.ts';

const browser = startBrowser();
afterEach(() => browser.close());

const api = async (path: string) => (await (await fetch(`${inject('address')}/api${path}`)).json()).data;
/** Far enough ahead to be moved and cancelled, and out of the way of other journeys. */
const laterTime = async () => {
  const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  const slots = await api(`/appointment/slots?doctor=clara-hensley&from=${day(20)}&to=${day(40)}`);
  return slots[0];
};

async function bookOne(): Promise<{ path: string; startsAt: string; reference: string }> {
  const slot = await laterTime();
  const first = await fetch(`${inject('address')}/`);
  const token = /XSRF-TOKEN=([^;]+)/.exec(first.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
  const answer = await fetch(`${inject('address')}/api/appointment`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Cookie: `XSRF-TOKEN=${token}`,
      'X-XSRF-TOKEN': decodeURIComponent(token),
    },
    body: JSON.stringify({
      doctorId: slot.doctorId,
      startsAt: slot.startsAt,
      name: 'Ann Example',
      email: `${Math.random().toString(36).slice(2)}@example.org`,
    }),
  });
  expect(answer.status).toBe(201);
  const { data } = await answer.json();
  return { path: new URL(data.manageUrl).pathname, startsAt: data.startsAt, reference: data.reference };
}
const stateOf = (path: string) => api(path);

describe.each([
  ['with script at a desk', { viewport: desk, javaScriptEnabled: true }],
  ['without script on a phone', { viewport: phone, javaScriptEnabled: false }],
] as const)('%s', (_, options) => {
  test('a patient moves an appointment, then cancels it, and opening any of its pages changes nothing', async () => {
    const { path, reference } = await bookOne();
    const visit = await browser.open(options);
    const { page } = visit;
    const before = await stateOf(path);
    // What a mail scanner does: it opens every link it finds, and those of the pages behind them.
    for (const query of [
      '',
      '?move',
      `?move&start=${encodeURIComponent(before.startsAt)}`,
      '?cancel',
      '?moved',
      '?cancelled',
    ]) {
      expect((await page.goto(`${path}${query}`))?.status()).toBe(200);
    }
    const file = await fetch(`${inject('address')}${path}/calendar.ics`);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await file.text()).toContain(`UID:${reference}@`);
    expect(await stateOf(path)).toEqual(before);

    await page.goto(path);
    await page.getByRole('link', { name: 'Move to another time' }).click();
    const time = page
      .getByRole('main')
      .getByRole('link', { name: /, \d\d:\d\d, / })
      .last();
    const label = (await time.getAttribute('aria-label'))!;
    await time.click();
    await page.getByText('Move to this time?').waitFor();
    await page.getByRole('button', { name: 'Move my appointment' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'Your appointment is moved' }).waitFor();
    expect(await page.getByText(label.split(',').slice(0, 2).join(',')).count()).toBeGreaterThan(0);
    await page.getByText('You moved it from').waitFor();
    expect((await stateOf(path)).startsAt).not.toBe(before.startsAt);

    // A second tab that still shows the old time is told how it stands now.
    await page.getByRole('link', { name: 'Cancel this appointment' }).click();
    await page.getByLabel(/^Why/).fill('Feeling well again');
    await page.getByRole('button', { name: 'Cancel my appointment' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'This appointment is cancelled' }).waitFor();
    expect(await page.getByRole('link', { name: 'Move to another time' }).count()).toBe(0);
    await page.reload();
    await page.getByRole('link', { name: 'Book another time' }).waitFor();
    expect((await stateOf(path)).status).toBe('cancelled');
    expectQuiet(visit);
  });
});

test('of two tabs the second one is told how the appointment stands now', async () => {
  const { path } = await bookOne();
  const visit = await browser.open({ viewport: desk });
  const second = await visit.context.newPage();
  await second.goto(`${path}?cancel`);
  await visit.page.goto(`${path}?move`);
  await visit.page
    .getByRole('main')
    .getByRole('link', { name: /, \d\d:\d\d, / })
    .first()
    .click();
  await visit.page.getByRole('button', { name: 'Move my appointment' }).click();
  await visit.page.getByRole('heading', { level: 1, name: 'Your appointment is moved' }).waitFor();
  await second.getByRole('button', { name: 'Cancel my appointment' }).click();
  await second.getByText('This is how it stands now').waitFor();
  expect((await stateOf(path)).status).toBe('booked');
});

test('axe finds nothing on the pages of the manage link', async () => {
  const { path } = await bookOne();
  const { page } = await browser.open({ viewport: phone });
  for (const query of ['', '?move', '?cancel']) {
    await page.goto(`${path}${query}`);
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => [query, id, nodes[0]?.html])).toEqual([]);
  }
});
