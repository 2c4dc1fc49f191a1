import type { RichText, RichTextBlock } from '#contract/rich-text.ts';

export interface Anchor {
  /** Fragment in the page's address. */
  id: string;
  title: string;
}

/** Prefix that keeps headings' ids apart from others on the page. */
const beginning = 'part';
const longest = 80;

/** A document's large headings with unique ids made of their words, in any script. */
export function anchorsOf({ content }: RichText): Map<RichTextBlock, Anchor> {
  const anchors = new Map<RichTextBlock, Anchor>();
  const taken = new Set<string>();
  for (const block of content) {
    if (block.type !== 'heading' || block.attrs.level !== 2) continue;
    const title = (block.content ?? [])
      .map((node) => (node.type === 'text' ? node.text : ' '))
      .join('')
      .trim();
    if (title === '') continue;
    const id = unlike(taken, [beginning, slugOf(title)].filter(Boolean).join('-'));
    taken.add(id);
    anchors.set(block, { id, title });
  }
  return anchors;
}

/** Letters, their marks and digits of any script; everything else separates. */
function slugOf(title: string) {
  const words =
    title
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...words.join('-')].slice(0, longest).join('');
}

function unlike(taken: Set<string>, id: string) {
  let free = id;
  for (let number = 2; taken.has(free); number++) free = `${id}-${number}`;
  return free;
}
