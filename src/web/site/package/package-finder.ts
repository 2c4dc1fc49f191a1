/**
 * Finds packages by a visitor's criteria. All published ones are loaded once: their audiences and departments are the
 * form's options, so no choice leads nowhere, and those to compare are among them. The API searches words, as it also
 * knows the checks in each package.
 */
import type { Department } from '#contract/department.ts';
import { Audience, type Package } from '#contract/package.ts';
import type { Client } from '#web/api/client.ts';
import type { PackageView } from '#web/site/cards/package-view.ts';
import { idsByWords, inOrderOf } from '#web/site/entry/by-words.ts';
import { found } from '#web/site/entry/entry.ts';
import { allOrNothing } from '#web/site/entry/every-entry.ts';
import { priceToPay } from '#web/site/words/package-words.ts';

export interface FoundPackages {
  /** All matches, in the requested order; null if the list could not be loaded. */
  packages: Package[] | null;
  compared: Package[];
  audiences: Audience[];
  departments: Pick<Department, 'slug' | 'name' | 'language'>[];
}

export async function findPackages(api: Client, view: PackageView): Promise<FoundPackages> {
  const [all, named] = await Promise.all([
    allOrNothing('packages', (paging) => api.package.list({ query: { ...paging, sort: 'position' } })),
    idsByWords(api, 'package', view.q),
  ]);
  return {
    packages: all && named !== null ? inOrder(fitting(all, view, named), view.sort) : null,
    compared: all ? await comparedOf(api, view.compare, all) : [],
    audiences: Audience.options.filter((audience) => all?.some((one) => one.audience === audience)),
    departments: departmentsOf(all ?? []),
  };
}

function fitting(packages: Package[], { audience, department }: PackageView, ids: number[] | undefined) {
  const found = ids ? inOrderOf(packages, ids, ({ id }) => id) : packages;
  return found.filter(
    (one) => (!audience || one.audience === audience) && (!department || one.department?.slug === department),
  );
}

function inOrder(packages: Package[], sort: PackageView['sort']) {
  if (!sort) return packages;
  const sign = sort === 'price' ? 1 : -1;
  return packages.toSorted((one, other) => sign * (priceToPay(one) - priceToPay(other)));
}

/** In the order chosen. Old slugs work too; unknown ones are left out. */
async function comparedOf(api: Client, slugs: string[], packages: Package[]) {
  const chosen = await Promise.all(
    slugs.map(
      async (slug) =>
        packages.find((one) => one.slug === slug) ?? found(api.package.getBySlug({ params: { slug } })),
    ),
  );
  const byId = new Map(chosen.filter((one) => one !== null).map((one) => [one.id, one]));
  return [...byId.values()];
}

function departmentsOf(packages: Package[]) {
  const bySlug = new Map(
    packages
      .map(({ department }) => department)
      .filter((department) => department !== null)
      .map(({ slug, name, language }) => [slug, { slug, name, language }]),
  );
  return [...bySlug.values()].sort((one, other) => one.name.localeCompare(other.name));
}
