/** Facts and names one after the other, as the language of this moment parts them; "a, b and c" is `listed`. */
import { t } from './say.ts';

/** Without those that are empty: "First visit, 30 minutes". It is no sentence. */
export function joined(items: readonly (string | null | undefined)[]): string {
  const [first = '', ...others] = items.filter((item): item is string => Boolean(item));
  return others.reduce((before, after) => t('{before}, {after}', { before, after }), first);
}
