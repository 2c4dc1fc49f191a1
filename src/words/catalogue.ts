/**
 * What a catalogue is. Its keys are the English messages as they stand in the code, so that a translator sees what is
 * meant. The German one says which messages there are: one that it lacks does not compile where it is said. Every other
 * is held to it by catalogues.test.ts, and each translation to the placeholders of its message.
 */
import type booking from './de/booking.json';
import type islands from './de/islands.json';
import type server from './de/server.json';
import type site from './de/site.json';
import type staff from './de/staff.json';
import type steps from './de/steps.json';

type German = typeof booking & typeof islands & typeof steps & typeof staff & typeof site & typeof server;

/** A message of the program. After a bar stands what it is about, if English has one word for two things. */
export type Message = keyof German & string;
/** A message with a count. It is named by its English plural. */
export type CountedMessage = { [M in Message]: German[M] extends string ? never : M }[Message];
export type PlainMessage = Exclude<Message, CountedMessage>;

/** A message with a count has a form for each category that `Intl.PluralRules` names for the language. */
export type Catalogue = Readonly<
  Record<string, string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>
>;

/** The names in braces and the tags of a message: "{count}" and "<link>". */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
export type TagsIn<Text extends string> = Text extends `${string}<${infer Tag}>${infer Rest}`
  ? (Tag extends `/${string}` ? never : `<${Tag}>`) | TagsIn<Rest>
  : never;
