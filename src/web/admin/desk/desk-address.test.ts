import { expect, test } from 'vitest';
import { readAddress } from './desk-address.ts';

const read = (words: string, weekStart = 1) =>
  readAddress(new URLSearchParams(words), '2026-03-04', weekStart);

test('by default it is today’s calendar, and an invalid day or status is ignored', () => {
  expect(read('')).toMatchObject({ view: 'day', from: '2026-03-04', to: '2026-03-04', visit: null });
  expect(read('day=tomorrow&status=asleep&view=year&visit=x')).toMatchObject({
    view: 'day',
    day: '2026-03-04',
    status: '',
    visit: null,
  });
});

test('a week asks for its seven days', () => {
  expect(read('view=week&day=2026-03-08')).toMatchObject({ from: '2026-03-02', to: '2026-03-08' });
  expect(read('view=week&day=2026-03-08', 7)).toMatchObject({ from: '2026-03-08', to: '2026-03-14' });
});

test('a search covers all days in a list, unless limited to one', () => {
  expect(read('q=ann&view=week')).toMatchObject({ view: 'list', isEverywhere: true, from: '', to: '' });
  expect(read('q=ann&days=one')).toMatchObject({ view: 'list', isEverywhere: false, from: '2026-03-04' });
});

test('a series is a list of all of its visits, in order of time', () => {
  const id = '0b0f6a0e-6c1e-4b57-9a55-7d6a1c1f3b2a';
  expect(read(`series=${id}`)).toMatchObject({
    view: 'list',
    series: id,
    isEverywhere: true,
    from: '',
    to: '',
  });
  expect(read('series=12')).toMatchObject({ view: 'day', series: '' });
});

test('a status is searched on its day, or from today on', () => {
  expect(read('status=requested')).toMatchObject({ view: 'list', isEverywhere: false, to: '2026-03-04' });
  expect(read('status=requested&days=all')).toMatchObject({ isEverywhere: true, from: '2026-03-04', to: '' });
});
