import { expect, test } from 'vitest';
import { linkAddress } from './link-address.ts';

test.each([
  ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
  ['  www.example.org ', 'https://www.example.org'],
  ['example.org/visitors', 'https://example.org/visitors'],
  ['desk@example.org', 'mailto:desk@example.org'],
  ['+44 20 7946 0123', 'tel:+44 20 7946 0123'],
  ['/doctors', '/doctors'],
  ['#hours', '#hours'],
])('%j leads to %s', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});

test.each([
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  'two words',
  'doctors',
  '',
])('%j is not an address', (typed) => {
  expect(linkAddress(typed)).toBe(null);
});
