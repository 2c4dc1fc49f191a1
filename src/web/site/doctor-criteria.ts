/**
 * What a visitor asked of the finder, to and from the address of the page: the address holds all of it, so that a
 * search can be kept, shared and gone back to.
 */
import { isLocalDate } from './local-date.ts';
import { searchSlug, searchWords } from './search-words.ts';

export interface Criteria {
  /** A name or plain words. */
  q: string;
  /** Slugs. */
  department: string;
  speciality: string;
  /** A language tag. */
  language: string;
  /** A local date, on which the doctor has a free time. */
  available: string;
  sort: 'name' | 'soonest';
  page: number;
}

export const filters = ['q', 'department', 'speciality', 'language', 'available'] as const;
export type Filter = (typeof filters)[number];

const none: Criteria = {
  q: '',
  department: '',
  speciality: '',
  language: '',
  available: '',
  sort: 'name',
  page: 1,
};

/** What can be used of an address. A date that is none or is past comes back as words on what is wrong. */
export function readCriteria(
  params: URLSearchParams,
  today: string,
): { criteria: Criteria; dateError?: string } {
  const available = searchWords(params, 'available');
  const dateError = available ? wrongDate(available, today) : undefined;
  const page = searchWords(params, 'page');
  return {
    criteria: {
      q: searchWords(params),
      department: searchSlug(params, 'department'),
      speciality: searchSlug(params, 'speciality'),
      language: searchWords(params, 'language'),
      available: dateError ? '' : available,
      sort: params.get('sort') === 'soonest' ? 'soonest' : 'name',
      page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    },
    ...(dateError ? { dateError } : {}),
  };
}

/** The finder's address for criteria; what is not asked for does not stand in it. Any change but of the page starts at page 1. */
export function finderHref(criteria: Partial<Criteria>, change: Partial<Criteria> = {}) {
  const { page, sort, ...rest } = { ...none, ...criteria, page: 1, ...change };
  const params = new URLSearchParams();
  for (const filter of filters) if (rest[filter]) params.set(filter, rest[filter]);
  if (sort !== none.sort) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `/doctors?${query}` : '/doctors';
}

function wrongDate(text: string, today: string) {
  if (!isLocalDate(text)) return `Choose a day such as ${today}.`;
  return text < today ? 'This day is over. Choose today or a later day.' : undefined;
}
