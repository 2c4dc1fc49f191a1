import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { plainNumber } from '#contract/words/formats.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { countOf, type EditableResource } from '#web/admin/session/resource-words.ts';
import { api } from '#web/admin/session/session.ts';
import { useBringBack } from '#web/admin/ui/bring-back.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import type { Listed } from './list-query.ts';
import type { Selection } from './selection.tsx';

interface Calls {
  update(input: { params: { id: string }; body: { status: string } }): Promise<unknown>;
  remove(input: { params: { id: string } }): Promise<unknown>;
}

type Past = '{what} published.' | '{what} archived.' | '{what} deleted.';

interface BulkActionsProps {
  resource: Listed;
  selection: Selection;
  rows: { id: number; name?: string; title?: string }[];
  hasStatus: boolean;
  isBin: boolean;
}

/** Actions on all selected rows. Each row is a call of its own, so a refused one does not stop the others. */
export function BulkActions({ resource, selection, rows, hasStatus, isBin }: BulkActionsProps) {
  const queries = useQueryClient();
  const bringBack = useBringBack(resource as EditableResource);
  const calls = api[resource] as unknown as Calls;
  const [done, setDone] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const ids = [...selection.ids];
  const what = (count: number) => countOf(resource as EditableResource, count);
  if (ids.length === 0) return null;

  async function each(
    past: Past,
    act: (id: string) => Promise<unknown>,
    undo?: (ids: number[]) => Promise<void>,
  ) {
    setAsking(false);
    const changed: number[] = [];
    const refusals: string[] = [];
    for (const [position, id] of ids.entries()) {
      setDone(position);
      try {
        await act(String(id));
        changed.push(id);
      } catch (error) {
        const row = rows.find((candidate) => candidate.id === id);
        refusals.push(
          t('{name}: {problem}', {
            name: row?.name || row?.title || plainNumber(id),
            problem: inWords(error),
          }),
        );
      }
    }
    setDone(null);
    selection.clear();
    void queries.invalidateQueries();
    if (changed.length > 0) said.done(t(past, { what: what(changed.length) }), undo && (() => undo(changed)));
    for (const refusal of refusals) said.failed(refusal);
  }
  const setStatus = (status: string, past: Past) =>
    each(past, (id) => calls.update({ params: { id }, body: { status } }));

  return (
    <section className="cluster bulk" aria-label={t('What to do with the selected entries')}>
      <span role="status">
        {done === null
          ? t('{what} selected', { what: what(ids.length) })
          : t('{done} of {count} done', { done, count: ids.length })}
      </span>
      <fieldset disabled={done !== null} className="cluster bulk-actions" aria-label={t('Actions')}>
        {isBin ? (
          <Button small onClick={() => void bringBack(ids).then(selection.clear)}>
            {t('Restore')}
          </Button>
        ) : (
          <>
            {hasStatus ? (
              <>
                <Button small onClick={() => void setStatus('published', '{what} published.')}>
                  {t('Publish')}
                </Button>
                <Button small onClick={() => void setStatus('archived', '{what} archived.')}>
                  {t('Archive')}
                </Button>
              </>
            ) : null}
            <Button small onClick={() => setAsking(true)}>
              {t('Delete')}
            </Button>
          </>
        )}
        <Button variant="quiet" small onClick={selection.clear}>
          {t('Clear selection')}
        </Button>
      </fieldset>
      {isAsking ? (
        <Dialog title={t('Delete {what}?', { what: what(ids.length) })} onClose={() => setAsking(false)}>
          <p>{t('They disappear at once, also from the website, and stay in the bin for 30 days.')}</p>
          <DialogActions
            cancel="Keep them"
            onCancel={() => setAsking(false)}
            isDanger
            onAct={() => void each('{what} deleted.', (id) => calls.remove({ params: { id } }), bringBack)}
            act={t('Delete')}
          />
        </Dialog>
      ) : null}
    </section>
  );
}
