import { expect, test } from 'vitest';
import type { Service } from '#contract/service.ts';
import { byLetter } from '#web/site/entry/letter-groups.ts';
import { pageOf } from './service-groups.ts';

function service(title: string, department?: string) {
  return {
    title,
    department: department ? { id: 1, name: department, slug: department.toLowerCase() } : null,
  } as Service;
}
const titles = (groups: { title: string; entries: Service[] }[]) =>
  groups.map(({ title, entries }) => [title, entries.map((one) => one.title)]);

test('services are under their first letter, in order', () => {
  const groups = byLetter(
    [service('X-ray'), service('Echo'), service('Allergy test'), service('Asthma clinic')],
    'en',
  );
  expect(titles(groups)).toEqual([
    ['A', ['Allergy test', 'Asthma clinic']],
    ['E', ['Echo']],
    ['X', ['X-ray']],
  ]);
});

test('a long list is split into pages, and a link to a group leads to its first page', () => {
  const all = byLetter(
    ['Allergy', 'Asthma', 'Audiology', 'Biopsy', 'Colonoscopy'].map((title) => service(title)),
    'en',
  );
  const first = pageOf(all, 1, 2);
  expect([titles(first.groups), first.page, first.pages]).toEqual([[['A', ['Allergy', 'Asthma']]], 1, 3]);
  expect(first.starts.map(({ title, page }) => [title, page])).toEqual([
    ['A', 1],
    ['B', 2],
    ['C', 3],
  ]);
  expect(titles(pageOf(all, 2, 2).groups)).toEqual([
    ['A', ['Audiology']],
    ['B', ['Biopsy']],
  ]);
  expect(pageOf(all, 99, 2).page).toBe(3);
  expect(pageOf([], 1, 2)).toMatchObject({ groups: [], page: 1, pages: 1 });
});
