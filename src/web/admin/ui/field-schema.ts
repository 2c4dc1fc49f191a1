/**
 * Reads a field's rules from its zod schema in the contract: whether it is required, its limits, and the control that
 * suits it. So each rule exists once, and a form cannot promise what the server refuses.
 */

import { z } from 'zod';
import { bare } from '#contract/bare.ts';
import { Id, LocalDateTime, LocalTime, Money } from '#contract/base.ts';
import { MediaId } from '#contract/crud.ts';
import { RichText } from '#contract/rich-text.ts';
import { capital } from './capital.ts';

export type Kind =
  | 'text'
  | 'textarea'
  | 'number'
  | 'money'
  | 'checkbox'
  | 'select'
  | 'tags'
  | 'rows'
  | 'lines'
  | 'choice'
  | 'picture'
  | 'rich-text'
  | 'moment'
  | 'date'
  | 'time'
  | 'wall-time'
  | 'icon'
  | 'weekdays';

export interface Limits {
  required: boolean;
  /** It may be empty: '', null, [] or omitted. */
  optional: boolean;
  maxLength?: number;
  /** Line breaks are refused. */
  isLine?: boolean;
  min?: number;
  max?: number;
  options?: string[];
}

/** The schema at a dot path such as `faqs.0.question`, as declared. */
export function schemaAt(fields: z.ZodObject, path: string): z.ZodType {
  let schema: z.ZodType = fields;
  for (const step of path.split('.')) {
    const inner = bare(schema);
    if (inner instanceof z.ZodObject) schema = inner.shape[step] as z.ZodType;
    else if (inner instanceof z.ZodArray) schema = inner.element as z.ZodType;
    if (!schema) throw new Error(`The contract has no field ${path}.`);
  }
  return schema;
}

export function limitsOf(schema: z.ZodType): Limits {
  const inner = bare(schema);
  const blank = blankOf(schema);
  const limits: Limits = {
    required: blank === undefined && !accepts(schema, undefined),
    optional:
      blank !== undefined ||
      (inner instanceof z.ZodArray ? accepts(schema, []) : isText(inner) && accepts(schema, undefined)),
  };
  const text = inner instanceof z.ZodPipe ? (inner.def.in as z.ZodType) : inner;
  if (text instanceof z.ZodString && text.maxLength !== null) limits.maxLength = text.maxLength;
  if (text instanceof z.ZodString && !accepts(text, 'a\nb')) limits.isLine = true;
  if (inner instanceof z.ZodNumber) {
    if (Number.isSafeInteger(inner.minValue)) limits.min = inner.minValue as number;
    if (Number.isSafeInteger(inner.maxValue)) limits.max = inner.maxValue as number;
  }
  if (inner instanceof z.ZodEnum) limits.options = inner.options.map(String);
  return limits;
}

function isText(inner: z.ZodType) {
  return (inner instanceof z.ZodPipe ? inner.def.in : inner) instanceof z.ZodString;
}

/** The field's empty value: '' if allowed, otherwise null, otherwise undefined. */
export function blankOf(schema: z.ZodType): '' | null | undefined {
  if (accepts(schema, '')) return '';
  return accepts(schema, null) ? null : undefined;
}

/** The same for a form, which has '' for an omitted field; a list starts empty. */
export function blankInForm(schema: z.ZodType): '' | null | [] {
  if (bare(schema) instanceof z.ZodArray) return [];
  return blankOf(schema) === null ? null : '';
}

export function kindOf(schema: z.ZodType): Kind {
  if (schema === MediaId) return 'picture';
  const inner = bare(schema);
  const known = kinds.get(inner);
  if (known) return known;
  if (inner instanceof z.ZodISODate) return 'date';
  if (inner instanceof z.ZodISODateTime) return 'moment';
  if (inner instanceof z.ZodBoolean) return 'checkbox';
  if (inner instanceof z.ZodEnum) return 'select';
  if (inner instanceof z.ZodNumber) return 'number';
  if (inner instanceof z.ZodArray) {
    const element = bare(inner.element as z.ZodType);
    if (element === Id) return 'choice';
    if (element instanceof z.ZodObject) return 'rows';
    return (limitsOf(element).maxLength ?? 0) > longestTag ? 'lines' : 'tags';
  }
  return accepts(inner, 'a\nb') ? 'textarea' : 'text';
}

/** Longer items get a line of their own, and have an order. */
const longestTag = 80;

const kinds = new Map<z.ZodType, Kind>([
  [RichText, 'rich-text'],
  [Money, 'money'],
  [Id, 'choice'],
  [LocalTime, 'time'],
  [LocalDateTime, 'wall-time'],
]);

/** "registrationNumber" is "Registration number". */
export function wordsOf(name: string): string {
  const last = name.split('.').at(-1)!;
  const words = last
    .replace(/Ids?$/, '')
    .replaceAll('_', ' ')
    .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return capital(words);
}

function accepts(schema: z.ZodType, value: unknown) {
  return schema.safeParse(value).success;
}
