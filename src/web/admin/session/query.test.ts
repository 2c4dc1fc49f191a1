import { QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { createQueryClient } from './query.ts';

/** A count on the page whose loads are resolved by the test. */
function shown(key: string) {
  const queries = createQueryClient();
  const loads: PromiseWithResolvers<number>[] = [];
  const count = new QueryObserver(queries, {
    queryKey: [key, 'count'],
    queryFn: () => {
      const load = Promise.withResolvers<number>();
      loads.push(load);
      return load.promise;
    },
  });
  const leave = count.subscribe(() => {});
  return { queries, count, loads, leave };
}

test.each([
  ['everything', undefined],
  ['what it belongs to', { queryKey: ['rebooking'] }],
])('a first load from before a change is repeated after it: %s changed', async (_, filters) => {
  const { queries, count, loads, leave } = shown('rebooking');
  expect(loads).toHaveLength(1);
  const changed = queries.invalidateQueries(filters);
  loads[0]!.resolve(0);
  // Shown meanwhile, as it was already on its way.
  await expect.poll(() => count.getCurrentResult().data).toBe(0);
  await expect.poll(() => loads.length).toBe(2);
  loads[1]!.resolve(12);
  await changed;
  expect(count.getCurrentResult()).toMatchObject({ data: 12, status: 'success', fetchStatus: 'idle' });
  leave();
});

test('a first load unrelated to a change continues', async () => {
  const { queries, count, loads, leave } = shown('rebooking');
  await queries.invalidateQueries({ queryKey: ['inquiry'] });
  await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'count' });
  expect(loads).toHaveLength(1);
  loads[0]!.resolve(3);
  await expect.poll(() => count.getCurrentResult().data).toBe(3);
  leave();
});

test('a hanging load does not delay the others', async () => {
  const { queries, count, loads, leave } = shown('rebooking');
  const hanging = new QueryObserver(queries, {
    queryKey: ['rebooking', 'list'],
    queryFn: () => new Promise<number>(() => {}),
  });
  const leaveHanging = hanging.subscribe(() => {});
  void queries.invalidateQueries();
  loads[0]!.resolve(0);
  await expect.poll(() => loads.length).toBe(2);
  loads[1]!.resolve(12);
  await expect.poll(() => count.getCurrentResult().data).toBe(12);
  leave();
  leaveHanging();
});
