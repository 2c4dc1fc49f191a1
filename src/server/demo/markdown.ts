/** Markdown as the documents of rich text that the editor saves; the contract refuses what it does not know of either. */
import { Marked, type Token, type Tokens } from 'marked';

interface Node {
  type: string;
  attrs?: object;
  text?: string;
  marks?: Node[];
  content?: Node[];
}

/** An address that is only mentioned is no link: the editor makes none of it either. */
const reader = new Marked({ tokenizer: { url: () => undefined } });

/** The texts of a file, parted by headings of level 1, which name them; what comes before the first one is `first`. */
export function richTexts(markdown: string, first: string): Record<string, Node> {
  const texts: Record<string, Node> = {};
  let name = first;
  for (const token of reader.lexer(markdown)) {
    if (token.type === 'heading' && token.depth === 1) name = token.text;
    else if (token.type !== 'space') {
      const before = texts[name]?.content ?? [];
      texts[name] = { type: 'doc', content: [...before, ...block(token)] };
    }
  }
  return texts;
}

function block(token: Token): Node[] {
  switch (token.type) {
    case 'space':
    case 'def':
      return [];
    case 'heading':
      return [{ type: 'heading', attrs: { level: token.depth }, content: inline(token.tokens ?? []) }];
    case 'paragraph':
    case 'text':
      return [{ type: 'paragraph', content: inline((token as Tokens.Paragraph).tokens) }];
    case 'blockquote':
      return [{ type: 'blockquote', content: (token.tokens ?? []).flatMap(block) }];
    case 'list':
      return [listOf(token as Tokens.List)];
    case 'table':
      return [tableOf(token as Tokens.Table)];
    default:
      return [{ type: token.type }];
  }
}

function listOf({ ordered, items }: Tokens.List): Node {
  return {
    type: ordered ? 'orderedList' : 'bulletList',
    content: items.map(({ tokens }) => ({ type: 'listItem', content: tokens.flatMap(block) })),
  };
}

/** The first row and the first column are headings. */
function tableOf({ header, rows }: Tokens.Table): Node {
  const row = (cells: Tokens.TableCell[], isHeading: (column: number) => boolean): Node => ({
    type: 'tableRow',
    content: cells.map(({ tokens }, column) => ({
      type: isHeading(column) ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph', content: inline(tokens) }],
    })),
  });
  return {
    type: 'table',
    content: [row(header, () => true), ...rows.map((cells) => row(cells, (column) => column === 0))],
  };
}

function inline(tokens: Token[], marks: Node[] = []): Node[] {
  const nodes: Node[] = [];
  for (const node of tokens.flatMap((token) => piece(token, marks))) {
    const last = nodes.at(-1);
    // A character that was escaped is a token of its own.
    if (last?.text !== undefined && node.text !== undefined && last.marks === node.marks)
      last.text += node.text;
    else nodes.push(node);
  }
  return nodes;
}

function piece(token: Token, marks: Node[]): Node[] {
  switch (token.type) {
    case 'text':
    case 'escape': {
      const text = token.text.replaceAll('\n', ' ');
      return [{ type: 'text', text, ...(marks.length > 0 ? { marks } : {}) }];
    }
    case 'link':
      return inline(token.tokens ?? [], [...marks, { type: 'link', attrs: { href: token.href } }]);
    case 'strong':
      return inline(token.tokens ?? [], [...marks, { type: 'bold' }]);
    case 'em':
      return inline(token.tokens ?? [], [...marks, { type: 'italic' }]);
    case 'br':
      return [{ type: 'hardBreak' }];
    default:
      return [{ type: token.type }];
  }
}
