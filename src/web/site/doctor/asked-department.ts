import type { Client } from '#web/api/client.ts';
import { redirect } from '#web/shell/redirect.ts';
import { found } from '#web/site/entry/entry.ts';

interface Named {
  slug: string;
  name: string;
  language?: string | undefined;
}

/**
 * The department that a list's address asks for, from those it knows or from all; null where there is none. One with a
 * new slug answers 301 with the list's address under that slug.
 */
export async function askedDepartment(
  api: Client,
  slug: string,
  known: Named[],
  /** With the language. */
  hrefOf: (slug: string) => string,
): Promise<Named | null> {
  if (!slug) return null;
  const here = known.find((one) => one.slug === slug);
  if (here) return here;
  const department = await found(api.department.getBySlug({ params: { slug } }));
  if (department && department.slug !== slug) throw redirect(hrefOf(department.slug), 301);
  return department;
}
