import { afterEach, describe, expect, test } from 'vitest';
import { desk, phone, startBrowser } from '../browser.ts';
import { api, staffHeaders } from '../hospital-api.ts';
import { notTooQuick } from '../not-too-quick.ts';

const browser = startBrowser();
afterEach(() => browser.close());

describe.each([
  ['with script at a desk', { viewport: desk, javaScriptEnabled: true }],
  ['without script on a phone', { viewport: phone, javaScriptEnabled: false }],
] as const)('%s', (_, options) => {
  test('a question about a service is refused without losing a word, sent once, and arrives in the inbox', async () => {
    const { page } = await browser.open(options);
    const who = options.javaScriptEnabled ? 'Ann Example' : 'Bob Example';
    const field = (name: string) => page.getByRole('main').getByRole('textbox', { name });
    const sends = page.getByRole('button', { name: 'Send your message' });
    await page.goto('/services/mri-scan');
    const heading = (await page.getByRole('heading', { level: 1 }).textContent())!;
    await page.getByRole('main').getByRole('link', { name: 'Ask about this' }).first().click();
    await page.getByText(`About: ${heading}`).waitFor();
    await field('Email').fill('ann');
    await field('Your message').fill('Two\nlines');
    await sends.click();
    await page.getByText('Please check 2 fields').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.className)).toBe('error-summary');
    expect(await field('Your message').inputValue()).toBe('Two\nlines');
    for (const name of ['Your name', 'Email'])
      expect([name, await field(name).getAttribute('aria-invalid')]).toEqual([name, 'true']);
    await page.getByText(`About: ${heading}`).waitFor();
    await field('Your name').fill(who);
    await field('Email').fill(`${options.javaScriptEnabled}@example.org`);
    await notTooQuick(page);
    await sends.dblclick();
    await page.getByRole('heading', { name: 'We have your message' }).waitFor();
    const reference = (await page.locator('[data-reference]').textContent())!.trim();
    expect(reference).toMatch(/^[A-Z346789]{8}$/);
    expect(decodeURIComponent(page.url())).not.toMatch(/Ann|Bob|example\.org/);
    await page.reload();
    expect(await page.locator('[data-reference]').textContent()).toContain(reference);
    if (options.javaScriptEnabled) {
      // The way back leads to an empty form, not to the errors from before it was sent.
      await page.goBack();
      await sends.waitFor();
      expect(await page.locator('.error-summary').count()).toBe(0);
    }
    const inbox = await api(`/inquiries?q=${encodeURIComponent(who)}`, await staffHeaders());
    expect(inbox).toMatchObject([{ reference, topic: heading, message: 'Two\nlines', status: 'new' }]);
  });
});
