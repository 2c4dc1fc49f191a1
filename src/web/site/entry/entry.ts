import { data } from 'react-router';
import { ApiProblem } from '#web/api/client.ts';
import { redirect } from '#web/shell/redirect.ts';

/**
 * Loads the entry by the slug in the address. None: 404. An entry with a new slug: 301 to `base` and that slug, with
 * the query.
 */
export async function loadEntry<Entry extends { slug: string }>(
  request: Request,
  base: string,
  slug: string,
  load: (input: { params: { slug: string } }) => Promise<{ data: Entry }>,
): Promise<Entry> {
  const entry = await found(load({ params: { slug: slug.toLowerCase() } }));
  if (!entry) throw data(null, { status: 404 });
  if (entry.slug !== slug) throw redirect(`${base}/${entry.slug}${new URL(request.url).search}`, 301);
  return entry;
}

/** Loads by slug, or by id where no entry has that slug: pages that the specification addresses by id take both. */
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

/** Null where there is none, or where the slug cannot be one. */
export async function found<Entry>(loading: Promise<{ data: Entry }>): Promise<Entry | null> {
  try {
    return (await loading).data;
  } catch (error) {
    if (error instanceof ApiProblem && (error.is('not-found') || error.is('invalid'))) return null;
    throw error;
  }
}
