import { Fragment, type ReactNode } from 'react';
import type { NamesIn, PlainMessage, TagsIn } from '#words/catalogue.ts';
import { pieces } from '#words/say.ts';

type Contents<M extends string> = Record<NamesIn<M>, ReactNode> &
  Record<Named<TagsIn<M>>, (words: ReactNode) => ReactNode>;
type Named<Tag extends string> = Tag extends `<${infer Name}>` ? Name : never;

/**
 * A message with elements in it: `<Phrase message="Read our <link>privacy notice</link>." link={(words) => <a
 * …>{words}</a>} />`. Each translation places them itself.
 */
export function Phrase<M extends PlainMessage>({ message, ...contents }: { message: M } & Contents<M>) {
  return phrase(message, contents as Given);
}

/** The same as a value; a message of text only stays a string. */
export function sentence<M extends PlainMessage>(message: M, contents: Contents<M>) {
  return phrase(message, contents as Given);
}

type Given = Record<string, ReactNode | ((words: ReactNode) => ReactNode)>;

/** Joins adjacent strings into one text node. */
function phrase(message: string, given: Given): ReactNode {
  const parts = pieces(message).map((piece) => {
    if (typeof piece === 'string') return piece;
    const content = given['name' in piece ? piece.name : piece.tag];
    return 'tag' in piece && typeof content === 'function'
      ? content(phrase(piece.words, given))
      : (content as ReactNode);
  });
  return parts.every((part) => typeof part === 'string')
    ? parts.join('')
    : // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places.
      parts.map((part, place) => <Fragment key={place}>{part}</Fragment>);
}

/** Words for screen readers only: `<Phrase message="Compare<hidden> {title}</hidden>" hidden={hidden} … />`. */
export function hidden(words: ReactNode) {
  return <span className="sr-only">{words}</span>;
}
