/** Converts a paragraph of rich text to one line with tags, for translation outside, and back. */
import type { RichTextInline, RichTextMark } from '#contract/rich-text.ts';

const tags = { bold: 'b', italic: 'i' } as const;

export function htmlOf(inline: RichTextInline[]): string {
  return inline.map(pieceOf).join('');
}

function pieceOf(piece: RichTextInline) {
  if (piece.type === 'hardBreak') return '<br>';
  const marks = new Map((piece.marks ?? []).map((mark) => [mark.type, mark]));
  let html = escaped(piece.text);
  for (const type of ['italic', 'bold'] as const)
    if (marks.has(type)) html = `<${tags[type]}>${html}</${tags[type]}>`;
  const link = marks.get('link');
  return link?.type === 'link' ? `<a href="${escaped(link.attrs.href)}">${html}</a>` : html;
}

const tag = /<(?:(\/?)(b|i)|a href="([^"<>]*)"|(\/)a|br ?\/?)>/gi;

/** Undefined if there are other tags, or they are not properly nested. The schema of rich text checks addresses. */
export function inlineOf(html: string): RichTextInline[] | undefined {
  const found: RichTextInline[] = [];
  const open: { name: string; mark: RichTextMark }[] = [];
  let at = 0;
  const take = (end: number) => {
    const raw = html.slice(at, end);
    const text = read(raw);
    if (text) found.push({ type: 'text', text, ...(open.length > 0 && { marks: marksOf(open) }) });
    return !/[<>]/.test(raw);
  };
  for (const one of html.matchAll(tag)) {
    if (!take(one.index)) return undefined;
    at = one.index + one[0].length;
    const [whole, closes, simple, href, closesLink] = one;
    const name = simple?.toLowerCase() ?? (/^<br/i.test(whole) ? 'br' : 'a');
    if (name === 'br') found.push({ type: 'hardBreak' });
    else if (closes || closesLink) {
      if (open.pop()?.name !== name) return undefined;
    } else if (open.some((before) => before.name === name)) return undefined;
    else open.push({ name, mark: markOf(name, href) });
  }
  return take(html.length) && open.length === 0 ? found : undefined;
}

function markOf(name: string, href = ''): RichTextMark {
  if (name === 'a') return { type: 'link', attrs: { href: read(href) } };
  return { type: name === 'b' ? 'bold' : 'italic' };
}

function marksOf(open: { mark: RichTextMark }[]) {
  return open.map(({ mark }) => mark);
}

const entities: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

function escaped(text: string) {
  return text.replace(/[&<>"]/g, (one) => Object.keys(entities).find((key) => entities[key] === one)!);
}

function read(text: string) {
  return text.replace(/&(?:lt|gt|quot|amp);/g, (one) => entities[one]!);
}
