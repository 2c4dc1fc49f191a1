import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { RichText } from '#contract/rich-text.ts';
import { carries, read, write } from './rich-text-words.ts';

const text = (words: string, ...marks: string[]) => ({
  type: 'text' as const,
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const item = (...content: unknown[]) => ({ type: 'listItem', content });
const doc = (...content: unknown[]) => ({ type: 'doc', content }) as RichText;

describe('words become a document that the contract accepts', () => {
  const cases: [string, string, RichText][] = [
    [
      'a blank line ends a paragraph',
      'One.\n\n\nTwo.',
      doc(paragraph(text('One.')), paragraph(text('Two.'))),
    ],
    [
      'a single line break stays in it',
      'One\nTwo',
      doc(paragraph(text('One'), { type: 'hardBreak' }, text('Two'))),
    ],
    [
      'headings have two levels',
      '## Large\n### Small\nText',
      doc(
        { type: 'heading', attrs: { level: 2 }, content: [text('Large')] },
        { type: 'heading', attrs: { level: 3 }, content: [text('Small')] },
        paragraph(text('Text')),
      ),
    ],
    [
      'a list may follow its introduction without a blank line, and blank lines do not break it up',
      'We offer:\n- A\n\n- B',
      doc(paragraph(text('We offer:')), {
        type: 'bulletList',
        content: [item(paragraph(text('A'))), item(paragraph(text('B')))],
      }),
    ],
    [
      'an indented marker makes a list in a list',
      '1. A\n   - B\n2. C',
      doc({
        type: 'orderedList',
        content: [
          item(paragraph(text('A')), { type: 'bulletList', content: [item(paragraph(text('B')))] }),
          item(paragraph(text('C'))),
        ],
      }),
    ],
    [
      'a quote',
      '> Said\n>\n> Twice',
      doc({ type: 'blockquote', content: [paragraph(text('Said')), paragraph(text('Twice'))] }),
    ],
    [
      'marks',
      'a **b *c*** [d](/doctors)',
      doc(
        paragraph(text('a '), text('b ', 'bold'), text('c', 'bold', 'italic'), text(' '), {
          type: 'text',
          text: 'd',
          marks: [{ type: 'link', attrs: { href: '/doctors' } }],
        }),
      ),
    ],
    ['an asterisk that nothing closes is an asterisk', '5 * 3 and 2*', doc(paragraph(text('5 * 3 and 2*')))],
    ['nothing at all', '  \n\n', doc()],
  ];
  test.each(cases)('%s', (_, words, document) => {
    expect(read(words)).toEqual(document);
    expect(RichText.safeParse(read(words)).success).toBe(true);
  });
});

describe('a document that the words cannot hold is not taken on', () => {
  test.each([
    ['an empty paragraph', doc(paragraph(text('a')), { type: 'paragraph' })],
    [
      'a line break in a heading',
      doc({ type: 'heading', attrs: { level: 2 }, content: [text('a'), { type: 'hardBreak' }, text('b')] }),
    ],
    [
      'two paragraphs in one item',
      doc({ type: 'bulletList', content: [item(paragraph(text('a')), paragraph(text('b')))] }),
    ],
    [
      'two lists of a kind in a row',
      doc(
        { type: 'bulletList', content: [item(paragraph(text('a')))] },
        { type: 'bulletList', content: [item(paragraph(text('b')))] },
      ),
    ],
  ])('%s', (_, document) => {
    expect(carries(document)).toBe(false);
  });
});

test('the order in which marks are stored does not matter', () => {
  expect(carries(doc(paragraph(text('a', 'italic', 'bold'))))).toBe(true);
});

test('an address with brackets comes back as it was', () => {
  const link = { type: 'link', attrs: { href: 'https://example.org/a_(b)?c=\\d' } };
  const document = doc(paragraph({ type: 'text', text: 'see [this]', marks: [link] }));
  expect(read(write(document))).toEqual(document);
});

test('text that looks like a marker is kept as text', () => {
  for (const words of [
    '## not',
    '- not',
    '> not',
    '1. not',
    '• not',
    '* not',
    '[a](b)',
    '**',
    '\\',
    '- ',
    '#',
    '12) x',
  ]) {
    const document = doc(paragraph(text(words.trim())), {
      type: 'bulletList',
      content: [item(paragraph(text(words.trim())))],
    });
    expect(read(write(document))).toEqual(document);
  }
});

const letters = fc.string({
  unit: fc.constantFrom(
    'a',
    'B',
    ' ',
    '*',
    '**',
    '\\',
    '[',
    ']',
    '(',
    ')',
    '#',
    '- ',
    '>',
    '1. ',
    '\n',
    '•',
    '.',
    '/x',
    '](',
  ),
});

test('whatever is typed can be edited again and does not change by being saved', () => {
  fc.assert(
    fc.property(fc.oneof(letters, fc.string()), (words) => {
      const document = read(words);
      expect(carries(document)).toBe(true);
    }),
    { numRuns: 3000 },
  );
});

test('every document of the kinds above survives being written and read', () => {
  const words = fc.stringMatching(/^[a-z*[\]\\#>-]([a-z .*()[\]\\#>-]{0,8}[a-z.*()[\]\\#>-])?$/);
  const marks = fc
    .subarray(['bold', 'italic', 'link'])
    .map((types) =>
      types.map((type) =>
        type === 'link' ? { type, attrs: { href: 'https://example.org/(x)' } } : { type },
      ),
    );
  const node = fc.record({ type: fc.constant('text'), text: words, marks });
  // Neighbours with the same marks are one node in any editor.
  const inline = fc
    .uniqueArray(node, { minLength: 1, maxLength: 4, selector: ({ marks }) => JSON.stringify(marks) })
    .filter((nodes) => nodes.every((one, index) => !isLink(one) || !isLink(nodes[index - 1])));
  const blocks = fc.oneof(
    inline.map((content) => ({ type: 'paragraph', content })),
    inline.map((content) => ({ type: 'heading', attrs: { level: 2 }, content })),
    fc
      .array(inline, { minLength: 1, maxLength: 3 })
      .map((quotes) => ({ type: 'blockquote', content: quotes.map((content) => paragraph(...content)) })),
    fc.array(inline, { minLength: 1, maxLength: 3 }).map((items) => ({
      type: 'orderedList',
      content: items.map((content) => item(paragraph(...content))),
    })),
  );
  fc.assert(
    fc.property(blocks, (block) => {
      expect(carries(doc(block))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

function isLink(node: { marks: { type: string }[] } | undefined) {
  return node?.marks.some(({ type }) => type === 'link') ?? false;
}
