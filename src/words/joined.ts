/** Joins facts and names as the current language does; "a, b and c" is `listed`. */
import { inOwnOrder, t } from './say.ts';

/** Leaves out empty items: "First visit, 30 minutes". It is no sentence. */
export function joined(items: readonly (string | null | undefined)[]): string {
  const [first = '', ...others] = items.filter((item): item is string => Boolean(item));
  if (others.length === 0) return first;
  // Pair by pair, a long list would take time quadratic in its length.
  return [first, ...others].map(inOwnOrder).join(t('{before}, {after}', { before: '', after: '' }));
}
