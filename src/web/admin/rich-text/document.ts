/** Converts between the editor's document, with every attribute and a last empty paragraph, and the contract's. */
import type { JSONContent } from '@tiptap/core';
import { emptyRichText, type RichText } from '#contract/rich-text.ts';
import { richTextSchema } from './schema.ts';

/** Drops attributes and blocks that are empty or default. */
export function fromEditor(document: JSONContent): RichText {
  const content = (document.content ?? []).map(withoutBlanks);
  while (content.at(-1)?.type === 'paragraph' && !content.at(-1)?.content) content.pop();
  return { type: 'doc', content } as RichText;
}

/** The same form for all documents with the same meaning; null for one that the editor cannot hold. */
export function normal(document: RichText): RichText | null {
  try {
    const node = richTextSchema.nodeFromJSON(document);
    if (document.content.length > 0) node.check();
    return fromEditor(node.toJSON());
  } catch {
    return null;
  }
}

/** A form holds '' before there is text. */
export function documentOf(value: unknown): RichText {
  return (value || emptyRichText) as RichText;
}

function withoutBlanks({ type, attrs, content, marks, text }: JSONContent): JSONContent {
  const kept =
    type === 'tableCell' || type === 'tableHeader'
      ? []
      : Object.entries(attrs ?? {}).filter(([, value]) => value !== null && value !== '');
  return {
    type,
    ...(kept.length > 0 ? { attrs: Object.fromEntries(kept) } : {}),
    ...(content && content.length > 0 ? { content: content.map(withoutBlanks) } : {}),
    ...(marks && marks.length > 0 ? { marks } : {}),
    ...(text === undefined ? {} : { text }),
  } as JSONContent;
}
