/** The inside of a paragraph or heading: **bold**, *italic*, [words](address) and line breaks, as words and as nodes. */
import type { Inline } from './rich-text-words.ts';

type Token =
  | { type: 'text'; text: string }
  | { type: 'toggle'; mark: 'bold' | 'italic' }
  | { type: 'link'; href: string | null }
  | { type: 'break' };

export function readInline(words: string): Inline[] {
  const nodes: Inline[] = [];
  let href: string | null = null;
  const on = { bold: false, italic: false };
  for (const token of withoutLooseToggles(tokens(words))) {
    if (token.type === 'toggle') on[token.mark] = !on[token.mark];
    else if (token.type === 'link') href = token.href;
    else if (token.type === 'break') nodes.push({ type: 'hardBreak' });
    else addText(nodes, token.text, { href, ...on });
  }
  // A break needs text on both sides.
  while (nodes[0]?.type === 'hardBreak') nodes.shift();
  while (nodes.at(-1)?.type === 'hardBreak') nodes.pop();
  return nodes;
}

/** Toggles follow the text in order, so any change of bold and italic is one run of at most three asterisks. */
export function writeInline(nodes: Inline[]): string {
  let words = '';
  let open = { href: null as string | null, bold: false, italic: false };
  const change = (next: typeof open) => {
    const toggles = `${open.bold === next.bold ? '' : '**'}${open.italic === next.italic ? '' : '*'}`;
    if (open.href === next.href) words += toggles;
    else words += `${open.href === null ? '' : closing(open.href)}${toggles}${next.href === null ? '' : '['}`;
    open = next;
  };
  for (const node of nodes) {
    if (node.type === 'hardBreak') {
      words += '\n';
      continue;
    }
    const link = node.marks?.find((mark) => mark.type === 'link');
    const has = (type: string) => node.marks?.some((mark) => mark.type === type) ?? false;
    change({ href: link ? link.attrs.href : null, bold: has('bold'), italic: has('italic') });
    words += node.text.replace(/[\\*[\]]/g, '\\$&');
  }
  change({ href: null, bold: false, italic: false });
  return words;
}

function closing(href: string) {
  return `](${href.replace(/[\\()]/g, '\\$&')})`;
}

function addText(
  nodes: Inline[],
  text: string,
  { href, bold, italic }: { href: string | null; bold: boolean; italic: boolean },
) {
  const marks = [
    ...(href === null ? [] : [{ type: 'link' as const, attrs: { href } }]),
    ...(bold ? [{ type: 'bold' as const }] : []),
    ...(italic ? [{ type: 'italic' as const }] : []),
  ];
  const before = nodes.at(-1);
  if (before?.type === 'text' && JSON.stringify(before.marks ?? []) === JSON.stringify(marks))
    before.text += text;
  else nodes.push({ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) });
}

function tokens(words: string): Token[] {
  const found: Token[] = [];
  let position = 0;
  while (position < words.length) {
    const rest = words.slice(position);
    const link = /^\[((?:\\[^\n]|[^\\[\]])+)\]\(((?:\\.|[^\\()\s])+)\)/.exec(rest);
    const escaped = /^\\([\\*[\]()#>•.-])/.exec(rest);
    const lonely = rest[0] === '*' && /^(\s|$)/.test(words[position - 1] ?? '') && /^\*(\s|$)/.test(rest);
    if (link) {
      found.push({ type: 'link', href: link[2]!.replace(/\\(.)/g, '$1') }, ...tokens(link[1]!), {
        type: 'link',
        href: null,
      });
      position += link[0].length;
    } else if (escaped) {
      found.push({ type: 'text', text: escaped[1]! });
      position += 2;
    } else if (rest.startsWith('**')) {
      found.push({ type: 'toggle', mark: 'bold' });
      position += 2;
    } else if (rest[0] === '*' && !lonely) {
      found.push({ type: 'toggle', mark: 'italic' });
      position += 1;
    } else {
      found.push(rest[0] === '\n' ? { type: 'break' } : { type: 'text', text: rest[0]! });
      position += 1;
    }
  }
  return found;
}

/** A toggle that nothing closes is an asterisk that was meant as one. */
function withoutLooseToggles(found: Token[]): Token[] {
  for (const mark of ['bold', 'italic'] as const) {
    const toggles = found.filter((token) => token.type === 'toggle' && token.mark === mark);
    if (toggles.length % 2 === 0) continue;
    found[found.indexOf(toggles.at(-1)!)] = { type: 'text', text: mark === 'bold' ? '**' : '*' };
  }
  return found;
}
