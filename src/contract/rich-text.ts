/**
 * Rich text is a ProseMirror document as Tiptap writes it, checked against a closed list of nodes, attributes, marks
 * and link protocols. It is rendered to React elements, so no HTML string is ever trusted.
 *
 * Nothing here is recursive: every level is written out, so no document can take long to check or to render. The
 * editor's schema (web/admin/rich-text/schema.ts) allows exactly the same.
 */

import { z } from 'zod';
import { t } from '#words/say.ts';
import { bounded, Id, line, requiredLine, severalLines } from './base.ts';
import { longestCaption, longestLink } from './lengths.ts';
import { PictureKey } from './picture-address.ts';
import { said } from './validation-message.ts';
import { plainNumber } from './words/formats.ts';

/** Several times the longest page of a hospital. */
export const richTextLimits = {
  blocks: 500,
  characters: 100_000,
  /** Nodes of every kind together. */
  nodes: 10_000,
  tableRows: 50,
  tableColumns: 12,
} as const;

const badLink = said('This link cannot be used.');
/** http, https, mailto, tel, an address of this site, or an anchor on the page. */
export const LinkAddress = z
  .string(badLink)
  .max(longestLink, { ...badLink, abort: true })
  .regex(severalLines, { ...badLink, abort: true })
  .regex(/^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:\+?[\d\s()-]+|\/(?![/\\])[^\s\\]*|#[\w-]*)$/i, badLink);

const Mark = z.discriminatedUnion(
  'type',
  [
    z.strictObject({ type: z.literal('bold') }),
    z.strictObject({ type: z.literal('italic') }),
    z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: LinkAddress }) }),
  ],
  said('This formatting cannot be used.'),
);

const longestPiece = 20_000;
const tooLong = said('Use at most {max} characters in one piece.', { max: longestPiece });
const Text = z.strictObject({
  type: z.literal('text'),
  text: bounded(longestPiece, tooLong)
    .min(1, said('An empty piece of text cannot be saved.'))
    .max(longestPiece, { ...tooLong, abort: true })
    .regex(severalLines, said('Control characters are not allowed.')),
  // Beyond the number of distinct marks the rest is not read.
  marks: z
    .preprocess(
      (given) => (Array.isArray(given) ? given.slice(0, Mark.options.length + 1) : given),
      z
        .array(Mark, said('This formatting cannot be used.'))
        .refine(
          (marks) => new Set(marks.map(({ type }) => type)).size === marks.length,
          said('Use each mark once.'),
        ),
    )
    .optional(),
});
const HardBreak = z.strictObject({ type: z.literal('hardBreak') });
const inline = z
  .array(oneOf(Text, HardBreak), said('Enter text.'))
  .max(2000, said('This paragraph has too many parts. Split it.'));

const Paragraph = z.strictObject({ type: z.literal('paragraph'), content: inline.optional() });
const Heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({
    level: z.union([z.literal(2), z.literal(3)], said('Headings must have level 2 or 3.')),
  }),
  content: inline.optional(),
});

/** Lists nest two deep, which is all that the pages' typography supports. */
function listOf<Inner extends z.ZodType<{ type: string }>>(inner: Inner) {
  const item = z.strictObject({
    type: z.literal('listItem'),
    content: some(inner, 50).refine(
      ([first]) => first?.type === 'paragraph',
      said('A list item must begin with a paragraph.'),
    ),
  });
  const items = some(oneOf(item), 200);
  return [
    z.strictObject({ type: z.literal('bulletList'), content: items }),
    z.strictObject({ type: z.literal('orderedList'), content: items }),
  ] as const;
}
const innerLists = listOf(oneOf(Paragraph));
const lists = listOf(oneOf(Paragraph, ...innerLists));

const Blockquote = z.strictObject({ type: z.literal('blockquote'), content: some(oneOf(Paragraph), 50) });

/**
 * Tables are plain grids without merged cells: those read badly on a phone and aloud. Any cell may be a heading, so the
 * first row or column can consist of headings.
 */
const paragraphs = some(oneOf(Paragraph), 20);
const TableHeader = z.strictObject({ type: z.literal('tableHeader'), content: paragraphs });
const TableCell = z.strictObject({ type: z.literal('tableCell'), content: paragraphs });
const TableRow = z.strictObject({
  type: z.literal('tableRow'),
  content: some(oneOf(TableHeader, TableCell), richTextLimits.tableColumns, 'Use at most {max} columns.'),
});
const Table = z
  .strictObject({
    type: z.literal('table'),
    content: some(oneOf(TableRow), richTextLimits.tableRows, 'Use at most {max} rows.'),
  })
  .refine(
    ({ content }) => content.every((row) => row.content.length === content[0]!.content.length),
    said('Every row of a table must have the same number of cells.'),
  );

/**
 * A stored picture. Key and size are part of the document, so that a page renders without a look-up; they belong to the
 * file's content and never change.
 */
const pixels = z
  .int(said('Enter a whole number.'))
  .min(1, said('Enter 1 or more.'))
  .max(50_000, said('Enter a smaller number.'));
export const PictureAttributes = z.strictObject({
  mediaId: Id,
  key: PictureKey,
  width: pixels,
  height: pixels,
  /** Alternative text. */
  alt: requiredLine(longestCaption, 'Describe the picture.'),
  caption: line(longestCaption).optional(),
});
export type PictureAttributes = z.output<typeof PictureAttributes>;
const Picture = z.strictObject({ type: z.literal('image'), attrs: PictureAttributes });

export const RichText = z
  .strictObject(
    {
      type: z.literal('doc', said('This is not a rich-text document.')),
      content: z
        .array(
          oneOf(Paragraph, Heading, ...lists, Blockquote, Table, Picture),
          said('This is not a rich-text document.'),
        )
        .max(
          richTextLimits.blocks,
          said('Use at most {max} paragraphs and other blocks.', { max: richTextLimits.blocks }),
        ),
    },
    said('Enter text.'),
  )
  .superRefine((document, { addIssue }) => {
    const { nodes, characters } = sizeOf(document);
    if (characters > richTextLimits.characters)
      addIssue(
        t('This text is too long: use at most {max} characters.', {
          max: plainNumber(richTextLimits.characters),
        }),
      );
    else if (nodes > richTextLimits.nodes)
      addIssue(t('This text has too many parts. Split it into two pages.'));
  });
export type RichText = z.output<typeof RichText>;
export type RichTextBlock = RichText['content'][number];
export type RichTextHeading = z.output<typeof Heading>;
export type RichTextTable = z.output<typeof Table>;
export type RichTextInline = z.output<typeof inline>[number];
export type RichTextMark = z.output<typeof Mark>;

export const emptyRichText: RichText = { type: 'doc', content: [] };

/** Recursive, since a checked document is only a few levels deep. */
function sizeOf(node: object): { nodes: number; characters: number } {
  const { text = '', content = [] } = node as { text?: string; content?: object[] };
  const total = { nodes: 1, characters: text.length };
  for (const inner of content) {
    const { nodes, characters } = sizeOf(inner);
    total.nodes += nodes;
    total.characters += characters;
  }
  return total;
}

function oneOf<const Nodes extends readonly [z.ZodObject, ...z.ZodObject[]]>(...nodes: Nodes) {
  return z.discriminatedUnion('type', nodes, said('This kind of content cannot be used here.'));
}

/** At least one, as the editor always has. */
function some<Node extends z.ZodType>(
  node: Node,
  max: number,
  words:
    | 'Use at most {max} parts.'
    | 'Use at most {max} rows.'
    | 'Use at most {max} columns.' = 'Use at most {max} parts.',
) {
  return z
    .array(node, said('This part needs content.'))
    .min(1, said('This part needs content.'))
    .max(max, said(words, { max }));
}
