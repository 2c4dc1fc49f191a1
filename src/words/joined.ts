/** Facts and names one after the other, as the language of this moment parts them; "a, b and c" is `listed`. */
import { inOwnOrder, t } from './say.ts';

/** Without those that are empty: "First visit, 30 minutes". It is no sentence. */
export function joined(items: readonly (string | null | undefined)[]): string {
  const [first = '', ...others] = items.filter((item): item is string => Boolean(item));
  if (others.length === 0) return first;
  // Filled pair by pair, a long list would take time quadratic in its length.
  return [first, ...others].map(inOwnOrder).join(t('{before}, {after}', { before: '', after: '' }));
}
