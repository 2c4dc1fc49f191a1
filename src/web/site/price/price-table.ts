import { stringify } from 'csv-stringify/sync';
import { decimalMoney } from '#contract/decimal-money.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { PriceLine } from './price-list.ts';

/**
 * Prices as CSV: UTF-8 with a byte order mark, line ends as in RFC 4180, amounts with all digits of the currency. A
 * cell that a spreadsheet would read as a formula starts with an apostrophe.
 */
export function priceTable(
  lines: PriceLine[],
  { currency, validUntil, origin }: { currency: string; validUntil: string | null; origin: string },
) {
  const money = (amount: number | null) => (amount === null ? '' : decimalMoney(amount, currency));
  return stringify(
    lines.map(({ kind, name, detail, departments, amount, regular, isFrom, href }) => [
      t(kind),
      name,
      detail,
      departments.map((department) => department.name).join('; '),
      isFrom ? t('from') : '',
      money(amount),
      money(regular),
      currency,
      validUntil ?? '',
      origin + at(href),
    ]),
    {
      header: true,
      columns: columns.map((column) => t(column)),
      bom: true,
      record_delimiter: 'windows',
      escape_formulas: true,
    },
  );
}

const columns = [
  'Type',
  'Name',
  'Details',
  'Department|label',
  'From|price',
  'Price',
  'Regular price',
  'Currency',
  'Valid until',
  'Address|web',
] as const satisfies PlainMessage[];
