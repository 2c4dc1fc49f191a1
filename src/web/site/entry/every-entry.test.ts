import { expect, test } from 'vitest';
import { everyEntry } from './every-entry.ts';

function list(total: number) {
  const asked: string[] = [];
  const load = async ({ page, limit }: { page: string; limit: string }) => {
    asked.push(page);
    const start = (Number(page) - 1) * Number(limit);
    const length = Math.max(Math.min(Number(limit), total - start), 0);
    const data = Array.from({ length }, (_, index) => start + index);
    return { data, meta: { page: Number(page), limit: Number(limit), total } };
  };
  return { load, asked };
}

test('a long list is complete and in order', async () => {
  const { data } = await everyEntry(list(250).load);
  expect(data).toEqual(Array.from({ length: 250 }, (_, index) => index));
});

test('a list without end is cut instead of read forever', async () => {
  const { load, asked } = list(1_000_000);
  expect((await everyEntry(load)).data).toHaveLength(1000);
  expect(asked).toHaveLength(10);
});
