import { expect, test } from 'vitest';
import { createPasswordWork } from './password-work.ts';

/** Work that ends on command. */
function step(log: string[], name: string) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const work = () => {
    log.push(name);
    return promise;
  };
  return { end: resolve, work };
}
const soon = () => new Promise((resolve) => setImmediate(resolve));

test('at most two passwords are hashed at a time, and staff go before strangers', async () => {
  const log: string[] = [];
  const work = createPasswordWork({ atOnce: 2, longestQueue: 3 });
  const names = ['stranger 1', 'stranger 2', 'stranger 3', 'staff'];
  const steps = names.map((name) => step(log, name));
  const done = steps.map((one, index) => work.run(one.work, names[index] !== 'staff'));
  expect(log).toEqual(['stranger 1', 'stranger 2']);
  steps[0]!.end();
  await soon();
  expect(log).toEqual(['stranger 1', 'stranger 2', 'staff']);
  for (const one of steps) one.end();
  await Promise.all(done);
  expect(log).toHaveLength(4);
});

test('only a limited number of strangers may wait, and a failure makes room as well', async () => {
  const work = createPasswordWork({ atOnce: 1, longestQueue: 1 });
  const first = step([], 'first');
  const running = work.run(first.work, true);
  expect(work.isFull).toBe(false);
  const waiting = work.run(() => Promise.reject(new Error('broke')), true);
  expect(work.isFull).toBe(true);
  first.end();
  await running;
  await expect(waiting).rejects.toThrow('broke');
  expect(work.isFull).toBe(false);
  await work.run(async () => {}, true);
});
