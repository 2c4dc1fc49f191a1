import { expect, test } from 'vitest';
import type { Route } from '#contract/base.ts';
import { contract } from '#contract/index.ts';
import { KeptLists } from './lists.ts';

const { department, doctor, settings } = contract;

/** Answers with this many entries, and how often they were asked for. */
function api(entries = 1, status = 200) {
  let asked = 0;
  const ask = async () => {
    asked++;
    return { status, body: { data: Array.from({ length: entries }, () => ({})) } };
  };
  return { ask, count: () => asked };
}

test('a list is loaded once between two content changes, for any number of concurrent pages', async () => {
  const lists = new KeptLists();
  const { ask, count } = api();
  const [before, after] = [{}, {}];
  const all = [1, 2, 3].map(() => lists.answer(before, department.list, { limit: '100' }, ask));
  expect(new Set(await Promise.all(all)).size).toBe(1);
  expect(count()).toBe(1);
  await lists.answer(after, department.list, { limit: '100' }, ask);
  expect(count()).toBe(2);
});

test.each<[string, Route, Record<string, string>, number]>([
  ['with other choices', department.list, { q: 'heart' }, 1],
  ['of one entry, which has a page of its own', department.get, {}, 2],
  ['of what changes with the clock', doctor.list, { available: '2026-03-03' }, 2],
  ['of the settings', settings.get, {}, 1],
])('an answer %s is cached separately or not at all', async (_, route, query, times) => {
  const lists = new KeptLists();
  const other = api();
  const state = {};
  await lists.answer(state, department.list, {}, other.ask);
  const { ask, count } = api();
  for (let turn = 0; turn < 2; turn++) await lists.answer(state, route, query, ask);
  expect(count()).toBe(times);
});

test('a failed answer is asked for again', async () => {
  const lists = new KeptLists();
  const state = {};
  const refused = api(1, 503);
  const fails = () => Promise.reject(new Error('gone'));
  await expect(lists.answer(state, department.list, {}, fails)).rejects.toThrow('gone');
  await lists.answer(state, department.list, {}, refused.ask);
  const { ask, count } = api();
  await lists.answer(state, department.list, {}, ask);
  expect(count()).toBe(1);
});

test('a visitor may ask for what another one was refused, even at the same moment', async () => {
  const lists = new KeptLists();
  const state = {};
  const refused = api(1, 429);
  const { ask, count } = api();
  const both = [refused.ask, ask].map((one) => lists.answer(state, department.list, {}, one));
  expect((await Promise.all(both)).map(({ status }) => status)).toEqual([429, 200]);
  expect([refused.count(), count()]).toEqual([1, 1]);
});

test('no page can change what the next one is given', async () => {
  const answer = await new KeptLists().answer({}, department.list, {}, api(2).ask);
  expect(() => (answer.body as { data: unknown[] }).data.reverse()).toThrow(TypeError);
});

test('beyond two thousand entries the least recently used list is evicted', async () => {
  const lists = new KeptLists();
  const state = {};
  const asked = api(100);
  const page = (number: number) =>
    lists.answer(state, department.list, { page: String(number), limit: '100' }, asked.ask);
  for (let number = 1; number <= 20; number++) await page(number);
  await page(1);
  await page(21);
  expect(asked.count()).toBe(21);
  await page(1);
  expect(asked.count()).toBe(21);
  await page(2);
  expect(asked.count()).toBe(22);
});

test('answers without entries, and those in progress, are evicted as well when there are too many', async () => {
  const lists = new KeptLists();
  const state = {};
  const { ask } = api(0);
  for (let number = 0; number < 5_000; number++)
    await lists.answer(state, department.list, { q: String(number) }, ask);
  expect(lists.countOf(state)).toBeLessThanOrEqual(2_000);
  for (let number = 0; number < 5_000; number++)
    void lists.answer(state, department.list, { q: `late ${number}` }, () => new Promise(() => {}));
  expect(lists.countOf(state)).toBeLessThanOrEqual(2_000);
});

test('an answer to a long query is not cached', async () => {
  const lists = new KeptLists();
  const state = {};
  const { ask, count } = api();
  for (let turn = 0; turn < 2; turn++)
    await lists.answer(state, department.list, { q: 'long '.repeat(100) }, ask);
  expect(count()).toBe(2);
  expect(lists.countOf(state)).toBe(0);
});
