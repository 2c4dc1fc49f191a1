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

describe('what a text may hold', () => {
  test.each([
    ['a paragraph with marks', paragraph(text('a', { type: 'bold' }, { type: 'italic' }))],
    ['an empty paragraph', { type: 'paragraph' }],
    ['a heading', { type: 'heading', attrs: { level: 3 }, content: [text('a')] }],
    ['a list in a list', list(item(paragraph(text('a')), list(item(paragraph(text('b'))))))],
    ['a quote', { type: 'blockquote', content: [paragraph(text('a'))] }],
    ['a table', table(row(cell(text('a')), cell()), row(cell(), cell(text('b'))))],
    ['a picture', image({ caption: 'Ward 3' })],
  ])('%s', (_, block) => {
    expect(refusals(block)).toEqual([]);
  });
});

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
      'the same mark twice',
      [paragraph(text('a', { type: 'bold' }, { type: 'bold' }))],
      'content.0.content.0.marks',
      'Use each mark once.',
    ],
    [
      'a link to a script',
      [paragraph(text('a', { type: 'link', attrs: { href: 'javascript:alert(1)' } }))],
      'content.0.content.0.marks.0.attrs.href',
      'This link cannot be used.',
    ],
    [
      'a heading of level 1',
      [{ type: 'heading', attrs: { level: 1 } }],
      'content.0.attrs.level',
      'Headings must have level 2 or 3.',
    ],
    [
      'a table within a table',
      [table(row({ type: 'tableCell', content: [table(row(cell()))] }))],
      'content.0.content.0.content.0.content.0.type',
      'This kind of content cannot be used here.',
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
    [
      'a picture that is not in the store',
      [image({ key: '../../api' })],
      'content.0.attrs.key',
      'This picture does not exist.',
    ],
  ])('%s', (_, content, path, message) => {
    expect(refusals(...content)).toContainEqual([path, message]);
  });

  test('merged cells and widths', () => {
    const wide = { ...cell(), attrs: { colspan: 2, colwidth: [400] } };
    expect(refusals(table(row(wide)))).toEqual([
      ['content.0.content.0.content.0', expect.stringContaining('attrs')],
    ]);
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

  test('characters, however they are distributed', () => {
    const long = Array(characters / 1000).fill(paragraph(text('x'.repeat(1000))));
    expect(refusals(...long)).toEqual([]);
    expect(refusals(...long, paragraph(text('x')))).toEqual([
      ['', 'This text is too long: use at most 100000 characters.'],
    ]);
  });

  test('parts, however small they are', () => {
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

  test('depth: a document of many thousand levels is refused at once, without walking it', () => {
    let deep: object = paragraph();
    for (let level = 0; level < 50_000; level++) deep = { type: 'blockquote', content: [deep] };
    expect(refusals(deep)).toEqual([
      ['content.0.content.0.type', 'This kind of content cannot be used here.'],
    ]);
  });
});
