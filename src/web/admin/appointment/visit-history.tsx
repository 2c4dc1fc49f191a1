import { useQuery } from '@tanstack/react-query';
import type { Activity, Change } from '#contract/activity.ts';
import type { Appointment } from '#contract/appointment.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { sourceWords } from '#web/admin/ui/appointment-words.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { deedWords, fieldWords, valueWords } from '../activity/activity-words.ts';

type Step = Activity & { changes: Change[] };

/** The same in a dialog of its own. */
export function HistoryDialog({ appointment, onClose }: { appointment: Appointment; onClose(): void }) {
  return (
    <Dialog title={`History of ${appointment.reference}`} onClose={onClose}>
      <VisitHistory appointment={appointment} />
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}

/** What became of one appointment: who changed what and when, with what was noted each time, newest first. */
export function VisitHistory({ appointment }: { appointment: Appointment }) {
  const { timeZone, locale } = useHospital();
  const { id, version, source, createdAt } = appointment;
  const { data, error, refetch } = useQuery({
    queryKey: ['activity', 'appointment', id, version],
    queryFn: async () => {
      const query = { entity: 'appointment', entityId: String(id), limit: '100' };
      const rows = (await api.activity.list({ query })).data;
      return Promise.all(rows.map(withChanges));
    },
  });
  if (!data) return <Loading error={error} onRetry={() => void refetch()} />;
  const isBookedByStaff = data.some(({ action }) => action === 'create');
  return (
    <ol className="stack visit-history">
      {data.map((step) => (
        <li key={step.id}>
          <strong>{step.actorName}</strong> {deedOf(step.action)}
          <span className="second">{momentInWords(step.createdAt, timeZone, locale)}</span>
          <Told step={step} />
        </li>
      ))}
      {isBookedByStaff ? null : (
        <li>
          Booked {sourceWords[source].toLowerCase()}
          <span className="second">{momentInWords(createdAt, timeZone, locale)}</span>
        </li>
      )}
    </ol>
  );
}

/** What was entered then; a note that the change took away stands with the change that made it. */
function Told({ step: { changes, isForgotten } }: { step: Step }) {
  const clock = useHospital();
  if (isForgotten) return <span className="second">What was changed is no longer kept.</span>;
  const said = changes.filter(({ field, after }) => field !== 'status' && after !== null);
  if (said.length === 0) return null;
  return (
    <dl>
      {said.map(({ field, before, after }) => (
        <div key={field}>
          <dt>{fieldWords(field)}</dt>
          <dd>
            {valueWords(after, 'appointment', field, clock)}
            {before !== null && (field === 'startsAt' || field === 'doctor') ? (
              <span className="quiet">, before {valueWords(before, 'appointment', field, clock)}</span>
            ) : null}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Without the word that leads to the name of the entry, since all of it is about this one. */
const deedOf = (action: string) => deedWords(action).replace(/ (of|for)$/, '');

async function withChanges(row: Activity): Promise<Step> {
  if (row.fields.length === 0) return { ...row, changes: [] };
  return (await api.activity.get({ params: { id: String(row.id) } })).data;
}
