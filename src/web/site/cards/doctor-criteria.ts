/**
 * Criteria of the doctor finder. All of them are in the address, so that a search can be saved, shared and returned to.
 */

import { plusDays } from '#web/dates/local-date.ts';
import { dateProblem, readDate } from '#web/dates/typed/date-text.ts';
import { searchSlug, searchWords } from '#web/site/words/search-words.ts';
import { at } from '#words/language.ts';

export interface Criteria {
  q: string;
  department: string;
  speciality: string;
  language: string;
  /** `week`: the doctor has a free time within the next seven days. */
  free: '' | 'week';
  /** A local date on which the doctor has a free time; '' for none. */
  available: string;
  /** `match`, only with words: best match first. */
  sort: 'match' | 'name' | 'soonest';
  page: number;
}

export const filters = ['q', 'department', 'speciality', 'language', 'free', 'available'] as const;
export type Filter = (typeof filters)[number];

export interface Chip {
  filter: Filter;
  label: string;
  /** Language of the label, if it differs from the page's. */
  language?: string | undefined;
}

const none: Criteria = {
  q: '',
  department: '',
  speciality: '',
  language: '',
  free: '',
  available: '',
  sort: 'name',
  page: 1,
};

export interface WrongDate {
  typed: string;
  words: string;
}

/** The valid criteria of an address. The date is ISO 8601 or in the hospital's format, from today on. */
export function readCriteria(
  params: URLSearchParams,
  { today, locale }: { today: string; locale: string },
): { criteria: Criteria; wrongDate?: WrongDate } {
  const typed = searchWords(params, 'available');
  const form = { today, locale, min: today };
  const words = typed ? dateProblem(typed, form) : undefined;
  const page = searchWords(params, 'page');
  const free = params.get('free') === 'week' ? 'week' : '';
  const q = searchWords(params);
  const sort = params.get('sort');
  const isOrder = sort === 'name' || sort === 'soonest' || (sort === 'match' && q !== '');
  return {
    criteria: {
      q,
      department: searchSlug(params, 'department'),
      speciality: searchSlug(params, 'speciality'),
      language: searchWords(params, 'language'),
      free,
      available: words ? '' : (readDate(typed, form) ?? ''),
      sort: isOrder ? sort : usualSort({ free, q }),
      page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    },
    ...(words ? { wrongDate: { typed, words } } : {}),
  };
}

/** The default order: best match with words, soonest for the free week, otherwise by name. */
export function usualSort({ free, q }: Pick<Criteria, 'free' | 'q'>): Criteria['sort'] {
  return q ? 'match' : free ? 'soonest' : 'name';
}

/** The last of the next seven days, counting today. */
export function endOfWeek(today: string) {
  return plusDays(today, 6);
}

/**
 * The finder's address, without defaults. Any change but the page starts at page 1, and choosing the free week sets its
 * default order.
 */
export function finderHref(criteria: Partial<Criteria>, change: Partial<Criteria> = {}) {
  const { page, sort: _, ...rest } = { ...none, ...criteria, page: 1, ...change };
  const usual = usualSort(rest);
  const wanted = change.sort ?? (change.free === undefined ? criteria.sort : usual) ?? usual;
  const sort = wanted === 'match' && !rest.q ? usual : wanted;
  const params = new URLSearchParams();
  for (const filter of filters) if (rest[filter]) params.set(filter, rest[filter]);
  if (sort !== usual) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return at(query ? `/doctors?${query}` : '/doctors');
}

/** Results start at an anchor, so that links skip the filters. */
export function resultsHref(criteria: Partial<Criteria>, change?: Partial<Criteria>) {
  return `${finderHref(criteria, change)}#results`;
}

/** Whether results depend on bookings: true only for a moment, and not for search engines. */
export function isLive({ free, available, sort }: Criteria) {
  return free !== '' || available !== '' || sort === 'soonest';
}
