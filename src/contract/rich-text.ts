/**
 * Rich text is a ProseMirror document as Tiptap writes it, checked against a closed list of nodes, marks and link
 * protocols. It is rendered to React elements, so no HTML string is ever trusted.
 */
import { z } from 'zod';
import { severalLines } from './base.ts';

const link = z
  .string()
  .max(2000)
  .regex(severalLines, 'This link cannot be used.')
  .refine(
    (href) => /^(https?:\/\/[^\s]+|mailto:[^\s]+|tel:\+?[\d\s()-]+|\/(?!\/)[^\s\\]*|#[\w-]*)$/i.test(href),
    'This link cannot be used.',
  );

const Mark = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('bold') }),
  z.strictObject({ type: z.literal('italic') }),
  z.strictObject({ type: z.literal('link'), attrs: z.strictObject({ href: link }) }),
]);

const Text = z.strictObject({
  type: z.literal('text'),
  text: z
    .string()
    .normalize('NFC')
    .min(1)
    .max(20_000)
    .regex(severalLines, 'Control characters are not allowed.'),
  marks: z.array(Mark).max(3).optional(),
});
const HardBreak = z.strictObject({ type: z.literal('hardBreak') });
const inline = z.array(z.discriminatedUnion('type', [Text, HardBreak])).max(2000);

const Paragraph = z.strictObject({ type: z.literal('paragraph'), content: inline.optional() });
const Heading = z.strictObject({
  type: z.literal('heading'),
  attrs: z.strictObject({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inline.optional(),
});
/** Lists nest two deep, which is all that the pages' typography is drawn for; so the schema needs no recursion. */
function listOf<Inner extends z.ZodType>(inner: Inner) {
  const item = z.strictObject({ type: z.literal('listItem'), content: z.array(inner).min(1).max(50) });
  const items = z.array(item).min(1).max(200);
  return [
    z.strictObject({ type: z.literal('bulletList'), content: items }),
    z.strictObject({ type: z.literal('orderedList'), content: items }),
  ] as const;
}
const innerLists = listOf(Paragraph);
const lists = listOf(z.discriminatedUnion('type', [Paragraph, ...innerLists]));
const Blockquote = z.strictObject({
  type: z.literal('blockquote'),
  content: z.array(Paragraph).min(1).max(50),
});

export const RichText = z.strictObject({
  type: z.literal('doc'),
  content: z.array(z.discriminatedUnion('type', [Paragraph, Heading, ...lists, Blockquote])).max(500),
});
export type RichText = z.output<typeof RichText>;
export const emptyRichText: RichText = { type: 'doc', content: [] };
