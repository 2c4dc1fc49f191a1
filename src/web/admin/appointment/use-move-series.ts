import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#contract/appointment.ts';
import type { SeriesTaken } from '#contract/series.ts';
import { useEntries } from '#web/admin/series/use-entries.ts';
import { api } from '#web/admin/session/session.ts';
import { ApiProblem } from '#web/api/client.ts';
import type { Destination } from './move-dialog.tsx';
import { refusalOf } from './refusal-of.ts';

/**
 * Moves a visit and the later ones of its series: proposed once for each chosen time, then edited by staff. Times taken
 * meanwhile are marked.
 */
export function useMoveSeries(appointment: Appointment, chosen: Destination | null, isOn: boolean) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [warnings, setWarnings] = useState<string[]>([]);
  const [refusal, setRefusal] = useState('');
  const doctor = chosen && chosen.doctor.id !== appointment.doctor.id ? chosen.doctor.slug : '';
  const query = { startsAt: chosen?.slot.startsAt ?? '', ...(doctor ? { doctor } : {}) };
  const proposal = useQuery({
    queryKey: ['series', 'move', appointment.id, appointment.version, query],
    queryFn: async () =>
      (await api.series.proposeMove({ params: { id: String(appointment.id) }, query })).data,
    enabled: isOn && chosen !== null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const moves = isOn && chosen ? proposal.data : undefined;
  const { refuse, ...entries } = useEntries(moves);
  function forget() {
    setWarnings([]);
    setRefusal('');
  }
  async function move(message: string): Promise<Appointment[] | null> {
    if (!moves) return null;
    setBusy(true);
    forget();
    try {
      const visits = entries.chosen.map(({ place, slot }) => ({
        id: moves[place]!.id,
        version: moves[place]!.version,
        doctorId: slot!.doctorId,
        startsAt: slot!.startsAt,
      }));
      const confirmed = warnings.length > 0 ? { confirmed: true } : {};
      const body = { visits, ...(message ? { message } : {}), ...confirmed };
      return (await api.series.move({ params: { id: String(appointment.id) }, body })).data;
    } catch (error) {
      if (error instanceof ApiProblem && error.is('not-confirmed')) {
        setWarnings(error.body.warnings as string[]);
        return null;
      }
      if (error instanceof ApiProblem && error.body.taken) refuse(error.body.taken as SeriesTaken[]);
      setRefusal(error instanceof ApiProblem ? error.body.detail : refusalOf(error));
      return null;
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['appointment'] });
    }
  }
  return { ...entries, moves, proposal, move, isBusy, warnings, refusal, forget };
}
export type MovedSeries = ReturnType<typeof useMoveSeries>;
