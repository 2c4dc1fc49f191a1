/** What of a long list is shown, as the page's address says: the words looked for, and which page of what fits them. */
import { searchWords } from './search-words.ts';

export interface PageView {
  q: string;
  /** From 1. */
  page: number;
}

export function readPageView(params: URLSearchParams): PageView {
  return { q: searchWords(params), page: pageNumber(params) };
}

/** The page that an address asks for; what is none is the first. */
export function pageNumber(params: URLSearchParams) {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

export function pageHref(path: string, { q, page }: PageView) {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}
