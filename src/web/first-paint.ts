/**
 * Resolves when the page has been painted, so that no script shares the line or the processor with what is seen first.
 * A page that is not painted, in a tab that nobody looks at, is waited for until a second after it is loaded.
 * The server also writes this function into applications by its text: it must not use anything outside itself.
 */
export function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(resolve, 1000));
  });
}
