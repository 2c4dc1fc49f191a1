/**
 * Builders for the demo's rich text, in the form that the editor saves. They cover only the nodes that the demo needs;
 * the contract's schema decides what is allowed.
 */
import type { RichTextBlock as Block, RichText, RichTextParagraph } from '#contract/rich-text.ts';

export function richText(...blocks: Block[]): RichText {
  return { type: 'doc', content: blocks };
}

export function heading(words: string, level: 2 | 3 = 2): Block {
  return { type: 'heading', attrs: { level }, content: [{ type: 'text', text: words }] };
}

/** Links are written as `[words](/address)`. */
export function paragraph(words: string): RichTextParagraph {
  const parts = words.split(/\[([^[\]]+)\]\(([^()]+)\)/);
  return {
    type: 'paragraph',
    content: parts.flatMap((text, place) => {
      if (place % 3 === 2 || text === '') return [];
      const marks = place % 3 === 1 && {
        marks: [{ type: 'link' as const, attrs: { href: parts[place + 1]! } }],
      };
      return [{ type: 'text' as const, text, ...marks }];
    }),
  };
}

export function quote(words: string): Block {
  return { type: 'blockquote', content: [paragraph(words)] };
}

/** A table with a heading row and a heading column. */
export function table(headings: string[], ...rows: string[][]): Block {
  const cells = (words: string[], isHeading: (column: number) => boolean) => ({
    type: 'tableRow' as const,
    content: words.map((one, column) => ({
      type: isHeading(column) ? ('tableHeader' as const) : ('tableCell' as const),
      content: [paragraph(one)],
    })),
  });
  return {
    type: 'table',
    content: [cells(headings, () => true), ...rows.map((words) => cells(words, (column) => column === 0))],
  };
}

/** A bulleted list with one paragraph in each item. */
export function list(...items: string[]): Block {
  return {
    type: 'bulletList',
    content: items.map((words) => ({
      type: 'listItem',
      content: [paragraph(words)],
    })),
  };
}
