/**
 * Builders for the rich text of the demo hospital: documents as the staff editor would save them. They know only
 * the nodes that the demo needs; the contract's schema stays the judge of what is allowed.
 */
import type { RichText } from '#contract/rich-text.ts';

type Block = RichText['content'][number];

export function richText(...blocks: Block[]): RichText {
  return { type: 'doc', content: blocks };
}

export function heading(words: string, level: 2 | 3 = 2): Block {
  return { type: 'heading', attrs: { level }, content: [{ type: 'text', text: words }] };
}

export function paragraph(words: string): Block {
  return { type: 'paragraph', content: [{ type: 'text', text: words }] };
}

/** A bulleted list with one paragraph in each item. */
export function list(...items: string[]): Block {
  return {
    type: 'bulletList',
    content: items.map((words) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
    })),
  };
}
