/**
 * Draws an icon whose SVG text is inlined at build time (`import phone from '~icons/lucide/phone?raw'`). The text
 * becomes React elements instead of `innerHTML`, as applications run under Trusted Types. Pages that hydrate import
 * single icons this way; documents may use the named `Icon`, which has them all.
 */
import { createElement, type ReactNode } from 'react';

export function Svg({ source, className, label }: { source: string; className?: string; label?: string }) {
  const { viewBox, children } = parsed(source);
  const name = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: an icon is either hidden or named by aria-label.
    <svg
      viewBox={viewBox}
      width="1em"
      height="1em"
      className={className ?? 'size-5 shrink-0'}
      focusable="false"
      {...name}
    >
      {children}
    </svg>
  );
}

interface Drawing {
  viewBox: string;
  children: ReactNode[];
}
const drawings = new Map<string, Drawing>();

function parsed(source: string): Drawing {
  let drawing = drawings.get(source);
  if (!drawing) {
    drawing = parse(source);
    drawings.set(source, drawing);
  }
  return drawing;
}

function parse(source: string): Drawing {
  interface Open {
    tag: string;
    attributes: Record<string, string>;
    children: ReactNode[];
  }
  const stack: Open[] = [{ tag: '', attributes: {}, children: [] }];
  let viewBox = '0 0 24 24';
  for (const [, closing, tag, attributeText, selfClosing] of source.matchAll(
    /<(\/?)([a-zA-Z]+)([^>]*?)(\/?)>/g,
  )) {
    const attributes = Object.fromEntries(
      [...(attributeText ?? '').matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [
        camelCase(name!),
        value!,
      ]),
    );
    if (tag === 'svg') {
      viewBox = attributes.viewBox ?? viewBox;
      continue;
    }
    if (!closing) stack.push({ tag: tag!, attributes, children: [] });
    if (closing || selfClosing) {
      const done = stack.pop()!;
      const siblings = stack.at(-1)!.children;
      siblings.push(createElement(done.tag, { ...done.attributes, key: siblings.length }, ...done.children));
    }
  }
  return { viewBox, children: stack[0]!.children };
}

function camelCase(name: string) {
  return name.replace(/[-:]([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
