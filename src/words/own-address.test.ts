import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownAddress } from './own-address.ts';

test.each([
  ['/doctors?page=2#top', '/doctors?page=2#top'],
  ['//evil.example/x', '/evil.example/x'],
  ['/\\evil.example', '/%5Cevil.example'],
  ['/\t/evil.example', '/%09/evil.example'],
  ['https://evil.example', '/https://evil.example'],
  ['/über/%c3%a9/100%', '/%C3%BCber/%c3%a9/100%25'],
  ['', '/'],
])('%j becomes %s', (given, made) => {
  expect(ownAddress(given)).toBe(made);
});

test('any text becomes an address on this site that fits into a header', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[/\\.%0-9a-f\t\r\n\0é:@?# -]*$/),
    fc.webUrl(),
  );
  fc.assert(
    fc.property(text, (given) => {
      const made = ownAddress(given);
      expect(new URL(made, 'https://hospital.example').host).toBe('hospital.example');
      expect(new Headers({ Location: made }).get('Location')).toBe(made);
      expect(made).toMatch(/^\/(?!\/)[\x21-\x7e]*$/);
      expect(ownAddress(made)).toBe(made);
    }),
    { numRuns: 2_000 },
  );
});
