import { useQuery } from '@tanstack/react-query';
import type { Change } from '#contract/activity.ts';
import { plainNumber } from '#contract/words/formats.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { CloseAction } from '#web/admin/ui/dialog-actions.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { OpenLink } from '#web/admin/ui/open-link.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { deedWords, entryAddress, fieldWords, kindWords, nameOf, valueWords } from './activity-words.ts';

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
      <Dialog title={t('Activity')} onClose={onClose}>
        <Loading error={error} onRetry={() => void refetch()} />
        <CloseButton onClose={onClose} />
      </Dialog>
    );
  const to = entryAddress(row);
  const name = nameOf(row);
  const kind = kindWords(row.entity);
  const called = to ? <OpenLink to={to}>{name}</OpenLink> : <strong>{name}</strong>;
  const moment = momentInWords(row.createdAt, timeZone, locale);
  return (
    <Dialog
      title={t('{person} {deed}', { person: row.actorName, deed: deedWords(row.action) })}
      onClose={onClose}
      wide
    >
      <p className="links">
        {name === kind ? called : <Phrase message="{name}, {kind}" name={called} kind={kind} />}
        <span className="second">
          {row.sealNumber === null
            ? t('{moment}, not sealed yet', { moment })
            : t('{moment}, sealed as number {number}', { moment, number: plainNumber(row.sealNumber) })}
        </span>
      </p>
      {row.reason ? <p>{t('For: {reason}', { reason: row.reason })}</p> : null}
      {row.changes.length > 0 ? (
        <div className="changes-frame">
          <ChangesTable entity={row.entity} changes={row.changes} />
        </div>
      ) : row.reason ? null : (
        <p className="quiet">
          {row.isForgotten
            ? t('What was changed is no longer kept, as it was about a person.')
            : t('No further details were recorded.')}
        </p>
      )}
      <CloseButton onClose={onClose} />
    </Dialog>
  );
}

function CloseButton({ onClose }: { onClose(): void }) {
  return <CloseAction onClose={onClose} />;
}

function ChangesTable({ entity, changes }: { entity: string; changes: Change[] }) {
  const clock = useHospital();
  const isNew = changes.every(({ before }) => before === null);
  return (
    <table className="conflict-table changes">
      <thead>
        <tr>
          <th scope="col">{t('Field')}</th>
          {isNew ? null : <th scope="col">{t('Before|the change')}</th>}
          <th scope="col">{isNew ? t('Entered') : t('After')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldWords(field)}</th>
            {isNew ? null : (
              <td data-label={t('Before|the change')}>
                <span className="conflict-value">{valueWords(before, entity, field, clock)}</span>
              </td>
            )}
            <td data-label={isNew ? undefined : t('After')}>
              <span className="conflict-value">{valueWords(after, entity, field, clock)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
