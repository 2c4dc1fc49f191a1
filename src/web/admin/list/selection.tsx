import { useState } from 'react';
import { plainNumber } from '#contract/words/formats.ts';
import { t } from '#words/say.ts';

export interface Selection {
  ids: ReadonlySet<number>;
  /** The last selected row, for Shift; null for none. */
  last: number | null;
  set(ids: number[], isChosen: boolean): void;
  clear(): void;
}

/** The selected rows; `scope` identifies the page of results, and a new one starts empty. */
export function useSelection(scope: string): Selection {
  const nothing = { scope, ids: new Set<number>(), last: null };
  const [chosen, setChosen] = useState<{ scope: string; ids: ReadonlySet<number>; last: number | null }>(
    nothing,
  );
  const { ids, last } = chosen.scope === scope ? chosen : nothing;
  return {
    ids,
    last,
    set(changed, isChosen) {
      const next = new Set(ids);
      for (const id of changed) isChosen ? next.add(id) : next.delete(id);
      setChosen({ scope, ids: next, last: changed.length === 1 ? changed[0]! : null });
    },
    clear: () => setChosen(nothing),
  };
}

interface SelectRowProps {
  row: { id: number };
  /** In the order shown: Shift selects all from the last selected row. */
  rows: { id: number }[];
  selection: Selection;
}

export function SelectRow({ row, rows, selection }: SelectRowProps) {
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
      onChange={(event) => {
        const { shiftKey } = event.nativeEvent as MouseEvent;
        const all = shiftKey && selection.last !== null ? between(rows, selection.last, row.id) : [row.id];
        selection.set(all, event.target.checked);
      }}
    />
  );
}

/** From one row to another, inclusive, in either direction. */
function between(rows: { id: number }[], one: number, other: number): number[] {
  const ids = rows.map(({ id }) => id);
  const [first, last] = [ids.indexOf(one), ids.indexOf(other)].sort((a, b) => a - b) as [number, number];
  return first < 0 ? [other] : ids.slice(first, last + 1);
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
