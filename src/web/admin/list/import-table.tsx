import { useQueryClient } from '@tanstack/react-query';
import type { Data } from '#contract/base.ts';
import type { contract } from '#contract/index.ts';
import { plainNumber } from '#contract/words/formats.ts';
import { type EditableResource, wordsOf } from '#web/admin/session/resource-words.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { ProblemTable } from './problem-table.tsx';
import { useTriedFile } from './use-tried-file.ts';

type Report = Data<typeof contract.entry.import>;

/** Imports entries from a CSV file: first a dry run with errors line by line, then all at once. */
export function ImportTable({ resource, onClose }: { resource: EditableResource; onClose(): void }) {
  const queries = useQueryClient();
  const { report, refusal, isBusy, choose, take } = useTriedFile<Report>(async (csv, dryRun) => {
    const { data } = await api.entry.import({ body: { resource, csv, dryRun } });
    if (!data.applied) return data;
    void queries.invalidateQueries();
    said.done(
      t('{created} were new, {updated} were changed, {unchanged} stay as they are.', numbersOf(data)),
    );
    onClose();
    return data;
  });

  const isReady = report !== null && report.problems.length === 0 && report.created + report.updated > 0;
  return (
    <Dialog title={t(wordsOf(resource).import)} onClose={onClose} wide>
      <p>
        {t(
          'Choose a CSV file, such as one exported here. A row with the id or the address of an entry changes that entry. Any other row adds a new one. Nothing is saved until you have seen what would happen.',
        )}
      </p>
      <Field
        label={t('File')}
        type="file"
        required
        accept=".csv,text/csv"
        onChange={(event) => void choose(event.target.files?.[0])}
      />
      <div role="status">
        {isBusy ? <p>{t('Reading …')}</p> : null}
        {report && report.problems.length === 0 ? (
          <p>
            {t(
              '{created} would be new, {updated} would be changed, {unchanged} stay as they are.',
              numbersOf(report),
            )}
          </p>
        ) : null}
      </div>
      <Refusal>{refusal}</Refusal>
      {report && report.problems.length > 0 ? <Problems problems={report.problems} /> : null}
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('Cancel|dialog')}</Button>
        <Button variant="primary" disabled={!isReady || isBusy} onClick={() => void take()}>
          {t('Import|verb')}
        </Button>
      </div>
    </Dialog>
  );
}

function numbersOf({ created, updated, unchanged }: Report) {
  return { created: plainNumber(created), updated: plainNumber(updated), unchanged: plainNumber(unchanged) };
}

function Problems({ problems }: { problems: Report['problems'] }) {
  return (
    <section className="notice notice-danger" role="alert" aria-label={t('Problem')}>
      <p>
        <strong>{t('Nothing was imported.')}</strong>{' '}
        {t('Correct these lines in the file and choose it again.')}
      </p>
      <ProblemTable problems={problems} />
    </section>
  );
}
