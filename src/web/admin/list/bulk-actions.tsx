import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inWords } from '#web/admin/session/error-words.ts';
import { placeOf } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { useBringBack } from '#web/admin/ui/bring-back.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { Listed } from './list-query.ts';
import type { Selection } from './selection.tsx';

interface Calls {
  update(input: { params: { id: string }; body: { status: string } }): Promise<unknown>;
  remove(input: { params: { id: string } }): Promise<unknown>;
}

/** Actions on all ticked rows. Each row is a call of its own, so a refused one does not stop the others. */
export function BulkActions({
  resource,
  selection,
  rows,
  hasStatus,
  isBin,
}: {
  resource: Listed;
  selection: Selection;
  rows: { id: number; name?: string; title?: string }[];
  hasStatus: boolean;
  isBin: boolean;
}) {
  const queries = useQueryClient();
  const bringBack = useBringBack(resource);
  const calls = api[resource] as unknown as Calls;
  const [done, setDone] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const ids = [...selection.ids];
  const { one = 'entry', label } = placeOf(resource);
  const what = (count: number) => (count === 1 ? `1 ${one}` : `${count} ${label.toLowerCase()}`);
  if (ids.length === 0) return null;

  async function each(
    past: string,
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
        refusals.push(`${row?.name || row?.title || id}: ${inWords(error)}`);
      }
    }
    setDone(null);
    selection.clear();
    void queries.invalidateQueries();
    if (changed.length > 0) said.done(`${what(changed.length)} ${past}.`, undo && (() => undo(changed)));
    for (const refusal of refusals) said.failed(refusal);
  }
  const setStatus = (status: string, past: string) =>
    each(past, (id) => calls.update({ params: { id }, body: { status } }));

  return (
    <section className="cluster bulk" aria-label="What to do with the selected entries">
      <span role="status">
        {done === null ? `${what(ids.length)} selected` : `${done} of ${ids.length} done`}
      </span>
      <fieldset disabled={done !== null} className="cluster bulk-actions" aria-label="Actions">
        {isBin ? (
          <button
            type="button"
            className="button button-small"
            onClick={() => void bringBack(ids).then(selection.clear)}
          >
            Restore
          </button>
        ) : (
          <>
            {hasStatus ? (
              <>
                <button
                  type="button"
                  className="button button-small"
                  onClick={() => void setStatus('published', 'published')}
                >
                  Publish
                </button>
                <button
                  type="button"
                  className="button button-small"
                  onClick={() => void setStatus('archived', 'archived')}
                >
                  Archive
                </button>
              </>
            ) : null}
            <button type="button" className="button button-small" onClick={() => setAsking(true)}>
              Delete
            </button>
          </>
        )}
        <button type="button" className="button button-small button-quiet" onClick={selection.clear}>
          Clear selection
        </button>
      </fieldset>
      {isAsking ? (
        <Dialog title={`Delete ${what(ids.length)}?`} onClose={() => setAsking(false)}>
          <p>They disappear at once, also from the website, and stay in the bin for 30 days.</p>
          <DialogActions
            cancel="Keep them"
            onCancel={() => setAsking(false)}
            isDanger
            onAct={() => void each('deleted', (id) => calls.remove({ params: { id } }), bringBack)}
            act="Delete"
          />
        </Dialog>
      ) : null}
    </section>
  );
}
