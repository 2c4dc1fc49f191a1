/** Sample bodies and parameters from the contract's schemas, with given words in fields that accept them. */
import type { z } from 'zod';

export interface Leaf {
  /** Dot path; `0` is an element of a list. */
  path: string;
  schema: z.ZodType;
}

interface Definition {
  type: string;
  shape?: Record<string, z.ZodType>;
  innerType?: z.ZodType;
  element?: z.ZodType;
  options?: z.ZodType[];
  in?: z.ZodType;
  out?: z.ZodType;
  values?: unknown[];
  entries?: Record<string, unknown>;
}
/** A schema that cuts its input first is that of the cut value. */
function definitionOf(schema: z.ZodType): Definition {
  const definition = schema.def as unknown as Definition;
  const { in: input, out } = definition;
  return input?.def.type === 'transform' ? definitionOf(out!) : definition;
}

/** The leaf schemas of a schema, across all its alternatives. */
export function leavesOf(schema: z.ZodType, path = ''): Leaf[] {
  const { type, shape, innerType, element, options, in: input } = definitionOf(schema);
  if (shape)
    return Object.entries(shape).flatMap(([key, one]) => leavesOf(one, path ? `${path}.${key}` : key));
  if (innerType) return leavesOf(innerType, path);
  if (element) return leavesOf(element, `${path}.0`);
  if (options) return options.flatMap((one) => leavesOf(one, path));
  // A transformed value is still one field, checked as a whole.
  if (type === 'pipe' && definitionOf(input!).type !== 'string') return leavesOf(input!, path);
  return [{ path, schema }];
}

export function takesText({ schema }: Leaf): boolean {
  const { type, in: input } = definitionOf(schema);
  return type === 'string' || (type === 'pipe' && definitionOf(input!).type === 'string');
}

/** One valid text of each kind in the contract, for the demo hospital's Monday. */
const plain = [
  '2026-03-10',
  '2026-03-11',
  '2026-03-10T09:00',
  '2026-03-11T09:00',
  '09:00',
  '12:00',
  '2026-03-10T09:00:00Z',
  'somebody@example.org',
  'https://example.org/',
  'https://meet.example.org/{room}',
  'a-word',
  'Europe/London',
  'en-GB',
  'EUR',
  'DE',
  '+44 20 7946 0000',
  'four green lamps sing',
  'word',
  'x'.repeat(43),
  `${'0'.repeat(32)}`,
  '1',
  // More than one.
  '2',
];

/**
 * A valid value for a schema; each text gets the first of `words` that it accepts. Ids are 1, which exists. Mutually
 * exclusive fields are left out.
 */
export function sampleOf(schema: z.ZodType, words: string[]): unknown {
  const whole = valueFor(schema, words, '');
  if (schema.safeParse(whole).success || !isRecord(whole)) return whole;
  const keys = Object.keys(whole);
  const without = (...left: string[]) =>
    Object.fromEntries(Object.entries(whole).filter(([key]) => !left.includes(key)));
  const fewer = [
    ...keys.map((key) => without(key)),
    ...keys.flatMap((key) => keys.map((other) => without(key, other))),
  ];
  return fewer.find((one) => schema.safeParse(one).success) ?? whole;
}

function valueFor(schema: z.ZodType, words: string[], key: string): unknown {
  const { type, shape, innerType, element, options, in: input, values, entries } = definitionOf(schema);
  if (shape)
    return Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, valueFor(one, words, name)]));
  if (innerType) return valueFor(innerType, words, key);
  if (element) {
    const one = valueFor(element, words, key);
    return [[one], [one, one]].find((list) => schema.safeParse(list).success) ?? [one];
  }
  if (options) {
    const alternatives = options.map((one) => valueFor(one, words, key));
    return alternatives.find((value) => schema.safeParse(value).success && value !== '') ?? alternatives[0];
  }
  if (values) return values[0];
  if (entries) return Object.values(entries)[0];
  if (takesText({ path: key, schema })) {
    // An end must be after its start.
    const later = /^(to|validUntil|pricesValidUntil)$/.test(key);
    const candidates = [...words, ...(later ? plain.toReversed() : plain)];
    return candidates.find((text) => schema.safeParse(text).success) ?? words[0];
  }
  if (type === 'pipe') return valueFor(input!, words, key);
  if (type === 'boolean') return true;
  if (type === 'number') return [1, 0.5, 5, 2000].find((number) => schema.safeParse(number).success);
  return type === 'record' ? {} : null;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
