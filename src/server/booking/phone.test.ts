import { expect, test } from 'vitest';
import { enteredPhone, normalisePhone, phoneInWords } from './phone.ts';

test('a number is read as people of the country write it, and shown in groups with its country code', () => {
  expect(normalisePhone('020 7946 0101', 'GB')).toBe('+442079460101');
  expect(phoneInWords('+442079460101')).toBe('+44 20 7946 0101');
  expect(phoneInWords('+493012345678')).toBe('+49 30 12345678');
});

test('text that is not a number is shown unchanged', () => {
  expect(['', 'ask at the desk'].map(phoneInWords)).toEqual(['', 'ask at the desk']);
});

const inLondon = (text: string | undefined) => enteredPhone(text, 'GB');

test.each([
  '020 7946 0101',
  ' (020) 7946-0101 ',
  '+44 (0)20 7946 0101',
  '0044 20 7946 0101',
  '٠٢٠ ٧٩٤٦ ٠١٠١',
])('a number may be written as %s', (text) => {
  expect(inLondon(text)).toBe('+442079460101');
});

test('no number is none', () => {
  expect([inLondon(''), inLondon(undefined)]).toEqual(['', '']);
});

test.each(['020 7946 0101 ext. 5', '020 7946 0101 after six', 'Ann 020 7946 0101'])(
  'nothing entered with a number is silently dropped: %s',
  (text) => {
    expect(inLondon(text)).toMatchObject({
      code: 'invalid',
      errors: [
        { path: 'phone', message: expect.stringMatching(/Write an extension in a message or a note/) },
      ],
    });
  },
);

test.each(['12', 'ask at the desk', '+1', '020 7946 0101 or 020 7946 0102'])(
  '%s is not one number',
  (text) => {
    expect(inLondon(text)).toMatchObject({
      code: 'invalid',
      errors: [{ path: 'phone', message: 'Enter a phone number with its area code.' }],
    });
  },
);
