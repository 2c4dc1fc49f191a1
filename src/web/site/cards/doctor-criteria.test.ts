import { expect, test } from 'vitest';
import { finderHref, readCriteria } from './doctor-criteria.ts';

const today = '2026-11-20';
const read = (query: string) => readCriteria(new URLSearchParams(query), { today, locale: 'en-GB' });

test('an address without a query asks for all doctors, by name, from the first page', () => {
  expect(read('')).toEqual({
    criteria: {
      q: '',
      department: '',
      speciality: '',
      language: '',
      free: '',
      available: '',
      sort: 'name',
      page: 1,
    },
  });
});

test('criteria survive a round trip through the address', () => {
  const week = 'department=orthopaedics&free=week&sort=name';
  expect(finderHref(read(week).criteria)).toBe(`/doctors?${week}`);
  const query = 'q=knee&department=orthopaedics&language=it&available=2026-11-23&sort=soonest&page=2';
  const { criteria } = read(query);
  expect(finderHref(criteria, { page: criteria.page })).toBe(`/doctors?${query}`);
});

test('a changed criterion starts at the first page again', () => {
  expect(finderHref(read('q=knee&page=3').criteria, { language: 'it' })).toBe('/doctors?q=knee&language=it');
});

test('free this week sorts by soonest, and with words by best match', () => {
  expect(read('free=week').criteria.sort).toBe('soonest');
  const { criteria } = read('q=knee&free=week');
  expect(criteria.sort).toBe('match');
  expect(finderHref(criteria)).toBe('/doctors?q=knee&free=week');
  expect(finderHref(criteria, { sort: 'soonest' })).toBe('/doctors?q=knee&free=week&sort=soonest');
  expect(finderHref(criteria, { free: '' })).toBe('/doctors?q=knee');
  expect(finderHref(read('sort=name').criteria, { free: 'week' })).toBe('/doctors?free=week');
  expect(finderHref({ free: 'week' })).toBe('/doctors?free=week');
  expect(read('free=month').criteria.free).toBe('');
});

test.each(['nonsense', '2026-02-30', '11/23/2026', '23'])('%s is not read as a day', (typed) => {
  const { criteria, wrongDate } = read(new URLSearchParams({ available: typed }).toString());
  expect(criteria.available).toBe('');
  expect(wrongDate).toEqual({ typed, words: 'Enter a date such as 27/03/2026.' });
});

test('a day is read in the hospital’s format', () => {
  expect(read('available=23/11/2026').criteria.available).toBe('2026-11-23');
  const american = readCriteria(new URLSearchParams('available=11/23/2026'), { today, locale: 'en-US' });
  expect(american.criteria.available).toBe('2026-11-23');
});

test('a past day is refused, today is not', () => {
  expect(read('available=2026-11-19').wrongDate?.words).toBe('Enter 20/11/2026 or a later date.');
  expect(read('available=2026-11-20').criteria.available).toBe('2026-11-20');
});

test.each(['0', '-1', '1.5', 'two', '9999999'])('page %s is the first page', (page) => {
  expect(read(`page=${page}`).criteria.page).toBe(1);
});

test('a search by words sorts by best match, and by name on request or without words', () => {
  const { criteria } = read('q=knee');
  expect(criteria.sort).toBe('match');
  expect(finderHref(criteria)).toBe('/doctors?q=knee');
  expect(finderHref(criteria, { sort: 'name' })).toBe('/doctors?q=knee&sort=name');
  expect(finderHref(read('q=knee&sort=name').criteria, { sort: 'match' })).toBe('/doctors?q=knee');
  expect(finderHref(criteria, { q: '' })).toBe('/doctors');
  expect(read('sort=match').criteria.sort).toBe('name');
});
