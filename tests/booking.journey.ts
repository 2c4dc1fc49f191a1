import { afterEach, describe, expect, inject, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser, type Visit } from './browser.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

const api = async (path: string) => (await (await fetch(`${inject('address')}/api${path}`)).json()).data;

/** home → doctors → filter → profile → free time → booked; answers what was booked. */
async function bookFromHome({ page }: Visit, email: string) {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  // On a phone the footer's sections are folded.
  if (!(await footer.getByRole('link', { name: 'Doctors' }).isVisible()))
    await footer.locator('summary').filter({ hasText: 'Important Links' }).click();
  await footer.getByRole('link', { name: 'Doctors' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  // On a phone the filters are folded too.
  if (!(await page.getByLabel('Department').isVisible())) {
    await page.getByRole('main').locator('summary').first().click();
  }
  await page.getByLabel('Department').selectOption({ label: 'Neurology' });
  const apply = page.getByRole('button', { name: /apply|show/i });
  if (await apply.isVisible()) await apply.click();
  await page.waitForURL(/department=neurology/);
  await page
    .getByRole('main')
    .getByRole('link', { name: /belhadi/i })
    .first()
    .click();
  await page.waitForURL(/\/doctors\/[a-z-]+$/);
  const slug = new URL(page.url()).pathname.split('/').at(-1)!;
  await page
    .getByRole('main')
    .getByRole('link', { name: /book|free times/i })
    .first()
    .click();
  await page.waitForURL(/\/appointment\?/);
  // The last marked day of the month, so that journeys do not take one another's times.
  await page
    .getByRole('link', { name: /free times?$/ })
    .last()
    .click();
  await page.waitForURL(/day=/);
  const time = page
    .getByRole('main')
    .getByRole('link', { name: /, \d\d:\d\d, / })
    .last();
  const label = (await time.getAttribute('aria-label'))!;
  await time.click();
  await page.waitForURL(/start=/);
  const startsAt = new URL(page.url()).searchParams.get('start')!;
  await page.getByLabel('Your full name').fill('Ann Example');
  await page.getByLabel(/^E-mail/).fill(email);
  await page.getByRole('button', { name: 'Check your answers' }).click();
  await page.getByRole('button', { name: 'Book this appointment' }).click();
  await page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();
  const reference = (await page.locator('[data-reference]').textContent())!.trim();
  return { slug, startsAt, label, reference };
}

async function isFree(slug: string, startsAt: string) {
  const day = startsAt.slice(0, 10);
  const slots = await api(`/appointment/slots?doctor=${slug}&from=${day}&to=${day}`);
  return slots.some((slot: { startsAt: string }) => slot.startsAt === startsAt);
}

describe.each([
  ['with script at a desk', { viewport: desk, javaScriptEnabled: true }],
  ['without script on a phone', { viewport: phone, javaScriptEnabled: false }],
] as const)('%s', (_, options) => {
  test('a visitor finds a doctor and books a free time, which is then no longer offered and stands in the admin list', async () => {
    const visit = await browser.open(options);
    const booked = await bookFromHome(visit, `${options.javaScriptEnabled}@example.org`);
    expect(booked.reference).toMatch(/^[A-Z346789]{8}$/);
    expect(await isFree(booked.slug, booked.startsAt)).toBe(false);
    // The address of the confirmation can be opened again, and shows the same.
    await visit.page.reload();
    expect(await visit.page.locator('[data-reference]').textContent()).toContain(booked.reference);
    expectQuiet(visit);

    const staff = await browser.open();
    await signIn(staff, `/admin/appointments?day=${booked.startsAt.slice(0, 10)}`);
    await staff.page.getByText(booked.reference).first().waitFor();
    expectQuiet(staff);
  });

  test('what is missing is said at the field, and nothing that was typed is lost', async () => {
    const visit = await browser.open(options);
    const [slot] = await api('/appointment/soonest?doctor=clara-hensley');
    await visit.page.goto(
      `/appointment?doctor=clara-hensley&month=${slot.localDate.slice(0, 7)}&day=${slot.localDate}&start=${slot.startsAt}`,
    );
    await visit.page.getByLabel(/What is it about/).fill('A long story');
    await visit.page.getByRole('button', { name: 'Check your answers' }).click();
    await visit.page.getByText('Please look at the marked fields').waitFor();
    expect(await visit.page.getByLabel('Your full name').getAttribute('aria-invalid')).toBe('true');
    expect(await visit.page.getByLabel(/What is it about/).inputValue()).toBe('A long story');
  });

  test('a time that somebody else took meanwhile is refused with the nearest free ones', async () => {
    const visit = await browser.open(options);
    const [slot] = await api('/appointment/soonest?doctor=karim-belhadi');
    const address = `/appointment?doctor=karim-belhadi&month=${slot.localDate.slice(0, 7)}&day=${slot.localDate}&start=${slot.startsAt}`;
    const rival = await browser.open(options);
    for (const [{ page }, name] of [
      [visit, 'First'],
      [rival, 'Second'],
    ] as const) {
      await page.goto(address);
      await page.getByLabel('Your full name').fill(name);
      await page.getByLabel(/^E-mail/).fill(`${name}-${options.javaScriptEnabled}@example.org`);
      await page.getByRole('button', { name: 'Check your answers' }).click();
      await page.getByRole('button', { name: 'Book this appointment' }).waitFor();
    }
    await rival.page.getByRole('button', { name: 'Book this appointment' }).click();
    await rival.page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();
    await visit.page.getByRole('button', { name: 'Book this appointment' }).click();
    await visit.page.getByText('The nearest free times:').waitFor();
    expect(
      await visit.page.getByRole('alert').or(visit.page.getByRole('status')).getByRole('link').count(),
    ).toBe(3);
  });
});

test('a double click books once', async () => {
  const visit = await browser.open();
  const [slot] = await api('/appointment/soonest?doctor=clara-hensley');
  await visit.page.goto(
    `/appointment?doctor=clara-hensley&month=${slot.localDate.slice(0, 7)}&day=${slot.localDate}&start=${slot.startsAt}`,
  );
  await visit.page.getByLabel('Your full name').fill('Double Click');
  await visit.page.getByLabel(/^E-mail/).fill('double@example.org');
  await visit.page.getByRole('button', { name: 'Check your answers' }).click();
  await visit.page.getByRole('button', { name: 'Book this appointment' }).dblclick();
  await visit.page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();
  expectQuiet(visit);
});

test('the back button goes a step back and keeps the choice', async () => {
  const { page } = await browser.open();
  await page.goto('/appointment');
  await page.getByRole('link', { name: /^Cardiology/ }).click();
  await page.getByRole('link', { name: /hensley/i }).click();
  await page
    .getByRole('link', { name: /free times?$/ })
    .first()
    .click();
  await page.waitForURL(/day=/);
  await page.goBack();
  await page.waitForURL(/doctor=clara-hensley$/);
  await page.goBack();
  await page.getByRole('heading', { name: 'Who do you want to see in Cardiology?' }).waitFor();
});

test('a choice that leads nowhere starts again', async () => {
  const { page } = await browser.open();
  for (const address of [
    '/appointment?doctor=nobody',
    '/appointment?department=nothing',
    '/appointment?doctor=any',
  ]) {
    await page.goto(address);
    expect(new URL(page.url()).search).toBe('');
  }
  const gone = await page.goto(`/appointment/manage/${'x'.repeat(43)}`);
  expect(gone?.status()).toBe(404);
});

test('a form without this browser’s token books nothing', async () => {
  const [slot] = await api('/appointment/soonest?doctor=clara-hensley');
  const address = `${inject('address')}/appointment?doctor=clara-hensley&month=${slot.localDate.slice(0, 7)}&day=${slot.localDate}&start=${slot.startsAt}`;
  const form = new URLSearchParams({ intent: 'book', name: 'Forged', email: 'forged@example.org', key: 'k' });
  const answer = await fetch(address, { method: 'POST', body: form });
  expect(await answer.text()).toContain('This form is out of date');
  expect(await isFree('clara-hensley', slot.startsAt)).toBe(true);
});
