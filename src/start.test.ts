import { expect, test } from 'vitest';
import { isWaiting } from '../scripts/callers.ts';

test.each<[boolean, ...string[]]>([
  [true, 'sh', '-c', 'npm start'],
  [true, '/bin/bash', '-lc', 'cd /srv && PORT=80 npm run start > log 2>&1'],
  [false, 'sh', '-c', 'npm start &'],
  [false, 'bash', '-c', 'nohup npm start > log 2>&1 & sleep 5'],
  [false, 'bash', '-c', 'setsid npm start'],
  [false, 'bash', '-i', ''],
  [false, 'bash'],
  [false, 'node', '-c', 'npm start'],
  [false, 'sh', '-c', 'npm test'],
])('%s: a process waits for the server it started with %s %s %s', (waits, ...words: string[]) => {
  expect(isWaiting(words)).toBe(waits);
});
