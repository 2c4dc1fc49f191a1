import { readListState } from '#web/admin/list/list-state.ts';

export const ratingsSorts = ['no', 'yes', 'useful'];
export const periods = ['4', '12', '26', '52', '105'];

/** The query of the list at an address; by default the most "No" of twelve weeks. */
export function ratingsQuery(search: URLSearchParams) {
  const { sort, page } = readListState(search);
  const weeks = search.get('weeks') ?? '';
  const to = search.get('to') ?? '';
  return {
    weeks: periods.includes(weeks) ? weeks : '12',
    ...(/^\d{4}-\d{2}-\d{2}$/.test(to) ? { to } : {}),
    sort: (ratingsSorts.includes(sort.replace('-', '')) ? sort : '-no') as '-no',
    page: String(page),
    limit: '25',
  };
}
