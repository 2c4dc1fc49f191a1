import { useQuery } from '@tanstack/react-query';
import { api } from '#web/admin/session/session.ts';
import { FilterSelect } from '#web/admin/ui/options.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import type { EntryFilterName } from './entry-filters.ts';

interface EntryFilterProps {
  name: EntryFilterName;
  value: string;
  onChange(slug: string): void;
}

export function EntryFilter({ name, value, onChange }: EntryFilterProps) {
  const options = useEntries(name);
  const { by, all } = words[name];
  return (
    <FilterSelect
      label={t(by)}
      all={t(all)}
      options={options?.map(({ slug, name: called }) => [slug, called])}
      value={value}
      onChange={onChange}
    />
  );
}

const words = {
  department: { by: 'Filter by department', all: 'All departments' },
  speciality: { by: 'Filter by speciality', all: 'All specialities' },
  doctor: { by: 'Filter by doctor', all: 'All doctors' },
} as const satisfies Record<EntryFilterName, Record<'by' | 'all', PlainMessage>>;

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
