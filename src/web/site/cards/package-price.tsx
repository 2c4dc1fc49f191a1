import type { Package } from '#contract/package.ts';
import { priceToPay, savingOf } from '#web/site/words/package-words.ts';
import { hidden, Phrase } from '#web/ui/core/phrase.tsx';
import { Money } from '#web/ui/price.tsx';

export function PackagePrice({
  prices,
  className = 'text-2xl',
}: {
  prices: Pick<Package, 'price' | 'discountPrice'>;
  className?: string;
}) {
  const saving = savingOf(prices);
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <Money amount={priceToPay(prices)} className={`font-bold ${className}`} />
        {saving > 0 ? (
          <span className="text-ink-muted">
            <Phrase
              message="<hidden>instead of </hidden>{price}"
              price={
                <s>
                  <Money amount={prices.price} />
                </s>
              }
              hidden={hidden}
            />
          </span>
        ) : null}
      </p>
      {saving > 0 ? (
        <p className="text-sm font-semibold text-success">
          <Phrase message="You save {amount}" amount={<Money amount={saving} />} />
        </p>
      ) : null}
    </div>
  );
}
