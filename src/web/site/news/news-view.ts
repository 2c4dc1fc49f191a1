import { pageNumber } from '#web/site/entry/page-view.ts';
import { searchWords } from '#web/site/words/search-words.ts';
import { at } from '#words/language.ts';
import { shorten } from '#words/shorten.ts';

export interface NewsView {
  q: string;
  tag: string;
  page: number;
}

export function readNewsView(params: URLSearchParams): NewsView {
  return {
    q: searchWords(params),
    tag: shorten(searchWords(params, 'tag'), 40).trim(),
    page: pageNumber(params),
  };
}

export function newsHref(view: NewsView, change?: Partial<NewsView>) {
  return at(newsPath(view, change));
}

/** Any change but the page starts at page 1. */
export function newsPath(view: NewsView, change: Partial<NewsView> = {}) {
  const { q, tag, page } = { ...view, page: 1, ...change };
  const params = new URLSearchParams();
  if (q) params.set('q', q);
  if (tag) params.set('tag', tag);
  if (page > 1) params.set('page', String(page));
  return params.size > 0 ? `/news?${params}` : '/news';
}
