import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './password.ts';

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
