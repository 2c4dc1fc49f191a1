/** The editor of rich text, for journeys: found by its label, and pasted into as a clipboard would. */
import type { Page } from 'playwright-core';
import { hospitalAddress } from './hospital.ts';

export function textOf(page: Page, label = 'Description') {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** Unlike a real clipboard, which Chromium cleans, this hands over the HTML as it is. */
export async function paste(page: Page, html: string, words = '') {
  await textOf(page).evaluate(
    (text, [html, words]) => {
      const clipboardData = new DataTransfer();
      if (html) clipboardData.setData('text/html', html);
      if (words) clipboardData.setData('text/plain', words);
      text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [html, words] as const,
  );
}

export async function emptied(page: Page) {
  await textOf(page).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
}

/** Saves and waits for the answer. */
export async function save(page: Page) {
  const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
  await page.keyboard.press('ControlOrMeta+s');
  return (await answer).status();
}

/** An entry with a text of its own, made through the API by whoever is signed in on the page. */
export async function createService(page: Page, fields: object) {
  const token = await page.evaluate(() => localStorage.getItem('authToken'));
  const answer = await fetch(`${hospitalAddress()}/api/services`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify(fields),
  });
  return { status: answer.status, body: await answer.json() };
}
