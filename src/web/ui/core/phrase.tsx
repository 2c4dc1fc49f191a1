import { Fragment, type ReactNode } from 'react';
import type { NamesIn, PlainMessage, TagsIn } from '#words/catalogue.ts';
import { filled, pieces } from '#words/say.ts';

type Contents<M extends string> = Record<NamesIn<M>, ReactNode> &
  Record<Named<TagsIn<M>>, (words: string) => ReactNode>;
type Named<Tag extends string> = Tag extends `<${infer Name}>` ? Name : never;

/**
 * A message with elements in it: `<Phrase message="Read our <link>privacy notice</link>." link={(words) => <a …>{words}</a>} />`.
 * A translation puts them where its language does.
 */
export function Phrase<M extends PlainMessage>({ message, ...contents }: { message: M } & Contents<M>) {
  const given = contents as Record<string, ReactNode | ((words: string) => ReactNode)>;
  const texts = Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
  return pieces(message).map((piece, place) => {
    if (typeof piece === 'string') return piece;
    const content = given['name' in piece ? piece.name : piece.tag];
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change places.
      <Fragment key={place}>
        {'tag' in piece && typeof content === 'function'
          ? content(filled(piece.words, texts))
          : (content as ReactNode)}
      </Fragment>
    );
  });
}

/** Words of a message that are only read out: `<Phrase message="Compare<hidden> {title}</hidden>" hidden={hidden} … />`. */
export function hidden(words: string) {
  return <span className="sr-only">{words}</span>;
}
