/**
 * Draws the menu's icons when the header is first used. Their file is larger than most pages, and a browser fetches it
 * even for closed panels, so they arrive inside `noscript`, which is plain text while scripts run.
 */
export {};

const intents = ['pointerover', 'focusin'] as const;

function draw({ target }: Event) {
  const header = (target as Element | null)?.closest?.('.site-header');
  if (!header) return;
  for (const intent of intents) document.removeEventListener(intent, draw);
  for (const text of header.querySelectorAll('.menu-entry-icon > noscript')) text.replaceWith(iconOf(text));
}

for (const intent of intents) document.addEventListener(intent, draw, { passive: true });

/** Built element by element, as Trusted Types forbid parsing markup. */
function iconOf(noscript: Element) {
  const markup = noscript.textContent ?? '';
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('class', attribute(markup, 'class'));
  svg.setAttribute('aria-hidden', 'true');
  const use = document.createElementNS(svg.namespaceURI, 'use') as SVGUseElement;
  use.setAttribute('href', attribute(markup, 'href'));
  svg.append(use);
  return svg;
}

function attribute(markup: string, name: string) {
  return new RegExp(` ${name}="([^"]*)"`).exec(markup)?.[1]?.replaceAll('&amp;', '&') ?? '';
}
