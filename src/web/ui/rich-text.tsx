import { Fragment, type ReactNode } from 'react';
import { sourcesOf } from '#contract/picture-address.ts';
import {
  LinkAddress,
  PictureAttributes,
  type RichTextBlock,
  type RichText as RichTextDocument,
  type RichTextHeading,
  type RichTextInline,
  type RichTextMark,
  type RichTextTable,
} from '#contract/rich-text.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { shortNumbers, withNumbers } from '#web/ui/with-numbers.tsx';
import { joined } from '#words/joined.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { Picture } from './core/picture.tsx';
import { langOf, type Written } from './lang.tsx';

/**
 * A rich text document as React elements; no HTML is parsed. Documents were checked when saved; anything outside the
 * contract is left out anyway, and a forbidden link stays plain text.
 */
export function RichText({
  document,
  written,
  anchors,
  className = '',
}: {
  document: RichTextDocument;
  written?: Written | null;
  /** Ids of the headings that the page links to. */
  anchors?: ReadonlyMap<RichTextBlock, { id: string }>;
  className?: string;
}) {
  const tables = document.content.filter(({ type }) => type === 'table');
  return (
    <div className={`rich-text ${className}`} {...langOf(written)}>
      {document.content.map((node, key) =>
        node.type === 'table' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once and never reordered.
          <Table key={key} {...node} number={tables.length > 1 ? tables.indexOf(node) + 1 : null} />
        ) : node.type === 'heading' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once and never reordered.
          <Heading key={key} {...node} id={anchors?.get(node)?.id} />
        ) : (
          block(node, key)
        ),
      )}
    </div>
  );
}

/** Lets a page leave out the heading too. */
export function isEmptyRichText(document: RichTextDocument | null | undefined) {
  return !document?.content.some((node) => node.type === 'image' || (node.content?.length ?? 0) > 0);
}

function block(node: RichTextBlock, key: number): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p key={key}>{node.content?.map(inline)}</p>;
    case 'bulletList':
    case 'orderedList': {
      const List = node.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <List key={key}>
          {node.content.map((item, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once and never reordered.
            <li key={position}>{(item.content as RichTextBlock[]).map(block)}</li>
          ))}
        </List>
      );
    }
    case 'blockquote':
      return <blockquote key={key}>{node.content.map(block)}</blockquote>;
    case 'image':
      return <Figure key={key} attributes={node.attrs} />;
    default:
      return null;
  }
}

function Heading({ attrs: { level }, content, id }: RichTextHeading & { id: string | undefined }) {
  const Level = level === 2 ? 'h2' : 'h3';
  return <Level id={id}>{content?.map(inline)}</Level>;
}

/** A table scrolls in its own box on a narrow screen, reachable by keyboard and named by its first row. */
function Table({ content, number }: RichTextTable & { number: number | null }) {
  const [first, ...others] = content;
  if (!first) return null;
  const hasHead = first.content.every(({ type }) => type === 'tableHeader');
  const words = joined(first.content.map((cell) => cell.content.map(wordsOf).join(' ')));
  const name = number ? t('Table {number}: {words}', { number, words }) : t('Table: {words}', { words });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    <section className="rich-table" aria-label={name} tabIndex={0}>
      <table>
        {hasHead ? (
          <thead>
            <Row cells={first.content} scope="col" />
          </thead>
        ) : null}
        <tbody>
          {(hasHead ? others : content).map((row, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once and never reordered.
            <Row key={position} cells={row.content} scope="row" />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ cells, scope }: { cells: RichTextTable['content'][number]['content']; scope: 'col' | 'row' }) {
  return (
    <tr>
      {cells.map(({ type, content }, position) => {
        const words = content.length === 1 ? content[0]!.content?.map(inline) : content.map(block);
        return type === 'tableHeader' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once and never reordered.
          <th key={position} scope={scope}>
            {words}
          </th>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once and never reordered.
          <td key={position}>{words}</td>
        );
      })}
    </tr>
  );
}

function Figure({ attributes }: { attributes: PictureAttributes }) {
  const { data } = PictureAttributes.safeParse(attributes);
  if (!data) return null;
  const { mediaId, caption, ...picture } = data;
  const isTall = picture.height > picture.width;
  return (
    <figure className={isTall ? 'rich-tall' : undefined}>
      <Picture
        image={{ id: mediaId, focalX: 0.5, focalY: 0.5, placeholder: '', ...picture, ...sourcesOf(picture) }}
        sizes={`min(${isTall ? 26 : 44}rem, 100vw, ${picture.width}px)`}
        grows={false}
      />
      {caption ? <figcaption>{caption}</figcaption> : null}
    </figure>
  );
}

function inline(node: RichTextInline, key: number): ReactNode {
  if (node.type === 'hardBreak') return <br key={key} />;
  if (node.type !== 'text') return null;
  const marks = node.marks ?? [];
  const words = marks.some(({ type }) => type === 'link') ? node.text : <Words>{node.text}</Words>;
  return <Fragment key={key}>{marks.reduceRight<ReactNode>(marked, words)}</Fragment>;
}

/** Text without a link: phone numbers to call in it become links. */
function Words({ children }: { children: string }) {
  return withNumbers(children, { short: shortNumbers(useSite().contact) });
}

function marked(content: ReactNode, mark: RichTextMark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{content}</strong>;
    case 'italic':
      return <em>{content}</em>;
    case 'link':
      return LinkAddress.safeParse(mark.attrs.href).success ? (
        <a href={hrefOf(mark.attrs.href)} rel={/^https?:/i.test(mark.attrs.href) ? 'noopener' : undefined}>
          {content}
        </a>
      ) : (
        content
      );
    default:
      return content;
  }
}

/** Links to pages of the site keep the page's language. */
function hrefOf(address: string) {
  return /^\/(?!\/|(?:admin|api|media)(?![\w-]))/.test(address) ? at(address) : address;
}

function wordsOf({ content = [] }: { content?: RichTextInline[] | undefined }) {
  return content.map((node) => (node.type === 'text' ? node.text : ' ')).join('');
}
