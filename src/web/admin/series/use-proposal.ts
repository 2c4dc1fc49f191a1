import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fewestVisits, mostBetween, mostVisits } from '#contract/series.ts';
import { api } from '#web/admin/session/session.ts';
import { type FirstVisit, questionOf, type SeriesRule } from './series-rule.ts';

/**
 * The visits that the server proposes for a rule. Never refetched automatically: the list must not change while staff
 * read it, and booking reports times taken meanwhile.
 */
export function useProposal(rule: SeriesRule | null, first: FirstVisit) {
  const question = rule && isWhole(rule) && first.localTime ? questionOf(rule, first) : null;
  return useQuery({
    queryKey: ['series', 'proposal', question],
    queryFn: async () => (await api.series.propose({ query: question! })).data,
    enabled: question !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

/** An unfinished number requests nothing yet. */
function isWhole({ count, every }: SeriesRule) {
  const isBetween = (text: string, least: number, most: number) =>
    /^\d+$/.test(text) && Number(text) >= least && Number(text) <= most;
  return isBetween(count, fewestVisits, mostVisits) && isBetween(every, 1, mostBetween);
}
