/** Lists nest two deep, as in the contract. Anything pasted deeper moves up; nothing is lost. */
import { Extension } from '@tiptap/core';
import { Fragment, type Node, type ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';

const deepest = 2;

export const ListDepth = Extension.create({
  name: 'listDepth',
  addProseMirrorPlugins: () => [listDepth()],
});

export function listDepth() {
  return new Plugin({
    appendTransaction: (transactions, _, state) =>
      transactions.some(({ docChanged }) => docChanged) ? flattened(state) : null,
  });
}

export function listsAround(position: ResolvedPos) {
  let count = 0;
  for (let depth = position.depth; depth > 0; depth--) if (isList(position.node(depth))) count++;
  return count;
}

export function canNestDeeper(state: EditorState) {
  return listsAround(state.selection.$from) < deepest;
}

function flattened(state: EditorState): Transaction | null {
  const { tr, doc, selection } = state;
  const deep: { node: Node; at: number }[] = [];
  doc.forEach((node, at) => {
    if (listsWithin(node) > deepest) deep.push({ node, at });
  });
  if (deep.length === 0) return null;
  const cursor = placeOf(doc, selection.head);
  for (const { node, at } of deep.reverse()) {
    tr.replaceWith(at, at + node.nodeSize, node.copy(Fragment.from(children(node).map(shallow))));
  }
  const head = cursor && positionOf(tr.doc, cursor);
  return head ? tr.setSelection(TextSelection.create(tr.doc, head)) : tr;
}

/** An item whose lists have no nested lists. */
function shallow(item: Node) {
  return item.copy(
    Fragment.from(
      children(item).map((inner) =>
        isList(inner) ? inner.copy(Fragment.from(children(inner).flatMap(apart))) : inner,
      ),
    ),
  );
}

/** An item, followed by the items of its lists. */
function apart(item: Node): Node[] {
  const [lists, words] = [children(item).filter(isList), children(item).filter((inner) => !isList(inner))];
  return [item.copy(Fragment.from(words)), ...lists.flatMap((list) => children(list).flatMap(apart))];
}

function listsWithin(node: Node): number {
  const deepestChild = Math.max(0, ...children(node).map(listsWithin));
  return deepestChild + (isList(node) ? 1 : 0);
}

function children({ content }: Node) {
  return [...content.content];
}

function isList({ type }: Node) {
  return type.name === 'bulletList' || type.name === 'orderedList';
}

/** The cursor as a count of paragraphs before it, which moving them up does not change. */
function placeOf(doc: Node, head: number) {
  const position = doc.resolve(head);
  if (!position.parent.isTextblock) return null;
  let before = 0;
  doc.nodesBetween(0, position.start(), (node, at) => {
    if (node.isTextblock && at + 1 < position.start()) before++;
  });
  return { before, offset: position.parentOffset };
}

function positionOf(doc: Node, { before, offset }: { before: number; offset: number }) {
  let found: number | null = null;
  let count = 0;
  doc.descendants((node, at) => {
    if (node.isTextblock && count++ === before) found = at + 1 + offset;
    return found === null;
  });
  return found;
}
