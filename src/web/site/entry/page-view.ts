import { searchWords } from '#web/site/words/search-words.ts';
import { t } from '#words/say.ts';

export interface PageView {
  q: string;
  page: number;
}

export function readPageView(params: URLSearchParams): PageView {
  return { q: searchWords(params), page: pageNumber(params) };
}

export function pageNumber(params: URLSearchParams) {
  const page = params.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** Unique title for each page of a list. */
export function pageTitle(title: string, page: number) {
  return page > 1 ? t('{title}, page {page}', { title, page }) : title;
}

/** Without the language prefix; `at` adds it. */
export function pageHref(path: string, { q, page }: PageView) {
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `${path}?${params}` : path;
}
