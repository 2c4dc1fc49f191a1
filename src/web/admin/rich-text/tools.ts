import type { Editor } from '@tiptap/react';
import type { PlainMessage } from '#words/catalogue.ts';
import bold from '~icons/lucide/bold?raw';
import image from '~icons/lucide/image?raw';
import italic from '~icons/lucide/italic?raw';
import link from '~icons/lucide/link?raw';
import list from '~icons/lucide/list?raw';
import listOrdered from '~icons/lucide/list-ordered?raw';
import quote from '~icons/lucide/quote?raw';
import redo from '~icons/lucide/redo-2?raw';
import table from '~icons/lucide/table?raw';
import undo from '~icons/lucide/undo-2?raw';
import { insertBlock } from './insert-block.ts';
import { newTable, tableAt } from './table.ts';

export type Panel = 'link' | 'choose-picture' | 'describe-picture';

export interface Tool {
  label: PlainMessage;
  /** Shown instead of the words. */
  icon?: string;
  /** Shown without an icon; shorter than the label if the group says the rest. */
  words?: PlainMessage;
  /** As in aria-keyshortcuts, with Control for the platform's own key. */
  keys?: string;
  isOn?(editor: Editor): boolean;
  isAllowed?(editor: Editor): boolean;
  run(editor: Editor, open: (panel: Panel) => void): void;
}

export interface ToolGroup {
  /** Shown before tools with words. */
  label?: PlainMessage;
  tools: Tool[];
}

const isOutsideTable = ({ state }: Editor) => tableAt(state) === null;

function heading(level: 2 | 3, label: PlainMessage): Tool {
  return {
    label,
    words: label,
    keys: `Control+Alt+${level}`,
    isOn: (editor) => editor.isActive('heading', { level }),
    isAllowed: isOutsideTable,
    run: (editor) => {
      const chain = editor.chain().focus();
      if (editor.isActive('heading', { level })) chain.setParagraph().run();
      else chain.clearNodes().setHeading({ level }).run();
    },
  };
}

export const toolGroups: ToolGroup[] = [
  { tools: [heading(2, 'Heading'), heading(3, 'Small heading')] },
  {
    tools: [
      {
        label: 'Bold',
        icon: bold,
        keys: 'Control+B',
        isOn: (editor) => editor.isActive('bold'),
        run: (editor) => editor.chain().focus().toggleBold().run(),
      },
      {
        label: 'Italic',
        icon: italic,
        keys: 'Control+I',
        isOn: (editor) => editor.isActive('italic'),
        run: (editor) => editor.chain().focus().toggleItalic().run(),
      },
      {
        label: 'Link',
        icon: link,
        keys: 'Control+K',
        isOn: (editor) => editor.isActive('link'),
        run: (_, open) => open('link'),
      },
    ],
  },
  {
    tools: [
      {
        label: 'List|of points',
        icon: list,
        keys: 'Control+Shift+8',
        isOn: (editor) => editor.isActive('bulletList'),
        isAllowed: isOutsideTable,
        run: (editor) => editor.chain().focus().toggleBulletList().run(),
      },
      {
        label: 'Numbered list',
        icon: listOrdered,
        keys: 'Control+Shift+7',
        isOn: (editor) => editor.isActive('orderedList'),
        isAllowed: isOutsideTable,
        run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      },
      {
        label: 'Quote',
        icon: quote,
        keys: 'Control+Shift+B',
        isOn: (editor) => editor.isActive('blockquote'),
        isAllowed: isOutsideTable,
        run: (editor) => {
          const chain = editor.chain().focus();
          if (editor.isActive('blockquote')) chain.unsetBlockquote().run();
          else chain.clearNodes().setBlockquote().run();
        },
      },
    ],
  },
  {
    tools: [
      {
        label: 'Table',
        icon: table,
        isAllowed: isOutsideTable,
        run: (editor) => insertBlock(editor, newTable()),
      },
      { label: 'Picture', icon: image, run: (_, open) => open('choose-picture') },
    ],
  },
  {
    tools: [
      {
        label: 'Undo',
        icon: undo,
        keys: 'Control+Z',
        isAllowed: (editor) => editor.can().undo(),
        run: (editor) => editor.chain().focus().undo().run(),
      },
      {
        label: 'Redo',
        icon: redo,
        keys: 'Control+Shift+Z',
        isAllowed: (editor) => editor.can().redo(),
        run: (editor) => editor.chain().focus().redo().run(),
      },
    ],
  },
];

export const tableTools: ToolGroup[] = [
  {
    label: 'Add|to a table',
    tools: [
      {
        label: 'Add row above',
        words: 'Row above',
        isAllowed: ({ state }) => tableAt(state)?.canGrow.rows === true,
        run: (editor) => editor.chain().focus().addRowBefore().run(),
      },
      {
        label: 'Add row below',
        words: 'Row below',
        isAllowed: ({ state }) => tableAt(state)?.canGrow.rows === true,
        run: (editor) => editor.chain().focus().addRowAfter().run(),
      },
      {
        label: 'Add column before',
        words: 'Column before',
        isAllowed: ({ state }) => tableAt(state)?.canGrow.columns === true,
        run: (editor) => editor.chain().focus().addColumnBefore().run(),
      },
      {
        label: 'Add column after',
        words: 'Column after',
        isAllowed: ({ state }) => tableAt(state)?.canGrow.columns === true,
        run: (editor) => editor.chain().focus().addColumnAfter().run(),
      },
    ],
  },
  {
    label: 'Headings',
    tools: [
      {
        label: 'First row as headings',
        words: 'First row',
        isOn: ({ state }) => tableAt(state)?.hasHeadingRow === true,
        run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
      },
      {
        label: 'First column as headings',
        words: 'First column',
        isOn: ({ state }) => tableAt(state)?.hasHeadingColumn === true,
        run: (editor) => editor.chain().focus().toggleHeaderColumn().run(),
      },
    ],
  },
  {
    label: 'Delete|from a table',
    tools: [
      {
        label: 'Delete row',
        words: 'Row|of a table',
        run: (editor) => editor.chain().focus().deleteRow().run(),
      },
      {
        label: 'Delete column',
        words: 'Column|of a table',
        run: (editor) => editor.chain().focus().deleteColumn().run(),
      },
      {
        label: 'Delete table',
        words: 'Table',
        run: (editor) => editor.chain().focus().deleteTable().run(),
      },
    ],
  },
];

export const pictureTools: ToolGroup[] = [
  {
    label: 'Picture',
    tools: [
      {
        label: 'Change the description of the picture',
        words: 'Description',
        run: (_, open) => open('describe-picture'),
      },
      {
        label: 'Remove the picture',
        words: 'Remove',
        run: (editor) => editor.chain().focus().deleteSelection().run(),
      },
    ],
  },
];
