import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CorrectedPatient, Patient, PatientFields } from '#contract/patient.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { api } from '#web/admin/session/session.ts';
import { ApiProblem } from '#web/api/client.ts';
import { t } from '#words/say.ts';

const staleWords = 'Someone else changed this patient first. Check what is new, then try again.';
interface Uncorrected {
  words: string;
  wrong?: Record<string, string>;
  isTaken?: boolean;
  /** A colleague's version, saved meanwhile. */
  current?: Patient;
}

const keyOf = (id: number | string) => ['patient', 'get', String(id)];

export function usePatient(id: string) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: async () => (await api.patient.get({ params: { id } })).data,
  });
}

/** Changes to a patient. Each returns why it was refused, or '' if it was done. */
export function usePatientChanges() {
  const queries = useQueryClient();
  async function change(ask: () => Promise<{ data: Patient }>): Promise<string> {
    try {
      show((await ask()).data);
      return '';
    } catch (error) {
      if (!(error instanceof ApiProblem)) return inWords(error);
      if (error.is('stale-version')) {
        show(error.body.current as Patient);
        return t(staleWords);
      }
      return error.body.errors?.[0]?.message ?? inWords(error);
    }
  }
  function show(patient: Patient) {
    queries.setQueryData(keyOf(patient.id), patient);
  }
  /** Rows of both have moved. */
  const moved = () => queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'me' });
  const params = ({ id }: Pick<Patient, 'id'>) => ({ id: String(id) });

  const either =
    (what: 'merge' | 'unmerge') => async (into: { id: number; version?: number }, patientId: number) => {
      const options = into.version === undefined ? {} : { ifMatch: into.version };
      const refusal = await change(() =>
        api.patient[what]({ params: params(into), body: { patientId } }, options),
      );
      await moved();
      return refusal;
    };
  return {
    merge: either('merge'),
    unmerge: either('unmerge'),
    async correct(before: Patient, body: PatientFields): Promise<CorrectedPatient | Uncorrected> {
      try {
        const { data } = await api.patient.update(
          { params: params(before), body },
          { ifMatch: before.version },
        );
        await moved();
        return data;
      } catch (error) {
        if (!(error instanceof ApiProblem)) return { words: inWords(error) };
        const { errors = [], current } = error.body;
        if (error.is('stale-version')) {
          show(current as Patient);
          return {
            words: t(
              'Someone else changed this patient first. Check what is new, then try again. What you typed is still here.',
            ),
            current: current as Patient,
          };
        }
        return {
          words: errors.length > 0 ? '' : inWords(error),
          wrong: Object.fromEntries(errors.map(({ path, message }) => [path, message])),
          isTaken: error.is('name-taken'),
        };
      }
    },
    addNote: (patient: Patient, text: string) =>
      change(() => api.patient.addNote({ params: params(patient), body: { text } })),
    async removeNote(patient: Patient, noteId: number) {
      try {
        await api.patient.removeNote({ params: { ...params(patient), noteId: String(noteId) } });
        return '';
      } catch (error) {
        return inWords(error);
      } finally {
        await queries.invalidateQueries({ queryKey: keyOf(patient.id) });
      }
    },
  };
}
