/**
 * The package list's address. It includes the packages to compare, so that a comparison can be shared and survives the
 * next filter.
 */

import { Audience } from '#contract/package.ts';
import { searchSlug, searchWords } from '#web/site/words/search-words.ts';
import { at } from '#words/language.ts';

export interface PackageView {
  q: string;
  audience: Audience | '';
  department: string;
  sort: '' | 'price' | '-price';
  compare: string[];
  page: number;
}

/** More columns cannot be read on a phone. */
export const mostCompared = 3;

const none: PackageView = { q: '', audience: '', department: '', sort: '', compare: [], page: 1 };

/** The valid part of an address; `tooMany` if it compares too many. */
export function readView(params: URLSearchParams): { view: PackageView; tooMany: boolean } {
  const audience = Audience.safeParse(searchSlug(params, 'audience'));
  const sort = params.get('sort');
  const page = searchWords(params, 'page');
  const compare = comparedIn(params);
  return {
    view: {
      q: searchWords(params),
      audience: audience.success ? audience.data : '',
      department: searchSlug(params, 'department'),
      sort: sort === 'price' || sort === '-price' ? sort : '',
      compare: compare.slice(0, mostCompared),
      page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    },
    tooMany: compare.length > mostCompared,
  };
}

/** The list's address, without defaults. Any change but the page starts at page 1. */
export function packagesHref(view: Partial<PackageView>, change: Partial<PackageView> = {}) {
  const { compare, page, ...rest } = { ...none, ...view, page: 1, ...change };
  const params = new URLSearchParams();
  for (const name of ['q', 'audience', 'department', 'sort'] as const)
    if (rest[name]) params.set(name, rest[name]);
  for (const slug of compare) params.append('compare', slug);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return at(query ? `/packages?${query}` : '/packages');
}

/** `compare=a&compare=b`, as the form sends it, or `compare=a,b`, as people type it. */
function comparedIn(params: URLSearchParams) {
  const slugs = params.getAll('compare').flatMap((value) => value.toLowerCase().split(','));
  return [...new Set(slugs.map((slug) => slug.trim()))].filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug));
}
