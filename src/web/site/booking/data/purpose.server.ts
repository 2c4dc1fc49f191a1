import { ownLength } from '#contract/own-length.ts';
import type { Client } from '#web/api/client.ts';
import { found } from '#web/site/entry/entry.ts';
import { priceToPay } from '#web/site/words/package-words.ts';
import { searchSlug } from '#web/site/words/search-words.ts';
import { addressOf, type Choice, readChoice } from './choice.ts';
import type { Purpose } from './options.ts';
import { spokenIn } from './spoken.server.ts';

/**
 * Address for a link to book a package or service: its department. Null if the address names none, or already has a
 * department or doctor.
 */
export async function addressOfPurpose(api: Client, parameters: URLSearchParams): Promise<string | null> {
  const [ofPackage, service] = [searchSlug(parameters, 'package'), searchSlug(parameters, 'service')];
  if (parameters.has('department') || parameters.has('doctor')) return null;
  if (!ofPackage && !service) return null;
  const start = readChoice(new URLSearchParams());
  const entry = await entryOf(api, { package: ofPackage, service });
  // It has no department, or no longer exists.
  if (!entry?.department) return addressOf(start);
  const named = ofPackage ? { package: ofPackage } : { service };
  return addressOf({ ...start, ...named, department: entry.department.slug });
}

/** The package or service that the visit is for; null for neither. */
export async function loadPurpose(api: Client, choice: Choice): Promise<Purpose | null> {
  const entry = await entryOf(api, choice);
  if (!entry) return null;
  const { id, slug, title, visitTypeId } = entry;
  const isPackage = 'price' in entry;
  const visit = visitTypeId ? await found(api.visitType.get({ params: { id: String(visitTypeId) } })) : null;
  return {
    kind: isPackage ? 'package' : 'service',
    id,
    slug,
    title,
    ...spokenIn(entry),
    visit: visit && {
      id: visit.id,
      name: visit.name,
      durationMinutes: visit.durationMinutes,
      offered: visit.offered,
      doctorIds: visit.doctorIds,
      ...spokenIn(visit),
    },
    length: ownLength(entry),
    // Price and preparation are the service's, not those of a consultation before it.
    price: isPackage ? priceToPay(entry) : visitTypeId ? null : entry.priceFrom,
    preparation: isPackage || !visitTypeId ? entry.preparation : '',
    department: entry.department && {
      slug: entry.department.slug,
      name: entry.department.name,
      ...spokenIn(entry.department),
    },
    departmentId: entry.departmentId,
  };
}

async function entryOf(api: Client, { package: ofPackage, service }: Pick<Choice, 'package' | 'service'>) {
  if (ofPackage) return found(api.package.getBySlug({ params: { slug: ofPackage } }));
  return service ? found(api.service.getBySlug({ params: { slug: service } })) : null;
}
