/**
 * Rich text as plain words that can be typed: "## " and "### " headings, "- " and "1. " lists (two deep), "> " quotes,
 * **bold**, *italic*, [words](address), a single line break within a paragraph. `write` and `read` are inverse for
 * every document that `carries` accepts; what it does not accept must not be edited this way.
 */
import type { RichText } from '#contract/rich-text.ts';
import { readInline, writeInline } from './rich-text-inline.ts';

export type Block = RichText['content'][number];
export type Inline = NonNullable<Extract<Block, { type: 'paragraph' }>['content']>[number];
type List = Extract<Block, { type: 'bulletList' | 'orderedList' }>;
type Paragraph = Extract<Block, { type: 'paragraph' }>;

/** Whether a document survives being written as words and read again. The order of marks means nothing. */
export function carries(document: RichText): boolean {
  return canonical(parse(write(document))) === canonical(document);
}

export function write({ content }: RichText): string {
  return content.map(writeBlock).join('\n\n');
}

/**
 * Odd words, such as marks around nothing, leave a document that would be read a little differently the next time;
 * so they are read until nothing changes any more.
 */
export function read(words: string): RichText {
  let document = parse(words);
  for (let round = 0; round < 10 && !carries(document); round++) document = parse(write(document));
  return document;
}

function parse(words: string): RichText {
  const lines = words
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', '  ').trimEnd());
  const content: Block[] = [];
  while (lines.length > 0) {
    const line = lines[0]!;
    if (line === '') lines.shift();
    else if (heading.test(line)) content.push(readHeading(lines.shift()!));
    else if (quote.test(line)) content.push(readQuote(lines));
    else if (marker.test(line)) joinList(content, readList(lines, 0));
    else content.push(paragraph(takeWhile(lines, (next) => next !== '' && !startsBlock(next))));
  }
  // A line that holds nothing readable, such as a lone marker, leaves an empty block behind.
  return { type: 'doc', content: content.filter((block) => !isEmpty(block)) };
}

const heading = /^(#{2,3}) +(?=\S)/;
const quote = /^>/;
const marker = /^( *)(?:([-*•])|\d{1,3}[.)]) +(?=\S)/;

function startsBlock(line: string) {
  return heading.test(line) || quote.test(line) || marker.test(line);
}

function readHeading(line: string): Block {
  const level = heading.exec(line)![1]!.length as 2 | 3;
  return { type: 'heading', attrs: { level }, ...inlineOf(line.replace(heading, '')) };
}

function readQuote(lines: string[]): Block {
  const inner = takeWhile(lines, (line) => quote.test(line)).map((line) => line.slice(1).trim());
  const content: Paragraph[] = [];
  while (inner.length > 0) {
    if (inner[0] === '') inner.shift();
    else content.push(paragraph(takeWhile(inner, (line) => line !== '')));
  }
  return { type: 'blockquote', content: content.filter((block) => !isEmpty(block)) };
}

/** Reads the items of one kind at one depth; a deeper marker begins a list inside the item before it. */
function readList(lines: string[], depth: 0 | 1): List {
  const ordered = !marker.exec(lines[0]!)![2];
  const items: { type: 'listItem'; content: (Paragraph | List)[] }[] = [];
  while (lines.length > 0) {
    const start = marker.exec(lines[0]!);
    if (!start) break;
    const isDeeper = start[1]!.length >= 2;
    if (depth === 0 && isDeeper && items.length > 0) {
      joinList(items.at(-1)!.content, readList(lines, 1));
      continue;
    }
    if (!start[2] !== ordered || (depth === 1 && !isDeeper)) break;
    const first = lines.shift()!.replace(marker, '');
    const more = takeWhile(lines, (line) => /^ +\S/.test(line) && !marker.test(line));
    const words = paragraph([first, ...more]);
    if (!isEmpty(words)) items.push({ type: 'listItem', content: [words] });
  }
  return { type: ordered ? 'orderedList' : 'bulletList', content: items } as List;
}

/** A blank line between items does not end a list. */
function joinList(blocks: (Block | List)[], list: List) {
  const before = blocks.at(-1);
  if (before?.type === list.type) (before as List).content.push(...(list.content as never[]));
  else if (list.content.length > 0) blocks.push(list);
}

function paragraph(lines: string[]): Paragraph {
  return { type: 'paragraph', ...inlineOf(lines.map((line) => line.trim()).join('\n')) };
}

function inlineOf(words: string) {
  const content = readInline(words);
  return content.length > 0 ? { content } : {};
}

function takeWhile(lines: string[], wanted: (line: string) => boolean) {
  let count = 0;
  while (count < lines.length && wanted(lines[count]!)) count++;
  return lines.splice(0, count);
}

function isEmpty(block: Block) {
  return !block.content || block.content.length === 0;
}

function writeBlock(block: Block): string {
  switch (block.type) {
    case 'paragraph':
      return writeParagraph(block).join('\n');
    case 'heading':
      return `${'#'.repeat(block.attrs.level)} ${writeInline(block.content ?? [])}`;
    case 'blockquote':
      return block.content
        .map((inner) =>
          writeParagraph(inner)
            .map((line) => `> ${line}`)
            .join('\n'),
        )
        .join('\n>\n');
    default:
      return writeList(block, '').join('\n');
  }
}

function writeList(list: List, indent: string): string[] {
  return list.content.flatMap((item, index) => {
    const mark = list.type === 'orderedList' ? `${index + 1}. ` : '- ';
    return (item.content as (Paragraph | List)[]).flatMap((inner, position) => {
      if (inner.type !== 'paragraph') return writeList(inner, `${indent}  `);
      const [first = '', ...more] = writeParagraph(inner);
      const start = position === 0 ? mark : '  ';
      return [`${indent}${start}${first}`, ...more.map((line) => `${indent}  ${line}`)];
    });
  });
}

/** The lines of a paragraph; a line that would read as the start of something else is escaped. */
function writeParagraph({ content = [] }: Paragraph): string[] {
  return writeInline(content)
    .split('\n')
    .map((line) => line.replace(/^(#{2,3} |[->•])/, '\\$1').replace(/^(\d{1,3})([.)] )/, '$1\\$2'));
}

/** The same text for documents that mean the same: keys and marks in one order, nothing empty. */
function canonical(document: RichText): string {
  return JSON.stringify(document, (key, value) => {
    if (key === 'marks') {
      return value.length > 0 ? [...value].sort((a, b) => (a.type < b.type ? -1 : 1)) : undefined;
    }
    if (key === 'content' && value.length === 0) return undefined;
    if (value === null || typeof value !== 'object' || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
  });
}
