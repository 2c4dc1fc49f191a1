import { expect, test } from 'vitest';
import type { RichText } from '#contract/rich-text.ts';
import { inWords } from './in-words.ts';

const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const item = (...content: unknown[]) => ({ type: 'listItem', content });
const words = (...content: unknown[]) => inWords({ type: 'doc', content } as RichText);

test('every kind of content has a plain text', () => {
  expect(
    words(
      { type: 'heading', attrs: { level: 2 }, content: [text('Visiting')] },
      paragraph(
        text('See '),
        text('the ', { type: 'bold' }),
        text('hours', { type: 'link', attrs: { href: '/contact' } }, { type: 'italic' }),
        { type: 'hardBreak' },
        text('or ask.'),
      ),
      {
        type: 'orderedList',
        content: [
          item(paragraph(text('One')), { type: 'bulletList', content: [item(paragraph(text('Inner')))] }),
          item(paragraph(text('Two')), paragraph(text('More'))),
        ],
      },
      { type: 'blockquote', content: [paragraph(text('Said')), paragraph(text('twice'))] },
      {
        type: 'table',
        content: ['Day', 'Monday'].map((first) => ({
          type: 'tableRow',
          content: [first, '9 to 5'].map((cell) => ({
            type: 'tableCell',
            content: [paragraph(text(cell))],
          })),
        })),
      },
      {
        type: 'image',
        attrs: { mediaId: 1, key: '0', width: 1, height: 1, alt: 'A ward', caption: 'Ward 3' },
      },
    ),
  ).toBe(
    [
      '## Visiting',
      'See **the ***hours* (/contact)\nor ask.',
      '1. One\n  - Inner\n2. Two\n  More',
      '> Said\n> twice',
      'Day | 9 to 5\nMonday | 9 to 5',
      '[Picture: A ward. Ward 3]',
    ].join('\n\n'),
  );
});

test('texts that differ only in formatting differ in plain text', () => {
  expect(words(paragraph(text('a')))).not.toBe(words(paragraph(text('a', { type: 'bold' }))));
});
