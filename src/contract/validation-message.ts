/**
 * Validation messages of a schema, in the language of the person who entered the value. A schema is made once, before
 * any request, so its messages are made when a value is refused: by the schema itself, which serves the server and
 * browser forms alike. A later step could no longer tell a sentence with a number from one without. Untranslated
 * messages do not compile.
 */
import type { NamesIn, PlainMessage } from '#words/catalogue.ts';
import { filled, translated, type Values } from '#words/say.ts';
import { plainNumber } from './words/formats.ts';

type ValuesFor<M extends string> = [NamesIn<M>] extends [never] ? [] : [values: Values<M>];

/** A message without placeholders. */
export type Sentence = { [M in PlainMessage]: [NamesIn<M>] extends [never] ? M : never }[PlainMessage];

/** For a check of zod: `.min(1, said('Enter your name.'))`. */
export function said<M extends PlainMessage>(message: M, ...[values]: ValuesFor<M>) {
  return { error: () => filled(translated(message), values && asEntered(values)) };
}

/** Numbers as they are entered in a field. */
function asEntered(values: Record<string, string | number>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? plainNumber(value) : value,
    ]),
  );
}
