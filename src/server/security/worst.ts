/** The most expensive input a stranger can send: texts, addresses and rich texts. */

import { limits } from '#server/kernel/limits.ts';

/** Bytes of a body from staff and from a stranger, and of an address. */
export const mostSent = {
  body: 1_000_000,
  form: limits.formKilobytes.most * 1_000,
  address: 15_000,
};

const repeated = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

/** Texts of a given length, by what makes them expensive. */
export const worstTexts: Record<string, (length: number) => string> = {
  // Normalisation takes time quadratic in the number of marks.
  'marks in turn': (length) => `a${repeated('\u0301\u0316', length - 1)}`,
  'marks of every class, backwards': (length) =>
    `a${repeated('\u0345\u035d\u0315\u0301\u0327\u0316\u031b\u094d\u3099\u093c\u0334', length - 1)}`,
  // As many marks on each letter as are accepted.
  'marks in heaps': (length) => repeated(`a${'\u0301\u0316'.repeat(15)}`, length),
  blanks: (length) => `x${repeated(' ', length - 2)}x`,
  'blanks around a word': (length) => `${repeated(' ', (length - 1) / 2)}x${repeated(' ', (length - 1) / 2)}`,
  'a blank after each letter': (length) => repeated('x ', length),
  brackets: (length) => repeated('[({<', length),
  quotes: (length) => repeated('\'"`\\', length),
  'nested marks of text': (length) => repeated('**_~<b><i>{', length),
  'a long word': (length) => repeated('pneumonoultramicroscopicsilicovolcanoconiosis', length),
  'one letter': (length) => repeated('a', length),
  'words of two letters': (length) => repeated('ab cd ef gh ', length),
  digits: (length) => repeated('1', length),
  'half an address': (length) => repeated('a@a.', length),
  'dots and hyphens': (length) => repeated('a-.', length),
  'the beginning of a link': (length) => repeated('https://a', length),
  commas: (length) => repeated('1,', length),
  'bars and line breaks': (length) => repeated('|\n', length),
  'letters of two units': (length) => repeated('𝒳🧑‍⚕️', length),
};

/** These are sent as whole bodies; all texts in every field would take minutes, and each is refused by its length. */
export const hardAtAnyLength = ['marks in turn', 'blanks', 'brackets', 'a long word', 'one letter', 'commas'];

const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const piece = (text: string, ...marks: unknown[]) => ({
  type: 'text',
  text,
  ...(marks.length > 0 ? { marks } : {}),
});
const many = <T>(count: number, one: T) => Array.from({ length: count }, () => one);
const allMarks = [{ type: 'bold' }, { type: 'italic' }, { type: 'link', attrs: { href: '/a' } }];

/** Most of them are over the limits. */
export const worstDocuments: Record<string, () => unknown> = {
  'as many parts as are taken': () => document(many(499, paragraph(...many(19, piece('a'))))),
  'as many parts as are parsed, each with all marks': () =>
    document(many(150, paragraph(...many(19, piece('a', ...allMarks))))),
  'more parts than are taken': () => document(many(15, paragraph(...many(1800, piece('a'))))),
  'more blocks than are taken': () => document(many(30_000, paragraph())),
  'pieces of marks': () => document(many(20, paragraph(piece(worstTexts['marks in turn']!(19_000))))),
  'heaps of marks, as long as is taken': () =>
    document(many(5, paragraph(piece(worstTexts['marks in heaps']!(20_000))))),
  'blanks, as long as is taken': () => document(many(5, paragraph(piece(worstTexts.blanks!(20_000))))),
  'one mark many times': () => document([paragraph(piece('a', ...many(50_000, { type: 'bold' })))]),
  'marks that are none': () => document([paragraph(piece('a', ...many(50_000, null)))]),
  'long links': () =>
    document(
      many(
        20,
        paragraph(...many(20, piece('a', { type: 'link', attrs: { href: `tel:${'1 '.repeat(990)}x` } }))),
      ),
    ),
  'one very long link': () =>
    document([paragraph(piece('a', { type: 'link', attrs: { href: `https://${'a'.repeat(900_000)}` } }))]),
  'large tables': () =>
    document(many(14, { type: 'table', content: many(50, { type: 'tableRow', content: many(12, cell) }) })),
  'lists in lists': () => document([nested(20_000)]),
};
const cell = { type: 'tableCell', content: [paragraph()] };
const document = (content: unknown[]) => ({ type: 'doc', content });
const nested = (depth: number) => {
  let inner: unknown = paragraph();
  for (let level = 0; level < depth; level++)
    inner = { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(), inner] }] };
  return inner;
};
