import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { TranslationImport, TranslationStatus } from '#contract/translation.ts';
import { plainNumber } from '#contract/words/formats.ts';
import { languageName } from '#web/admin/field/language-names.ts';
import { ProblemTable } from '#web/admin/list/problem-table.tsx';
import { useTriedFile } from '#web/admin/list/use-tried-file.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { labelOf } from '#web/admin/ui/field-labels.ts';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { joined } from '#words/joined.ts';
import type { Language } from '#words/language.ts';
import { counted, t, translated } from '#words/say.ts';
import { resourceWords } from './resource-words.ts';

/** Imports translations from a file: first a dry run with errors line by line, then the rest. */
export function UploadDialog({ language, onClose }: { language: Language; onClose(): void }) {
  const queries = useQueryClient();
  const [status, setStatus] = useState<TranslationStatus>('draft');
  const { report, refusal, isBusy, choose, take } = useTriedFile<TranslationImport>(async (file, dryRun) => {
    const { data } = await api.translation.upload({ params: { language }, body: { file, status, dryRun } });
    if (dryRun) return data;
    void queries.invalidateQueries({ queryKey: ['translation'] });
    said.done(
      counted(
        '{count} translation has been changed.',
        '{count} translations have been changed.',
        data.changes.length,
      ),
    );
    if (data.problems.length === 0) onClose();
    return data;
  });

  const isReady = report !== null && !report.applied && report.changes.length > 0;
  return (
    <Dialog
      title={t('Upload translations: {language}', { language: languageName(language) })}
      onClose={onClose}
      wide
    >
      <p>
        {t(
          'Choose a CSV or XLIFF file that was downloaded here and translated, a CSV file in the column “translation”. What is empty there changes nothing. Nothing is saved until you have seen what would change.',
        )}
      </p>
      <div className="stack">
        <Field
          label={t('File')}
          type="file"
          required
          accept=".csv,.xlf,.xliff,text/csv,application/xliff+xml"
          onChange={(event) => void choose(event.target.files?.[0])}
        />
        <Field
          as="select"
          label={t('Save as|translations')}
          hint={t('A draft is not on the website, also where the translation was published before.')}
          required
          value={status}
          onChange={(event) => setStatus(event.target.value as TranslationStatus)}
        >
          <option value="draft">{t('Drafts')}</option>
          <option value="published">{t('Published translations')}</option>
        </Field>
      </div>
      <div role="status">
        {isBusy ? <p>{t('Reading …')}</p> : null}
        {report && !report.applied ? <WouldChange report={report} /> : null}
      </div>
      <Refusal>{refusal}</Refusal>
      {report && report.problems.length > 0 ? (
        <section className="notice notice-danger" role="alert" aria-label={t('Problem')}>
          <p>{t('Problems were found. Entries with a problem stay as they are.')}</p>
          <ProblemTable problems={report.problems} />
        </section>
      ) : null}
      <div className="dialog-actions">
        <Button onClick={onClose}>{report?.applied ? t('Close') : t('Cancel|dialog')}</Button>
        <Button variant="primary" disabled={!isReady || isBusy} onClick={() => void take()}>
          {t('Save translations')}
        </Button>
      </div>
    </Dialog>
  );
}

function WouldChange({ report: { changes, unchanged } }: { report: TranslationImport }) {
  const fresh = changes.filter(({ isNew }) => isNew).length;
  return (
    <>
      <p>
        {t('{new} would be new, {changed} would be changed, {unchanged} stay as they are.', {
          new: plainNumber(fresh),
          changed: plainNumber(changes.length - fresh),
          unchanged: plainNumber(unchanged),
        })}
      </p>
      {changes.length > 0 ? (
        <ScrollTable className="history-comparison upload-changes" label={t('What would change')}>
          <table className="conflict-table">
            <thead>
              <tr>
                <th scope="col">{t('Entry')}</th>
                <th scope="col">{t('State')}</th>
                <th scope="col">{t('Field')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ resource, id, name, isNew, fields }) => (
                <tr key={`${resource} ${id}`}>
                  <td>
                    {name} <span className="second">{translated(resourceWords[resource]!)}</span>
                  </td>
                  <td>{isNew ? t('New|translation') : t('Changed|translation')}</td>
                  <td>{joined(fields.map(labelOf))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollTable>
      ) : null}
    </>
  );
}
