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
