import { expect, test } from 'vitest';
import { SearchType } from '#contract/search.ts';
import { doctorsAnswer } from './doctors-answer.ts';

const totals = (doctor: number) => ({
  ...(Object.fromEntries(SearchType.options.map((type) => [type, 1])) as Record<SearchType, number>),
  doctor,
});
const hits = (...types: SearchType[]) => types.map((type) => ({ type }));
const found = { page: 1, sitePages: [], totals: totals(2) };

test('the free week is offered if a doctor, or what doctors treat, is among the first hits', () => {
  for (const type of ['doctor', 'department', 'service', 'condition'] as const)
    expect([type, doctorsAnswer(hits(type), found)]).toEqual([type, true]);
  expect(doctorsAnswer(hits('news', 'package', 'doctor'), found)).toBe(true);
  expect(doctorsAnswer(hits('news', 'news', 'news', 'doctor'), found)).toBe(false);
});

test('it is not offered above a guide or a page that answers, without doctors, or on later pages', () => {
  expect(doctorsAnswer(hits('guide', 'department'), found)).toBe(false);
  expect(doctorsAnswer(hits('department'), { ...found, sitePages: ['contact#hours'] })).toBe(false);
  expect(doctorsAnswer(hits('department'), { ...found, totals: totals(0) })).toBe(false);
  expect(doctorsAnswer(hits('department'), { ...found, page: 2 })).toBe(false);
  expect(doctorsAnswer([], found)).toBe(false);
});
