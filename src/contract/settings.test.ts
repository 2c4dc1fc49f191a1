import { getCountries } from 'libphonenumber-js';
import { expect, test } from 'vitest';
import { SettingsFields } from './settings.ts';

const said = (field: 'country' | 'currency', value: string) =>
  SettingsFields.shape[field].safeParse(value).error?.issues[0]?.message ?? null;

test('every country with readable phone numbers is accepted', () => {
  // Parts of Saint Helena, which has a code of its own.
  const parts = ['AC', 'TA'];
  expect(getCountries().filter((code) => !parts.includes(code) && said('country', code))).toEqual([]);
});

test('a code that is no country is refused, and a common mistake names the right code', () => {
  for (const code of ['XX', 'ZZ', 'EU', 'gb', 'GBR', ''])
    expect(said('country', code)).toBe('Enter a country code such as DE.');
  expect(said('country', 'UK')).toBe('The code of that country is GB.');
});

test('a currency that does not exist is refused', () => {
  expect(said('currency', 'GBP')).toBeNull();
  for (const code of ['QQQ', 'eur', 'EURO', '']) expect(said('currency', code)).not.toBeNull();
});

test('a language tag may be written as other programs do, and is kept as the standard has it', () => {
  const { locale } = SettingsFields.shape;
  expect(['de_DE', 'EN-gb', 'de'].map((tag) => locale.parse(tag))).toEqual(['de-DE', 'en-GB', 'de']);
  expect(locale.safeParse('German words').error?.issues[0]?.message).toBe(
    'Enter a language tag such as en-GB.',
  );
});

test('the address of video visits is encrypted, and has an unguessable room', () => {
  const { videoAddress } = SettingsFields.shape;
  for (const address of [
    '',
    'https://meet.example.org/{room}',
    'https://meet.example.org/visit/{reference}/{room}?lang=en#/{room}',
  ])
    expect(videoAddress.safeParse(address).success, address).toBe(true);
  for (const address of [
    'http://meet.example.org/{room}',
    'https://meet.example.org/{reference}',
    'https://meet.example.org/',
    'https://{room}.example.org/',
    'https://user:word@example.org/{room}',
    'https://meet.example.org/{room}/{name}',
    'https://meet.example.org/{room',
    'javascript:alert({room})',
    'meet.example.org/{room}',
  ])
    expect(videoAddress.safeParse(address).error?.issues[0]?.message, address).toBe(
      'Enter an address that begins with https:// and contains {room}, such as https://meet.example.org/{room}.',
    );
});
