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
 * Makes the file from rows, which come in batches, and columns, a heading and the cell of a row for each. A cell that a
 * spreadsheet would take for a formula, beginning with = + - @, a tab or a line's end, gets an apostrophe in front: what a
 * stranger typed into a form must not run on the computer of whoever opens the file. The byte order mark tells
 * spreadsheets that it is UTF-8.
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
  return stringify(table, {
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
  });
}
