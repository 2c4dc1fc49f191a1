/** Finds plain words in the staff area, where all messages are in the pseudo-language (test-pseudo.ts). */
import type { Page } from 'playwright-core';
import { plainWords } from '../../src/test-pseudo.ts';

/** Runs in the page: what people see or hear there, without long lists such as countries. */
export function saidThere(within = 'body') {
  const said = new Set<string>();
  for (const root of document.querySelectorAll(within)) collect(root);
  return [...said].map((text) => text.trim()).filter(Boolean);

  function collect(root: Element) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement!;
      const list = element.closest('select');
      if (
        element.closest('script, style, template, noscript, code, [aria-hidden=true]') ||
        (list && list.length > 40)
      )
        continue;
      if (node instanceof Element)
        for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
          said.add(node.getAttribute(name) ?? '');
      else said.add(node.textContent ?? '');
    }
  }
}

/**
 * The browser writes dates, times, lists and names of languages in German; the rest are keys, a setting and an address.
 */
const ofFormats = new Set(
  [
    ...[...Array(12).keys()].flatMap((month) =>
      (['long', 'short'] as const).map((name) =>
        new Intl.DateTimeFormat('de', { month: name }).format(Date.UTC(2026, month, 15)),
      ),
    ),
    ...[...Array(7).keys()].flatMap((day) =>
      (['long', 'short'] as const).map((name) =>
        new Intl.DateTimeFormat('de', { weekday: name }).format(Date.UTC(2026, 2, 2 + day)),
      ),
    ),
    ...['und', 'oder', 'Uhr', 'heute', 'gestern', 'morgen'],
    ...['Deutsch', 'Ctrl', 'Shift', 'Alt', 'Enter', 'Esc', 'SMTP_URL', 'services', 'package.json'],
  ].flatMap((text) => text.split(/[^a-z]+/i)),
);
const languageNames = new Intl.DisplayNames('de', { type: 'language' });
const letters = [...'abcdefghijklmnopqrstuvwxyz'];
const languages = new Set(
  letters.flatMap((one) => [...letters.map((other) => languageNames.of(one + other)!), 'Filipino']),
);

/**
 * Collects what the server answers and is sent, and so what people and programs wrote; its messages are in the
 * pseudo-language.
 */
export function collectWritten(page: Page, written: Set<string>) {
  const collect = (value: unknown): void => {
    if (typeof value === 'string') written.add(value);
    else if (value && typeof value === 'object') Object.values(value).forEach(collect);
  };
  page.on('request', (request) => {
    if (!request.url().includes('/api/')) return;
    for (const value of new URL(request.url()).searchParams.values()) collect(value);
    written.add(request.postData() ?? '');
  });
  page.on('response', async (response) => {
    if (response.url().includes('/api/')) collect(await response.json().catch(() => null));
  });
}

export function plainIn(text: string, written: string) {
  if (/^\W*https?:|^[/#]/.test(text) || written.includes(text)) return [];
  const bare = text.replaceAll(/\([^)]*\)$|\[[^\]]*\]/g, '').trim();
  if (languages.has(bare)) return [];
  return plainWords(text)
    .filter((words) => !written.includes(words))
    .flatMap((words) => words.split(/[^a-z’'-]+/i))
    .filter((word) => /[a-z]{2}/i.test(word) && !ofFormats.has(word) && !written.includes(word));
}
