import { expect, test } from 'vitest';
import { inLanguage } from '#words/in-language.ts';
import { ownPath } from './own-path.ts';

const german = { language: 'de', country: 'DE' } as const;

test('the path of a German page is that of the page without its language', () => {
  const paths = ['/de', '/de/', '/de/about', '/about', '/departments'];
  expect(inLanguage({ ...german, isMain: false }, () => paths.map(ownPath))).toEqual([
    '/',
    '/',
    '/about',
    '/about',
    '/departments',
  ]);
});

test('where German is the hospital’s own language, a path has none', () => {
  expect(inLanguage({ ...german, isMain: true }, () => ownPath('/de/about'))).toBe('/de/about');
});
