import type { RichText, RichTextBlock, RichTextInline } from '#contract/rich-text.ts';
import { t } from '#words/say.ts';

/** A document as plain text, with a light mark for each kind of formatting, for comparing two versions. */
export function inWords({ content }: RichText): string {
  return content.map(block).join('\n\n');
}

type Item = Extract<RichTextBlock, { type: 'bulletList' }>['content'][number];

function block(node: RichTextBlock): string {
  switch (node.type) {
    case 'paragraph':
      return line(node.content);
    case 'heading':
      return `${'#'.repeat(node.attrs.level)} ${line(node.content)}`;
    case 'blockquote':
      return indented(node.content.map(block).join('\n'), '> ');
    case 'table':
      return node.content
        .map((row) => row.content.map((cell) => cell.content.map(block).join(' ')).join(' | '))
        .join('\n');
    case 'image':
      return t('[Picture: {words}]', {
        words: [node.attrs.alt, node.attrs.caption].filter(Boolean).join('. '),
      });
    default:
      return (node.content as Item[])
        .map((one, index) => item(one, node.type === 'orderedList' ? `${index + 1}. ` : '- '))
        .join('\n');
  }
}

function item({ content }: Item, mark: string) {
  const words = content.map(block).join('\n');
  return mark + indented(words, '  ').slice(2);
}

function indented(words: string, by: string) {
  return words.replace(/^/gm, by);
}

function line(content: RichTextInline[] = []) {
  return content.map(inline).join('');
}

function inline(node: RichTextInline): string {
  if (node.type === 'hardBreak') return '\n';
  return (node.marks ?? []).reduceRight((words, mark) => {
    if (mark.type === 'link') return `${words} (${mark.attrs.href})`;
    return mark.type === 'bold' ? `**${words}**` : `*${words}*`;
  }, node.text);
}
