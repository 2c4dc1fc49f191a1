import { useQuery } from '@tanstack/react-query';
import { type PlaceName, placeOf } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import type { EntryFilterName } from './entry-filters.ts';

/** Filters the list by one other entry. */
export function EntryFilter({
  name,
  value,
  onChange,
}: {
  name: EntryFilterName;
  value: string;
  onChange(slug: string): void;
}) {
  const options = useEntries(name);
  const { label, one } = placeOf(name as PlaceName);
  return (
    <select
      className="input filter"
      aria-label={`Filter by ${one}`}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">All {label.toLowerCase()}</option>
      {value && !options?.some(({ slug }) => slug === value) ? <option value={value}>{value}</option> : null}
      {options?.map(({ slug, name: words }) => (
        <option key={slug} value={slug}>
          {words}
        </option>
      ))}
    </select>
  );
}

/** The name of a slug. */
export function useEntryName(name: EntryFilterName, slug: string) {
  return useEntries(name)?.find((one) => one.slug === slug)?.name ?? slug;
}

function useEntries(name: EntryFilterName) {
  return useQuery({
    queryKey: [name, 'filter'],
    queryFn: async () =>
      (await api[name].list({ query: { limit: '100', status: 'all' } })).data as {
        slug: string;
        name: string;
      }[],
    staleTime: 60_000,
  }).data;
}
