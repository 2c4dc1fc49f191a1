import type { Package } from '#contract/package.ts';
import { PackageCard } from '#web/site/cards/package-card.tsx';
import { HeadedSection } from '#web/ui/core/section.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

const shown = 3;

/** Three packages: featured ones first, then the first others. */
export function HomePackages({ packages, isAfterDoctors }: { packages: Package[]; isAfterDoctors: boolean }) {
  if (packages.length === 0) return null;
  const chosenFirst = packages.toSorted((one, other) => Number(other.featured) - Number(one.featured));
  return (
    <HeadedSection
      name="packages"
      className={isAfterDoctors ? 'max-sm:pt-0 max-sm:pb-10' : 'max-sm:py-10'}
      title={t('A check-up, before anything hurts')}
      more={{ href: at('/packages'), label: t('All packages') }}
    >
      <ul className="rows-on-phone pairs grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6">
        {chosenFirst.slice(0, shown).map((entry) => (
          <li key={entry.id} className="max-sm:nth-3:hidden">
            <PackageCard entry={entry} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
