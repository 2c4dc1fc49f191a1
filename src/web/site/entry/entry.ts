import { data } from 'react-router';
import { ApiProblem } from '#web/api/client.ts';
import type { Paths } from '#web/shell/meta.ts';
import { redirect } from '#web/shell/redirect.ts';

interface Addressed {
  slug: string;
  /** Slugs by language prefix, '' for the main language. */
  addresses?: Record<string, string> | undefined;
}

/** Paths of an entry: in the page's language, and in each that it has. */
export interface Place {
  path: string;
  paths: Paths;
}

/**
 * Loads an entry by slug. 404 if there is none; 301 to `base` and the current slug, with the query, if it has another
 * one in this language.
 */
export async function loadEntry<Entry extends Addressed>(
  request: Request,
  base: string,
  slug: string,
  load: (input: { params: { slug: string } }) => Promise<{ data: Entry }>,
): Promise<{ entry: Entry; place: Place }> {
  const entry = await found(load({ params: { slug: slug.toLowerCase() } }));
  if (!entry) throw data(null, { status: 404 });
  if (entry.slug !== slug) throw redirect(`${base}/${entry.slug}${new URL(request.url).search}`, 301);
  const paths = Object.entries(entry.addresses ?? {}).map(([language, own]) => [
    language && `/${language}`,
    `${base}/${own}`,
  ]);
  return { entry, place: { path: `${base}/${entry.slug}`, paths: Object.fromEntries(paths) } };
}

/** Loads by slug, or by id if no entry has that slug, for pages that the specification addresses by id. */
export function slugOrId<Entry>({
  getBySlug,
  get,
}: {
  getBySlug(input: { params: { slug: string } }): Promise<{ data: Entry }>;
  get(input: { params: { id: string } }): Promise<{ data: Entry }>;
}) {
  return async ({ params: { slug } }: { params: { slug: string } }): Promise<{ data: Entry }> => {
    const named = await found(getBySlug({ params: { slug } }));
    return named ? { data: named } : get({ params: { id: slug } });
  };
}

/** Null if missing, or if the slug is malformed. */
export async function found<Entry>(loading: Promise<{ data: Entry }>): Promise<Entry | null> {
  try {
    return (await loading).data;
  } catch (error) {
    if (error instanceof ApiProblem && (error.is('not-found') || error.is('invalid'))) return null;
    throw error;
  }
}
