import { afterEach, expect, test, vi } from 'vitest';
import { localeOfPage } from './language.ts';
import { learnLanguage } from './page-language.ts';
import { t } from './say.ts';
import { heedRequests } from './speaking.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  heedRequests();
});

test.each([
  ['the main language', '/admin', 'en-US', {}, 'en-US', 'Your full name'],
  ['the main one, which is not English', '/admin', 'de-DE', {}, 'en-US', 'Ihr Vor- und Nachname'],
  ['one that the program does not speak', '/admin', 'fr-FR', {}, 'en-US', 'Your full name'],
  ['another, which its address says', '/de/doctors', 'de-DE', {}, 'de-DE', 'Ihr Vor- und Nachname'],
  ['another, which the account chose', '/admin', 'de-US', { other: '' }, 'de-US', 'Ihr Vor- und Nachname'],
  ['English, where that is another', '/admin', 'en-DE', { other: '' }, 'en-DE', 'Your full name'],
])(
  'a page in %s speaks it and writes dates as it does',
  async (_name, pathname, lang, dataset, locale, said) => {
    vi.stubGlobal('location', { pathname });
    vi.stubGlobal('document', { documentElement: { lang, dataset } });
    await learnLanguage('steps');
    expect(localeOfPage('en-US')).toBe(locale);
    expect(t('Your full name')).toBe(said);
  },
);
