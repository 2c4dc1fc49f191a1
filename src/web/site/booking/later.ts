/**
 * All that follows the first question, in a file of its own with its own words: few visitors of the page need every
 * step. It is asked for at the first touch, or at once by a page that shows some of it, and the router keeps what is
 * shown until it has come.
 */
import { use } from 'react';
import { learnLanguage } from '#words/page-language.ts';

export type LaterParts = typeof import('./steps.tsx');

const onServer = import.meta.env.SSR;
let loaded: LaterParts | undefined;
let needed: Promise<LaterParts> | undefined;

async function load() {
  const [parts] = await Promise.all([
    import('./steps.tsx'),
    onServer ? null : learnLanguage(document.documentElement.dataset.laterWords),
  ]);
  loaded = parts;
  return parts;
}

/** Where it cannot be loaded, the server shows the next step: the address is that of it already. */
export function useLater() {
  if (loaded) return loaded;
  needed ??= load().catch(() => {
    location.reload();
    return new Promise<never>(() => {});
  });
  return use(needed);
}

if (onServer || document.querySelector('[data-later]')) await load();
else
  for (const intent of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(intent, () => void load().catch(() => {}), { once: true, passive: true });
