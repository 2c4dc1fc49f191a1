import { expect, test } from 'vitest';
import { KeptAnswer } from './kept-answer.ts';
import { Memory } from './memory.ts';

const state = { endsAt: Number.POSITIVE_INFINITY };
const answer = () =>
  new KeptAnswer(state, { status: 200, headers: new Headers(), isShareable: true }, Buffer.alloc(10_000));

test('when room runs out, an answer that was not requested again is evicted', () => {
  const memory = new Memory(400_000);
  memory.set('/wanted', answer());
  for (let count = 0; count < 200; count++) {
    memory.set(`/page-${count}`, answer());
    memory.get('/wanted');
  }
  expect(memory.get('/wanted')).toBeDefined();
  expect(memory.get('/page-0')).toBeUndefined();
  expect(memory.get('/page-199')).toBeDefined();
  expect(memory.bytes).toBeLessThan(400_000);
});

test('even if every answer is requested again and again, a new one finds its place', () => {
  const memory = new Memory(400_000);
  for (let count = 0; count < 100; count++) {
    memory.set(`/page-${count}`, answer());
    for (let asked = 0; asked <= count; asked++) memory.get(`/page-${asked}`);
    expect(memory.get(`/page-${count}`)).toBeDefined();
  }
  expect(memory.count).toBeGreaterThan(20);
});
