import { afterEach, describe, expect, test } from 'vitest';
import { bookButton, fillIn, isBooked, isHeld, openSlot, release, slotNextMonth, timesOf } from '../book.ts';
import { desk, expectQuiet, phone, startBrowser, type Visit } from '../browser.ts';
import { api, send, staffHeaders } from '../hospital-api.ts';

const browser = startBrowser();
afterEach(() => browser.close());

/** home → doctors → filter → profile → free time → booked. Returns what was booked. */
async function bookFromHome({ page }: Visit, email: string) {
  const main = page.getByRole('main');
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  // On a phone the footer's sections are folded.
  if (!(await footer.getByRole('link', { name: 'Doctors' }).isVisible()))
    await footer.locator('summary').filter({ hasText: 'Important Links' }).click();
  await footer.getByRole('link', { name: 'Doctors' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  // On a phone the filters are folded too.
  const department = main.getByLabel('Department');
  if (!(await department.isVisible())) await main.locator('summary').first().click();
  await department.selectOption({ label: 'Neurology' });
  const apply = page.getByRole('button', { name: /apply|show/i });
  if (await apply.isVisible()) await apply.click();
  await page.waitForURL(/department=neurology/);
  await main
    .getByRole('link', { name: /belhadi/i })
    .first()
    .click();
  await page.waitForURL(/\/doctors\/[a-z-]+$/);
  const slug = new URL(page.url()).pathname.split('/').at(-1)!;
  await main
    .getByRole('link', { name: /book|free times/i })
    .first()
    .click();
  await page.waitForURL(/\/appointment\?/);
  // The last marked day of the month, so that journeys do not take each other's times.
  await page
    .getByRole('link', { name: /free times?$/ })
    .last()
    .click();
  await page.waitForURL(/day=/);
  await timesOf(page).last().click();
  await isHeld(page);
  const startsAt = new URL(page.url()).searchParams.get('start')!;
  await fillIn(page, 'Ann Example', email);
  await bookButton(page).click();
  await isBooked(page);
  const reference = (await page.locator('[data-reference]').textContent())!.trim();
  return { slug, startsAt, reference };
}

async function isFree(slug: string, startsAt: string) {
  const day = startsAt.slice(0, 10);
  const slots = await api(`/appointment/slots?doctor=${slug}&from=${day}&to=${day}`);
  return slots.some((slot: { startsAt: string }) => slot.startsAt === startsAt);
}

describe.each([
  ['with script at a desk', { viewport: desk, javaScriptEnabled: true }, 'ifeoma-adeyinka'],
  ['without script on a phone', { viewport: phone, javaScriptEnabled: false }, 'niamh-corrigan'],
] as const)('%s', (_, options, doctor) => {
  test('a visitor finds a doctor and books a free time, which is then no longer offered and is on the staff’s list', async () => {
    const visit = await browser.open(options);
    const booked = await bookFromHome(visit, `${options.javaScriptEnabled}@example.org`);
    expect(booked.reference).toMatch(/^[A-Z346789]{8}$/);
    expect(await isFree(booked.slug, booked.startsAt)).toBe(false);
    // The confirmation survives a reload.
    await visit.page.reload();
    expect(await visit.page.locator('[data-reference]').textContent()).toContain(booked.reference);
    const listed = await api(`/appointment?q=${booked.reference}`, await staffHeaders());
    expect(listed).toMatchObject([{ startsAt: booked.startsAt, name: 'Ann Example' }]);
    expectQuiet(visit);
  });

  test('an expired hold on a time that someone else took is refused with the nearest free ones; one of them is booked without typing anything again', async () => {
    const { page } = await browser.open(options);
    const slot = await slotNextMonth(doctor, 2);
    await openSlot(page, doctor, slot);
    if (options.javaScriptEnabled) {
      await isHeld(page);
      await release(page);
    }
    const { doctorId, startsAt } = slot;
    const email = `first-${options.javaScriptEnabled}@example.org`;
    await send('POST', '/appointment', { doctorId, startsAt, name: 'First', email });
    await page.getByLabel(/Reason for the visit/).fill('A long story');
    await fillIn(page, 'Second', `second-${options.javaScriptEnabled}@example.org`);
    await page.getByText('The nearest free times:').waitFor();
    const nearest = page.getByRole('status').filter({ hasText: 'nearest' }).getByRole('button');
    expect(await nearest.count()).toBe(3);
    await nearest.first().click();
    await bookButton(page).waitFor();
    await page.getByText('A long story').waitFor();
    await bookButton(page).click();
    await isBooked(page);
  });
});
