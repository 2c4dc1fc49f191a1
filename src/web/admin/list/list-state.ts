import { useSearchParams } from 'react-router';

export interface ListState {
  q: string;
  status: string;
  sort: string;
  page: number;
  /** Keys of hidden columns, separated by dots; `-` is none, and empty is this device's last choice. */
  hide: string;
  /** `compact` or `roomy`; empty is this device's last choice. */
  rows: string;
}

/** Changes that do not return to page 1. */
const lookOnly = ['page', 'hide', 'rows'];

export function readListState(search: URLSearchParams): ListState {
  const words = (name: string) => search.get(name) ?? '';
  return {
    q: words('q'),
    status: words('status'),
    sort: words('sort'),
    page: Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1),
    hide: words('hide'),
    rows: words('rows'),
  };
}

export function readFilters(search: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, search.get(name) ?? '']).filter(([, value]) => value));
}

/** The list's state, kept in the address, so that it can be sent to a colleague and the back button works. */
export function useListState(filterNames: readonly string[] = []) {
  const [search, setSearch] = useSearchParams();
  const state = readListState(search);
  const filters = readFilters(search, filterNames);
  /** Any change of the results starts at page 1. Typing adds no history entries. */
  function change(changes: Partial<ListState> & Record<string, string | number>, { replace = false } = {}) {
    const isLook = Object.keys(changes).every((name) => lookOnly.includes(name));
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(isLook ? changes : { page: 1, ...changes })) {
          if (value === '' || (name === 'page' && value === 1)) next.delete(name);
          else next.set(name, String(value));
        }
        return next;
      },
      { replace, preventScrollReset: true },
    );
  }
  return { state, filters, change, search, setSearch };
}
