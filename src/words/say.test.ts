import { expect, it } from 'vitest';
import { inLanguage } from './in-language.ts';
import { at, partsOfAddress } from './language.ts';
import { counted, pieces, t } from './say.ts';

const german = { language: 'de', country: 'DE', isMain: false } as const;
const arabic = { language: 'ar', country: 'EG', isMain: true } as const;

it('says a message as it is in the code where no language is known', () => {
  expect(t('Find a doctor')).toBe('Find a doctor');
  expect(counted('{count} suggestion.', '{count} suggestions.', 1)).toBe('1 suggestion.');
  expect(counted('{count} suggestion.', '{count} suggestions.', 2000)).toBe('2,000 suggestions.');
});

it('speaks the language of the request, even while others are answered', async () => {
  const said = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return t('Find a doctor');
  };
  const all = await Promise.all([inLanguage(german, said), said(), inLanguage(arabic, said)]);
  expect(all).toEqual(['Ärztin oder Arzt finden', 'Find a doctor', 'البحث عن طبيب']);
});

it('chooses the plural form of the language, and writes digits as the country does', () => {
  const of = (count: number) =>
    inLanguage(arabic, () => counted('{count} suggestion.', '{count} suggestions.', count));
  expect([0, 1, 2, 3, 11, 100].map(of)).toEqual([
    'لا توجد اقتراحات.',
    'اقتراح واحد.',
    'اقتراحان.',
    '٣ اقتراحات.',
    '١١ اقتراحًا.',
    '١٠٠ اقتراح.',
  ]);
});

it('puts the language before an address, unless it is the main one', () => {
  expect(at('/doctors')).toBe('/doctors');
  expect(inLanguage(german, () => [at('/'), at('/doctors')])).toEqual(['/de', '/de/doctors']);
  expect(inLanguage(arabic, () => [at('/'), at('/doctors')])).toEqual(['/', '/doctors']);
});

it.each([
  ['/de', 'de', '/'],
  ['/de/doctors?page=2', 'de', '/doctors?page=2'],
  ['/ar?q=1', 'ar', '/?q=1'],
  ['/de#main', 'de', '/#main'],
  ['/design', null, '/design'],
  ['/', null, '/'],
  ['//de/doctors', null, '//de/doctors'],
])('separates the language from %s', (address, language, path) => {
  expect(partsOfAddress(address)).toEqual({ language, path });
});

it('splits a message at its elements', () => {
  expect(pieces('Go to <link>{page}</link>.')).toEqual(['Go to ', { tag: 'link', words: '{page}' }, '.']);
});

it('does not compile with an unknown message, or a value that the message does not name', () => {
  // @ts-expect-error: no message
  t('Nobody says this');
  // @ts-expect-error: it names nothing
  t('Find a doctor', { name: 'Ada' });
});

it('keeps the order of a name and a phone number among other letters, and of a sentence that begins with one', () => {
  const visit = (before: string, after: string) => t('{before}, {after}', { before, after });
  expect(inLanguage(arabic, () => visit('Hamza Siddiqui', '+44 20 7946 0100'))).toBe(
    '\u2068Hamza Siddiqui\u2069، \u2068+44 20 7946 0100\u2069',
  );
  expect(inLanguage(arabic, () => visit('13 نوفمبر', '12'))).toBe('13 نوفمبر، 12');
  expect(inLanguage(german, () => visit('Hamza Siddiqui', 'x'))).toBe('Hamza Siddiqui, x');
});
