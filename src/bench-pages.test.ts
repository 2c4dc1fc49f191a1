import { expect, test } from 'vitest';
import { publicRoutes, ways } from '../bench/public-pages.ts';

test('the bench knows how to come to every public page, or finds it in the sitemap', () => {
  const routes = publicRoutes();
  // An entry is listed there, and its route ends with it.
  const unknown = routes.filter((route) => /:(?!(slug|newsId|id)$)/.test(route) && !ways[route]);
  expect(unknown).toEqual([]);
  expect(Object.keys(ways).filter((route) => !routes.includes(route))).toEqual([]);
});
