/**
 * The editor's schema: exactly the nodes, attributes and marks of the contract (contract/rich-text.ts). Pasted content
 * is parsed by it, so anything else is dropped. It cannot express two rules of the contract: lists nest two deep
 * (list-depth.ts), and sizes have limits (the contract refuses with a sentence).
 */
import { type AnyExtension, getSchema, type NodeConfig } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { LinkAddress } from '#contract/rich-text.ts';
import { PictureNode } from './picture-node.ts';

/** Attributes must never be read from HTML attributes of the same name, the library's default. */
const neverFromHtml = { parseHTML: () => null, rendered: false };

/** Overrides of the library's nodes and marks, by name. */
const differences: Record<string, object> = {
  heading: {
    addAttributes: () => ({ level: { default: 2, ...neverFromHtml } }),
    // The page's title is the only heading of level 1, and no page needs more than two levels below it.
    parseHTML: () =>
      [1, 2, 3, 4, 5, 6].map((level) => ({ tag: `h${level}`, attrs: { level: level < 3 ? 2 : 3 } })),
  },
  blockquote: { content: 'paragraph+' },
  listItem: { content: 'paragraph (paragraph | bulletList | orderedList)*' },
  orderedList: { addAttributes: () => ({}), renderHTML: () => ['ol', 0] },
  link: {
    addAttributes: () => ({
      href: { default: null, parseHTML: (element: Element) => element.getAttribute('href')?.trim() },
    }),
  },
};

const Kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(
      (one) => (differences[one.name] ? one.extend(differences[one.name]) : one) as AnyExtension,
    );
  },
}).configure({
  code: false,
  codeBlock: false,
  horizontalRule: false,
  strike: false,
  underline: false,
  heading: { levels: [2, 3] },
  dropcursor: { color: false, class: 'rich-drop' },
  link: {
    autolink: false,
    openOnClick: false,
    defaultProtocol: 'https',
    HTMLAttributes: { target: null, rel: null },
    isAllowedUri: (address: string) => LinkAddress.safeParse(address?.trim()).success,
    // Only clear addresses: "report.md" is a file, though .md is a country.
    shouldAutoLink: (words: string) => /^(https?:\/\/|www\.|mailto:|[^\s@:/]+@)/i.test(words),
  },
});

/** The library's tables can merge cells, ours cannot: the attributes keep their defaults. */
const cell: Partial<NodeConfig> = {
  content: 'paragraph+',
  addAttributes: () => ({
    colspan: { default: 1, ...neverFromHtml },
    rowspan: { default: 1, ...neverFromHtml },
    colwidth: { default: null, ...neverFromHtml },
  }),
};

export const richTextNodes: AnyExtension[] = [
  Kit,
  // No node view: it would write widths as inline styles.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }).configure({ resizable: false, View: null }),
  TableRow.extend({ content: '(tableCell | tableHeader)+' }),
  TableHeader.extend(cell),
  TableCell.extend(cell),
  PictureNode,
];

export const richTextSchema = getSchema(richTextNodes);
