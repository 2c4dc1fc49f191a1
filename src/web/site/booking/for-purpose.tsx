import { durationWords } from '#contract/words/duration-words.ts';
import { Money } from '#web/ui/price.tsx';
import type { Purpose } from './options.ts';

/** What the visit is for, above every step: what is booked, how long it takes, what it costs, how to prepare. */
export function ForPurpose({ purpose }: { purpose: Purpose }) {
  const { kind, slug, title, visit, price, preparation } = purpose;
  const minutes = purpose.length ?? visit?.durationMinutes;
  return (
    <section aria-labelledby="purpose" className="mb-6 rounded-md bg-mint-soft p-5 sm:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="purpose" className="text-lg">
          <span className="font-normal text-ink-soft">For: </span>
          <a href={`/${kind}s/${slug}`} className="text-link">
            {title}
          </a>
        </h2>
        <a href="/appointment" className="text-link min-h-6 text-base">
          Book something else
        </a>
      </div>
      {minutes || price ? (
        <p className="mt-1">
          {visit ? `You book: ${visit.name}, ` : ''}
          {minutes ? durationWords(minutes) : ''}
          {minutes && price ? ', ' : ''}
          <PurposePrice purpose={purpose} />
        </p>
      ) : null}
      {preparation ? (
        <details className="mt-2">
          <summary className="min-h-6 w-fit cursor-pointer font-semibold text-primary underline underline-offset-4">
            How to prepare
          </summary>
          <p className="mt-2 max-w-measure whitespace-pre-line text-ink-soft">{preparation}</p>
        </details>
      ) : null}
    </section>
  );
}

export function PurposePrice({ purpose: { kind, price } }: { purpose: Purpose }) {
  return price ? (
    <>
      {kind === 'service' ? 'from ' : ''}
      <Money amount={price} />
    </>
  ) : null;
}
