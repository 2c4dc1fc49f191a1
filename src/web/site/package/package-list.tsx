import { Fragment } from 'react';
import type { Audience, Package } from '#contract/package.ts';
import { compareWords } from '#web/site/cards/compare-words.ts';
import { PackageCard } from '#web/site/cards/package-card.tsx';
import { type PackageView, packagesHref } from '#web/site/cards/package-view.ts';
import { CallUs } from '#web/site/entry/call-us.tsx';
import { FilterChoice } from '#web/site/entry/filter-choice.tsx';
import { factsOf, factsWords } from '#web/site/words/list-words.ts';
import { audienceWords } from '#web/ui/audience.ts';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { hidden, Phrase } from '#web/ui/core/phrase.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { inLang } from '#web/ui/lang.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { FoundPackages } from './package-finder.ts';

/** Id of the form in the page's head, to which filters and ticks belong. */
export const packageForm = 'package-search';

export function PackageFilters({
  view,
  audiences,
  departments,
}: {
  view: PackageView;
  audiences: Audience[];
  departments: FoundPackages['departments'];
}) {
  return (
    <div
      className="no-print mt-6 grid items-end gap-x-3 gap-y-4 min-[22rem]:grid-cols-2 md:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
      data-submits-on-choice=""
    >
      <FilterChoice
        form={packageForm}
        label={t('For|people')}
        name="audience"
        value={view.audience}
        any={t('All')}
        choices={audiences.map((audience) => ({ value: audience, label: t(audienceWords[audience]) }))}
      />
      <FilterChoice
        form={packageForm}
        label={t('Department|label')}
        name="department"
        value={view.department}
        any={t('All')}
        choices={departments.map(({ slug, name, language }) => ({ value: slug, label: name, language }))}
      />
      <FilterChoice
        form={packageForm}
        label={t('Sort by')}
        name="sort"
        value={view.sort}
        any={t('Suggested')}
        choices={[
          { value: 'price', label: t('Lowest price first') },
          { value: '-price', label: t('Highest price first') },
        ]}
      />
      <Button type="submit" form={packageForm} variant="secondary">
        {t('Show')}
      </Button>
    </div>
  );
}

export function PackageCards({
  view,
  packages,
  pages,
}: {
  view: PackageView;
  packages: Package[];
  pages: number;
}) {
  return (
    <>
      <fieldset className="min-w-0">
        <legend className="sr-only">{t('Packages, to open or to compare')}</legend>
        <ul className="mt-8 pairs grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
          {packages.map((entry) => (
            <li key={entry.id}>
              <PackageCard entry={entry}>
                <label className="no-print relative -mx-1 mt-auto -mb-2 flex min-h-11 items-center gap-3 border-t border-line px-1 pt-3 font-semibold">
                  <input
                    type="checkbox"
                    form={packageForm}
                    name="compare"
                    value={entry.slug}
                    defaultChecked={view.compare.includes(entry.slug)}
                    className="size-5 accent-primary"
                  />
                  <span>
                    <Phrase
                      message="Compare<hidden> {package}</hidden>"
                      package={inLang(entry, entry.title)}
                      hidden={hidden}
                    />
                  </span>
                </label>
              </PackageCard>
            </li>
          ))}
        </ul>
      </fieldset>
      <Pagination
        page={view.page}
        pages={pages}
        href={(page) => `${packagesHref(view, { page })}#packages`}
      />
    </>
  );
}

/** Submits the ticks. It stays in view once something is ticked; site/package/compare-choice.ts updates the count. */
export function CompareBar({ chosen }: { chosen: Package[] }) {
  return (
    <div
      {...compareWords()}
      className="no-print bottom-4 z-2 mt-10 in-[main:has([name=compare]:is(:checked,[type=hidden]))]:sticky flex items-center justify-between gap-4 rounded-lg border border-line bg-white py-3 ps-5 pe-3 shadow-float lg:ps-7"
    >
      <p role="status" data-compare-words="" className="min-w-0 max-sm:text-sm">
        {chosen.length > 0 ? (
          <Phrase message="Chosen: {packages}" packages={titlesOf(chosen)} />
        ) : (
          t('Tick up to three packages to see them side by side.')
        )}
      </p>
      <Button
        type="submit"
        form={packageForm}
        formAction={at('/packages#compare')}
        className="shrink-0 max-sm:px-5"
      >
        {t('Compare')}
      </Button>
    </div>
  );
}

function titlesOf(packages: Package[]) {
  const titles = packages.map(({ title }) => title);
  if (!packages.some(({ language }) => language)) return factsWords(titles);
  let place = 0;
  return factsOf(titles).map(({ type, value }) => {
    if (type === 'literal') return value;
    const entry = packages[place++]!;
    return <Fragment key={entry.id}>{inLang(entry, value)}</Fragment>;
  });
}

export function NoPackages({ view, failed }: { view: PackageView; failed: boolean }) {
  const isFiltered = view.q !== '' || view.audience !== '' || view.department !== '';
  const title = failed
    ? t('The list cannot be shown right now.')
    : isFiltered
      ? t('No packages match that.')
      : t('No packages are listed here yet.');
  const others = { ...view, q: '', audience: '', department: '' } as const;
  return (
    <div className="mt-8">
      <Empty icon="clipboard-list" title={title}>
        <p>
          {isFiltered && !failed
            ? t('Browse all packages, or call and tell us what you would like to have checked.')
            : t(
                'Call and tell us what you would like to have checked. Single tests are listed under our services.',
              )}
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          {isFiltered && !failed ? (
            <ButtonLink href={`${packagesHref(others)}#packages`}>{t('Show all packages')}</ButtonLink>
          ) : (
            <ButtonLink href={at('/services')}>{t('See our services')}</ButtonLink>
          )}
          <CallUs />
        </p>
      </Empty>
    </div>
  );
}
