import { expect, test, vi } from 'vitest';
import { problem, problemDocument } from '#contract/errors.ts';
import type { Package } from '#contract/package.ts';
import { ApiProblem, type Client } from '#web/api/client.ts';
import { readView } from '#web/site/cards/package-view.ts';
import { findPackages } from './package-finder.ts';

const one = (id: number, slug: string, more: Partial<Package>) =>
  ({ id, slug, audience: 'everyone', department: null, discountPrice: null, ...more }) as Package;
const heart = one(1, 'heart', {
  price: 60_000,
  discountPrice: 20_000,
  department: { id: 1, name: 'Cardiology', slug: 'cardiology' },
});
const women = one(2, 'women', { price: 40_000, audience: 'women' });
const basic = one(3, 'basic', { price: 24_000 });
const everything = [heart, women, basic];

function api({ fails = false } = {}) {
  return {
    search: {
      async list({ query: { q } }: { query: { q: string } }) {
        const data = everything
          .filter(({ slug }) => slug.includes(q))
          .toReversed()
          .map(({ id }) => ({ id, covers: 1 }));
        return { data, meta: { page: 1, limit: 100, total: data.length } };
      },
    },
    package: {
      async list({ query }: { query: { q?: string } }) {
        if (fails) throw new Error('no database');
        const data = everything.filter(({ slug }) => slug.includes(query.q ?? ''));
        return { data, meta: { page: 1, limit: 100, total: data.length } };
      },
      async getBySlug({ params: { slug } }: { params: { slug: string } }) {
        if (slug !== 'old-heart') throw new ApiProblem(problemDocument(problem('not-found')));
        return { data: heart };
      },
    },
  } as unknown as Client;
}
const find = (query: string, client = api()) =>
  findPackages(client, readView(new URLSearchParams(query)).view);
const slugs = (packages: Package[] | null) => packages?.map(({ slug }) => slug);

test('a package has to fit everything that was asked for', async () => {
  expect(slugs((await find('')).packages)).toEqual(['heart', 'women', 'basic']);
  expect(slugs((await find('audience=women')).packages)).toEqual(['women']);
  expect(slugs((await find('department=cardiology')).packages)).toEqual(['heart']);
  expect(slugs((await find('department=cardiology&audience=women')).packages)).toEqual([]);
  // In the order of the search.
  expect(slugs((await find('q=a&audience=everyone')).packages)).toEqual(['basic', 'heart']);
});

test('the order by price uses the discounted price', async () => {
  expect(slugs((await find('sort=price')).packages)).toEqual(['heart', 'basic', 'women']);
  expect(slugs((await find('sort=-price')).packages)).toEqual(['women', 'basic', 'heart']);
});

test('every chosen package is compared once, even if filtered out or under an old slug', async () => {
  expect(slugs((await find('audience=women&compare=basic,old-heart')).compared)).toEqual(['basic', 'heart']);
  expect(slugs((await find('compare=heart,old-heart,none')).compared)).toEqual(['heart']);
});

test('a list that failed to load differs from an empty one', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  expect(await find('', api({ fails: true }))).toMatchObject({ packages: null, audiences: [] });
});
