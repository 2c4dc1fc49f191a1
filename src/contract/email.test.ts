import { expect, test } from 'vitest';
import { Email, OptionalEmail } from './base.ts';

const taken = (address: string) => [Email, OptionalEmail].map((one) => one.safeParse(address).data);
const wordsOf = (address: string) =>
  [Email, OptionalEmail].map((one) => one.safeParse(address).error?.issues[0]?.message);

test.each([
  ['name@exämple.org', 'name@xn--exmple-cua.org'],
  ['name@exa\u0308mple.org', 'name@xn--exmple-cua.org'],
  ['name@EXÄMPLE.org', 'name@xn--exmple-cua.org'],
  ['name@почта.рф', 'name@xn--80a1acny.xn--p1ai'],
  ['name@مثال.إختبار', 'name@xn--mgbh0fb.xn--kgbechtv'],
  ['name@xn--80a1acny.xn--p1ai', 'name@xn--80a1acny.xn--p1ai'],
  ['o’name@example.org'.replace('’', "'"), "o'name@example.org"],
  [' Name+tag@Example.org ', 'Name+tag@Example.org'],
])('%s is kept as mail carries it: %s', (entered, kept) => {
  expect(taken(entered)).toEqual([kept, kept]);
});

test.each(['müller@example.org', 'müller@exämple.org', 'аnn@example.org', 'ann\u200d@example.org'])(
  '%s is refused with the reason, since few mail servers carry other letters before the @',
  (entered) => {
    for (const words of wordsOf(entered)) expect(words).toMatch(/only the letters A to Z before the @/);
  },
);

test.each([
  'name',
  'name@example',
  'name@exämple',
  'name@exämple.org.',
  'name@exämple．org',
  'name@ｅxample.org',
  'name@exаmple.org',
  'name@example.οrg',
  'name@example.ºrg',
  'name@exä mple.org',
  'name@exämple.org/path',
  'name@exämple.org:25',
  'name@exämple.org?bcc=x',
  'name@x@exämple.org',
  'name@१२७.0.0.1',
  'name@exä\u00admple.org',
  'name@exä%6dple.org',
  'name@exämple.org\r\nBcc: x@example.org',
  `${'x'.repeat(240)}@ä.example.org`,
])('%j is no address', (entered) => {
  expect(taken(entered)).toEqual([undefined, undefined]);
});

test('an address may be empty where it is optional', () => {
  expect(taken('')).toEqual([undefined, '']);
});
