import type { Client } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { found } from '#web/site/entry/entry.ts';
import { searchSlug } from '#web/site/entry/search-words.ts';
import { addressOf, readChoice } from './choice.ts';

/**
 * Where a link that books a package leads: to the package's department, as only that can be booked. Null where the
 * address names no package, or already says what to book. A package that no longer exists, or has no department, leads
 * to the first step.
 */
export async function addressOfPackage(api: Client, parameters: URLSearchParams): Promise<string | null> {
  const slug = searchSlug(parameters, 'package');
  if (!slug || parameters.has('department') || parameters.has('doctor')) return null;
  const department = (await packageOf(api, slug))?.department?.slug ?? '';
  return addressOf(readChoice(new URLSearchParams(department ? { department, package: slug } : {})));
}

/** The package that a booking is for, as its own page shows it; null where it no longer exists. */
export async function packageOf(api: Client, slug: string) {
  if (!slug) return null;
  const loading = found(api.package.getBySlug({ params: { slug } })).then((data) => ({ data }));
  return (await orNothing('package', loading)) ?? null;
}
