import { useQueryClient } from '@tanstack/react-query';
import type { Appointment, AppointmentStatus } from '#contract/appointment.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { api } from '#web/admin/session/session.ts';
import { said } from '#web/admin/ui/toasts.tsx';
import { ApiProblem } from '#web/api/client.ts';
import { t } from '#words/say.ts';

/** `note`: the API requires a reason, with this sentence as the question. */
export type StepResult = 'done' | 'refused' | { note: string };

/** Cancels visits of a series together, each at the version that was seen. */
export function useCancelSeries() {
  const queries = useQueryClient();
  return async function cancel(visits: Appointment[], note: string, message: string): Promise<StepResult> {
    try {
      const body = {
        visits: visits.map(({ id, version }) => ({ id, version })),
        ...(note ? { note } : {}),
        ...(message ? { message } : {}),
      };
      await api.series.cancel({ params: { id: String(visits[0]!.id) }, body });
      return 'done';
    } catch (error) {
      if (!(error instanceof ApiProblem && error.status === 401))
        said.failed(error instanceof ApiProblem ? error.body.detail : inWords(error));
      return 'refused';
    } finally {
      void queries.invalidateQueries({ queryKey: ['appointment'] });
    }
  };
}

/** Changes an appointment's status at the version that was seen, and updates every list. */
export function useChangeState() {
  const queries = useQueryClient();
  function show(changed: Appointment) {
    queries.setQueriesData<Appointment[]>({ queryKey: ['appointment', 'list'] }, (list) =>
      list?.map((one) => (one.id === changed.id ? changed : one)),
    );
  }
  return async function change(
    appointment: Appointment,
    status: AppointmentStatus,
    note?: string,
    message?: string,
  ): Promise<StepResult> {
    try {
      const body = { status, ...(note ? { note } : {}), ...(message ? { message } : {}) };
      const { data } = await api.appointment.update(
        { params: { id: String(appointment.id) }, body },
        { ifMatch: appointment.version },
      );
      show(data);
      void queries.invalidateQueries({ queryKey: ['appointment'] });
      return 'done';
    } catch (error) {
      const wanted = error instanceof ApiProblem && error.body.errors?.find(({ path }) => path === 'note');
      if (wanted) return { note: wanted.message };
      if (error instanceof ApiProblem && error.is('stale-version')) {
        if (error.body.current) show(error.body.current as Appointment);
        said.failed(t('Someone else changed this appointment first. You now see the latest version.'));
      } else if (!(error instanceof ApiProblem && error.status === 401)) {
        said.failed(inWords(error));
      }
      void queries.invalidateQueries({ queryKey: ['appointment'] });
      return 'refused';
    }
  };
}
