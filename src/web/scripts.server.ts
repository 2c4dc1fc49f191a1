/**
 * When a public page loads its scripts: after its first paint, and then all at once. Before that they would compete
 * with the styles, typeface and pictures of the visible page.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The built file of each module; empty in development. */
const built: Record<string, { file: string; imports?: string[] }> = import.meta.env.PROD
  ? JSON.parse(readFileSync(join(import.meta.dirname, '../client/.vite/manifest.json'), 'utf8'))
  : {};
const documentAddresses = addressesOf('src/web/document.ts');
const fetching = `document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))`;

export function documentModule() {
  return `${afterFirstPaint(documentAddresses)}import(${JSON.stringify(documentAddresses[0])});`;
}

/** Files of the later booking steps (later.ts), so that they load without a waterfall. */
const [laterSteps] = addressesOf('src/web/site/booking/steps.tsx');
const fetchingLater = `if (document.querySelector('[data-later]')) for (const href of ${JSON.stringify([laterSteps])}) ${fetching};`;

/** Source of the module that starts an application's scripts (late-scripts.tsx). */
export const wakingModule = `await (${firstPaint})();${fetchingLater}document.head.append(document.querySelector('template[data-scripts]').content);`;

/**
 * The cross-fade between pages is the browser's own (ui/base.css). One that is cut short, by a second press or a turned
 * phone, rejects promises, some of them before any event exposes them, and Chromium reports each as an error of the
 * page. Neither a module nor below a stylesheet: both would run after the first frame on a slow phone, which is too
 * late.
 */
export const hearingScript = `addEventListener('unhandledrejection', (event) => { if (/^Transition was /.test(event.reason?.message)) event.preventDefault(); });`;

/**
 * Resolves when the page has been painted. A page in a background tab is never painted, so it waits at most until a
 * second after the load. Its source is inlined in pages, so it must not use anything outside itself.
 */
function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(resolve, 1000));
  });
}

/** Waits for the first paint and prefetches these addresses, so that an import has no waterfall. */
function afterFirstPaint(addresses: string[]) {
  return `await (${firstPaint})();for (const href of ${JSON.stringify(addresses)}) ${fetching};`;
}

/** The file of a module, followed by those of all its imports. */
function addressesOf(module: string) {
  const found = new Set([module]);
  for (const one of found) for (const imported of built[one]?.imports ?? []) found.add(imported);
  return [...found].flatMap((one) => (built[one] ? [`/${built[one].file}`] : []));
}
