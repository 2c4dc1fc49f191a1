// biome-ignore-all lint/a11y/useSemanticElements: a table in a grid is none to some browsers, see below.
// biome-ignore-all lint/a11y/useFocusableInteractive: nothing in this table is pressed but its links.
import type { ReactNode } from 'react';
import type { Package } from '#contract/package.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { PackagePrice } from '#web/site/cards/package-price.tsx';
import { type PackageView, packagesHref } from '#web/site/cards/package-view.ts';
import { audienceWords } from '#web/ui/audience.ts';
import { Alert } from '#web/ui/core/alert.tsx';
import { hidden, Phrase } from '#web/ui/core/phrase.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inLang, langOf, type Written } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { checksCompared } from './checks-compared.ts';

/**
 * Two or three packages side by side. On a phone a row's name is above its cells, so that three columns fit. Some
 * browsers drop the semantics of table elements in a grid, and HTML allows no role to restore them, so roles on plain
 * elements make the table.
 */
export function PackageComparison({ packages, view }: { packages: Package[]; view: PackageView }) {
  if (packages.length === 0) return null;
  return (
    <section aria-labelledby="compare" className="mb-14 lg:mb-20">
      <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
        <h2 id="compare" tabIndex={-1} className="text-2xl lg:text-3xl">
          {t('Side by side')}
        </h2>
        <a href={packagesHref(view, { compare: [] })} className="no-print text-link">
          {t('Close the comparison')}
        </a>
      </div>
      {packages.length === 1 ? (
        <div className="mt-5">
          <Alert>
            <Phrase
              message="{package} is chosen. Tick one or two more below, then press “Compare”."
              package={inLang(packages[0], packages[0]!.title)}
            />
          </Alert>
        </div>
      ) : (
        <Comparison packages={packages} view={view} />
      )}
    </section>
  );
}

function Comparison({ packages, view }: { packages: Package[]; view: PackageView }) {
  const columns = packages.length === 2 ? rowOfTwo : rowOfThree;
  const row = (name: string, cell: (entry: Package) => ReactNode) => (
    <Row key={name} columns={columns} name={name} cells={packages.map((entry) => cell(entry))} />
  );
  return (
    <div
      role="table"
      aria-labelledby="compare"
      className="columns-beside mt-6 block rounded-lg bg-white shadow-card print:table print:w-full print:table-fixed print:shadow-none"
    >
      <div
        role="rowgroup"
        className="sticky top-(--header-fixed) z-1 block print:static print:table-header-group print:break-inside-avoid"
      >
        <div role="row" className={`${columns} rounded-t-lg border-b border-line bg-white py-4`}>
          <div role="cell" className="hidden lg:block print:table-cell" />
          {packages.map((entry) => (
            <ColumnHead
              key={entry.id}
              entry={entry}
              without={`${packagesHref(view, {
                compare: view.compare.filter((other) => other !== entry.slug),
              })}#compare`}
            />
          ))}
        </div>
      </div>
      <div role="rowgroup" className="block print:table-row-group">
        {row(t('Price'), (entry) => (
          <PackagePrice prices={entry} className="text-xl lg:text-2xl" />
        ))}
        {row(t('For|people'), ({ audience }) => t(audienceWords[audience]))}
        {row(t('Takes about'), ({ durationMinutes }) =>
          durationMinutes ? durationWords(durationMinutes) : '–',
        )}
        {row(t('Department|label'), ({ department }) =>
          department ? inLang(department, department.name) : '–',
        )}
      </div>
      {checksCompared(packages).map(({ title, checks, ...group }) => (
        <div key={title} role="rowgroup" className="block print:table-row-group">
          <div
            role="row"
            className="block border-y border-line bg-mint-soft px-4 py-2.5 lg:px-6 print:table-row print:break-after-avoid"
          >
            <div
              role="rowheader"
              aria-colspan={packages.length + 1}
              className={`block font-semibold print:whitespace-nowrap ${onPaper}`}
              {...langOf(group)}
            >
              {title}
            </div>
          </div>
          {checks.map(({ name, included, ...check }) => (
            <Row
              key={name}
              columns={columns}
              name={name}
              written={check}
              isCheck
              cells={included.map(checkOf)}
            />
          ))}
        </div>
      ))}
      <div role="rowgroup" className="no-print block border-t border-line">
        {row(t('Full details'), (entry) => (
          <a href={at(`/packages/${entry.slug}`)} className="text-link inline-block min-h-6">
            <Phrase
              message="See more<hidden> of {package}</hidden>"
              package={inLang(entry, entry.title)}
              hidden={hidden}
            />
          </a>
        ))}
      </div>
    </div>
  );
}

function ColumnHead({ entry, without }: { entry: Package; without: string }) {
  const { slug, title } = entry;
  return (
    <div role="columnheader" className={`min-w-0 align-top ${onPaper}`}>
      <a
        href={at(`/packages/${slug}`)}
        className="leading-snug font-semibold wrap-anywhere max-[22.5rem]:text-sm underline-offset-4 hover:underline lg:text-xl"
        {...langOf(entry)}
      >
        {title}
      </a>
      <a
        href={without}
        className="no-print flex min-h-8 flex-wrap wrap-anywhere items-center gap-1 text-sm font-semibold text-primary underline-offset-4 hover:underline"
      >
        <Icon name="x" className="size-4 shrink-0" />
        <span>
          <Phrase
            message="Remove<hidden> {package} from the comparison</hidden>"
            package={inLang(entry, title)}
            hidden={hidden}
          />
        </span>
      </a>
    </div>
  );
}

function Row({
  columns,
  name,
  written,
  cells,
  isCheck = false,
}: {
  columns: string;
  name: string;
  written?: Written;
  /** One for each package. */
  cells: ReactNode[];
  isCheck?: boolean;
}) {
  return (
    <div
      role="row"
      className={`${columns} border-t border-line first:border-t-0 ${isCheck ? 'py-2.5' : 'py-4'}`}
    >
      <div
        role="rowheader"
        className={`col-span-full min-w-0 lg:col-span-1 ${onPaper} ${
          isCheck ? '' : 'text-sm text-ink-muted lg:text-base'
        }`}
        {...langOf(written)}
      >
        {name}
      </div>
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its index.
        <div key={place} role="cell" className={`min-w-0 wrap-break-word max-[22.5rem]:text-sm ${onPaper}`}>
          {cell}
        </div>
      ))}
    </div>
  );
}

function checkOf(isIncluded: boolean) {
  return isIncluded ? (
    <Icon name="check" label={t('Included')} className="size-5.5 text-success" />
  ) : (
    <Icon name="minus" label={t('Not included')} className="size-5.5 text-line-strong" />
  );
}

/** A grid's head is printed once, a table's on every page. */
const onPaper = 'print:table-cell print:py-1.5 print:pe-3';
const cells = 'grid gap-x-3 gap-y-1 px-4 lg:gap-x-8 lg:px-6 print:table-row';
const rowOfTwo = `${cells} grid-cols-2 lg:grid-cols-[minmax(0,1fr)_repeat(2,minmax(0,1fr))]`;
const rowOfThree = `${cells} grid-cols-3 lg:grid-cols-[minmax(0,1fr)_repeat(3,minmax(0,1fr))]`;
