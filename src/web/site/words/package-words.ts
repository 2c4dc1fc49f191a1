import type { Package } from '#contract/package.ts';
import { counted } from '#words/say.ts';

type Prices = Pick<Package, 'price' | 'discountPrice'>;

export function priceToPay({ price, discountPrice }: Prices) {
  return discountPrice ?? price;
}

/** In minor units; 0 without a discount. */
export function savingOf(prices: Prices) {
  return prices.price - priceToPay(prices);
}

/** "14 checks"; empty if none is listed. */
export function checksWords({ groups }: Pick<Package, 'groups'>) {
  const checks = groups.reduce((sum, { items }) => sum + items.length, 0);
  return checks === 0 ? '' : counted('{count} check', '{count} checks', checks);
}
