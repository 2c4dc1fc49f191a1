/** What a page shows with the visitor's settings: less motion, forced colours; under a pointer; and in print. */
import type { Page } from 'playwright-core';

/** What moves by itself or takes its time. */
export function moving(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        ['', '::before', '::after'].some((part) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(element, part);
          return (
            /[1-9]/.test(transitionDuration) ||
            (animationName !== 'none' && Number.parseFloat(animationDuration) > 0.01)
          );
        }),
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

/** Links within a sentence without a line. */
export function unmarked(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(p, li, dd) > a')]
      .filter((link) => {
        const beside = [...link.parentElement!.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent!),
        );
        const { display, textDecorationLine } = getComputedStyle(link);
        return beside && display === 'inline' && textDecorationLine !== 'underline';
      })
      .map((link) => link.outerHTML.slice(0, 120)),
  );
}

/** Numbers that are no link. */
export function untappable(page: Page) {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      const isCode = parentElement!.closest('script, style, template, noscript');
      if (isCode || !/\+44 [\d ]{9,}|\bcall 999\b/i.test(textContent!)) continue;
      if (!parentElement!.closest('a[href^="tel:"]')) found.push(textContent!.trim().slice(0, 80));
    }
    return found;
  });
}

/** The browser is told that a pointer and the focus are on everything that can be pressed. */
export async function vanished(page: Page) {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send('DOM.enable');
  await protocol.send('CSS.enable');
  const { root } = await protocol.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await protocol.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: ':is(a, button, summary, label):not([hidden])',
  });
  const forcedPseudoClasses = ['hover', 'focus', 'focus-visible'];
  await Promise.all(
    nodeIds.map((nodeId) => protocol.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  );
  const found = await page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })!;
    const known = new Map<string, number[]>();
    const rgba = (colour: string) => {
      if (!known.has(colour)) {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        known.set(colour, [...canvas.getImageData(0, 0, 1, 1).data]);
      }
      return known.get(colour)!;
    };
    /** By WCAG 2, relative luminance. */
    const light = (colour: number[]) => {
      const [r, g, b] = colour.map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
    };
    /** Null over a picture or where something shines through. */
    const ground = (element: Element) => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { backgroundColor, backgroundImage, position } = getComputedStyle(one);
        const colour = rgba(backgroundColor);
        if (colour[3] === 255) return colour;
        if (colour[3]! > 0 || backgroundImage !== 'none' || position === 'absolute' || position === 'fixed')
          return null;
      }
      return [255, 255, 255];
    };
    const shows = (element: Element) =>
      element.matches('svg') ||
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && /\w/.test(node.textContent!),
      );
    return [...document.querySelectorAll(':is(a, button, summary, label):not([hidden], :disabled)')]
      .flatMap((pressed) => [pressed, ...pressed.querySelectorAll('*')])
      .filter((element) => shows(element) && element.checkVisibility({ opacityProperty: true }))
      .filter((element) => {
        const behind = ground(element);
        if (!behind) return false;
        const [lighter, darker] = [light(behind), light(rgba(getComputedStyle(element).color))].sort(
          (a, b) => b - a,
        );
        return (lighter! + 0.05) / (darker! + 0.05) < 3;
      })
      .map((element) => element.parentElement!.outerHTML.slice(0, 160));
  });
  await protocol.detach();
  return found;
}

/** Controls without an edge, and a focus that does not show. */
export async function unseen(page: Page) {
  const found = await page.evaluate(() => {
    const hasEdge = (element: Element) => {
      const { borderStyle, borderWidth, outlineStyle } = getComputedStyle(element);
      return (/[1-9]/.test(borderWidth) && borderStyle !== 'none') || outlineStyle !== 'none';
    };
    // The browser draws these itself; and a field may share a frame with its button.
    const isDrawn = (one: Element) => one.matches('[type=checkbox], [type=radio], [type=range], .sr-only *');
    const framesOf = (one: Element) => [one.parentElement, one.closest('form'), one.closest('.search-box')];
    const isFramed = (one: Element) =>
      one.matches('input') && framesOf(one).some((frame) => frame && hasEdge(frame));
    return [...document.querySelectorAll('button, select, textarea, input:not([type=hidden])')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => !isDrawn(one) && !isFramed(one) && !hasEdge(one))
      .map((one) => one.outerHTML.slice(0, 140));
  });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const isShown = await page.evaluate(() => {
    const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement!);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });
  return isShown ? found : [...found, 'the focus'];
}

/** What is wrong on the sheet. */
export function misprinted(page: Page) {
  return page.evaluate(() => {
    const found = [...document.querySelectorAll('.site-header, .side-bar, .site-footer, nav')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .map((one) => `${one.className || one.getAttribute('aria-label')} is printed`);
    const over = document.documentElement.scrollWidth - innerWidth;
    if (over > 0) found.push(`${over} px beside the sheet`);
    if (!document.querySelector('h1')?.checkVisibility()) found.push('no title');
    for (const one of document.querySelectorAll('main :is(h1, h2, h3, p, li, td, th, dd)')) {
      const channels = getComputedStyle(one).color.match(/[\d.]+/g)!;
      const isPale = Math.min(...channels.slice(0, 3).map(Number)) > 140;
      if (isPale && one.checkVisibility() && one.textContent.trim())
        found.push(`pale: ${one.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
}

/** Links to a part of their own page that is not there. */
export function leadingNowhere(page: Page) {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href*="#"]')];
    const here = links.filter(
      ({ pathname, search, hash }) =>
        [pathname, search].join() === [location.pathname, location.search].join() && hash.length > 1,
    );
    if (!here.some(({ hash }) => hash === '#main')) return ['it has no link to its content'];
    return here
      .map(({ hash }) => decodeURIComponent(hash.slice(1)))
      .filter((id) => !document.getElementById(id));
  });
}
