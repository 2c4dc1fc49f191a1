import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { plainNumber } from '#contract/words/formats.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { changedFields } from '#web/admin/session/merge.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { ScrollTable } from '#web/admin/ui/scroll-table.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { hasUnsavedWork } from '#web/admin/ui/unsaved.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import historyIcon from '~icons/lucide/history?raw';
import { FieldName, FieldValue } from './field-value.tsx';
import { valuesOf } from './form-values.ts';
import type { Stored } from './use-save.ts';

/** Every saved version of an entry, compared with the current one; each can be restored. */
export function History(props: {
  entity: string;
  base: Stored;
  fields: z.ZodObject;
  onRestored(entry: Stored): void;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon={historyIcon} onClick={() => setOpen(true)}>
        {t('History')}
      </Button>
      {isOpen ? <Versions {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function Versions({
  entity,
  base,
  fields,
  onRestored,
  onClose,
}: Parameters<typeof History>[0] & { onClose(): void }) {
  const { timeZone, locale } = useHospital();
  const [chosen, setChosen] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const entityId = String(base.id);
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'revisions', entity, entityId, base.version],
    queryFn: async () => (await api.admin.revisions({ query: { entity, entityId } })).data,
  });
  const older = data?.filter(({ version }) => version !== base.version) ?? [];
  const version = older.find(({ id }) => id === chosen) ?? older[0];

  async function restore(id: number) {
    setBusy(true);
    setRefusal(null);
    try {
      const options = base.version === undefined ? {} : { ifMatch: base.version };
      const { data: entry } = await api.entry.restore({ params: { id: String(id) } }, options);
      onRestored(entry as Stored);
      onClose();
      said.done(t('Version {number} has been restored.', { number: plainNumber(version?.version ?? 0) }));
    } catch (problem) {
      setRefusal(inWords(problem));
      setBusy(false);
    }
  }

  return (
    <Dialog title={t('History')} onClose={onClose} wide>
      {!data ? (
        <Loading error={error} onRetry={() => void refetch()} />
      ) : !version ? (
        <p>{t('This is the first version that was saved.')}</p>
      ) : (
        <div className="stack-wide history">
          <fieldset className="history-list" aria-label={t('Versions')}>
            {older.map(({ id, version: number, createdAt, actorName }) => (
              <button
                key={id}
                type="button"
                className="history-version"
                aria-pressed={id === version.id}
                onClick={() => setChosen(id)}
              >
                <strong>{t('Version {number}', { number: plainNumber(number) })}</strong>
                <span className="quiet">
                  {t('{time}, {name}', {
                    time: momentInWords(createdAt, timeZone, locale),
                    name: actorName,
                  })}
                </span>
              </button>
            ))}
          </fieldset>
          <Comparison then={version.content} now={base} fields={fields} number={version.version} />
        </div>
      )}
      <Refusal>{refusal}</Refusal>
      {version && 'status' in base ? (
        <p className="hint">{t('What is published stays so, and a draft stays a draft.')}</p>
      ) : null}
      {hasUnsavedWork() ? (
        <p className="notice">{t('Save your changes before you restore a version.')}</p>
      ) : null}
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('Close')}</Button>
        {version ? (
          <Button
            variant="primary"
            disabled={isBusy || hasUnsavedWork()}
            onClick={() => void restore(version.id)}
          >
            {isBusy
              ? t('Restoring …')
              : t('Restore version {number}', { number: plainNumber(version.version) })}
          </Button>
        ) : null}
      </div>
    </Dialog>
  );
}

interface ComparisonProps {
  then: Record<string, unknown>;
  now: Stored;
  fields: z.ZodObject;
  number: number;
}

function Comparison({ then, now, fields, number }: ComparisonProps) {
  const [before, after] = [valuesOf(fields, then), valuesOf(fields, now)];
  const names = Object.keys(changedFields(before, after));
  if (names.length === 0)
    return (
      <p>{t('Version {number} is the same as the current version.', { number: plainNumber(number) })}</p>
    );
  return (
    <ScrollTable
      label={t('Version {number}', { number: plainNumber(number) })}
      className="history-comparison"
    >
      <table className="conflict-table">
        <thead>
          <tr>
            <th scope="col">{t('Field')}</th>
            <th scope="col">{t('Version {number}', { number: plainNumber(number) })}</th>
            <th scope="col">{t('Current|version')}</th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <tr key={name}>
              <th scope="row">
                <FieldName name={name} />
              </th>
              <td>
                <FieldValue name={name} value={before[name]} other={after[name]} />
              </td>
              <td>
                <FieldValue name={name} value={after[name]} other={before[name]} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollTable>
  );
}
