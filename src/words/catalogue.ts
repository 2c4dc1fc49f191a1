/**
 * The keys of a catalogue are the English messages as they are in the code, so that a translator sees what is meant.
 * The German catalogue defines which messages exist: code that uses another does not compile. catalogues.test.ts
 * compares all other languages with it, and each translation with the placeholders of its message.
 */
import type booking from './de/booking.json';
import type islands from './de/islands.json';
import type server from './de/server.json';
import type site from './de/site.json';
import type staff from './de/staff.json';
import type steps from './de/steps.json';

type German = typeof booking & typeof islands & typeof steps & typeof staff & typeof site & typeof server;

/** A message of the program. If English has one word for two things, a bar and what it is about follow. */
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
