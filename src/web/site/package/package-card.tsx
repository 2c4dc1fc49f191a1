import type { ReactNode } from 'react';
import type { Package } from '#contract/package.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { checksWords } from '#web/site/entry/package-words.ts';
import { audienceWords } from '#web/ui/audience.ts';
import { Card } from '#web/ui/card.tsx';
import { PackagePrice } from './package-price.tsx';

/** A package as one link, with `children` at its foot. */
export function PackageCard({
  entry,
  heading,
  children,
}: {
  entry: Package;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}) {
  const size = [checksWords(entry), entry.durationMinutes ? durationWords(entry.durationMinutes) : ''];
  return (
    <Card href={`/packages/${entry.slug}`} title={entry.title} image={entry.image} heading={heading}>
      {/* Shown above the title, read out after it. */}
      <p className="order-first mb-1 text-sm font-semibold text-coral-deep">
        <span className="sr-only">For </span>
        {audienceWords[entry.audience]}
      </p>
      {entry.summary ? <p className="mt-2 line-clamp-3 text-ink-soft">{entry.summary}</p> : null}
      <p className="mt-3 mb-5 text-sm text-ink-muted">{size.filter(Boolean).join(' · ')}</p>
      <div className="mt-auto">
        <PackagePrice prices={entry} />
      </div>
      {children}
    </Card>
  );
}
