/** Calls as no one would make them, and as anyone might: repeatable by their seed. */
import type { z } from 'zod';
import type { Random } from '#server/test-random.ts';
import type { Call } from './every-call.ts';
import { isRecord, sampleOf } from './sample.ts';

const texts = [
  '',
  ' ',
  'x',
  'NaN',
  'null',
  '-1',
  '0',
  '1',
  '2',
  '1e3',
  '999999999',
  '2026-03-10',
  '2026-13-40',
  "'; --",
  '%',
  '\\',
  '\u0000',
  'ß😀',
  'half \ud83d',
  '<b>',
  '../x',
  'x'.repeat(5_000),
  '__proto__',
  'heart',
  'cardiology',
  'all',
  'draft',
  'deleted',
  'csv',
];
const values = [null, true, false, 0, -1, 1, 1.5, 1e308, 2 ** 53, [], {}, [null], [[]], { x: 1 }, ...texts];

interface Made {
  path: string;
  body: string | undefined;
  headers: Record<string, string>;
}

/** Parameters, query, body and headers are right, wrong or both. */
export function anyCall({ route }: Call, random: Random, tokens: readonly string[]): Made {
  const names = {
    slug: ['clara-hensley', 'cardiology', 'x', 'X'],
    token: tokens,
    kind: ['booked', 'moved', 'x'],
  };
  const parameter = (name: string) =>
    random.one(
      names[name as keyof typeof names] ?? [
        '1',
        '2',
        '3',
        '7',
        '0',
        '-1',
        '99999',
        '99999999999',
        'x',
        'NaN',
      ],
    ) ?? '1';
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameter(name)));
  const query = route.query ? queryOf(route.query, random) : '';
  const headers: Record<string, string> = {};
  if (random.chance(0.3))
    headers['If-Match'] = random.one(['"1"', '"2"', 'W/"1"', '"1", "2"', '*', 'x', '"1.abc"'])!;
  if (random.chance(0.2)) headers['If-None-Match'] = random.one(['*', '"x"', 'W/"x", "y"', 'x'])!;
  if (random.chance(0.2)) headers['Idempotency-Key'] = random.one(['one', 'two', 'x'.repeat(300)])!;
  if (random.chance(0.05))
    headers['Export-Reason'] = random.one(['', 'x', '%', '%00', '%E4', 'x'.repeat(300)])!;
  if (random.chance(0.03))
    headers['Content-Type'] = random.one(['text/plain', 'application/json; charset=x', 'x'])!;
  if (random.chance(0.02)) headers['Content-Encoding'] = random.one(['gzip', 'identity', 'x'])!;
  return { path: path + query, body: bodyOf(route.body, random), headers };
}

function queryOf(schema: z.ZodObject, random: Random) {
  const sample = sampleOf(schema, []) as Record<string, unknown>;
  const asked = Object.keys(schema.shape).flatMap((name): [string, string][] => {
    const { isOptional } = { isOptional: schema.shape[name]!.safeParse(undefined).success };
    if (random.chance(isOptional ? 0.7 : 0.1)) return [];
    return [
      [name, random.chance(0.6) && name in sample ? String(sample[name]) : wellFormed(random.one(texts)!)],
    ];
  });
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
}

function bodyOf(schema: z.ZodType | undefined, random: Random) {
  if (!schema) return random.chance(0.05) ? '{}' : undefined;
  if (random.chance(0.03))
    return random.one(['', '{', 'null', '[]', '"x"', '1', '{"a":', 'x'.repeat(70_000)]);
  let body = sampleOf(schema, [random.one(['word', 'Ann', 'Heart'])!]);
  const changes = random.one([0, 0, 0, 1, 1, 2, 3])!;
  for (let change = 0; change < changes; change++) body = changed(body, random);
  return JSON.stringify(body);
}

/** The value with a part of it left out, replaced or added. */
function changed(value: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.7)) {
    if (random.chance(0.2)) return Array.from({ length: 3 }, () => value[0]);
    return value.map((one, index) => (index === 0 ? changed(one, random) : one));
  }
  const keys = isRecord(value) ? Object.keys(value) : [];
  const key = random.one(keys);
  if (key === undefined) return random.one(values);
  const { [key]: one, ...rest } = value as Record<string, unknown>;
  if (random.chance(0.3)) return rest;
  if (random.chance(0.1)) return { ...(value as object), unknown: one };
  return { ...rest, [key]: random.chance(0.5) ? changed(one, random) : random.one(values) };
}

function wellFormed(text: string) {
  return text.toWellFormed();
}
