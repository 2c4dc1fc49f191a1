/**
 * The vocabulary of schema.org from the types of `schema-dts`: each type's properties and their ranges. Pages'
 * structured data is checked against it.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

const text = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts'),
  'utf8',
);
const interfaces = new Map<string, { parents: string[]; properties: Map<string, string[]> }>();
for (const [, name, parents, body] of text.matchAll(
  /^(?:export )?interface (\w+) extends ([^{]+) \{\n([\s\S]*?)^\}/gm,
)) {
  const properties = new Map<string, string[]>();
  for (const [, property, range] of body!.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.+), "\w+">;$/gm)) {
    properties.set(property!, range!.split(' | '));
  }
  interfaces.set(name!, { parents: parents!.split(', '), properties });
}
/** Subtypes or enumeration values of each alias. */
const aliases = new Map<string, string[]>();
for (const [, name, parts] of text.matchAll(/^export type (\w+) = (.+);$/gm)) {
  aliases.set(name!, parts!.split(' | '));
}

/** Errors in structured data with their paths; empty if all of it is valid. */
export function complaintsOf(data: Json, way = ''): string[] {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return [`${way} is not an object`];
  const { '@context': _context, '@type': type, '@id': id, ...rest } = data;
  const types = [type].flat() as string[];
  const unknown = types.filter((name) => !interfaces.has(`${name}Leaf`));
  if (unknown.length > 0) return [`${way}: there is no type ${unknown.join()}`];
  const own = typeof id === 'string' && !isAddress(id) ? [`${way}@id is no address`] : [];
  return [
    ...own,
    ...Object.entries(rest).flatMap(([property, value]) => {
      const here = `${way}${types.join('+')}.${property}`;
      const ranges = types.map((name) => rangeOf(`${name}Leaf`, property)).filter((range) => range !== null);
      if (ranges.length === 0) return [`${here}: there is no such property`];
      return [value].flat().flatMap((one) => wrongValue(one as Json, ranges.flat(), `${here} > `));
    }),
  ];
}

/** The range of a property; null if the interface lacks it. */
function rangeOf(name: string, property: string): string[] | null {
  const found = interfaces.get(name);
  if (!found) return null;
  const own = found.properties.get(property);
  if (own) return own;
  for (const parent of found.parents) {
    const range = rangeOf(parent, property);
    if (range) return range;
  }
  return null;
}

function wrongValue(value: Json, range: string[], way: string): string[] {
  const allows = (...names: string[]) => names.some((name) => range.includes(name));
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    if (!('@type' in value)) return allows('IdReference') && '@id' in value ? [] : [`${way}has no type`];
    const types = [value['@type']].flat() as string[];
    const fits = types.some((type) => range.some((wanted) => isBelow(type, wanted)));
    return fits ? complaintsOf(value, way) : [`${way}a ${types.join()} is none of ${range.join(', ')}`];
  }
  if (typeof value === 'number')
    return allows('Number', 'Integer', 'Float') ? [] : [`${way}a number is none of ${range.join(', ')}`];
  if (typeof value === 'boolean') return allows('Boolean') ? [] : [`${way}yes or no is not allowed`];
  if (typeof value !== 'string' || value === '') return [`${way}is empty`];
  if (range.some((name) => aliases.get(name)?.includes(`"${value}"`))) return [];
  if (allows('Text')) return [];
  if (allows('URL') && isAddress(value)) return [];
  if (allows('Date', 'DateTime') && !Number.isNaN(Date.parse(value))) return [];
  if (allows('Time') && /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(value)) return [];
  if (allows('Number', 'Integer', 'Float') && Number.isFinite(Number(value))) return [];
  return [`${way}"${value}" is none of ${range.join(', ')}`];
}

function isBelow(type: string, wanted: string): boolean {
  if (type === wanted) return true;
  return (aliases.get(wanted) ?? []).some(
    (name) => name !== wanted && interfaces.has(`${name}Leaf`) && isBelow(type, name),
  );
}

function isAddress(text: string) {
  return /^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text);
}

export function structuredData(html: string): { [name: string]: Json }[] {
  const scripts = html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, json]) => JSON.parse(json!));
}
