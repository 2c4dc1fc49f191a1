/** Runs in the browser: whether an element is visible without scrolling, below the fixed header. */
export function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
  return top >= header && bottom <= innerHeight;
}
