/**
 * The rich text editor, loaded by the forms that use it. Its value is the contract's document. It gets documents and
 * never HTML, and adds no style elements, which the site's policy would block.
 */
import type { EditorProps } from '@tiptap/pm/view';
import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isSame } from '#web/admin/session/merge.ts';
import { said } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';
import type { ControlProps } from '../field/control.ts';
import { documentOf, fromEditor, normal } from './document.ts';
import { Keys } from './keys.ts';
import { LinkDialog } from './link-dialog.tsx';
import { ListDepth } from './list-depth.ts';
import { Paste } from './paste.ts';
import { PicturePanels } from './picture-panels.tsx';
import { richTextNodes } from './schema.ts';
import { StillText } from './still-text.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Panel } from './tools.ts';

const extensions = [
  ...richTextNodes,
  ListDepth,
  Keys,
  Paste.configure({
    onForeignPicture: () =>
      said.failed(
        t('Pictures cannot be pasted. Insert them from the picture library, with the Picture button.'),
      ),
  }),
];

export default function RichTextEditor(props: ControlProps) {
  const { value } = props;
  const isHeld = useMemo(() => normal(documentOf(value)) !== null, [value]);
  if (isHeld) return <OpenText {...props} />;
  // A document of a later version stays whole.
  return (
    <StillText
      document={documentOf(value)}
      notice={t(
        'This text contains formatting that you cannot change here. It stays as it is when you save.',
      )}
    />
  );
}

function OpenText(props: ControlProps) {
  const { id, label, value } = props;
  const [panel, setPanel] = useState<Panel | null>(null);
  const editor = useDocument(props, useEditorProps(props, setPanel));
  if (!editor) return <StillText document={documentOf(value)} />;
  function close() {
    setPanel(null);
    // After the dialog has returned the focus.
    requestAnimationFrame(() => editor?.commands.focus());
  }
  return (
    <div className="rich">
      <Toolbar editor={editor} label={label} controls={id} onOpen={setPanel} />
      <EditorContent editor={editor} className="rich-page" />
      <p id={`${id}-keys`} className="hint rich-keys">
        {t('Tab indents a list and moves through a table. Press Escape, then Tab to leave the text.')}
      </p>
      {panel === 'link' ? <LinkDialog editor={editor} onClose={close} /> : null}
      <PicturePanels editor={editor} panel={panel} onClose={close} />
    </div>
  );
}

function useDocument({ name, value, onChange, onBlur, inputRef }: ControlProps, editorProps: EditorProps) {
  const { defaultValues } = useFormContext().formState;
  const stored = defaultValues?.[name] ?? '';
  const storedForm = useMemo(() => normal(documentOf(stored)), [stored]);
  /** The value on screen; any other came from outside, such as a save or a merge. */
  const shown = useRef(value);
  const editor = useEditor({
    extensions,
    content: documentOf(value),
    injectCSS: false,
    enablePasteRules: ['link'],
    // Created once it can be shown: the library discards one that waits too long.
    immediatelyRender: false,
    editorProps,
    onUpdate({ editor }) {
      const document = fromEditor(editor.getJSON());
      // Back at the stored text, the form has nothing unsaved.
      shown.current = isSame(document, storedForm) ? stored : document;
      onChange(shown.current);
    },
    onBlur,
  });
  useEffect(() => {
    if (!editor || editor.isDestroyed || value === shown.current) return;
    shown.current = value;
    const document = documentOf(value);
    if (isSame(normal(document), fromEditor(editor.getJSON()))) return;
    editor.chain().setMeta('addToHistory', false).setContent(document, { emitUpdate: false }).run();
  }, [value, editor]);
  useEffect(() => {
    if (editor?.isDestroyed === false && typeof inputRef === 'function')
      (inputRef as (target: unknown) => void)(editor.view.dom);
  }, [inputRef, editor]);
  return editor;
}

/** Links the text to its label, hint and error, as `inputProps` does for an input. */
function useEditorProps(
  { id, limits, isInvalid, describedBy }: ControlProps,
  open: (panel: Panel) => void,
): EditorProps {
  return useMemo(
    () => ({
      attributes: {
        id,
        class: 'rich-text',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-describedby': [describedBy, `${id}-keys`].filter(Boolean).join(' '),
        ...(limits.required ? { 'aria-required': 'true' } : {}),
        ...(isInvalid ? { 'aria-invalid': 'true' } : {}),
      },
      handleDOMEvents: {
        keydown(_: unknown, event: KeyboardEvent) {
          const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
          if (key.toLowerCase() !== 'k' || !(ctrlKey || metaKey) || shiftKey || altKey) return false;
          // Elsewhere this key opens the palette.
          event.preventDefault();
          event.stopPropagation();
          open('link');
          return true;
        },
      },
    }),
    [id, limits.required, isInvalid, describedBy, open],
  );
}
