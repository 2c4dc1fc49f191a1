import { expect, test } from 'vitest';
import type { Service } from '#contract/service.ts';
import { byLetter } from '#web/site/entry/letter-groups.ts';
import { byDepartment, pageOf } from './service-groups.ts';

function service(title: string, department?: string) {
  return {
    title,
    department: department ? { id: 1, name: department, slug: department.toLowerCase() } : null,
  } as Service;
}
const titles = (groups: { title: string; entries: Service[] }[]) =>
  groups.map(({ title, entries }) => [title, entries.map((one) => one.title)]);

test('services are listed under their first letter, in order', () => {
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

test('an accent or a small letter does not make a letter of its own', () => {
  expect(
    titles(byLetter([service('Écho'), service('echo'), service('“Early” check')], 'en')).map(
      ([letter]) => letter,
    ),
  ).toEqual(['E']);
});

test('titles that start with a figure are listed together', () => {
  expect(byLetter([service('24-hour recorder')], 'en')[0]).toMatchObject({
    title: '0–9',
    anchor: 'letter-0–9',
  });
});

test('services of no department come after those of all departments', () => {
  const groups = byDepartment(
    [service('Blood test'), service('X-ray', 'Radiology'), service('Zap', 'Dental')],
    'en',
  );
  expect(groups.map(({ title }) => title)).toEqual(['Dental', 'Radiology', 'Other services']);
});

test('a long list is cut into pages, and the way to a group leads to the page on which it begins', () => {
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
