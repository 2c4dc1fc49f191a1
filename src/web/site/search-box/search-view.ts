import type { SearchType } from '#contract/search.ts';
import { pageNumber } from '#web/site/entry/page-view.ts';
import { searchWords } from '#web/site/words/search-words.ts';
import { at } from '#words/language.ts';
import { typeWords } from './hit-words.ts';

export interface SearchView {
  q: string;
  type: SearchType | '';
  page: number;
}

export function readSearchView(params: URLSearchParams): SearchView {
  const type = params.get('type') ?? '';
  return {
    q: searchWords(params),
    type: Object.hasOwn(typeWords, type) ? (type as SearchType) : '',
    page: pageNumber(params),
  };
}

/** Any change but the page starts at page 1. */
export function searchHref(view: Partial<SearchView>, change: Partial<SearchView> = {}) {
  const { q, type, page } = { q: '', type: '', ...view, page: 1, ...change };
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (type) params.set('type', type);
  if (page > 1) params.set('page', String(page));
  return at(params.size > 0 ? `/search?${params}` : '/search');
}
