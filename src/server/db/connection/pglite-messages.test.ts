import { expect, test } from 'vitest';
import { lastMessageType, queryMessage } from './pglite-messages.ts';

test('the last message of a batch is found by walking the lengths', () => {
  expect(lastMessageType(queryMessage('SELECT 1'))).toBe('Q');
  expect(lastMessageType(Buffer.concat([queryMessage('SELECT 1'), Buffer.from('S\0\0\0\u0004')]))).toBe('S');
});

test('the first message of a session has no letter', () => {
  expect(lastMessageType(Buffer.from([0, 0, 0, 8, 0, 3, 0, 0]))).toBe('startup');
});

test('a truncated message is detected, at any cut', () => {
  const batch = Buffer.concat([queryMessage('SELECT 1'), queryMessage('SELECT 2')]);
  const first = queryMessage('SELECT 1').length;
  for (let length = 1; length < batch.length; length++) {
    expect(lastMessageType(batch.subarray(0, length))).toBe(length === first ? 'Q' : null);
  }
});
