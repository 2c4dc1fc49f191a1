import { expect, test } from 'vitest';
import { inLanguage } from '#words/in-language.ts';
import { items } from './menu-items.ts';
import { placeOf } from './menu-places.ts';

test('each menu item leads to a known place', () => {
  expect(items.map(({ href }) => placeOf(href))).toEqual(items.map(({ href }) => ({ href, isItself: true })));
});

test('every page has its place in the menu, unless it belongs to none', () => {
  const paths = ['/', '/services', '/services/x-ray', '/appointment/mine', '/appointment', '/search'];
  const places = [
    { href: '/', isItself: true },
    { href: '/services', isItself: true },
    { href: '/services', isItself: false },
    { href: '/appointment/mine', isItself: true },
    null,
    null,
  ];
  expect(paths.map(placeOf)).toEqual(places);
  const inGerman = paths.map((path) => (path === '/' ? '/de' : `/de${path}`));
  const german = { language: 'de', country: 'DE', isMain: false } as const;
  expect(inLanguage(german, () => inGerman.map(placeOf))).toEqual(places);
});
