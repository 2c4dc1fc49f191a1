/**
 * Converts Word's lists to HTML: it copies them as paragraphs with "mso-list: l0 level2 lfo1" in their style and a
 * drawn bullet or number. Styles are in `data-style` (quiet-html.ts).
 */
export function wordListsToLists(root: Element) {
  for (const first of root.querySelectorAll('p[data-style*="mso-list"]')) {
    if (levelOf(first) && !levelOf(first.previousElementSibling)) replaceRun(first);
  }
}

function replaceRun(first: Element) {
  const run: Element[] = [];
  for (let one: Element | null = first; one && levelOf(one); one = one.nextElementSibling) run.push(one);
  const place = first.ownerDocument.createComment('');
  first.before(place);
  /** The open lists, outermost first. */
  const open: Element[] = [];
  for (const paragraph of run) {
    const level = Math.min(levelOf(paragraph)!, open.length + 1);
    const marker = takeMarker(paragraph);
    open.length = Math.min(open.length, level);
    const tag = /^\W*[\p{L}\d]{1,4}[.)]/u.test(marker) ? 'OL' : 'UL';
    if (open.length === level && open[level - 1]!.tagName !== tag) open.length = level - 1;
    if (open.length < level) {
      const list = first.ownerDocument.createElement(tag);
      if (open.length > 0) open.at(-1)!.lastElementChild!.append(list);
      else place.before(list);
      open.push(list);
    }
    const item = first.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    open.at(-1)!.append(item);
    paragraph.remove();
  }
  place.remove();
}

function levelOf(element: Element | null): number | null {
  const rules = element?.getAttribute('data-style')?.split(';') ?? [];
  const level = /\blevel([1-9])/.exec(rules.find((rule) => rule.includes('mso-list:')) ?? '')?.[1];
  return level ? Number(level) : null;
}

/** Removes the drawn bullet or number, as the list draws its own. */
function takeMarker(paragraph: Element) {
  const marker = paragraph.querySelector('[data-style*="mso-list:Ignore" i]');
  const words = marker?.textContent ?? '';
  marker?.remove();
  return words.trim();
}
