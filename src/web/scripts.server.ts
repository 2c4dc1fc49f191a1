/**
 * When a public page asks for its scripts: after its first paint, and then for all of them at once. Style, typeface and
 * pictures make the page that is seen; the scripts would share the line with them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { islands } from './site/search-box/islands.ts';

/** Which file each module of the browser's build came into; development has none. */
const built: Record<string, { file: string; imports?: string[] }> = import.meta.env.PROD
  ? JSON.parse(readFileSync(join(import.meta.dirname, '../client/.vite/manifest.json'), 'utf8'))
  : {};
const documentAddresses = addressesOf('src/web/document.ts');
const fetching = `document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))`;

/** The text of the module of a document. */
export function documentModule() {
  return `${afterFirstPaint(documentAddresses)}import(${JSON.stringify(documentAddresses[0])});`;
}

/** What a page of the later steps of a booking waits for (later.ts), so that it need not find out by steps. */
const [laterSteps] = addressesOf('src/web/site/booking/steps.tsx');
const fetchingLater = `if (document.querySelector('[data-later]')) for (const href of [${JSON.stringify(laterSteps)}, document.documentElement.dataset.laterWords]) if (href) ${fetching};`;

/** The text of the module that wakes the scripts of an application (late-scripts.tsx). */
export const wakingModule = `await (${firstPaint})();${fetchingLater}document.head.append(document.querySelector('template[data-scripts]').content);`;

/**
 * The cross-fade between pages is the browser's own (ui/base.css). One that is cut short, by a second press or a turned
 * phone, rejects promises, some of them before any event hands them over, and Chromium reports each as an error of the
 * page. No module and nothing below a stylesheet: both would come after the first frame on a slow phone, and so too late.
 */
export const hearingScript = `addEventListener('unhandledrejection', (event) => { if (/^Transition was /.test(event.reason?.message)) event.preventDefault(); });`;

/**
 * Resolves when the page has been painted. One that is not, in a tab that nobody looks at, is waited for until a second
 * after it is loaded. It stands in pages by its text, so it must not use anything outside itself.
 */
function firstPaint(): Promise<unknown> {
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    addEventListener('load', () => setTimeout(resolve, 1000));
  });
}

/** Waits for the first paint and has these addresses fetched, so that an import need not find out by steps. */
function afterFirstPaint(addresses: string[]) {
  return `await (${firstPaint})();for (const href of ${JSON.stringify(addresses)}) ${fetching};`;
}

/** The file of a module, first, and those of all that it imports. */
function addressesOf(module: string) {
  const found = new Set([module]);
  for (const one of found) for (const imported of built[one]?.imports ?? []) found.add(imported);
  return [...found].flatMap((one) => (built[one] ? [`/${built[one].file}`] : []));
}

/** The files of words, by what says them and language; the names are those of vite.config.ts. */
const wordFiles = new Map(
  (import.meta.env.PROD ? readdirSync(join(import.meta.dirname, '../client/assets')) : []).flatMap((file) => {
    const [, key] = /^words-([a-z-]+-\w\w)-[\w-]{8}\.js$/.exec(file) ?? [];
    return key ? [[key, `/assets/${file}`]] : [];
  }),
);

/** Where a page, its later steps or an island finds what it says in a language; nowhere in English. */
export function wordsAddress(
  kind: 'application' | 'later' | 'staff' | keyof typeof islands,
  language: string,
): string | undefined {
  if (import.meta.env.PROD) return wordFiles.get(`${kind}-${language}`);
  return language === 'en' ? undefined : `/@id/__x00__virtual:words/${language}`;
}
