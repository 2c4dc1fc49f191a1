import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';
import { createPasswordWork } from './password-work.ts';

test('a password matches its own hash and no other', async () => {
  const [hash, again] = [await hashPassword('correct horse'), await hashPassword('correct horse')];
  expect(hash).not.toBe(again);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches('correct horse', hash)).toBe(true);
  expect(await passwordMatches('Correct horse', hash)).toBe(false);
  expect(await passwordMatches('correct horse', 'no hash at all')).toBe(false);
});

test('the same letters typed on another keyboard are the same password', async () => {
  expect(await passwordMatches('cafe\u0301 society', await hashPassword('caf\u00e9 society'))).toBe(true);
});

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
