import { Fragment, type ReactNode } from 'react';
import type { RichText as RichTextDocument } from '#contract/rich-text.ts';

/**
 * A rich text document as React elements. Nothing here reads HTML, and what the contract does not know is left out;
 * a link whose protocol is not on the list stays as its words.
 */
export function RichText({ document, className = '' }: { document: RichTextDocument; className?: string }) {
  return <div className={`rich-text ${className}`}>{document.content.map(block)}</div>;
}

/** True where there is nothing to show, so that a page can leave the heading away too. */
export function isEmptyRichText(document: RichTextDocument | null | undefined) {
  return !document?.content.some((node) => (node.content?.length ?? 0) > 0);
}

type Block = RichTextDocument['content'][number];
type Inline = NonNullable<Extract<Block, { type: 'paragraph' }>['content']>[number];
type Mark = NonNullable<Extract<Inline, { type: 'text' }>['marks']>[number];

function block(node: Block, key: number): ReactNode {
  switch (node.type) {
    case 'paragraph':
      return <p key={key}>{node.content?.map(inline)}</p>;
    case 'heading': {
      const Heading = node.attrs.level === 2 ? 'h2' : 'h3';
      return <Heading key={key}>{node.content?.map(inline)}</Heading>;
    }
    case 'bulletList':
    case 'orderedList': {
      const List = node.type === 'bulletList' ? 'ul' : 'ol';
      return (
        <List key={key}>
          {node.content.map((item, position) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once and never reordered.
            <li key={position}>{(item.content as Block[]).map(block)}</li>
          ))}
        </List>
      );
    }
    case 'blockquote':
      return <blockquote key={key}>{node.content.map(block)}</blockquote>;
    default:
      return null;
  }
}

function inline(node: Inline, key: number): ReactNode {
  if (node.type === 'hardBreak') return <br key={key} />;
  if (node.type !== 'text') return null;
  return <Fragment key={key}>{(node.marks ?? []).reduceRight<ReactNode>(marked, node.text)}</Fragment>;
}

function marked(content: ReactNode, mark: Mark): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong>{content}</strong>;
    case 'italic':
      return <em>{content}</em>;
    case 'link':
      return isSafe(mark.attrs.href) ? (
        <a href={mark.attrs.href} rel={/^https?:/i.test(mark.attrs.href) ? 'noopener' : undefined}>
          {content}
        </a>
      ) : (
        content
      );
    default:
      return content;
  }
}

/** The contract checks links when they are saved; this holds even for a document that came another way. */
function isSafe(href: string) {
  return /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(href);
}
