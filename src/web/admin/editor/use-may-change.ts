import { useQuery } from '@tanstack/react-query';
import { mayEverywhere, mayOpen, useHeld } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';

/**
 * Whether the account may change the entry at an address. If it depends on the entry's department, the server decides:
 * undefined until then.
 */
export function useMayChange(resource: string, id: string, address: string): boolean | undefined {
  const held = useHeld();
  const mayHere = held !== undefined && mayOpen(held, address, 'change');
  const isAsked = mayHere && id !== 'new' && !mayEverywhere(held, address, 'change');
  const { data, isError } = useQuery({
    queryKey: [resource, 'reach', id],
    queryFn: async () => (await api.entry.reach({ query: { resource, id } })).data,
    enabled: isAsked,
  });
  // Without an answer the server decides on save.
  return isAsked ? (data?.mayChange ?? (isError || undefined)) : mayHere;
}
