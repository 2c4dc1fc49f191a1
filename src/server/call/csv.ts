import { stringify } from 'csv-stringify/sync';

/** A table as a file to download; a handler answers it where its route says `csv`. */
export class CsvFile {
  readonly name: string;
  /** Made while it is sent, so that a long table never stands in memory whole. */
  readonly text: AsyncIterable<string>;
  constructor(name: string, text: AsyncIterable<string>) {
    this.name = name;
    this.text = text;
  }
}

/**
 * Makes the file from rows, which come in batches, and columns, a heading and the cell of a row for each. Every text is
 * quoted, and disarmed below: what a stranger typed into a form must not run on the computer of whoever opens the file.
 * The byte order mark tells spreadsheets that it is UTF-8.
 */
export function csvFile<Row>(
  name: string,
  batches: AsyncIterable<Row[]> | Iterable<Row[]>,
  columns: Record<string, (row: Row) => string | number | null>,
): CsvFile {
  const cells = Object.values(columns);
  async function* text() {
    yield byteOrderMark + lines([Object.keys(columns)]);
    for await (const rows of batches) yield lines(rows.map((row) => cells.map((cell) => cell(row))));
  }
  return new CsvFile(name, text());
}

const byteOrderMark = '\ufeff';

function lines(table: (string | number | null)[][]) {
  return stringify(
    table.map((row) => row.map((cell) => (typeof cell === 'string' ? disarmed(cell) : cell))),
    { record_delimiter: 'windows', quoted_string: true },
  );
}

/** What begins a formula in one spreadsheet or another; the wide forms do where Japanese or Chinese is written. */
const formula = '=+\\-@\\uff1d\\uff0b\\uff0d\\uff20';
/**
 * Where a spreadsheet may see a formula begin: at the start of a cell, and wherever a program that parts cells by
 * something else than a comma would see one start, quotation marks or not.
 */
const starts = new RegExp(`(^|[;|\\t\\r\\n])([ "]*)('*)(?=[${formula}])`, 'g');
const armed = new RegExp(`(^|[;|\\t\\r\\n])([ "]*)('*)'(?=[${formula}])`, 'g');
/** Digits after a plus compute nothing: it stays a phone number to every program that reads one. */
const phone = /^\+\d[\d ()./-]{3,39}$/;

/** A text with an apostrophe before each formula that it could be taken for; `asTyped` takes them off again. */
export function disarmed(text: string): string {
  if (phone.test(text)) return text;
  return text.replace(starts, "$1$2$3'").replace(/^('*)(?=[\t\r])/, "$1'");
}

/** A cell as it was before `disarmed`. */
export function asTyped(cell: string): string {
  return cell.replace(/^('*)'(?=[\t\r])/, '$1').replace(armed, '$1$2$3');
}
