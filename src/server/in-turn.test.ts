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
