import { labelOf } from '#web/admin/ui/field-labels.ts';
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx';
import { t } from '#words/say.ts';

export function ProblemTable({ problems }: { problems: { line: number; path: string; message: string }[] }) {
  return (
    <ScrollTable label={t('Problem')} className="history-comparison">
      <table className="conflict-table">
        <thead>
          <tr>
            <th scope="col">{t('Line')}</th>
            <th scope="col">{t('Field')}</th>
            <th scope="col">{t('Problem')}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, path, message }) => (
            <tr key={`${line} ${path} ${message}`}>
              <td>{line}</td>
              <td>{labelOf(path)}</td>
              <td>{message}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
