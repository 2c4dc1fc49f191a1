import { expect, it } from 'vitest';
import { inLanguage } from './in-language.ts';
import { at, partsOfAddress } from './language.ts';
import { counted, pieces, t } from './say.ts';

const german = { language: 'de', country: 'DE', isMain: false } as const;
const arabic = { language: 'ar', country: 'EG', isMain: true } as const;

it('says a message as it stands in the code where no language is known', () => {
  expect(t('Find a doctor')).toBe('Find a doctor');
  expect(counted('{count} suggestion.', '{count} suggestions.', 1)).toBe('1 suggestion.');
  expect(counted('{count} suggestion.', '{count} suggestions.', 2000)).toBe('2,000 suggestions.');
});

it('says it in the language of the request, whatever else is answered meanwhile', async () => {
  const said = async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return t('Find a doctor');
  };
  const all = await Promise.all([inLanguage(german, said), said(), inLanguage(arabic, said)]);
  expect(all).toEqual(['Ärztin oder Arzt finden', 'Find a doctor', 'البحث عن طبيب']);
});

it('chooses the form that the language has for a number, and writes its digits as the country does', () => {
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

it('begins an address with the language, unless it is the main one', () => {
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
])('takes the language off %s', (address, language, path) => {
  expect(partsOfAddress(address)).toEqual({ language, path });
});

it('parts a message where elements stand in it', () => {
  expect(pieces('Go to <link>{page}</link>.')).toEqual(['Go to ', { tag: 'link', words: '{page}' }, '.']);
});

it('refuses, when compiled, what is no message and a value that it has no name for', () => {
  // @ts-expect-error: no message
  t('Nobody says this');
  // @ts-expect-error: it names nothing
  t('Find a doctor', { name: 'Ada' });
});

it('keeps the order of a name and a phone number in other letters, and of the sentence that begins with it', () => {
  const visit = (before: string, after: string) => t('{before}, {after}', { before, after });
  expect(inLanguage(arabic, () => visit('Hamza Siddiqui', '+44 20 7946 0100'))).toBe(
    '\u2068Hamza Siddiqui\u2069، \u2068+44 20 7946 0100\u2069',
  );
  expect(inLanguage(arabic, () => visit('13 نوفمبر', '12'))).toBe('13 نوفمبر، 12');
  expect(inLanguage(german, () => visit('Hamza Siddiqui', 'x'))).toBe('Hamza Siddiqui, x');
});
