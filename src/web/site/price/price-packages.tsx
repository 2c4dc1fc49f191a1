import type { Package } from '#contract/package.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { compareWords } from '#web/site/cards/compare-words.ts';
import { PackageContents } from '#web/site/cards/package-contents.tsx';
import { PackagePrice } from '#web/site/cards/package-price.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { hidden, Phrase } from '#web/ui/core/phrase.tsx';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { forAudience } from './price-list.ts';

export function PricePackages({ packages }: { packages: Package[] }) {
  return (
    <form action={at('/packages#compare')} className="mt-6 lg:mt-8">
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4 print:grid-cols-2">
        {packages.map((entry) => (
          <li
            key={entry.id}
            className="flex flex-col rounded-md bg-white p-5 shadow-card print:border print:border-line print:shadow-none"
          >
            <h3 className="text-lg leading-snug">
              <a
                href={at(`/packages/${entry.slug}`)}
                className="wrap-anywhere underline-offset-4 hover:text-primary hover:underline"
                {...langOf(entry)}
              >
                {entry.title}
              </a>
            </h3>
            <p className="mt-1 mb-3 text-sm text-ink-muted">
              {entry.durationMinutes
                ? t('{people}, {duration}', {
                    people: t(forAudience[entry.audience]),
                    duration: durationWords(entry.durationMinutes),
                  })
                : t(forAudience[entry.audience])}
            </p>
            <PackagePrice prices={entry} />
            <PackageContents entry={entry} />
            {packages.length > 1 ? (
              <label className="no-print mt-auto flex min-h-11 items-center gap-3 pt-3 font-semibold">
                <input type="checkbox" name="compare" value={entry.slug} className="size-5 accent-primary" />
                <span>
                  <Phrase
                    message="Compare<hidden> {package}</hidden>"
                    package={inLang(entry, entry.title)}
                    hidden={hidden}
                  />
                </span>
              </label>
            ) : null}
          </li>
        ))}
      </ul>
      {packages.length > 1 ? (
        <div {...compareWords()} className="no-print mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button type="submit" variant="secondary">
            {t('Compare packages')}
          </Button>
          <p role="status" data-compare-words="">
            {t('Tick up to three to see them check by check.')}
          </p>
        </div>
      ) : null}
    </form>
  );
}
