import { useQuery } from '@tanstack/react-query';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { OpenLink } from '#web/admin/ui/open-link.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { deedWords, entryAddress, kindWords, nameOf } from './activity-words.ts';
import { ChangesTable } from './changes-table.tsx';

/** One row of the log with all its details. */
export function ActivityDialog({ id, onClose }: { id: string; onClose(): void }) {
  const { timeZone, locale } = useHospital();
  const {
    data: row,
    error,
    refetch,
  } = useQuery({
    queryKey: ['activity', id],
    queryFn: async () => (await api.activity.get({ params: { id } })).data,
  });
  if (!row)
    return (
      <Dialog title="Activity" onClose={onClose}>
        <Loading error={error} onRetry={() => void refetch()} />
        <CloseButton onClose={onClose} />
      </Dialog>
    );
  const to = entryAddress(row);
  const name = nameOf(row);
  return (
    <Dialog title={`${row.actorName} ${deedWords(row.action)}`} onClose={onClose} wide>
      <p className="links">
        {to ? <OpenLink to={to}>{name}</OpenLink> : <strong>{name}</strong>}
        {name === kindWords(row.entity) ? '' : `, ${kindWords(row.entity)}`}
        <span className="second">
          {momentInWords(row.createdAt, timeZone, locale)}
          {row.sealNumber === null ? ', not sealed yet' : `, sealed as number ${row.sealNumber}`}
        </span>
      </p>
      {row.reason ? <p>For: {row.reason}</p> : null}
      {row.changes.length > 0 ? (
        <div className="changes-frame">
          <ChangesTable entity={row.entity} changes={row.changes} />
        </div>
      ) : row.reason ? null : (
        <p className="quiet">
          {row.isForgotten
            ? 'What was changed is no longer kept, as it was about a person.'
            : 'No further details were recorded.'}
        </p>
      )}
      <CloseButton onClose={onClose} />
    </Dialog>
  );
}

function CloseButton({ onClose }: { onClose(): void }) {
  return (
    <div className="dialog-actions">
      <button type="button" className="button" onClick={onClose}>
        Close
      </button>
    </div>
  );
}
