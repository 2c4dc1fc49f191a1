/**
 * Pasted or dropped content. The schema keeps what it knows; this tidies what a schema cannot: unknown structures,
 * attributes from the clipboard, characters that the contract refuses. It parses in a document that is never shown, so
 * nothing in it runs or loads.
 */
import { Extension } from '@tiptap/core';
import { DOMParser, Fragment, type Node, type ParseOptions, type Schema, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import { PictureAttributes } from '#contract/rich-text.ts';
import { quietHtml } from './quiet-html.ts';
import { tidyHtml } from './tidy-html.ts';

export const Paste = Extension.create<{ onForeignPicture(): void }>({
  name: 'tidyPaste',
  addOptions() {
    return { onForeignPicture() {} };
  },
  addProseMirrorPlugins() {
    const { onForeignPicture } = this.options;
    return [
      new Plugin({
        props: {
          clipboardParser: new TidyParser(this.editor.schema),
          transformPastedHTML: quietHtml,
          transformPasted: fitting,
          handleDOMEvents: {
            paste: (_, { clipboardData }) => {
              if (clipboardData && holdsForeignPicture(clipboardData)) onForeignPicture();
              return false;
            },
            // By default a dropped file would replace the page.
            drop: (_, event) => {
              if (!event.dataTransfer?.files.length) return false;
              event.preventDefault();
              onForeignPicture();
              return true;
            },
          },
        },
      }),
    ];
  },
});

class TidyParser extends DOMParser {
  constructor(schema: Schema) {
    super(schema, DOMParser.fromSchema(schema).rules);
  }

  override parseSlice(dom: globalThis.Node, options?: ParseOptions) {
    tidyHtml(dom as Element);
    return super.parseSlice(dom, options);
  }
}

/** The slice if it fits at the cursor, otherwise its plain text. */
function fitting(slice: Slice, { state }: { state: EditorState }): Slice {
  const { schema, tr } = state;
  const content = tidied(slice.content, schema);
  // Removed nodes may have been open at the ends.
  const most = Slice.maxOpen(content);
  const openStart = Math.min(slice.openStart, most.openStart);
  const tidy = new Slice(content, openStart, Math.min(slice.openEnd, most.openEnd));
  try {
    tr.replaceSelection(tidy).doc.check();
    return tidy;
  } catch {
    const words = content.textBetween(0, content.size, ' ').trim();
    return words ? new Slice(Fragment.from(schema.text(words)), 0, 0) : Slice.empty;
  }
}

/** The clipboard may set attributes that bypass the rules for parsing HTML. */
function tidied(fragment: Fragment, schema: Schema): Fragment {
  const nodes: Node[] = [];
  fragment.forEach((node) => {
    if (node.isText) {
      const text = plain(node.text!);
      if (text) nodes.push(schema.text(text, node.marks));
    } else if (node.type.name === 'image') {
      // A clipboard may put content into a picture, which cannot have any.
      if (isPicture(node.attrs)) nodes.push(node.type.create(node.attrs));
    } else {
      const attrs = node.type.name === 'heading' ? { level: node.attrs.level === 3 ? 3 : 2 } : null;
      nodes.push(node.type.create(attrs, tidied(node.content, schema), node.marks));
    }
  });
  return Fragment.from(nodes);
}

/** Without control characters, which other programs use for line breaks, and lone surrogates. */
function plain(text: string) {
  return text
    .replace(/[\v\f\u0085]/g, ' ')
    .replace(/[^\P{Cc}\t\n\r]/gu, '')
    .replace(/\p{Cs}/gu, '');
}

function isPicture({ caption, ...attributes }: Record<string, unknown>) {
  return PictureAttributes.safeParse(caption ? { ...attributes, caption } : attributes).success;
}

function holdsForeignPicture(data: DataTransfer) {
  const html = data.getData('text/html');
  if (html)
    return html
      .split(/<img\b/i)
      .slice(0, -1)
      .some((before) => !endsInOwnFigure(before));
  return [...data.files].some(({ type }) => type.startsWith('image/'));
}

/** Whether the last tag opens a figure of ours, with a picture of the library. */
function endsInOwnFigure(html: string) {
  const tag = html.slice(html.toLowerCase().lastIndexOf('<figure')).trimEnd();
  return tag.indexOf('>') === tag.length - 1 && /^<figure[^>]/i.test(tag) && /\bdata-picture=/i.test(tag);
}
