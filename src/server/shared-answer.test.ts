import { expect, test } from 'vitest';
import { SharedAnswers } from './shared-answer.ts';

/** Answers to be given by hand, and how many were begun. */
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

test('whoever asks while an answer is worked out shares the next one, which is begun after they asked', async () => {
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

test('an answer that is over is not given again, and other questions do not wait', async () => {
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

test('one that fails is begun anew for those who came after it', async () => {
  const { ask, begun } = questions();
  const first = ask();
  const second = ask();
  begun[0]!.reject(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
  begun[1]!.resolve('back');
  expect(await second).toBe('back');
});
