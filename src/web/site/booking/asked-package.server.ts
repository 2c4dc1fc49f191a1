import type { Client } from '#web/api.ts';
import { found } from '../entry.ts';
import { orNothing } from '../load.ts';
import { searchSlug } from '../search-words.ts';
import { addressOf, readChoice } from './choice.ts';

/**
 * Where a link that books a package goes on: to its department, since that is what can be booked. Null where the
 * address names no package; one that is not there any more, or has no department, leads to the first step.
 */
export async function addressOfPackage(api: Client, parameters: URLSearchParams): Promise<string | null> {
  const slug = searchSlug(parameters, 'package');
  if (!slug) return null;
  const loading = found(api.package.getBySlug({ params: { slug } })).then((data) => ({ data }));
  const department = (await orNothing('package', loading))?.department?.slug ?? '';
  return addressOf(readChoice(new URLSearchParams({ department })));
}
