import { expect, test } from 'vitest';
import { createLog } from '#server/log/log.ts';
import { addressReader } from './address-reader.ts';

function reading(trustProxy: boolean) {
  const lines: string[] = [];
  const log = createLog('warn', { write: (line) => void lines.push(line) });
  const addressOf = addressReader(log, trustProxy);
  return {
    lines,
    ask: (headers: Record<string, string>) => addressOf('10.0.0.1', (name) => headers[name]),
  };
}

test.each([
  [{ 'x-forwarded-for': '203.0.113.7, unknown' }, 'last entry of X-Forwarded-For'],
  [{}, 'without X-Forwarded-For'],
  [{ 'x-forwarded-for': '203.0.113.7:80', 'x-request-id': '7' }, 'X-Request-Id of the proxy'],
])('an unreadable header of a trusted proxy is logged once: %j', (headers, sentence) => {
  const { lines, ask } = reading(true);
  for (let times = 0; times < 3; times++) ask(headers);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(sentence);
  expect(lines[0]).not.toContain('203.0.113.7');
});

test('nothing is logged about a readable proxy, nor about strangers’ headers without a trusted proxy', () => {
  const trusting = reading(true);
  expect(trusting.ask({ 'x-forwarded-for': '203.0.113.7:80', 'x-request-id': 'a1b2c3d4' })).toBe(
    '203.0.113.7',
  );
  const alone = reading(false);
  alone.ask({ 'x-request-id': '7' });
  expect([...trusting.lines, ...alone.lines]).toEqual([]);
});
