import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark';

/** The theme chosen here; null if the device decides. */
export function useTheme(): Theme | null {
  return useSyncExternalStore(subscribe, chosenTheme, () => null);
}

/** Switches to the other theme, and remembers it on this device. */
export function toggleTheme() {
  const seen = chosenTheme() ?? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');
  localStorage.setItem(key, seen === 'dark' ? 'light' : 'dark');
  for (const listener of listeners) listener();
}

const key = 'deskTheme';
const listeners = new Set<() => void>();

function chosenTheme(): Theme | null {
  const stored = localStorage.getItem(key);
  return stored === 'light' || stored === 'dark' ? stored : null;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
