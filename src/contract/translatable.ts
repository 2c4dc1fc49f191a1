/**
 * Which fields are translated: lines and texts, rich text, and lists that contain any. Facts, such as prices, hours and
 * pictures, exist once for all languages. A new field is translated by its kind, without a line here.
 */
import { z } from 'zod';
import { severalLines, singleLine, text } from './base.ts';
import { longestQuestion } from './lengths.ts';
import type { OpeningLine } from './opening.ts';
import type { Question } from './question.ts';
import { resources } from './resources.ts';

/**
 * Synonyms have their own language, rooms and waiting areas have names for staff alone, and messages have text only if
 * a hospital wrote its own.
 */
export const translated: readonly string[] = [
  ...Object.keys(resources).filter(
    (name) => !['synonym', 'savedReply', 'room', 'waitingArea'].includes(name),
  ),
  'media',
  'settings',
  'contact',
  'mailText',
];

/** Lines that are the same in every language, or that no visitor reads; prefixed with a resource if not for all. */
const facts = new Set([
  'icon',
  'phone',
  'email',
  'phone_number',
  'emergencyPhone',
  'ambulancePhone',
  'mapUrl',
  'registrationNumber',
  'languages',
  'timeZone',
  'locale',
  'clock',
  'videoAddress',
  'primaryColor',
  'accentColor',
  'closure.note',
  'visitType.roomKind',
  'media.name',
]);

/** A resource's translated fields, in order. */
export function wordsOf(resource: string, fields: z.ZodObject): string[] {
  return Object.entries(fields.shape)
    .filter(([name]) => !facts.has(name) && !facts.has(`${resource}.${name}`))
    .filter(([, schema]) => holdsWords(schema as z.ZodType))
    .map(([name]) => name);
}

/** The body of a translation: every field may be left out, even one that the entry requires. */
export function wordsSchema(resource: string, fields: z.ZodObject, names = wordsOf(resource, fields)) {
  const optional = (schema: z.ZodType) => z.union([z.literal(''), schema]).optional();
  return z.strictObject(
    Object.fromEntries(
      names.map((name) => [
        name,
        optional(isTextByText(name) ? WordsByText : (fields.shape[name] as z.ZodType)),
      ]),
    ),
  );
}

/**
 * Lists in which only some texts are translated and the rest are facts: the times of opening hours, the kinds and
 * conditions of questions. They are translated text by text, so that facts never come from a translation. The database
 * has an equal function for each (translation/board.ts).
 */
const textByText: Record<
  string,
  { texts(value: never): string[]; with(value: never, inWords: InWords): unknown }
> = {
  openingHours: {
    texts: (lines: OpeningLine[]) => lines.flatMap(({ name, remark }) => [name, remark]),
    with: (lines: OpeningLine[], inWords) =>
      lines.map((one) => ({ ...one, name: inWords(one.name), remark: inWords(one.remark) })),
  },
  questions: {
    texts: (questions: Question[]) =>
      questions.flatMap(({ text: asked, help = '', choices = [] }) => [asked, help, ...choices]),
    // Conditions and answers name a choice in the main language, so a translated choice is shown beside it.
    with: (questions: Question[]) => questions,
  },
};
type InWords = (text: string) => string;

export function isTextByText(field: string) {
  return Object.hasOwn(textByText, field);
}

/** The translation of each text. */
export const longestOfText = longestQuestion;
export const WordsByText = z.record(text(longestOfText), text(longestOfText));

/** The translated part of a field. */
export function wordsIn(field: string, value: unknown): unknown {
  if (!isTextByText(field)) return value;
  const texts = textByText[field]!.texts(value as never);
  return [...new Set(texts)].filter((one) => one !== '').sort();
}

/** A field with its translation applied. */
export function withWords(field: string, value: unknown, words: unknown): unknown {
  if (!isTextByText(field)) return words;
  const said = words as Record<string, string>;
  return textByText[field]!.with(value as never, (one) => said[one] || one);
}

interface Inner {
  _zod: {
    def: {
      type: string;
      innerType?: Inner;
      element?: Inner;
      shape?: Record<string, Inner>;
      checks?: Check[];
    };
  };
}
interface Check {
  _zod: { def: { pattern?: RegExp } };
}

function holdsWords(schema: unknown): boolean {
  const { type, innerType, element, shape, checks = [] } = (schema as Inner)._zod.def;
  if (innerType) return holdsWords(innerType);
  if (element) return holdsWords(element);
  // A document of rich text.
  if (shape?.type && shape.content) return true;
  if (shape) return Object.values(shape).some(holdsWords);
  return (
    type === 'string' &&
    checks.some(({ _zod }) => _zod.def.pattern === singleLine || _zod.def.pattern === severalLines)
  );
}

/** Whether a value is empty, so that there is nothing to translate, or no translation. */
export function isSilent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value !== 'object') return false;
  const { type, content } = value as { type?: unknown; content?: unknown[] };
  if (type === undefined) return Object.values(value).every(isSilent);
  return (
    type === 'doc' &&
    (content ?? []).every((block) => isEmptyBlock(block as { content?: unknown[]; type: string }))
  );
}

function isEmptyBlock({ type, content }: { type: string; content?: unknown[] }) {
  return type === 'paragraph' && (content ?? []).length === 0;
}
