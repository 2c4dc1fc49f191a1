import { formatMoney } from '#contract/words/money.ts';
import { useSite } from '#web/hospital/site-data.ts';

/** An amount in minor units, in the hospital's currency and locale. */
export function Money({ amount, className }: { amount: number; className?: string }) {
  const { currency, locale } = useSite();
  return (
    <data value={amount} className={`tabular-nums ${className ?? ''}`}>
      {formatMoney(amount, currency, locale)}
    </data>
  );
}
