/**
 * What a catalogue is. Its keys are the English messages as they stand in the code, so that a translator sees what is
 * meant. The German one says which messages there are; every other is held to it, and each translation to the
 * placeholders of its message: what is missing, surplus or misspelt does not compile.
 */
import type { catalogue } from './de/index.ts';

type German = typeof catalogue;

/** A message of the program. After a bar stands what it is about, if English has one word for two things. */
export type Message = keyof German & string;
/** A message with a count. It is named by its English plural. */
export type CountedMessage = { [M in Message]: German[M] extends string ? never : M }[Message];
export type PlainMessage = Exclude<Message, CountedMessage>;

/** By plural category. Each language has the categories that `Intl.PluralRules` names for it. */
export type Forms<Category extends Intl.LDMLPluralRule = 'other'> = Record<'other' | Category, string>;

export type Catalogue = Readonly<
  Record<string, string | Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>>
>;

/** A whole catalogue of a language with these plural categories. */
export type Translation<Category extends Intl.LDMLPluralRule> = {
  readonly [M in Message]: M extends CountedMessage ? Readonly<Forms<Category>> : string;
};

/** The names in braces and the tags of a message: "{count}" and "<link>". */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;
export type TagsIn<Text extends string> = Text extends `${string}<${infer Tag}>${infer Rest}`
  ? (Tag extends `/${string}` ? never : `<${Tag}>`) | TagsIn<Rest>
  : never;

/** Itself where each is a message and has its names and tags; otherwise what is wrong with which. */
export type Checked<Given, Known extends PropertyKey = Message> = {
  [M in keyof Given]: M extends Known & string
    ? Given[M] extends string
      ? Same<M, Given[M]>
      : { [Form in keyof Given[M]]: Fits<M, Given[M][Form] & string> }
    : 'is no message of the program';
};
type Same<M extends string, Text extends string> = [Parts<M>] extends [Parts<Text>]
  ? Fits<M, Text>
  : NotThoseOf<M>;
/** A form of one need not say the number. */
type Fits<M extends string, Text extends string> = [Parts<Text>] extends [Parts<M>] ? Text : NotThoseOf<M>;
type Parts<Text extends string> = NamesIn<Text> | TagsIn<Text>;
interface NotThoseOf<M extends string> {
  'has other placeholders than': M;
}
