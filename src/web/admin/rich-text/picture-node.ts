import { Node } from '@tiptap/core';
import { sourcesOf } from '#contract/picture-address.ts';
import { PictureAttributes } from '#contract/rich-text.ts';

/** A picture of the library. Copied and pasted within the editor by its attributes; any other <img> is dropped. */
export const PictureNode = Node.create({
  name: 'image',
  group: 'block',
  atom: true,
  draggable: true,
  addAttributes() {
    const own = { default: null, parseHTML: () => null, rendered: false };
    return { mediaId: own, key: own, width: own, height: own, alt: own, caption: own };
  },
  parseHTML() {
    return [{ tag: 'figure[data-picture]', getAttrs: (element) => read(element) ?? false }];
  },
  renderHTML({ node }) {
    const { key, width, height, alt, caption } = node.attrs as PictureAttributes;
    const { url, srcset } = sourcesOf({ key, width });
    return [
      'figure',
      { 'data-picture': JSON.stringify(node.attrs) },
      ['img', { src: url, srcset, sizes: `min(40rem, 90vw, ${width}px)`, alt, width, height }],
      ...(caption ? [['figcaption', {}, caption] as const] : []),
    ];
  },
});

function read(element: HTMLElement): PictureAttributes | null {
  try {
    const { caption, ...attributes } = JSON.parse(element.dataset.picture ?? '');
    return PictureAttributes.parse(caption ? { ...attributes, caption } : attributes);
  } catch {
    return null;
  }
}
