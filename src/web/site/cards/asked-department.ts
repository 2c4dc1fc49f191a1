import type { Client } from '#web/api/client.ts';
import { redirect } from '#web/shell/redirect.ts';
import { found } from '#web/site/entry/entry.ts';

interface Named {
  slug: string;
  name: string;
  language?: string | undefined;
}

/**
 * The department in a list's address, from the known ones or from all; null if there is none. A changed slug answers
 * 301 to the list under the new one.
 */
export async function askedDepartment(
  api: Client,
  slug: string,
  known: Named[],
  /** Includes the language. */
  hrefOf: (slug: string) => string,
): Promise<Named | null> {
  if (!slug) return null;
  const here = known.find((one) => one.slug === slug);
  if (here) return here;
  const department = await found(api.department.getBySlug({ params: { slug } }));
  if (department && department.slug !== slug) throw redirect(hrefOf(department.slug), 301);
  return department;
}
