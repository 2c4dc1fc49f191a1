/**
 * Which colours of text axe has judged. Its rule of contrast takes half of its time and meets the same few hundred
 * combinations of ink and ground on every page; a text is left out where axe has passed one of the same ink, size and
 * weight over the same grounds.
 */

/** Of this worker: fingerprints of combinations that axe has passed, or that it leaves alone. */
const known = new Set<string>();

export const judged = () => [...known].join();
export function judge(fingerprints: string[]) {
  for (const one of fingerprints) known.add(one);
}

export interface Inks {
  /** Of each text that can be seen: its fingerprint, and one that holds its element's kind and classes as well. */
  texts: Map<Element, [ink: string, ofKind: string]>;
}

/** Runs in the page; reads the texts within a selector, or all of them. */
export function readInks(within?: string): Inks {
  const texts: Inks['texts'] = new Map();
  const opacities = new Map<Element, number>();
  const opacityOf = (one: Element): number => {
    const found = opacities.get(one);
    if (found !== undefined) return found;
    const above = one.parentElement ? opacityOf(one.parentElement) : 1;
    const opacity = above * Number(getComputedStyle(one).opacity);
    opacities.set(one, opacity);
    return opacity;
  };
  const grounds: { one: Element; box: DOMRect; look: string }[] = [];
  const pictures = /^(IMG|VIDEO|CANVAS|IFRAME|svg)$/;
  for (const one of document.querySelectorAll('*')) {
    const style = getComputedStyle(one);
    const { backgroundColor, backgroundImage } = style;
    const isClear = /^rgba\(.*, 0\)$/.test(backgroundColor) && backgroundImage === 'none';
    if (isClear && style.mixBlendMode === 'normal' && !pictures.test(one.tagName)) continue;
    const look = [
      pictures.test(one.tagName),
      backgroundColor,
      backgroundImage,
      style.backgroundClip,
      opacityOf(one),
      style.mixBlendMode,
      style.position,
      style.zIndex,
    ].join();
    grounds.push({ one, box: one.getBoundingClientRect(), look });
  }
  const range = document.createRange();
  const linesOf = (one: Element) =>
    [...one.childNodes].flatMap((node) => {
      if (node.nodeType !== Node.TEXT_NODE || !node.textContent!.trim()) return [];
      range.selectNodeContents(node);
      return [...range.getClientRects()];
    });
  const left = ':disabled, [aria-disabled="true"], [inert], [aria-hidden="true"], fieldset[disabled]';
  for (const one of document.querySelectorAll<HTMLElement>(
    within ? `:is(${within}), :is(${within}) *` : '*',
  )) {
    const isField = one.matches('input, select, textarea');
    const lines = isField ? [one.getBoundingClientRect()] : linesOf(one);
    if (lines.length === 0 || !one.checkVisibility({ visibilityProperty: true })) continue;
    const style = getComputedStyle(one);
    const under = new Set<string>();
    for (const { left: x, top: y, width, height } of lines) {
      const [across, down] = [x + width / 2, y + height / 2];
      const looks = grounds
        .filter(
          ({ one: ground, box }) =>
            (ground === one || !one.contains(ground)) &&
            box.left <= across &&
            box.right >= across &&
            box.top <= down &&
            box.bottom >= down,
        )
        .map(({ look }) => look);
      under.add(looks.join(';'));
    }
    const ink = [
      style.color,
      style.webkitTextFillColor,
      style.webkitTextStroke,
      style.textShadow,
      style.fontSize,
      style.fontWeight,
      opacityOf(one),
      one.closest(left) !== null || (one as HTMLLabelElement).control?.matches(left) === true,
      ...[...under].sort(),
    ].join('|');
    const kind = `${one.tagName} ${one.getAttribute('type')} ${one.getAttribute('class')}`;
    texts.set(one, [fingerprint(ink), fingerprint(`${kind}|${ink}`)]);
  }
  return { texts };

  /** 53 bits: two of some thousand combinations are alike once in a thousand million. */
  function fingerprint(text: string) {
    let [high, low] = [0xdeadbeef, 0x41c6ce57];
    for (let at = 0; at < text.length; at++) {
      const code = text.charCodeAt(at);
      high = Math.imul(high ^ code, 2654435761);
      low = Math.imul(low ^ code, 1597334677);
    }
    high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
    low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
    return (4294967296 * (2097151 & low) + (high >>> 0)).toString(36);
  }
}
