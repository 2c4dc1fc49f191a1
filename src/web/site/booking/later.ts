/**
 * Everything after the first question, code and words, in files of their own, as few visitors need every step. Loaded
 * at the first touch, or at once by a page that shows part of it; the router keeps the current view until it arrives.
 */
import { use } from 'react';
import { learnLanguage } from '#words/page-language.ts';

export type LaterParts = typeof import('./steps.tsx');

const onServer = import.meta.env.SSR;
let loaded: LaterParts | undefined;
let needed: Promise<LaterParts> | undefined;

async function load() {
  const [parts] = await Promise.all([import('./steps.tsx'), onServer ? null : learnLanguage('steps')]);
  loaded = parts;
  return loaded;
}

/** If it cannot be loaded, reloads: the address is the next step's already. */
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
