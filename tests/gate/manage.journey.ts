import { afterEach, describe, expect, test } from 'vitest';
import { slotsOf } from '../book.ts';
import { desk, expectQuiet, phone, startBrowser } from '../browser.ts';
import { hospitalAddress } from '../hospital.ts';
import { api, send } from '../hospital-api.ts';
import { inDays } from '../in-days.ts';

const browser = startBrowser();
afterEach(() => browser.close());

/** Far enough ahead to be moved and cancelled. */
async function bookOne(doctor: string) {
  const [slot] = await slotsOf(doctor, inDays(20), inDays(40));
  const { doctorId, startsAt } = slot!;
  const email = `${Math.random().toString(36).slice(2)}@example.org`;
  const booked = await send('POST', '/appointment', { doctorId, startsAt, name: 'Ann Example', email });
  return { path: new URL(booked.manageUrl).pathname, reference: booked.reference };
}

describe.each([
  ['with script at a desk', { viewport: desk, javaScriptEnabled: true }, 'rafael-ibarrola'],
  ['without script on a phone', { viewport: phone, javaScriptEnabled: false }, 'zeynep-karahan'],
] as const)('%s', (_, options, doctor) => {
  test('a patient moves an appointment, then cancels it, and opening any of its pages changes nothing', async () => {
    const { path, reference } = await bookOne(doctor);
    const visit = await browser.open(options);
    const { page } = visit;
    const before = await api(path);
    // Mail scanners open every link they find, and the links of the pages behind them.
    const move = `?move&start=${encodeURIComponent(before.startsAt)}`;
    for (const query of ['', '?move', move, '?cancel', '?moved', '?cancelled'])
      expect((await page.goto(`${path}${query}`))?.status()).toBe(200);
    const file = await fetch(`${hospitalAddress()}${path}/calendar.ics`);
    expect([file.status, file.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(await file.text()).toContain(`UID:${reference}@`);
    expect(await api(path)).toEqual(before);

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
    await page.getByRole('heading', { level: 1, name: 'Your appointment has been moved' }).waitFor();
    expect(await page.getByText(label.split(',').slice(0, 2).join(',')).count()).toBeGreaterThan(0);
    await page.getByText('You moved it from').waitFor();
    expect((await api(path)).startsAt).not.toBe(before.startsAt);

    await page.getByRole('link', { name: 'Cancel this appointment' }).click();
    await page.getByLabel(/^Reason for cancelling/).fill('Feeling well again');
    await page.getByRole('button', { name: 'Cancel my appointment' }).dblclick();
    await page.getByRole('heading', { level: 1, name: 'This appointment is cancelled' }).waitFor();
    expect(await page.getByRole('link', { name: 'Move to another time' }).count()).toBe(0);
    await page.reload();
    await page.getByRole('link', { name: 'Book another time' }).waitFor();
    expect((await api(path)).status).toBe('cancelled');
    expectQuiet(visit);
  });
});
