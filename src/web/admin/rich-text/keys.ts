/**
 * Tab indents a list item and moves through a table, as in a word processor. After Escape the next Tab belongs to the
 * browser, so that the editor is no keyboard trap.
 */
import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { canNestDeeper, listsAround } from './list-depth.ts';
import { tableAt } from './table.ts';

export const Keys = Extension.create({
  name: 'keys',
  // Before the keys of lists and tables.
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) => {
        const { state, commands } = editor;
        const table = tableAt(state);
        if (table) {
          if (!commands.goToNextCell() && table.canGrow.rows)
            editor.chain().addRowAfter().goToNextCell().run();
          return true;
        }
        if (listsAround(state.selection.$from) === 0) return false;
        if (canNestDeeper(state)) commands.sinkListItem('listItem');
        return true;
      },
    };
  },
  addProseMirrorPlugins() {
    let isLeaving = false;
    return [
      new Plugin({
        props: {
          handleDOMEvents: {
            keydown(_, { key }) {
              // Handling the event without preventing it leaves it to the browser.
              if (key === 'Tab' && isLeaving) return true;
              if (key !== 'Shift') isLeaving = key === 'Escape';
              return false;
            },
            blur() {
              isLeaving = false;
              return false;
            },
          },
        },
      }),
    ];
  },
});
