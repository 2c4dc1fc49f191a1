import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#contract/appointment.ts';
import type { Doctor } from '#contract/doctor.ts';
import { fewestVisits, mostBetween, mostVisits } from '#contract/series.ts';
import { type FirstVisit, questionOf, type SeriesRule, usualRule } from '#web/admin/series/series-rule.ts';
import { useEntries } from '#web/admin/series/use-entries.ts';
import { api } from '#web/admin/session/session.ts';
import { askedVisit } from '#web/admin/times/asked-visit.ts';
import type { BookingDraft } from './booking-draft.ts';
import type { SeriesBooking, useDeskBooking } from './use-desk-booking.ts';

/** A repeated booking: the rule and its visits. `onChange` is called on every change. */
export function useSeries(draft: BookingDraft, doctors: Doctor[] | undefined, onChange: () => void) {
  const { doctor, visitType, mode, day, localTime, source, squeezeIn, startsAt } = draft;
  const [rule, setRule] = useState<SeriesRule | null>(null);
  const mayRepeat = source === 'phone' && !squeezeIn && startsAt !== '';
  const visit = { ...askedVisit(visitType).query, ...(mode ? { mode } : {}) } as Record<string, string>;
  const proposal = useProposal(mayRepeat ? rule : null, { doctor, day, localTime, visit });
  const entries = useEntries(mayRepeat && rule ? proposal.data : undefined);
  const chosenDoctor = doctors?.find(({ slug }) => slug === doctor);
  const others = doctors?.filter(
    (one) =>
      one.status === 'published' &&
      one.slug !== doctor &&
      one.departments.some(({ slug }) => slug === rule?.department),
  );
  return {
    ...entries,
    choose: changing(entries.choose, onChange),
    leaveOut: changing(entries.leaveOut, onChange),
    mayRepeat,
    isOn: mayRepeat && rule !== null,
    rule: rule ?? usualRule,
    proposal,
    doctors: chosenDoctor ? [chosenDoctor, ...(rule?.department ? (others ?? []) : [])] : [],
    departments: chosenDoctor?.departments ?? [],
    repeat(isOn: boolean) {
      onChange();
      setRule(isOn ? usualRule : null);
    },
    change(changes: Partial<SeriesRule>) {
      onChange();
      setRule((before) => ({ ...(before ?? usualRule), ...changes }));
    },
    visits: entries.chosen.map(({ slot }) => ({ doctorId: slot!.doctorId, startsAt: slot!.startsAt })),
  };
}
export type Series = ReturnType<typeof useSeries>;

function changing<Given extends unknown[]>(change: (...given: Given) => void, onChange: () => void) {
  return (...given: Given) => {
    onChange();
    change(...given);
  };
}

/** Books all of its visits, or marks those no longer free. */
export function bookAll(
  series: Series,
  person: Omit<SeriesBooking, 'visits'>,
  { bookSeries }: Pick<ReturnType<typeof useDeskBooking>, 'bookSeries'>,
): Promise<Appointment[] | null> {
  return bookSeries({ ...person, visits: series.visits }, series.refuse);
}

/**
 * The visits that the server proposes for a rule. Never refetched automatically: the list must not change while staff
 * read it, and booking reports times taken meanwhile.
 */
function useProposal(rule: SeriesRule | null, first: FirstVisit) {
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
