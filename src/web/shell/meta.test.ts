import { expect, test } from 'vitest';
import { emptySite, siteRouteId } from '#web/hospital/site-data.ts';
import { inLanguage } from '#words/in-language.ts';
import type { Language } from '#words/language.ts';
import { pageMeta } from './meta.ts';

const site = { ...emptySite, origin: 'https://hospital.example', name: 'St Anna', locale: 'en-GB' };
const words = { title: 'Preise', description: '', path: '/pricing' };

function headOf(more: Partial<typeof site & { isRefused: boolean }> = {}) {
  const tags = pageMeta([{ id: siteRouteId, loaderData: { ...site, ...more } }], words) as Record<
    string,
    string
  >[];
  const property = (name: string) => tags.find((tag) => tag.property === name)?.content;
  return {
    title: tags.find((tag) => tag.title)?.title,
    canonical: tags.find((tag) => tag.rel === 'canonical')?.href,
    address: property('og:url'),
    locale: property('og:locale'),
  };
}

const inThe = (language: Language, isMain: boolean) =>
  inLanguage({ language, country: 'GB', isMain }, () => headOf());

test('a page says the address and the locale of its own language', () => {
  const address = 'https://hospital.example/de/pricing';
  expect(inThe('de', false)).toMatchObject({ canonical: address, address, locale: 'de_GB' });
});

test('the hospital’s own language has neither a prefix nor another locale than staff chose', () => {
  const address = 'https://hospital.example/pricing';
  expect(inThe('en', true)).toMatchObject({ canonical: address, address, locale: 'en_GB' });
});

test('a form that was refused says so in the title, in the language of the page', () => {
  const refused = () => headOf({ isRefused: true }).title;
  expect(refused()).toBe('Error: Preise · St Anna');
  expect(inLanguage({ language: 'de', country: '', isMain: false }, refused)).toBe(
    'Fehler: Preise · St Anna',
  );
});

test('the page of an entry is at its own address where it is translated, and elsewhere at that of the main language', () => {
  const languages = [
    { language: 'en', prefix: '' },
    { language: 'de', prefix: '/de' },
    { language: 'ar', prefix: '/ar' },
  ];
  const paths = { '': '/departments/cardiology', '/de': '/departments/kardiologie' };
  const linksIn = (language: Language, path: string, own: Record<string, string>) =>
    inLanguage({ language, country: 'GB', isMain: language === 'en' }, () =>
      pageMeta([{ id: siteRouteId, loaderData: { ...site, languages } }], { ...words, path, paths: own }),
    )
      .map((tag) => tag as Record<string, string>)
      .filter(({ tagName }) => tagName === 'link')
      .map(({ rel, hrefLang, href }) => `${hrefLang ?? rel} ${new URL(href!).pathname}`);
  const others = ['en /departments/cardiology', 'x-default /departments/cardiology'];
  const all = [...others, 'de /de/departments/kardiologie'];
  expect(linksIn('de', paths['/de'], paths)).toEqual(['canonical /de/departments/kardiologie', ...all]);
  for (const language of ['en', 'ar'] as const)
    expect(linksIn(language, paths[''], paths)).toEqual(['canonical /departments/cardiology', ...all]);
  expect(linksIn('ar', paths[''], {})).toEqual(['canonical /departments/cardiology']);
});
