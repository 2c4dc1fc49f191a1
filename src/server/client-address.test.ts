import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

test('an IPv6 address counts as its /64, and an IPv4 one in IPv6 clothes as itself', () => {
  expect(clientAddress('2001:db8:1:2:aaaa::1', undefined, false)).toBe('2001:db8:1:2::/64');
  expect(clientAddress('2001:db8:1:2::9', undefined, false)).toBe('2001:db8:1:2::/64');
  expect(clientAddress('2001:db8::1', undefined, false)).toBe('2001:db8:0:0::/64');
  expect(clientAddress('::ffff:192.0.2.7', undefined, false)).toBe('192.0.2.7');
});

test('a forwarded address counts only behind a proxy that is trusted, and only its own entry', () => {
  expect(clientAddress('10.0.0.1', '203.0.113.9', false)).toBe('10.0.0.1');
  expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', true)).toBe('203.0.113.9');
  expect(clientAddress('10.0.0.1', 'nonsense', true)).toBe('10.0.0.1');
});
