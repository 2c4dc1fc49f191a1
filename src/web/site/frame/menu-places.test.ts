import { expect, test } from 'vitest';
import { inLanguage } from '#words/in-language.ts';
import { items } from './menu-items.ts';
import { placeOf } from './menu-places.ts';

test('each item of the menu leads to a place that it knows', () => {
  expect(items.map(({ href }) => placeOf(href))).toEqual(items.map(({ href }) => ({ href, isItself: true })));
});

test('the menu knows the place of a page in every language', () => {
  const places = () =>
    ['/', '/services', '/services/x-ray', '/news', '/appointment/mine', '/appointment', '/search'].map(
      placeOf,
    );
  const german = () =>
    [
      '/de',
      '/de/services',
      '/de/services/x-ray',
      '/de/news',
      '/de/appointment/mine',
      '/de/appointment',
      '/de/search',
    ].map(placeOf);
  expect(places()).toEqual([
    { href: '/', isItself: true },
    { href: '/services', isItself: true },
    { href: '/services', isItself: false },
    { href: '/news', isItself: true },
    { href: '/appointment/mine', isItself: true },
    null,
    null,
  ]);
  expect(inLanguage({ language: 'de', country: 'DE', isMain: false }, german)).toEqual(places());
});
