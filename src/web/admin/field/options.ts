import { useQuery } from '@tanstack/react-query';
import type { Meta } from '#contract/base.ts';
import { headingOf } from '#contract/resources.ts';
import { plainNumber } from '#contract/words/formats.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { mayEverywhere, useHeld } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { t } from '#words/say.ts';
import type { Listed } from '../list/list-query.ts';

export interface Option {
  id: number;
  label: string;
}

export interface LoadedOptions {
  /** Undefined while loading. */
  options: Option[] | undefined;
  state: 'loading' | 'failed' | 'ready';
}

/** Every entry of a resource as an option, archived ones too, since an old choice must keep its name. */
export function useOptions(resource: Listed | undefined): LoadedOptions {
  const held = useHeld();
  const isBound = held && resource && !mayEverywhere(held, addressOf(resource), 'read');
  // Drafts are only loaded within the account's departments; others can be chosen, and have a name, if public.
  const states = isBound ? ['all', 'published'] : ['all'];
  const { data, isError } = useQuery({
    queryKey: [resource, 'options', ...states],
    queryFn: async () => {
      const found = await Promise.all(states.map((status) => allEntries(resource!, status)));
      return [...new Map(found.flat().map((one) => [one.id, one])).values()];
    },
    enabled: resource !== undefined,
    staleTime: 30_000,
  });
  const options = data?.map((one) => ({
    id: one.id,
    label: headingOf(one) || t('No. {number}', { number: plainNumber(one.id) }),
  }));
  return { options, state: options ? 'ready' : isError ? 'failed' : 'loading' };
}

/** An option's name; its number if it is unknown. */
export function optionName({ options, state }: LoadedOptions, id: number) {
  const known = options?.find((option) => option.id === id)?.label;
  return known ?? (state === 'loading' ? '…' : t('No. {number}', { number: plainNumber(id) }));
}

type Named = { id: number; name?: string; title?: string };
type ListCall = (input: { query: Record<string, string> }) => Promise<{ data: Named[]; meta: Meta }>;

/** The API returns at most a hundred at a time; a thousand are more than anyone can choose from. */
async function allEntries(resource: Listed, status: string): Promise<Named[]> {
  const found: Named[] = [];
  for (let page = 1; page <= 10; page++) {
    const query = { page: String(page), limit: '100', status };
    const { data, meta } = await (api[resource].list as unknown as ListCall)({ query });
    found.push(...data);
    if (found.length >= meta.total) break;
  }
  return found;
}
