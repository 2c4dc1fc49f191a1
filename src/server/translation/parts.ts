/**
 * Splits a field into its texts, so that a file has a row for each: a line is one, of a list or of rich text every
 * paragraph, caption and line within. Number and order are those of the original.
 */
import type { RichTextInline } from '#contract/rich-text.ts';
import { isTextByText } from '#contract/translatable.ts';
import { htmlOf } from './inline-html.ts';

type Text = string | RichTextInline[];
type Node = { type: string; content?: Node[]; attrs?: Record<string, unknown> };

/** The value with `change` applied to each of its texts. */
export function withTexts(value: unknown, path: string, change: (path: string, text: Text) => Text): unknown {
  if (typeof value === 'string') return value === '' ? '' : change(path, value);
  if (Array.isArray(value)) return value.map((one, place) => withTexts(one, `${path}.${place + 1}`, change));
  if (typeof value !== 'object' || value === null) return value;
  if (typeof (value as Node).type === 'string') return nodeWith(value as Node, path, change);
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withTexts(one, `${path}.${name}`, change)]),
  );
}

function nodeWith(node: Node, path: string, change: (path: string, text: Text) => Text): Node {
  const { type, content = [], attrs = {} } = node;
  if (type === 'image') {
    const words = Object.entries(attrs).filter(([name]) => name === 'alt' || name === 'caption');
    const said = words.map(([name, text]) => [name, withTexts(text, `${path}.${name}`, change)]);
    return { ...node, attrs: { ...attrs, ...Object.fromEntries(said) } };
  }
  if (content.length === 0) return node;
  if (type === 'paragraph' || type === 'heading')
    return { ...node, content: change(path, content as never) as never };
  return { ...node, content: content.map((one, place) => nodeWith(one, `${path}.${place + 1}`, change)) };
}

export interface Part {
  /** For rich text, one line with tags. */
  text: string;
  isRich: boolean;
}

/** By place within the field. */
export function partsOf(value: unknown, field: string): Map<string, Part> {
  const parts = new Map<string, Part>();
  withTexts(value, field, (path, text) => {
    parts.set(
      path,
      typeof text === 'string' ? { text, isRich: false } : { text: htmlOf(text), isRich: true },
    );
    return text;
  });
  return parts;
}

/** The translation of each part; empty if it has other parts than the original. */
export function partsOfTranslation(original: unknown, said: unknown, field: string): Map<string, Part> {
  if (isTextByText(field)) {
    const byText = (said ?? {}) as Record<string, string>;
    return partsOf(
      (original as string[]).map((text) => byText[text] ?? ''),
      field,
    );
  }
  const [there, here] = [partsOf(original, field), partsOf(said, field)];
  return there.size === here.size && [...there.keys()].every((path) => here.has(path)) ? here : new Map();
}
