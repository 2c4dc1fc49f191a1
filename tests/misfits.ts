/**
 * Finds what does not fit on a page: it runs off the side, is cut or broken, overlaps, is out of reach or too small to
 * press.
 */
import type { Page } from 'playwright-core';

interface Look {
  /** A selector for what to check; the whole page if absent. */
  within?: string;
  /** The direction of the page during the check. */
  direction?: 'ltr' | 'rtl';
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** A description of everything that does not fit. */
export function misfits(page: Page, options: Look = {}) {
  return page.evaluate(({ within, direction }) => {
    const found: string[] = [];
    const clippings = new Map<Element, Pick<CSSStyleDeclaration, 'overflowX' | 'webkitLineClamp'>>();
    const root = document.documentElement;
    const roots = within ? [...document.querySelectorAll<HTMLElement>(within)] : [document.body];
    const all = roots.flatMap((one) => [one, ...one.querySelectorAll<HTMLElement>('*')]);
    // Sections that are rendered only near the window have a guessed height, and their content overlaps what follows.
    const near = new CSSStyleSheet();
    near.replaceSync('section { content-visibility: visible !important; }');
    document.adoptedStyleSheets.push(near);
    const turnedFrom = root.dir;
    if (direction) root.dir = direction;
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.body.querySelectorAll('*')].filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -1 || right > root.clientWidth + 1;
      });
      found.push(
        `runs off by ${root.scrollWidth - root.clientWidth} px: ${wide.slice(-3).map(nameOf).join(', ')}`,
      );
    }
    for (const element of all) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const style = getComputedStyle(element);
      // What is fixed to the window cannot be scrolled into view.
      if (isTarget(element) && element.closest('.site-header') && isOutside(element))
        found.push(`is out of reach: ${nameOf(element)}`);
      if (
        element.matches('a, button, summary') &&
        style.display !== 'inline' &&
        element.scrollWidth > element.clientWidth + 2
      )
        found.push(`is wider than its box: ${nameOf(element)}`);
      if (isCut(element, style)) found.push(`is cut: ${nameOf(element)}`);
      if (isTooSmall(element, style)) found.push(`is hard to hit: ${nameOf(element)}`);
      for (const word of brokenWords(element)) found.push(`breaks “${word}”: ${nameOf(element)}`);
    }
    found.push(...overlaps());
    if (direction) root.dir = turnedFrom;
    document.adoptedStyleSheets.pop();
    return found;

    function isCut(element: HTMLElement, style: CSSStyleDeclaration) {
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === 3 && node.textContent!.trim(),
      );
      if (!hasWords || element.closest('.sr-only, select, svg, [data-clipped]')) return false;
      // Shortened on purpose, with an ellipsis, where the link leads to the whole text.
      if (style.webkitLineClamp !== 'none') return false;
      const box = element.getBoundingClientRect();
      if (box.width <= 1) return false;
      if (
        element.scrollWidth > element.clientWidth + 1 &&
        style.overflowX !== 'visible' &&
        style.overflowX !== 'auto'
      )
        return true;
      for (let frame = element.parentElement; frame; frame = frame.parentElement) {
        const { overflowX, webkitLineClamp } = clippingOf(frame);
        if (webkitLineClamp !== 'none' || /auto|scroll/.test(overflowX)) return false;
        if (/hidden|clip/.test(overflowX)) {
          const outer = frame.getBoundingClientRect();
          if (box.right > outer.right + 1 || box.left < outer.left - 1) return true;
        }
      }
      return false;
    }

    function clippingOf(frame: Element) {
      let clipping = clippings.get(frame);
      if (!clipping) {
        const { overflowX, webkitLineClamp } = getComputedStyle(frame);
        clipping = { overflowX, webkitLineClamp };
        clippings.set(frame, clipping);
      }
      return clipping;
    }

    /** Headings, tables and controls whose words break over lines; links in running text may. */
    function brokenWords(element: HTMLElement) {
      if (!element.closest('h1, h2, h3, h4, button, summary, label, th, td, dt, dd, a[class]')) return [];
      if (element.closest('.sr-only, svg, select') || element.getBoundingClientRect().width <= 1) return [];
      const range = document.createRange();
      return [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== 3) return [];
        range.selectNodeContents(node);
        if (linesOf(range) < 2) return [];
        const words = [...node.textContent!.matchAll(/\S{3,}/g)].filter(([word]) =>
          /^[\p{L}\p{N}.,:’()]+$/u.test(word),
        );
        return words.flatMap(({ 0: word, index }) => {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          return linesOf(range) > 1 ? [word] : [];
        });
      });
    }

    function linesOf(range: Range) {
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }

    /** Controls that overlap. Fixed ones overlap everything in turn while the page scrolls. */
    function overlaps() {
      const targets = all.filter(
        (element) =>
          isTarget(element) &&
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest('.sr-only, .skip-link, [aria-hidden=true]'),
      );
      const boxes = targets.map((element) => ({
        element,
        stays: stayingPart(element),
        // Numbers are read faster than the browser's own boxes.
        rects: [...element.getClientRects()]
          .filter(({ width }) => width > 1)
          .map(({ left, right, top, bottom }) => ({ left, right, top, bottom })),
      }));
      return boxes.flatMap((one, position) =>
        boxes
          .slice(position + 1)
          .filter(
            (other) =>
              one.stays === other.stays &&
              one.rects.some((here) => other.rects.some((there) => meet(here, there))) &&
              !one.element.contains(other.element) &&
              !other.element.contains(one.element),
          )
          .map((other) => `lies on another: ${nameOf(one.element)} and ${nameOf(other.element)}`),
      );
    }

    /** An ancestor that stays in place while the page scrolls below it, or that opens over the page. */
    function stayingPart(element: HTMLElement | null): HTMLElement | null {
      if (
        !element ||
        element.matches('.choice-list') ||
        /fixed|sticky/.test(getComputedStyle(element).position)
      )
        return element;
      return stayingPart(element.parentElement);
    }

    function meet(here: Box, there: Box) {
      const across = Math.min(here.right, there.right) - Math.max(here.left, there.left);
      const down = Math.min(here.bottom, there.bottom) - Math.max(here.top, there.top);
      return across > 2 && down > 2;
    }

    function isTarget(element: HTMLElement) {
      return element.matches('a[href], button, summary, input:not([type=hidden]), select, textarea');
    }

    function isOutside(element: HTMLElement) {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < 0 || right > root.clientWidth);
    }

    function isTooSmall(element: HTMLElement, style: CSSStyleDeclaration) {
      if (!isTarget(element)) return false;
      // A link in a sentence is as high as its line, and a stretched one as large as what it covers.
      if (style.display === 'inline' || element.closest('.sr-only, .skip-link, [aria-hidden=true]'))
        return false;
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      const isStretched = getComputedStyle(element, '::after').position === 'absolute';
      return width > 0 && !isStretched && (width < 24 || height < 24);
    }

    function nameOf(element: Element) {
      const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
      return `${element.tagName.toLowerCase()}.${String(element.getAttribute('class')).slice(0, 60)} “${words}”`;
    }
  }, options);
}
