import { expect, test } from 'vitest';
import { acceptedEncodings } from './accepted-encodings.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['br', 'br identity'],
  ['gzip, deflate, br, zstd', 'br gzip identity'],
  ['GZIP ; Q=0.5 , br;q=0.1', 'gzip br identity'],
  ['x-gzip', 'gzip identity'],
  ['gzip;q=0.5, identity', 'identity gzip'],
  ['identity;q=0.5, gzip;q=0.2', 'identity gzip'],
  ['br;q=0', 'identity'],
  ['br;q=0.000, gzip', 'gzip identity'],
  ['*', 'br gzip identity'],
  ['*;q=0.5, gzip', 'gzip br identity'],
  ['br;q=0, *', 'gzip identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['gzip, *;q=0', 'gzip'],
  ['identity, *;q=0', 'identity'],
  ['deflate, zstd', 'identity'],
  // Nothing acceptable exists, and an answer is better than none.
  ['identity;q=0', 'identity'],
  ['*;q=0', 'identity'],
  // An invalid weight is no consent.
  ['br;q=high, gzip;q=2, identity', 'identity'],
])('Accept-Encoding: %s means %s', (header, expected) => {
  expect(acceptedEncodings(header).join(' ')).toBe(expected);
});
