import type { Change } from '#contract/activity.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { t } from '#words/say.ts';
import { fieldWords, valueWords } from './activity-words.ts';

export function ChangesTable({ entity, changes }: { entity: string; changes: Change[] }) {
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
