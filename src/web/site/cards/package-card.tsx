import type { ReactNode } from 'react';
import type { Package } from '#contract/package.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { audienceWords } from '#web/ui/audience.ts';
import { Card } from '#web/ui/card.tsx';
import { hidden, Phrase } from '#web/ui/core/phrase.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { PackageContents } from './package-contents.tsx';
import { PackagePrice } from './package-price.tsx';

/** A package as one link, in type only: audience, price and contents, with `children` at the foot. */
export function PackageCard({
  entry,
  heading,
  children,
}: {
  entry: Package;
  heading?: 'h2' | 'h3';
  children?: ReactNode;
}) {
  const { audience, durationMinutes } = entry;
  return (
    <Card href={at(`/packages/${entry.slug}`)} title={entry.title} written={entry} isLarge heading={heading}>
      {/* Shown above the title, read out after it. */}
      <p className="order-first mb-1 text-sm font-semibold text-ink-muted">
        <Phrase message="<hidden>For </hidden>{people}" people={t(audienceWords[audience])} hidden={hidden} />
        {durationMinutes ? ` · ${durationWords(durationMinutes)}` : ''}
      </p>
      <div className="mt-2 sm:mt-4">
        <PackagePrice prices={entry} className="text-3xl lg:text-4xl" />
      </div>
      {entry.summary ? (
        <p className="mt-3 line-clamp-3 text-ink-soft in-[.rows-on-phone]:max-sm:hidden" {...langOf(entry)}>
          {entry.summary}
        </p>
      ) : null}
      <PackageContents entry={entry} />
      {children}
    </Card>
  );
}
