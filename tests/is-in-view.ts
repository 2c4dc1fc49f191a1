/** Runs in the browser: whether a person sees it without scrolling, on the screen and below the header that stays. */
export function isInView(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  const header = document.querySelector('.site-header')?.getBoundingClientRect().bottom ?? 0;
  return top >= header && bottom <= innerHeight;
}
