import { expect, test } from 'vitest';
import { SharedAnswers } from './shared-answer.ts';

/** Answers that the test completes itself, and how many were started. */
function questions() {
  const shared = new SharedAnswers();
  const begun: PromiseWithResolvers<string>[] = [];
  const ask = (question = 'who') =>
    shared.answer(question, () => {
      const answer = Promise.withResolvers<string>();
      begun.push(answer);
      return answer.promise;
    });
  return { ask, begun };
}

test('a question asked while its answer is being computed shares the next one, which starts after it was asked', async () => {
  const { ask, begun } = questions();
  const first = ask();
  const others = [ask(), ask(), ask()];
  expect(begun).toHaveLength(1);
  begun[0]!.resolve('early');
  expect(await first).toBe('early');
  await Promise.resolve();
  expect(begun).toHaveLength(2);
  const third = ask();
  begun[1]!.resolve('later');
  expect(await Promise.all(others)).toEqual(['later', 'later', 'later']);
  begun[2]!.resolve('last');
  expect(await third).toBe('last');
});

test('a finished answer is not reused, and other questions do not wait', async () => {
  const { ask, begun } = questions();
  const first = ask();
  const other = ask('where');
  expect(begun).toHaveLength(2);
  begun[0]!.resolve('one');
  begun[1]!.resolve('there');
  expect(await Promise.all([first, other])).toEqual(['one', 'there']);
  const second = ask();
  begun[2]!.resolve('two');
  expect(await second).toBe('two');
});

test('a failed answer is computed again for those who asked after it', async () => {
  const { ask, begun } = questions();
  const first = ask();
  const second = ask();
  begun[0]!.reject(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
  begun[1]!.resolve('back');
  expect(await second).toBe('back');
});
