import type { Package } from '#contract/package.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { PackageContents } from '#web/site/package/package-contents.tsx';
import { PackagePrice } from '#web/site/package/package-price.tsx';
import { mostCompared } from '#web/site/package/package-view.ts';
import { audienceWords } from '#web/ui/audience.ts';
import { Button } from '#web/ui/core/button.tsx';

/** Packages with prices and contents, to tick and compare. */
export function PricePackages({ packages }: { packages: Package[] }) {
  return (
    <form action="/packages#compare" className="mt-6 lg:mt-8">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-2">
        {packages.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-col rounded-md bg-white p-5 shadow-card print:border print:border-line print:shadow-none"
          >
            <h3 className="text-lg leading-snug">
              <a
                href={`/packages/${entry.slug}`}
                className="wrap-anywhere underline-offset-4 hover:text-primary hover:underline"
              >
                {entry.title}
              </a>
            </h3>
            <p className="mt-1 mb-3 text-sm text-ink-muted">
              {[
                `For ${audienceWords[entry.audience].toLowerCase()}`,
                entry.durationMinutes ? durationWords(entry.durationMinutes) : '',
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            <PackagePrice prices={entry} />
            <PackageContents entry={entry} />
            {packages.length > 1 ? (
              <label className="no-print mt-auto flex min-h-11 items-center gap-3 pt-3 font-semibold">
                <input type="checkbox" name="compare" value={entry.slug} className="size-5 accent-primary" />
                Compare<span className="sr-only"> {entry.title}</span>
              </label>
            ) : null}
          </li>
        ))}
      </ul>
      {packages.length > 1 ? (
        <div
          data-compare={mostCompared}
          className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-3"
        >
          <Button type="submit" variant="secondary">
            Compare packages
          </Button>
          <p role="status" data-compare-words="">
            Tick up to three to see them check by check.
          </p>
        </div>
      ) : null}
    </form>
  );
}
