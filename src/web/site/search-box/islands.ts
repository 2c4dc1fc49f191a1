/** Every island by name, each a module loaded on first use. */
import type { ComponentType } from 'react';

export type Islands = Record<string, () => Promise<{ default: ComponentType<never> }>>;

export const islands = {
  'date-field': () => import('#web/ui/date/date-field.tsx'),
  'search-box': () => import('./search-box.tsx'),
} satisfies Islands;
