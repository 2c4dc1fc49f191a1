/**
 * What a visitor asked of the finder, to and from the address of the page: the address holds all of it, so that a
 * search can be kept, shared and gone back to.
 */
import { plusDays } from '#web/dates/local-date.ts';
import { dateProblem, readDate } from '#web/dates/typed/date-text.ts';
import { searchSlug, searchWords } from '#web/site/entry/search-words.ts';

export interface Criteria {
  /** A name or plain words. */
  q: string;
  /** Slugs. */
  department: string;
  speciality: string;
  /** A language tag. */
  language: string;
  /** `week`: within the coming seven days the doctor has a free time. */
  free: '' | 'week';
  /** A local date, on which the doctor has a free time. */
  available: string;
  sort: 'name' | 'soonest';
  page: number;
}

export const filters = ['q', 'department', 'speciality', 'language', 'free', 'available'] as const;
export type Filter = (typeof filters)[number];

/** A criterion in words, to be taken back one by one. */
export interface Chip {
  filter: Filter;
  label: string;
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

/** A date that cannot be used: as it was typed, and what is wrong with it. */
export interface WrongDate {
  typed: string;
  words: string;
}

/** What can be used of an address. The date stands in it as ISO 8601 or as the hospital writes it, from today on. */
export function readCriteria(
  params: URLSearchParams,
  { today, locale }: { today: string; locale: string },
): { criteria: Criteria; wrongDate?: WrongDate } {
  const typed = searchWords(params, 'available');
  const form = { today, locale, min: today };
  const words = typed ? dateProblem(typed, form) : undefined;
  const page = searchWords(params, 'page');
  const free = params.get('free') === 'week' ? 'week' : '';
  const sort = params.get('sort');
  return {
    criteria: {
      q: searchWords(params),
      department: searchSlug(params, 'department'),
      speciality: searchSlug(params, 'speciality'),
      language: searchWords(params, 'language'),
      free,
      available: words ? '' : (readDate(typed, form) ?? ''),
      sort: sort === 'name' || sort === 'soonest' ? sort : usualSort(free),
      page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    },
    ...(words ? { wrongDate: { typed, words } } : {}),
  };
}

/** Whoever has no time to lose wants to see first who has some. */
export function usualSort(free: Criteria['free']): Criteria['sort'] {
  return free ? 'soonest' : 'name';
}

/** The last of the coming seven days, today included. */
export function endOfWeek(today: string) {
  return plusDays(today, 6);
}

/**
 * The finder's address for criteria; what is not asked for does not stand in it. Any change but of the page starts at
 * page 1, and one of the free week brings the order that is usual for it.
 */
export function finderHref(criteria: Partial<Criteria>, change: Partial<Criteria> = {}) {
  const { page, sort: _, ...rest } = { ...none, ...criteria, page: 1, ...change };
  const usual = usualSort(rest.free);
  const sort = change.sort ?? (change.free === undefined ? criteria.sort : usual) ?? usual;
  const params = new URLSearchParams();
  for (const filter of filters) if (rest[filter]) params.set(filter, rest[filter]);
  if (sort !== usual) params.set('sort', sort);
  if (page > 1) params.set('page', String(page));
  const query = params.toString();
  return query ? `/doctors?${query}` : '/doctors';
}

/** Every answer of the finder starts at what was found, so that its links need not lead past the filters again. */
export function resultsHref(criteria: Partial<Criteria>, change?: Partial<Criteria>) {
  return `${finderHref(criteria, change)}#results`;
}

/** Whether the answer follows bookings: then it is true for a moment only, and no page to be found. */
export function isLive({ free, available, sort }: Criteria) {
  return free !== '' || available !== '' || sort === 'soonest';
}
