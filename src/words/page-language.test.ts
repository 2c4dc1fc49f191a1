import { afterEach, expect, test, vi } from 'vitest';
import { localeOfPage } from './language.ts';
import { learnLanguage } from './page-language.ts';
import { heedRequests } from './speaking.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  heedRequests();
});

const words = 'data:text/javascript,export default {}';

test.each([
  ['the main language', '/admin', 'en-US', {}, 'en-US'],
  ['the main one, which is not English', '/admin', 'de-DE', { words }, 'en-US'],
  ['another, which its address says', '/de/doctors', 'de-DE', { words }, 'de-DE'],
  ['another, which the account chose', '/admin', 'de-US', { words, other: '' }, 'de-US'],
  ['English, where that is another', '/admin', 'en-DE', { other: '' }, 'en-DE'],
])('a page in %s writes dates as that does', async (_name, pathname, lang, dataset, locale) => {
  vi.stubGlobal('location', { pathname });
  vi.stubGlobal('document', { documentElement: { lang, dataset } });
  const { words: address } = dataset as { words?: string };
  await learnLanguage(address);
  expect(localeOfPage('en-US')).toBe(locale);
});
