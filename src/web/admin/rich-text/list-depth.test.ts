import { EditorState, TextSelection } from '@tiptap/pm/state';
import { expect, test } from 'vitest';
import { RichText } from '#contract/rich-text.ts';
import { fromEditor } from './document.ts';
import { inWords } from './in-words.ts';
import { listDepth } from './list-depth.ts';
import { richTextSchema } from './schema.ts';

const paragraph = (words: string) => ({ type: 'paragraph', content: [{ type: 'text', text: words }] });
const list = (...content: unknown[]) => ({ type: 'bulletList', content });
const item = (words: string, ...inner: unknown[]) => ({
  type: 'listItem',
  content: [paragraph(words), ...inner],
});

/** The document after a letter is typed at the end of these words. */
function typedBehind(words: string, ...content: unknown[]) {
  const state = EditorState.create({
    doc: richTextSchema.nodeFromJSON({ type: 'doc', content }),
    plugins: [listDepth()],
  });
  let at = 0;
  state.doc.descendants((node, position) => {
    if (node.isText && node.text === words) at = position + words.length;
  });
  const { tr } = state;
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, at)).insertText('!'));
}

test('lists deeper than two levels move up to the second, in order, without loss', () => {
  const state = typedBehind(
    'four',
    list(item('one', list(item('two', list(item('three', list(item('four'))), item('five'))), item('six')))),
    paragraph('after'),
  );
  const document = fromEditor(state.doc.toJSON());
  expect(inWords(document)).toBe('- one\n  - two\n  - three\n  - four!\n  - five\n  - six\n\nafter');
  expect(RichText.safeParse(document).success).toBe(true);
});

test('the cursor stays where it was', () => {
  const { selection } = typedBehind('three', list(item('one', list(item('two', list(item('three')))))));
  expect(selection.$head.parent.textContent).toBe('three!');
  expect(selection.$head.parentOffset).toBe('three!'.length);
});
