import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment } from '#contract/appointment.ts';
import { api } from '#web/admin/session/session.ts';
import { ApiProblem } from '#web/api/client.ts';
import type { Destination } from './move-dialog.tsx';
import { refusalOf } from './refusal-of.ts';

/**
 * Moves an appointment at the version that was seen. Warnings wait for confirmation, a refusal is shown, and every list
 * reloads.
 */
export function useMove(appointment: Appointment) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [warnings, setWarnings] = useState<string[]>([]);
  const [refusal, setRefusal] = useState('');

  async function move({ slot, doctor }: Destination, message: string): Promise<Appointment | null> {
    setBusy(true);
    setRefusal('');
    setWarnings([]);
    try {
      const body = {
        startsAt: slot.startsAt,
        doctorId: doctor.id,
        ...(message ? { message } : {}),
        ...(warnings.length > 0 ? { confirmed: true } : {}),
      };
      const params = { id: String(appointment.id) };
      const { data } = await api.desk.move({ params, body }, { ifMatch: appointment.version });
      // Shows the new time before the lists have reloaded.
      queries.setQueriesData<Appointment[]>({ queryKey: ['appointment', 'list'] }, (list) =>
        list?.map((one) => (one.id === data.id ? data : one)),
      );
      return data;
    } catch (error) {
      if (error instanceof ApiProblem && error.is('not-confirmed')) {
        setWarnings(error.body.warnings as string[]);
        return null;
      }
      setRefusal(refusalOf(error));
      return null;
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['appointment'] });
    }
  }
  return { move, isBusy, warnings, refusal, forget: () => setWarnings([]) };
}
