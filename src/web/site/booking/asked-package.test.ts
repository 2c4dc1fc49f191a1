import { expect, test, vi } from 'vitest';
import { problem, problemDocument } from '#contract/errors.ts';
import { ApiProblem, type Client } from '#web/api/client.ts';
import { addressOfPackage } from './asked-package.server.ts';

const departments: Record<string, { slug: string } | null> = {
  'heart-check': { slug: 'cardiology' },
  spa: null,
};
const api = {
  package: {
    async getBySlug({ params: { slug } }: { params: { slug: string } }) {
      if (slug === 'broken') throw new Error('no database');
      if (!(slug in departments)) throw new ApiProblem(problemDocument(problem('not-found')));
      return { data: { slug, department: departments[slug] } };
    },
  },
} as unknown as Client;
const address = (query: string) => addressOfPackage(api, new URLSearchParams(query));

test('a package leads to its department', async () => {
  expect(await address('package=heart-check')).toBe('/appointment?department=cardiology&package=heart-check');
  expect(await address('package=Heart-Check&start=tomorrow')).toBe(
    '/appointment?department=cardiology&package=heart-check',
  );
});

test('one without a department, one that is gone and one that cannot be loaded lead to the first step', async () => {
  vi.spyOn(console, 'error').mockImplementationOnce(() => {});
  for (const slug of ['spa', 'gone', 'broken', '../admin']) {
    expect(await address(`package=${slug}`)).toBe('/appointment');
  }
});

test('without a package the address is left alone', async () => {
  expect(await address('department=cardiology')).toBeNull();
  expect(await address('package=')).toBeNull();
  expect(await address('package=heart-check&department=cardiology')).toBeNull();
});
