import { expect, test } from 'vitest';
import { inLanguage } from '#words/in-language.ts';
import { placeOf } from './menu-items.ts';

test('the menu knows the place of a page in every language', () => {
  const places = () => ['/', '/services', '/services/x-ray', '/search'].map(placeOf);
  const german = () => ['/de', '/de/services', '/de/services/x-ray', '/de/search'].map(placeOf);
  expect(places()).toEqual([
    { href: '/', isItself: true },
    { href: '/services', isItself: true },
    { href: '/services', isItself: false },
    null,
  ]);
  expect(inLanguage({ language: 'de', country: 'DE', isMain: false }, german)).toEqual(places());
});
