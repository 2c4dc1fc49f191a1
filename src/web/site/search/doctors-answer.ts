import type { Hit, SearchMeta, SearchType } from '#contract/search.ts';

/**
 * Whether the words ask for a doctor: doctors were found, no page or guide comes first, and among the first hits is a
 * doctor or something doctors treat.
 */
export function doctorsAnswer(
  hits: Pick<Hit, 'type'>[],
  { page, sitePages, totals }: Pick<SearchMeta, 'sitePages' | 'totals'> & { page: number },
): boolean {
  const [first] = hits;
  if (page > 1 || totals.doctor === 0 || sitePages.length > 0 || first?.type === 'guide') return false;
  return hits.slice(0, firstHits).some(({ type }) => treated.has(type));
}

const firstHits = 3;
const treated: ReadonlySet<SearchType> = new Set(['doctor', 'department', 'service', 'condition']);
