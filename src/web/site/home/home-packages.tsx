import type { Package } from '#contract/package.ts';
import { PackageCard } from '#web/site/package/package-card.tsx';
import { HeadedSection } from '#web/ui/core/section.tsx';

const shown = 3;

/** Three packages: those that staff chose for the home page, filled up with the first others. */
export function HomePackages({ packages }: { packages: Package[] }) {
  if (packages.length === 0) return null;
  const chosenFirst = packages.toSorted((one, other) => Number(other.featured) - Number(one.featured));
  return (
    <HeadedSection
      name="packages"
      title="A check-up, before anything hurts"
      more={{ href: '/packages', label: 'All packages' }}
    >
      <ul className="pairs grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {chosenFirst.slice(0, shown).map((entry) => (
          <li key={entry.id}>
            <PackageCard entry={entry} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
