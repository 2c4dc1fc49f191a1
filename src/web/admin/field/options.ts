import { useQuery } from '@tanstack/react-query';
import type { Meta } from '#contract/base.ts';
import { headingOf } from '#contract/resources.ts';
import { api } from '#web/admin/session/session.ts';
import type { Listed } from '../list/list-query.ts';

export interface Option {
  id: number;
  label: string;
}

export interface Options {
  /** Undefined until they have come. */
  options: Option[] | undefined;
  state: 'loading' | 'failed' | 'ready';
}

/** Every entry of a resource as something to choose, archived ones too, since an old choice must keep its name. */
export function useOptions(resource: Listed | undefined): Options {
  const { data, isError } = useQuery({
    queryKey: [resource, 'options'],
    queryFn: () => allEntries(resource!),
    enabled: resource !== undefined,
    staleTime: 30_000,
  });
  const options = data?.map((one) => ({ id: one.id, label: headingOf(one) || `No. ${one.id}` }));
  return { options, state: options ? 'ready' : isError ? 'failed' : 'loading' };
}

type Named = { id: number; name?: string; title?: string };
type ListCall = (input: { query: Record<string, string> }) => Promise<{ data: Named[]; meta: Meta }>;

/** The API answers at most a hundred at a time; ten such pages are more than anybody can choose from. */
async function allEntries(resource: Listed): Promise<Named[]> {
  const found: Named[] = [];
  for (let page = 1; page <= 10; page++) {
    const query = { page: String(page), limit: '100', status: 'all' };
    const { data, meta } = await (api[resource].list as unknown as ListCall)({ query });
    found.push(...data);
    if (found.length >= meta.total) break;
  }
  return found;
}
