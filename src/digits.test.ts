/** Every field accepts the digits of the keyboard it is typed on. */
import { expect, test } from 'vitest';
import { latinDigits } from '#contract/digits.ts';
import { isPhone, WrittenReference } from '#contract/manage.ts';
import { normalisePhone } from '#server/booking/phone.ts';
import { readMoney } from '#web/admin/field/money-text.ts';
import { readNumber } from '#web/admin/field/number-text.ts';
import { readDate } from '#web/dates/typed/date-text.ts';
import { readTime } from '#web/dates/typed/time-text.ts';
import { inLanguage } from '#words/in-language.ts';
import { numberWords } from '#words/say.ts';

const scripts = { Latin: '0123456789', Arabic: '٠١٢٣٤٥٦٧٨٩', Persian: '۰۱۲۳۴۵۶۷۸۹', Bengali: '০১২৩৪৫৬৭৮৯' };

test.each(Object.entries(scripts))('%s digits are read in every kind of field', (_name, digits) => {
  const typed = (text: string) => text.replace(/\d/g, (digit) => digits[Number(digit)]!);
  expect(latinDigits(typed('a 0123456789'))).toBe('a 0123456789');
  expect(readNumber(typed(' 45 '))).toBe(45);
  expect(readMoney(typed('1,200.50'), 2)).toBe(120050);
  expect(readDate(typed('27/03/2026'), { locale: 'ar-EG', today: '2026-03-02' })).toBe('2026-03-27');
  expect(readTime(typed('21:30'), 'ar-EG')).toBe('21:30');
  expect(isPhone(typed('020 7946 0123'))).toBe(true);
  expect(WrittenReference.parse(typed('km4rt7xa'))).toBe('KM4RT7XA');
});

test.each([scripts.Latin, scripts.Arabic, scripts.Persian])(
  'a phone number in the digits %s is accepted',
  (digits) => {
    const typed = '020 7946 0123'.replace(/\d/g, (digit) => digits[Number(digit)]!);
    expect(normalisePhone(typed, 'GB')).toBe('+442079460123');
  },
);

test('what is not a whole number is passed on as typed', () => {
  expect(['', 'ten', '1.5', '-3'].map(readNumber)).toEqual([null, 'ten', '1.5', -3]);
});

test.each([
  ['EG', '١٬٢٣٤'],
  ['AE', '1,234'],
])('Arabic numbers have the digits of the hospital’s country: in %s %s', (country, written) => {
  expect(inLanguage({ language: 'ar', country, isMain: false }, () => numberWords(1234))).toBe(written);
});
