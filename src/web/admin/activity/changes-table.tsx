import type { Change } from '#contract/activity.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { fieldWords, valueWords } from './activity-words.ts';

/** Fields with their values before and after; a new entry has no before. */
export function ChangesTable({ entity, changes }: { entity: string; changes: Change[] }) {
  const clock = useHospital();
  const isNew = changes.every(({ before }) => before === null);
  return (
    <table className="conflict-table changes">
      <thead>
        <tr>
          <th scope="col">Field</th>
          {isNew ? null : <th scope="col">Before</th>}
          <th scope="col">{isNew ? 'Entered' : 'After'}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ field, before, after }) => (
          <tr key={field}>
            <th scope="row">{fieldWords(field)}</th>
            {isNew ? null : (
              <td data-label="Before">
                <span className="conflict-value">{valueWords(before, entity, field, clock)}</span>
              </td>
            )}
            <td data-label={isNew ? undefined : 'After'}>
              <span className="conflict-value">{valueWords(after, entity, field, clock)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
