/**
 * Which fields hold words, and so are translated: lines and texts, rich text, and lists that contain any. Facts, such as
 * prices, hours and pictures, stand once for all languages. A new field is translated by its kind, without a line here.
 */
import { z } from 'zod';
import { severalLines, singleLine } from './base.ts';
import { resources } from './resources.ts';

/**
 * Each has one record or many; synonyms belong to a language of their own, and the hospital's text of a message is not
 * an entry.
 */
export const translated: readonly string[] = [
  ...Object.keys(resources).filter((name) => name !== 'synonym'),
  'media',
  'settings',
  'contact',
];

/** Lines that are the same in every language, or that no visitor reads; by resource where not for all. */
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
  'openingHours',
  'timeZone',
  'locale',
  'primaryColor',
  'accentColor',
  'closure.note',
  'media.name',
]);

/** The fields of a resource that are translated, in their order. */
export function wordsOf(resource: string, fields: z.ZodObject): string[] {
  return Object.entries(fields.shape)
    .filter(([name]) => !facts.has(name) && !facts.has(`${resource}.${name}`))
    .filter(([, schema]) => holdsWords(schema as z.ZodType))
    .map(([name]) => name);
}

/** What a translation may say of a resource: every field may be left out, also one that the entry needs. */
export function wordsSchema(resource: string, fields: z.ZodObject, names = wordsOf(resource, fields)) {
  const optional = (schema: z.ZodType) => z.union([z.literal(''), schema]).optional();
  return z.strictObject(
    Object.fromEntries(names.map((name) => [name, optional(fields.shape[name] as z.ZodType)])),
  );
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

/** Whether a value says nothing, so that there is nothing to translate, or no translation. */
export function isSilent(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (Array.isArray(value)) return value.length === 0;
  const { type, content } = value as { type?: unknown; content?: unknown[] };
  return (
    type === 'doc' &&
    (content ?? []).every((block) => isEmptyBlock(block as { content?: unknown[]; type: string }))
  );
}

function isEmptyBlock({ type, content }: { type: string; content?: unknown[] }) {
  return type === 'paragraph' && (content ?? []).length === 0;
}
