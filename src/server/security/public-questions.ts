/** Everything a stranger may ask for, with the words of entries that they must not discover. */
import type { z } from 'zod';
import type { Route } from '#contract/base.ts';
import { routes } from '#contract/routes.ts';
import { sampleOf } from './sample.ts';
import type { Hidden } from './unpublished.ts';

export interface Question {
  name: string;
  /** The filter with the word; empty if there is none. */
  key: string;
  address: string;
}

/** Every public read call, with every word, name and id in every parameter and filter that accepts it. */
export function questions(hidden: Hidden[]): Question[] {
  const ids = [...new Set(hidden.map(({ id }) => String(id)))];
  const slugs = [...new Set(hidden.flatMap((one) => one.slugs))];
  const asked: Question[] = [];
  for (const { route, name } of publicReads()) {
    const fills = route.path.includes('{id}') ? ids : route.path.includes('{slug}') ? slugs : [''];
    for (const fill of fills)
      for (const [key, query] of queriesOf(route, hidden))
        asked.push({ name, key, address: route.path.replace(/\{\w+\}/, fill) + query });
  }
  return asked;
}

/** A link's token opens one person's own data, so those are left out. */
export function publicReads() {
  return routes()
    .map(({ route }) => ({ route: route as Route, name: `${route.method} ${route.path}` }))
    .filter(
      ({ route }) => route.method === 'GET' && route.access === 'public' && !route.path.includes('{token}'),
    );
}

function queriesOf({ query }: Route, hidden: Hidden[]): [key: string, query: string][] {
  if (!query) return [['', '']];
  const needed = requiredOf(query);
  const written = (more: Record<string, string>) => `?${new URLSearchParams({ ...needed, ...more })}`;
  const isTaken = (more: Record<string, string>) => query.safeParse({ ...needed, ...more }).success;
  const found: [string, string][] = [['', written({})]];
  const sorts = choicesOf(query.shape.sort);
  for (const [key, schema] of Object.entries(query.shape)) {
    const values =
      pages[key] ??
      choicesOf(schema) ??
      // The search matches whole words. A list matches parts of them, so the common part is enough; others compare
      // names.
      valuesFor((value) => isTaken({ [key]: value }), hidden, key === 'q' && sorts === undefined);
    for (const value of values) if (isTaken({ [key]: value })) found.push([key, written({ [key]: value })]);
  }
  for (const sort of sorts ?? [])
    found.push(
      ['sort', written({ sort, q: hidden[0]!.words[0]!, limit: '100' })],
      ['sort', written({ sort, limit: '100' })],
    );
  return found;
}

/** These count entries and name none. */
const pages: Record<string, string[]> = {
  page: ['1', '2', '3', '100'],
  limit: ['1', '2', '3', '5', '10', '100'],
};

function valuesFor(isTaken: (value: string) => boolean, hidden: Hidden[], isOfWords: boolean) {
  if (!isTaken(hidden[0]!.words[0]!))
    return [...hidden.map(({ id }) => String(id)), '2', '100', '2026-03-10', 'en'];
  return new Set(
    hidden.flatMap(({ words, slugs }) => [...slugs, ...words.slice(0, isOfWords ? words.length : 1)]),
  );
}

function requiredOf(query: z.ZodObject): Record<string, string> {
  const sample = sampleOf(query, []) as Record<string, unknown>;
  const keys = Object.keys(sample).filter((key) => !query.safeParse({ ...sample, [key]: undefined }).success);
  return Object.fromEntries(keys.map((key) => [key, String(sample[key])]));
}

function choicesOf(schema: z.core.$ZodType | undefined): string[] | undefined {
  const { innerType, entries } = (schema?._zod.def ?? {}) as {
    innerType?: z.core.$ZodType;
    entries?: object;
  };
  return innerType ? choicesOf(innerType) : entries && Object.values(entries);
}
