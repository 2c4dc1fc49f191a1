import { expect, test } from 'vitest';
import { clientAddress, forwardedAddress, networksOf } from './client-address.ts';

test('an IPv6 address counts as its /64, and an IPv4-mapped one as its IPv4 address', () => {
  expect(clientAddress('2001:db8:1:2:aaaa::1', undefined, false)).toBe('2001:db8:1:2::/64');
  expect(clientAddress('2001:db8:1:2::9', undefined, false)).toBe('2001:db8:1:2::/64');
  expect(clientAddress('2001:db8::1', undefined, false)).toBe('2001:db8:0:0::/64');
  expect(clientAddress('::ffff:192.0.2.7', undefined, false)).toBe('192.0.2.7');
});

test("a forwarded address counts only behind a trusted proxy, and only the proxy's own entry", () => {
  expect(clientAddress('10.0.0.1', '203.0.113.9', false)).toBe('10.0.0.1');
  expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', true)).toBe('203.0.113.9');
});

test.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['"203.0.113.7"', '203.0.113.7'],
  ['[2001:db8:1:2::7]:51234', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::7]', '2001:db8:1:2::/64'],
  ['6.6.6.6:1,\t"[2001:db8:1:2::7]:51234" ', '2001:db8:1:2::/64'],
  ['fe80::1:2%eth0', 'fe80:0:0:0::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['[::ffff:cb00:7107]:51234', '203.0.113.7'],
])('a proxy writes %s for a visitor, who counts as %s', (written, address) => {
  expect(clientAddress('10.0.0.1', written, true)).toBe(address);
});

test.each(['unknown', '_hidden', '', '203.0.113.7,', '[2001:db8::7', '203.0.113:80'])(
  'in an entry that says %j there is no address',
  (written) => {
    expect(forwardedAddress(written)).toBe(null);
    expect(clientAddress('10.0.0.1', written, true)).toBe('10.0.0.1');
  },
);

test('an IPv6 address has a /56 and a /48 around it, in any spelling; any other address has none', () => {
  for (const written of ['2001:db8:1:2fa:aaaa::1', '2001:0DB8:0001:02fa::9']) {
    expect(networksOf(clientAddress(written, undefined, false))).toEqual([
      '2001:db8:1:2fa::/64',
      '2001:db8:1:200::/56',
      '2001:db8:1::/48',
    ]);
  }
  expect(networksOf(clientAddress('2001:db8::1', undefined, false))[1]).toBe('2001:db8:0:0::/56');
  expect(networksOf('192.0.2.7')).toEqual(['192.0.2.7']);
  expect(networksOf('unknown')).toEqual(['unknown']);
});
