/** The editor of rich text for journeys, found by its label. */
import type { Page } from 'playwright-core';

export function textOf(page: Page, label = 'Description') {
  return page.getByRole('textbox', { name: label, exact: true });
}

/** Pastes HTML as it is; Chromium cleans a real clipboard. */
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
