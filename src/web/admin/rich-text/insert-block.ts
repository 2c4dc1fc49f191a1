import type { Editor, JSONContent } from '@tiptap/core';
import { NodeSelection, TextSelection } from '@tiptap/pm/state';

/**
 * Inserts a table or a picture after the top-level block with the cursor, or in place of an empty paragraph: the
 * contract allows them only there.
 */
export function insertBlock(editor: Editor, block: JSONContent) {
  editor
    .chain()
    .focus()
    .command(({ tr, state }) => {
      const { $from, to } = tr.selection;
      const around = $from.depth > 0 ? $from.node(1) : null;
      const isEmpty = around?.type.name === 'paragraph' && around.childCount === 0;
      const start = around ? (isEmpty ? $from.before(1) : $from.after(1)) : to;
      const node = state.schema.nodeFromJSON(block);
      tr.replaceWith(start, isEmpty ? $from.after(1) : start, node);
      tr.setSelection(
        node.isAtom ? NodeSelection.create(tr.doc, start) : TextSelection.near(tr.doc.resolve(start), 1),
      );
      return true;
    })
    .scrollIntoView()
    .run();
}
