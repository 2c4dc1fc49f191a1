import { useState } from 'react';
import { plainNumber } from '#contract/words/formats.ts';
import { t } from '#words/say.ts';

export interface Selection {
  ids: ReadonlySet<number>;
  set(ids: Iterable<number>, isChosen: boolean): void;
  clear(): void;
}

/** The ticked rows; `scope` identifies the page of results, and a new one starts empty. */
export function useSelection(scope: string): Selection {
  const [chosen, setChosen] = useState<{ scope: string; ids: ReadonlySet<number> }>({
    scope,
    ids: new Set(),
  });
  const ids = chosen.scope === scope ? chosen.ids : new Set<number>();
  return {
    ids,
    set(changed, isChosen) {
      const next = new Set(ids);
      for (const id of changed) isChosen ? next.add(id) : next.delete(id);
      setChosen({ scope, ids: next });
    },
    clear: () => setChosen({ scope, ids: new Set() }),
  };
}

export function SelectRow({ row, selection }: { row: { id: number }; selection: Selection }) {
  const { name, title, note } = row as { name?: string; title?: string; note?: string };
  const called = name || title || note;
  return (
    <input
      type="checkbox"
      className="tick"
      aria-label={
        called
          ? t('Select {name}', { name: called })
          : t('Select entry {number}', { number: plainNumber(row.id) })
      }
      checked={selection.ids.has(row.id)}
      onChange={(event) => selection.set([row.id], event.target.checked)}
    />
  );
}

export function SelectAll({ rows, selection }: { rows: { id: number }[]; selection: Selection }) {
  const count = rows.filter(({ id }) => selection.ids.has(id)).length;
  return (
    <input
      type="checkbox"
      className="tick"
      aria-label={t('Select all on this page')}
      checked={count > 0 && count === rows.length}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < rows.length;
      }}
      onChange={(event) =>
        selection.set(
          rows.map(({ id }) => id),
          event.target.checked,
        )
      }
    />
  );
}
