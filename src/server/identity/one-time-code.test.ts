import { expect, test } from 'vitest';
import { base32, codeAt, keyAddress, stepAt, stepsOf } from './one-time-code.ts';
import { seal, unseal } from './sealed.ts';

/** From RFC 6238, appendix B; six of its eight digits. */
const key = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %d the code matches the standard', (second, code) => {
  expect(codeAt(key, stepAt(second * 1000))).toBe(code);
});

test('a clock may be one step off, and no more', () => {
  const now = 2_000_000_000_000;
  const found = (steps: number) => stepsOf(key, codeAt(key, stepAt(now) + steps), now);
  expect([-2, -1, 0, 1, 2].map((steps) => found(steps).length)).toEqual([0, 1, 1, 1, 0]);
});

test('the key has the form that apps read', () => {
  expect(base32(key)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(keyAddress(key, { issuer: 'St Mary & Co', email: 'a+b@example.org' })).toBe(
    'otpauth://totp/St%20Mary%20%26%20Co:a%2Bb%40example.org?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=St%20Mary%20%26%20Co',
  );
});

test('a sealed value opens only under its own secret and purpose, and only unchanged', () => {
  const sealed = seal('secret', 'codes', key);
  expect(sealed.includes(key)).toBe(false);
  expect(unseal('secret', 'codes', sealed)).toEqual(key);
  const changed = Buffer.from(sealed);
  changed[30]! ^= 1;
  expect([
    unseal('another', 'codes', sealed),
    unseal('secret', 'other', sealed),
    unseal('secret', 'codes', changed),
  ]).toEqual([null, null, null]);
});
