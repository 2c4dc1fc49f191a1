import { expect, test } from 'vitest';
import { addressMeant } from './mail-slip.ts';

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@gmai.com', 'ada@gmail.com'],
  ['ada@gmaill.cmo', 'ada@gmail.com'],
  ['ada@gmail.co', 'ada@gmail.com'],
  ['ada@gmail.co.uk', 'ada@gmail.com'],
  ['ada@hotmal.com', 'ada@hotmail.com'],
  ['ada@hotmial.co.uk', 'ada@hotmail.co.uk'],
  ['ada@hotmail.co.ul', 'ada@hotmail.co.uk'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@yahooo.de', 'ada@yahoo.de'],
  ['ada@outlok.com', 'ada@outlook.com'],
  ['ada@icloud.cm', 'ada@icloud.com'],
  [' Ada.Lovelace+Hospital@Gmial.Com ', 'Ada.Lovelace+Hospital@gmail.com'],
])('%s is corrected to %s', (typed, meant) => {
  expect(addressMeant(typed)).toBe(meant);
});

test.each([
  '',
  'ada',
  'ada@gmail',
  'ada@@gmail.con',
  'ada@gmail.com',
  'ADA@GMAIL.COM',
  'ada@hotmail.co.uk',
  'ada@yahoo.fr',
  'ada@outlook.com.br',
  'ada@mail.com',
  'ada@ymail.com',
  'ada@email.com',
  'ada@gmx.com',
  'ada@hospital.org',
  'ada@gmail.hospital.org',
  'ada@outlok.hospital.org',
  'ada@live.com',
  'ada@hotel.com',
])('“%s” is left alone', (typed) => {
  expect(addressMeant(typed)).toBeNull();
});

test('a correct address is never corrected', () => {
  for (const typed of ['ada@gmial.con', 'ada@hotmal.co.ul', 'ada@yaho.cmo'])
    expect(addressMeant(addressMeant(typed)!)).toBeNull();
});
