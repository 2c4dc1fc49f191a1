import { createContext, type ReactNode, use } from 'react';
import { type SiteData, useSite } from '#web/hospital/site-data.ts';
import { trustedFrame } from '#web/trusted/trusted-script.ts';
import { addressIn } from '#words/language.ts';

/** The server's renderer of a part, to HTML. */
export const RenderStill = createContext((_name: string, _site: SiteData, _part: ReactNode): string => '');

/** HTML of each part as the page arrived, for when React creates the part again. */
const arrived = new Map<string, string>();

/**
 * A part of the page that only the server renders. In an application React leaves its elements alone, so that document
 * scripts work on them, and the browser needs neither its components nor their data.
 */
export function Still({ name, children }: { name: string; children: ReactNode }) {
  const site = useSite();
  const render = use(RenderStill);
  const html = import.meta.env.SSR ? render(name, site, children) : asItArrived(name);
  return (
    <div
      data-still={name}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it, on the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Placeholder in a shared part for the current page's address in a language. */
export function pageIn(prefix: string) {
  return `{page in ${prefix || 'main'}}`;
}

/** The same if the page has that language, otherwise its home page. */
export function offeredIn(prefix: string) {
  return `{offer in ${prefix || 'main'}}`;
}

/** The part on the page at `path`; an entry has other paths in its translations. */
export function inPlace(html: string, { languages }: SiteData, path: string, paths?: Record<string, string>) {
  let whole = html;
  for (const { prefix } of languages) {
    const there = paths?.[prefix] ?? paths?.[''] ?? path;
    const offered = paths ? (paths[prefix] ?? '/') : path;
    whole = whole
      .replaceAll(pageIn(prefix), escaped(addressIn(prefix, there)))
      .replaceAll(offeredIn(prefix), escaped(addressIn(prefix, offered)));
  }
  return whole;
}

function escaped(address: string) {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function asItArrived(name: string) {
  if (!arrived.has(name))
    arrived.set(name, trustedFrame(document.querySelector(`[data-still="${name}"]`)?.innerHTML ?? ''));
  return arrived.get(name)!;
}
