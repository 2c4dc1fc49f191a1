import { useSearchParams } from 'react-router';

export interface ListState {
  q: string;
  status: string;
  sort: string;
  page: number;
}

/** What a list shows, kept in the address, so that it can be sent to a colleague and the back button works. */
export function useListState() {
  const [search, setSearch] = useSearchParams();
  const state: ListState = {
    q: search.get('q') ?? '',
    status: search.get('status') ?? '',
    sort: search.get('sort') ?? '',
    page: Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1),
  };
  /** Any change but that of the page begins at the first page again. Typing does not fill the history. */
  function change(changes: Partial<ListState>, { replace = false } = {}) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries({ page: 1, ...changes })) {
          if (value === '' || (name === 'page' && value === 1)) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }
  return { state, change };
}
