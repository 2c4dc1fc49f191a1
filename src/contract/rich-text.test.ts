import { describe, expect, test } from 'vitest';
import { RichText, richTextLimits } from './rich-text.ts';

const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const cell = (...content: unknown[]) => ({ type: 'tableCell', content: [paragraph(...content)] });
const row = (...content: unknown[]) => ({ type: 'tableRow', content });
const table = (...content: unknown[]) => ({ type: 'table', content });
const list = (...content: unknown[]) => ({ type: 'bulletList', content });
const item = (...content: unknown[]) => ({ type: 'listItem', content });
const image = (attrs: object = {}) => ({
  type: 'image',
  attrs: { mediaId: 1, key: '0123456789abcdef', width: 800, height: 600, alt: 'A ward', ...attrs },
});

/** The refusals of a document, with path and sentence; empty if it is accepted. */
function refusals(...content: unknown[]) {
  const { error } = RichText.safeParse({ type: 'doc', content });
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);
}

describe('anything not on the list is refused, with its path and a sentence', () => {
  test.each([
    ['a node', [{ type: 'iframe' }], 'content.0.type', 'This kind of content cannot be used here.'],
    [
      'a mark',
      [paragraph(text('a', { type: 'code' }))],
      'content.0.content.0.marks.0.type',
      'This formatting cannot be used.',
    ],
    [
      'rows of different lengths',
      [table(row(cell()), row(cell(), cell()))],
      'content.0',
      'Every row of a table must have the same number of cells.',
    ],
    [
      'a list that begins an item',
      [list(item(list(item(paragraph()))))],
      'content.0.content.0.content',
      'A list item must begin with a paragraph.',
    ],
    ['a picture without words', [image({ alt: ' ' })], 'content.0.attrs.alt', 'Describe the picture.'],
  ])('%s', (_, content, path, message) => {
    expect(refusals(...content)).toContainEqual([path, message]);
  });

  test('lists three deep', () => {
    const third = list(item(paragraph(text('c'))));
    const [[path, message] = []] = refusals(list(item(paragraph(), list(item(paragraph(), third)))));
    expect(path).toBe('content.0.content.0.content.1.content.0.content.1.type');
    expect(message).toBe('This kind of content cannot be used here.');
  });
});

describe('the size of a text is limited', () => {
  const { blocks, characters, tableColumns, tableRows } = richTextLimits;

  test('blocks', () => {
    expect(refusals(...Array(blocks).fill(paragraph()))).toEqual([]);
    expect(refusals(...Array(blocks + 1).fill(paragraph()))).toHaveLength(1);
  });

  test('characters, in any distribution', () => {
    const long = Array(characters / 1000).fill(paragraph(text('x'.repeat(1000))));
    expect(refusals(...long)).toEqual([]);
    expect(refusals(...long, paragraph(text('x')))).toEqual([
      ['', 'This text is too long: use at most 100000 characters.'],
    ]);
  });

  test('parts of any size', () => {
    const many = list(...Array(50).fill(item(paragraph())));
    expect(refusals(...Array(90).fill(many))).toEqual([]);
    expect(refusals(...Array(110).fill(many))).toEqual([
      ['', 'This text has too many parts. Split it into two pages.'],
    ]);
  });

  test('rows and columns of a table', () => {
    const wide = (count: number) => row(...Array(count).fill(cell()));
    expect(refusals(table(...Array(tableRows).fill(wide(tableColumns))))).toEqual([]);
    expect(refusals(table(wide(tableColumns + 1)))[0]![1]).toBe('Use at most 12 columns.');
    expect(refusals(table(...Array(tableRows + 1).fill(wide(1))))[0]![1]).toBe('Use at most 50 rows.');
  });
});
