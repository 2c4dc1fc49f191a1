import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

test('work under one name runs in turn, also after a failure, and other names do not wait', async () => {
  const seen: string[] = [];
  const act = (name: string, what: string, ms: number) =>
    inTurn([name], async () => {
      seen.push(`${what} begins`);
      await setTimeout(ms);
      seen.push(`${what} ends`);
      if (what === 'a1') throw new Error('a1 failed');
      return what;
    });
  const first = act('a', 'a1', 20);
  const answers = await Promise.allSettled([first, act('a', 'a2', 1), act('b', 'b1', 1)]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(seen.filter((one) => one.startsWith('a'))).toEqual(['a1 begins', 'a1 ends', 'a2 begins', 'a2 ends']);
  expect(seen.indexOf('b1 ends')).toBeLessThan(seen.indexOf('a1 ends'));
});

test('work under several names waits for any holder of one of them, and blocks the others of each until it ends', async () => {
  const running = new Set<string>();
  const together: string[][] = [];
  const act = (...names: string[]) =>
    inTurn(names, async () => {
      for (const name of names) {
        together.push([...running].filter((one) => one === name));
        running.add(name);
      }
      await setTimeout(5);
      for (const name of names) running.delete(name);
      return names.join();
    });
  const asked = [act('a', 'b'), act('b', 'c'), act('a', 'c'), act('c'), act('a', 'b', 'c'), act('b')];
  expect(await Promise.all(asked)).toEqual(['a,b', 'b,c', 'a,c', 'c', 'a,b,c', 'b']);
  expect(together.flat()).toEqual([]);
});
