/** Shapes and colours with a meaning: round ends are of what acts, coral is of booking. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Shape {
  /** What it is and says. */
  is: string;
  isCoral: boolean;
  /** Longer than high, with round ends. */
  isPill: boolean;
  acts: boolean;
  books: boolean;
  isChoice: boolean;
}

/** Every element of the page with a coral ground, edge or text, or with round ends. */
function shapesOf(page: Page): Promise<Shape[]> {
  return page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    const hex = (name: string) => root.getPropertyValue(`--color-${name}`).trim();
    const rgb = (colour: string) => {
      const probe = document.createElement('i');
      probe.style.color = colour;
      document.body.append(probe);
      const { color } = getComputedStyle(probe);
      probe.remove();
      return color;
    };
    const corals = [hex('coral'), hex('coral-bright'), hex('coral-deep')].map(rgb);
    const colours = (style: CSSStyleDeclaration) => [
      style.backgroundColor,
      style.color,
      ...(['Top', 'Right', 'Bottom', 'Left'] as const)
        .filter((side) => Number.parseFloat(style[`border${side}Width`]) > 0)
        .map((side) => style[`border${side}Color`]),
    ];
    const paints = ({ backgroundColor, borderTopWidth, borderTopColor, boxShadow }: CSSStyleDeclaration) =>
      backgroundColor !== 'rgba(0, 0, 0, 0)' ||
      boxShadow !== 'none' ||
      (Number.parseFloat(borderTopWidth) > 0 && borderTopColor !== 'rgba(0, 0, 0, 0)');
    const pills = new Map<Element, boolean>();
    const isPill = (element: Element) => {
      if (!pills.has(element)) pills.set(element, looksLikePill(element));
      return pills.get(element)!;
    };
    const looksLikePill = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const radius = Number.parseFloat(style.borderTopLeftRadius);
      return height > 8 && width > height + 8 && radius >= height / 2 - 1 && paints(style);
    };
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('svg'))
      .map((element) => {
        const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
        const list = element.closest('ul, ol');
        const others = [...(list?.querySelectorAll('a, button') ?? [])].filter(isPill);
        return {
          is: `<${element.tagName.toLowerCase()} class="${element.className}"> ${words}`,
          isCoral: colours(getComputedStyle(element)).some((colour) => corals.includes(colour)),
          isPill: isPill(element),
          acts:
            element.closest('a, button, summary') !== null ||
            // A search or a form with its button in one, and a badge.
            element.matches('.search-box, form, .newsletter-row, span.rounded-full.text-sm'),
          books:
            // How booking works, on the home page, in its colour.
            element.matches('.booking-number') ||
            (element.matches('a, button') &&
              ((element.getAttribute('href') ?? '').startsWith('/appointment') ||
                /^(Book|Send the request)/.test(words))),
          isChoice:
            element.hasAttribute('aria-current') ||
            element.hasAttribute('aria-pressed') ||
            /^\d?\d:\d\d/.test(words) ||
            others.length > 2,
        };
      })
      .filter(({ isCoral, isPill }) => isCoral || isPill);
  });
}

/** What has either and should not. */
export async function wrongShapes(page: Page, path: string) {
  const shapes = await shapesOf(page);
  if (path === '/')
    expect([shapes.some(({ isCoral }) => isCoral), shapes.some(({ isPill }) => isPill)]).toEqual([
      true,
      true,
    ]);
  const wrong = shapes.filter(
    (shape) => (shape.isPill && (!shape.acts || shape.isChoice)) || (shape.isCoral && !shape.books),
  );
  return [...new Set(wrong.map(({ is }) => is))];
}
