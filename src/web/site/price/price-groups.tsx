import { Phrase } from '#web/ui/core/phrase.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { Money } from '#web/ui/price.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { PriceGroup, PriceLine } from './price-list.ts';

export function PriceGroups({
  groups,
  columns,
}: {
  groups: PriceGroup[];
  /** Column headings for screen readers only. */
  columns: [string, string];
}) {
  return (
    <div className="mt-6 gap-x-14 lg:mt-8 lg:columns-2 print:columns-2 print:gap-x-8">
      {groups.map(({ department, lines }) => (
        <section key={department?.id ?? 0} className="mb-8 break-inside-avoid lg:mb-10">
          <h3 className="border-b-2 border-primary pb-2 text-lg">
            {department ? (
              <a
                href={at(`/departments/${department.slug}`)}
                className="underline-offset-4 hover:text-primary hover:underline"
                {...langOf(department)}
              >
                {department.name}
              </a>
            ) : (
              t('Other')
            )}
          </h3>
          <table className="w-full">
            <caption className="sr-only" {...langOf(department)}>
              {department?.name ?? t('Other')}
            </caption>
            <thead className="sr-only">
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <Line key={line.href} line={line} />
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}

function Line({ line }: { line: PriceLine }) {
  const { name, detail, href, amount, isFrom } = line;
  return (
    <tr className="beside border-b border-line">
      <th scope="row" className="min-w-0 py-2.5 pe-4 text-start align-baseline font-normal wrap-anywhere">
        <a
          href={at(href)}
          className="inline-block min-h-6 min-w-6 font-semibold underline-offset-4 hover:text-primary hover:underline"
          {...langOf(line)}
        >
          {name}
        </a>
        {detail ? (
          <span className="block text-sm text-ink-muted" {...langOf(line)}>
            {detail}
          </span>
        ) : null}
      </th>
      <td className="py-2.5 text-end align-baseline whitespace-nowrap">
        {amount === null ? (
          <span className="text-ink-muted">{t('Please ask')}</span>
        ) : isFrom ? (
          <Phrase
            message="<muted>from </muted>{price}"
            price={<Money amount={amount} className="font-semibold" />}
            muted={(words) => <span className="text-ink-muted">{words}</span>}
          />
        ) : (
          <Money amount={amount} className="font-semibold" />
        )}
      </td>
    </tr>
  );
}
