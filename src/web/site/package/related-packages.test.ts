import { expect, test } from 'vitest';
import type { Audience } from '#contract/package.ts';
import { relatedPackages } from './related-packages.ts';

const entry = (id: number, audience: Audience, departmentId: number | null) => ({
  id,
  audience,
  departmentId,
});
const ids = (entries: { id: number }[]) => entries.map(({ id }) => id);

test('packages for the same people come first, then those of the department, then the neighbours', () => {
  const here = entry(1, 'women', 7);
  const others = [entry(2, 'men', 8), entry(3, 'men', 7), entry(4, 'women', 8), entry(5, 'women', 7)];
  expect(ids(relatedPackages([here, ...others], here))).toEqual([5, 4, 3]);
});

test('neither the package itself nor more than three are shown, and no department is nobody’s', () => {
  const all = [1, 2, 3, 4, 5].map((id) => entry(id, 'everyone', null));
  expect(ids(relatedPackages(all, all[2]!))).toEqual([2, 4, 1]);
  expect(relatedPackages([all[0]!], all[0]!)).toEqual([]);
});
