import { afterEach, describe, expect, test } from 'vitest';
import { desk, expectQuiet, phone, startBrowser, type Visit } from './browser.ts';
import { hospitalAddress } from './hospital.ts';
import { api, staffHeaders } from './hospital-api.ts';
import { notTooQuick } from './not-too-quick.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

/** Calls the API as staff; the journeys' hospital sends no mail, so its text is read here. */
async function staffApi() {
  const headers = await staffHeaders();
  return (path: string) => api(path, headers);
}

async function fillIn({ page }: Visit, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values))
    await page.getByRole('main').getByRole('textbox', { name: label }).fill(value);
}
const send = ({ page }: Visit) => page.getByRole('button', { name: 'Send your message' }).click();

describe.each([
  ['with script at a desk', { viewport: desk, javaScriptEnabled: true }],
  ['without script on a phone', { viewport: phone, javaScriptEnabled: false }],
] as const)('%s', (_, options) => {
  const who = options.javaScriptEnabled ? 'Ann Example' : 'Bob Example';

  test('a question about a service is refused without losing a word, sent once, and arrives in the inbox', async () => {
    const visit = await browser.open(options);
    const { page } = visit;
    await page.goto('/services/mri-scan');
    const heading = (await page.getByRole('heading', { level: 1 }).textContent())!;
    await page.getByRole('main').getByRole('link', { name: 'Ask about this' }).first().click();
    await page.getByText(`About: ${heading}`).waitFor();
    await fillIn(visit, { Email: 'ann', 'Your message': 'Two\nlines' });
    await send(visit);
    await page.getByText('Please check 2 fields').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('error-summary');
    expect(await page.getByRole('textbox', { name: 'Your message' }).inputValue()).toBe('Two\nlines');
    for (const label of ['Your name', 'Email'])
      expect(
        await page.getByRole('main').getByRole('textbox', { name: label }).getAttribute('aria-invalid'),
      ).toBe('true');
    await page.getByText(`About: ${heading}`).waitFor();
    await fillIn(visit, { 'Your name': who, Email: `${options.javaScriptEnabled}@example.org` });
    await notTooQuick(page);
    await page.getByRole('button', { name: 'Send your message' }).dblclick();
    await page.getByRole('heading', { name: 'We have your message' }).waitFor();
    const reference = (await page.locator('[data-reference]').textContent())!.trim();
    expect(reference).toMatch(/^[A-Z346789]{8}$/);
    const address = page.url();
    expect(decodeURIComponent(address)).not.toMatch(/Ann|Bob|example\.org/);
    await page.reload();
    expect(await page.locator('[data-reference]').textContent()).toContain(reference);
    if (options.javaScriptEnabled) {
      // The way back leads to an empty form, not to what was wrong before it was sent.
      await page.goBack();
      await page.getByRole('button', { name: 'Send your message' }).waitFor();
      expect(await page.locator('.error-summary').count()).toBe(0);
    }

    const staff = await browser.open();
    await signIn(staff, `/admin/inquiries?q=${reference}`);
    await staff.page.getByRole('row').filter({ hasText: who }).waitFor();
    expect(await staff.page.locator('[data-row]').count()).toBe(1);
    const all = await (await staffApi())(`/inquiries?q=${encodeURIComponent(who)}`);
    expect(all).toMatchObject([{ topic: heading, message: 'Two\nlines', status: 'new' }]);
    expectQuiet(staff);
  });

  test('a visitor signs up for the newsletter in the footer, confirms by the emailed link and unsubscribes', async () => {
    const visit = await browser.open(options);
    const { page } = visit;
    const email = `reader-${options.javaScriptEnabled}@example.org`;
    await page.goto('/about');
    const footer = page.getByRole('contentinfo');
    if (!(await footer.getByPlaceholder('Enter your email').isVisible()))
      await footer.locator('summary').filter({ hasText: 'Newsletter' }).click();
    await footer.getByPlaceholder('Enter your email').fill(email);
    await footer.getByRole('button', { name: 'Sign up for the newsletter' }).click();
    await page.getByRole('heading', { name: 'We have noted your address' }).waitFor();
    expect(page.url()).toBe(`${hospitalAddress()}/newsletter/sent`);

    const staff = await staffApi();
    const state = async () => (await staff(`/newsletter?q=${email}`))[0]?.status;
    const [message] = await staff(`/admin/mail?q=${email}`);
    const confirmUrl = /\S+\/newsletter\/confirm\/\S+/.exec(message.text)![0];
    await page.goto(confirmUrl);
    await page.getByRole('button', { name: 'Confirm my subscription' }).waitFor();
    expect(await state()).toBe('pending');
    await page.getByRole('button', { name: 'Confirm my subscription' }).click();
    await page.getByRole('heading', { name: 'You are on the list' }).waitFor();
    expect(await state()).toBe('confirmed');

    const [welcome] = await staff(`/admin/mail?q=${email}`);
    const unsubscribeUrl = /\S+\/newsletter\/unsubscribe\/\S+/.exec(welcome.text)![0];
    await page.goto(unsubscribeUrl);
    await page.getByRole('button', { name: 'Unsubscribe' }).waitFor();
    expect(await state()).toBe('confirmed');
    await page.getByRole('button', { name: 'Unsubscribe' }).click();
    await page.getByRole('heading', { name: 'You have unsubscribed' }).waitFor();
    expect(await state()).toBeUndefined();
    expectQuiet(visit);
  });
});

test('staff answer an inquiry: a draft outlives the page, one press sends once, and the thread shows it', async () => {
  const visit = await browser.open();
  await visit.page.goto('/contact');
  await fillIn(visit, {
    'Your name': 'Carla Example',
    Email: 'carla@example.org',
    Subject: 'Visiting',
    'Your message': 'When may I visit?',
  });
  await notTooQuick(visit.page);
  await send(visit);
  await visit.page.getByRole('heading', { name: 'We have your message' }).waitFor();

  const staff = await browser.open();
  const { page } = staff;
  await signIn(staff, '/admin/inquiries?status=new');
  await page.getByRole('link', { name: /Carla Example/ }).click();
  await page.getByLabel('Begin with a saved reply').selectOption('Visiting hours');
  expect(await page.getByLabel(/^Reply by email/).inputValue()).toContain('every day from 10:00');
  await page.getByLabel(/^Reply by email/).fill('Every day from ten.');
  await page.reload();
  expect(await page.getByLabel(/^Reply by email/).inputValue()).toBe('Every day from ten.');
  await page.getByRole('button', { name: 'Take it' }).click();
  await page.locator('.badge-open').waitFor();
  await page.getByLabel('Note for colleagues').fill('Friendly.');
  await page.getByRole('button', { name: 'Save the note' }).click();
  await page.getByRole('button', { name: 'Save the note' }).waitFor({ state: 'hidden' });
  await page.getByRole('button', { name: 'Send', exact: true }).dblclick();
  await page.locator('.thread-out').getByText('Every day from ten.').waitFor();
  await page.locator('.badge-replied').waitFor();
  expect(await page.locator('.thread-out').count()).toBe(1);
  expect(await page.getByLabel(/^Reply by email/).inputValue()).toBe('');
  const messages = await (await staffApi())('/admin/mail?q=carla@example.org');
  expect(messages.map(({ subject }: { subject: string }) => subject.startsWith('Re:'))).toEqual([
    true,
    false,
  ]);

  const download = page.waitForEvent('download');
  await page.goto('/admin/inquiries?q=carla');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  await page.getByLabel('Reason').fill('Letters about the new address');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^inquiries-\d{4}-\d\d-\d\d\.csv$/);
  await page.goto('/admin/settings/mail?q=carla');
  await page.getByRole('link', { name: /^carla@example\.org\s*Re:/ }).click();
  await page.getByText('Every day from ten.').waitFor();
  expectQuiet(staff);
});

test('a person caught by the trap for programs loses nothing and can send again', async () => {
  const visit = await browser.open({ javaScriptEnabled: false });
  const { page } = visit;
  await page.goto('/contact');
  await fillIn(visit, { 'Your name': 'Quick', Email: 'quick@example.org', 'Your message': 'Pasted' });
  await page
    .locator('input[name=openedAt]')
    .evaluate((field) => field.setAttribute('value', String(Date.now())));
  await send(visit);
  await page.getByText('Your message has not been sent yet').waitFor();
  expect(await page.getByRole('textbox', { name: 'Your message' }).inputValue()).toBe('Pasted');
  expect(await (await staffApi())('/inquiries?q=quick@example.org')).toEqual([]);
  await notTooQuick(visit.page);
  await send(visit);
  await page.getByRole('heading', { name: 'We have your message' }).waitFor();
});

describe('what comes from elsewhere', () => {
  const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetch(hospitalAddress() + path, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers,
      redirect: 'manual',
    });
  const question = { name: 'Forged', email: 'forged@example.org', message: 'x' };

  test('a form that no browser says to come from here is shown again, and nothing is kept', async () => {
    for (const headers of [{}, { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }]) {
      const answer = await post('/contact', question, headers as Record<string, string>);
      expect([answer.status, await answer.text()]).toEqual([
        422,
        expect.stringContaining('Your message has not been sent yet'),
      ]);
      const newsletter = await post(
        '/newsletter',
        { email: 'forged@example.org' },
        headers as Record<string, string>,
      );
      expect(newsletter.status).toBe(403);
    }
    const staff = await staffApi();
    expect(await staff('/inquiries?q=forged')).toEqual([]);
    expect(await staff('/newsletter?q=forged')).toEqual([]);
  });

  test('a browser that does not say where the footer’s form comes from is asked once more', async () => {
    const answer = await post('/newsletter', { email: 'old-browser@example.org' });
    const page = await answer.text();
    expect(page).toContain('Is this your address?');
    expect(page).toContain('value="old-browser@example.org"');
  });

  test('a mail program unsubscribes in one press: no cookie, no token, no page seen before, no redirect', async () => {
    const staff = await staffApi();
    const email = 'one-press@example.org';
    await post('/newsletter', { email }, { 'Sec-Fetch-Site': 'same-origin' });
    const [{ text }] = await staff(`/admin/mail?q=${email}`);
    const path = new URL(/\S+\/newsletter\/unsubscribe\/\S+/.exec(text)![0]).pathname;
    const oneClick = { 'List-Unsubscribe': 'One-Click' };
    const guess = await post(`/newsletter/unsubscribe/${'x'.repeat(43)}`, oneClick);
    expect(guess.status).toBe(200);
    expect(await staff(`/newsletter?q=${email}`)).toHaveLength(1);
    expect((await fetch(hospitalAddress() + path)).status).toBe(200);
    expect(await staff(`/newsletter?q=${email}`)).toHaveLength(1);
    const answer = await post(path, oneClick, { Origin: 'null' });
    expect([answer.status, await answer.text()]).toEqual([
      200,
      expect.stringContaining('You have unsubscribed'),
    ]);
    expect(await staff(`/newsletter?q=${email}`)).toEqual([]);
  });
});

test('a mistyped email provider is questioned, one press corrects it, and nobody is held up', async () => {
  const visit = await browser.open({ viewport: phone });
  const { page } = visit;
  const main = page.getByRole('main');
  await page.goto('/contact');
  const field = main.getByRole('textbox', { name: /^Email/ });
  await field.focus();
  const hint = main.getByRole('status').filter({ hasNotText: /./ });
  await expect.poll(() => hint.count()).toBe(1);
  await page.keyboard.type('ann@gmial.con');
  await page.keyboard.press('Tab');
  const meant = main.getByRole('button', { name: 'ann@gmail.com' });
  await meant.waitFor();
  expect(await main.getByRole('status').innerText()).toBe('Did you mean ann@gmail.com?');
  await meant.click();
  expect(await field.inputValue()).toBe('ann@gmail.com');
  expect(await field.evaluate((one) => one === document.activeElement)).toBe(true);
  await meant.waitFor({ state: 'detached' });

  await main.getByRole('textbox', { name: 'Your name' }).fill('Ann Example');
  await main.getByRole('textbox', { name: /message/i }).fill('May I bring my dog?');
  await notTooQuick(page);
  await field.fill('ann@hotmal.com');
  await main.getByRole('button', { name: 'Send your message' }).click();
  await page.waitForURL(/\/contact\/sent\//);
  expectQuiet(visit);
});
