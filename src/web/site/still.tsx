import type { ReactNode } from 'react';
import { trustedFrame } from './trusted-script.ts';

/** What each part held when the page arrived, so that it can stand again where React makes the part anew. */
const arrived = new Map<string, string>();

/**
 * A part of the page that only the server renders. In an application React leaves its elements alone, so that the
 * scripts of documents work on them there as well, and the browser needs neither its components nor their data.
 */
export function Still({ name, children }: { name: string; children: ReactNode }) {
  if (import.meta.env.SSR)
    return (
      <div data-still={name} className="contents">
        {children}
      </div>
    );
  if (!arrived.has(name))
    arrived.set(name, trustedFrame(document.querySelector(`[data-still="${name}"]`)?.innerHTML ?? ''));
  const html = arrived.get(name)!;
  return (
    <div
      data-still={name}
      className="contents"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the server sent on this very page
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
