import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RichText, RichText as RichTextSchema } from '#contract/rich-text.ts';
import { documentOf, fromEditor, normal } from './document.ts';

const doc = (...content: unknown[]) => ({ type: 'doc', content }) as RichText;
const text = (words: string, ...marks: string[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 ? { marks: marks.map((type) => ({ type })) } : {}),
});
const paragraph = (...content: unknown[]) => ({
  type: 'paragraph',
  ...(content.length > 0 ? { content } : {}),
});

describe('the editor holds exactly what the contract allows', () => {
  test('every document of the contract is held, keeps its words and is accepted again', () => {
    fc.assert(
      fc.property(documents, (given) => {
        const document = RichTextSchema.parse(given);
        const held = normal(document);
        expect(held).not.toBe(null);
        expect(RichTextSchema.safeParse(held).error).toBeUndefined();
        expect(normal(held!)).toEqual(held);
        expect(wordsOf(held)).toBe(wordsOf(document));
      }),
      { numRuns: 300 },
    );
  });
});

describe('documents with the same meaning have one form', () => {
  test.each([
    ['no text yet', documentOf(''), doc()],
    ['an empty paragraph alone', doc(paragraph()), doc()],
    [
      'empty paragraphs at the end',
      doc(paragraph(text('a')), paragraph(), paragraph()),
      doc(paragraph(text('a'))),
    ],
    [
      'marks in another order, text in pieces',
      doc(paragraph(text('a', 'italic', 'bold'), text('b', 'bold', 'italic'))),
      doc(paragraph(text('ab', 'bold', 'italic'))),
    ],
    [
      'an empty list of content or marks',
      doc({ ...paragraph(), content: [] }, paragraph({ ...text('a'), marks: [] })),
      doc(paragraph(), paragraph(text('a'))),
    ],
  ])('%s', (_, given, form) => {
    expect(normal(given)).toEqual(form);
  });

  test('an empty paragraph between others stays', () => {
    const spaced = doc(paragraph(text('a')), paragraph(), paragraph(text('b')));
    expect(normal(spaced)).toEqual(spaced);
  });

  test('an empty caption is omitted, and so are the spans of cells', () => {
    const attrs = { mediaId: 1, key: '0123456789abcdef', width: 8, height: 6, alt: 'A ward' };
    const cell = {
      type: 'tableCell',
      attrs: { colspan: 1, rowspan: 1, colwidth: null },
      content: [paragraph()],
    };
    expect(
      fromEditor(
        doc(
          { type: 'image', attrs: { ...attrs, caption: '' } },
          { type: 'table', content: [{ type: 'tableRow', content: [cell] }] },
        ),
      ),
    ).toEqual(
      doc(
        { type: 'image', attrs },
        {
          type: 'table',
          content: [{ type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph()] }] }],
        },
      ),
    );
  });
});

const marks = fc.subarray([
  { type: 'bold' },
  { type: 'italic' },
  { type: 'link', attrs: { href: 'https://example.org' } },
]);
const words = fc.record({
  type: fc.constant('text'),
  text: fc.stringMatching(/^[\p{L}\p{N} .]{1,12}$/u),
  marks,
});
const inline = fc.array(fc.oneof({ weight: 5, arbitrary: words }, fc.constant({ type: 'hardBreak' })), {
  maxLength: 4,
});
const paragraphs = fc.record({ type: fc.constant('paragraph'), content: inline });
const some = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 3 });
const lists = (inner: fc.Arbitrary<unknown>) =>
  fc.record({
    type: fc.constantFrom('bulletList', 'orderedList'),
    content: some(
      fc.record({
        type: fc.constant('listItem'),
        content: fc
          .tuple(paragraphs, fc.array(inner, { maxLength: 2 }))
          .map(([first, rest]) => [first, ...rest]),
      }),
    ),
  });
const tables = fc.integer({ min: 1, max: 4 }).chain((columns) =>
  fc.record({
    type: fc.constant('table'),
    content: some(
      fc.record({
        type: fc.constant('tableRow'),
        content: fc.array(
          fc.record({ type: fc.constantFrom('tableCell', 'tableHeader'), content: some(paragraphs) }),
          { minLength: columns, maxLength: columns },
        ),
      }),
    ),
  }),
);
const pictures = fc.record({
  type: fc.constant('image'),
  attrs: fc.record(
    {
      mediaId: fc.integer({ min: 1, max: 99 }),
      key: fc.stringMatching(/^[0-9a-f]{32}$/),
      width: fc.integer({ min: 1, max: 5000 }),
      height: fc.integer({ min: 1, max: 5000 }),
      alt: fc.constantFrom('A ward', 'The garden'),
      caption: fc.constantFrom('', 'Ward 3'),
    },
    { requiredKeys: ['mediaId', 'key', 'width', 'height', 'alt'] },
  ),
});
const documents = fc.record({
  type: fc.constant('doc'),
  content: fc.array(
    fc.oneof(
      paragraphs,
      fc.record({
        type: fc.constant('heading'),
        attrs: fc.record({ level: fc.constantFrom(2, 3) }),
        content: inline,
      }),
      lists(fc.oneof(paragraphs, lists(paragraphs))),
      fc.record({ type: fc.constant('blockquote'), content: some(paragraphs) }),
      tables,
      pictures,
    ),
    { maxLength: 5 },
  ),
});

function wordsOf(document: unknown) {
  const found: string[] = [];
  JSON.stringify(document, (key, value) => {
    if (key === 'text') found.push(value);
    return value;
  });
  return found.join('');
}
