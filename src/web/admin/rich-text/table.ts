import { findParentNode, type JSONContent } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import { richTextLimits } from '#contract/rich-text.ts';

export function tableAt({ selection }: EditorState) {
  const table = findParentNode(({ type }) => type.name === 'table')(selection)?.node;
  if (!table) return null;
  const [rows, columns] = [table.childCount, table.child(0).childCount];
  const isHeading = (row: number, column: number) =>
    table.maybeChild(row)?.maybeChild(column)?.type.name === 'tableHeader';
  return {
    canGrow: { rows: rows < richTextLimits.tableRows, columns: columns < richTextLimits.tableColumns },
    // The corner cell belongs to both; the next one tells them apart.
    hasHeadingRow: isHeading(0, Math.min(1, columns - 1)),
    hasHeadingColumn: isHeading(Math.min(1, rows - 1), 0),
  };
}

/** Three rows of two columns, the first a heading row: a hospital's price lists and opening hours. */
export function newTable(): JSONContent {
  const row = (type: string) => ({
    type: 'tableRow',
    content: [0, 1].map(() => ({ type, content: [{ type: 'paragraph' }] })),
  });
  return { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] };
}
