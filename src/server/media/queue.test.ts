import { expect, test } from 'vitest';
import { createQueue } from './queue.ts';

function piece(begun: number[], number: number) {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const work = () => {
    begun.push(number);
    return promise;
  };
  return { work, end: () => resolve(number), fail: () => reject(new Error(`${number}`)) };
}

test('only so many run at once, the rest start in order of arrival, and a failure passes its place on', async () => {
  const begun: number[] = [];
  const inTurn = createQueue(2);
  const pieces = [0, 1, 2, 3].map((number) => piece(begun, number));
  const results = pieces.map(({ work }) => inTurn(work));
  expect(begun).toEqual([0, 1]);
  pieces[1]!.fail();
  await expect(results[1]).rejects.toThrow('1');
  expect(begun).toEqual([0, 1, 2]);
  pieces[0]!.end();
  await results[0];
  expect(begun).toEqual([0, 1, 2, 3]);
  pieces[2]!.end();
  pieces[3]!.end();
  expect(await Promise.all([results[2], results[3]])).toEqual([2, 3]);
  const late = piece(begun, 4);
  void inTurn(late.work);
  expect(begun.at(-1)).toBe(4);
});
