import { stringify } from 'csv-stringify/sync';
import { translated } from '#words/say.ts';
import { TextFile } from './text-file.ts';

/**
 * Makes the file from batches of rows and from columns, each a heading and a cell function. Every text is quoted and
 * disarmed (below): text typed into a form by a stranger must not run on the computer that opens the file. The byte
 * order mark tells spreadsheets that it is UTF-8.
 */
export function csvFile<Row>(
  name: string,
  batches: AsyncIterable<Row[]> | Iterable<Row[]>,
  columns: Record<string, (row: Row) => string | number | null>,
): TextFile {
  const cells = Object.values(columns);
  // Translated now, in the caller's language: the rows are sent later.
  const heads = Object.keys(columns).map(headWords);
  async function* text(file: TextFile) {
    yield byteOrderMark + lines([heads]);
    try {
      for await (const rows of batches) {
        yield lines(rows.map((row) => cells.map((cell) => cell(row))));
        file.watcher?.sent(rows);
      }
    } finally {
      file.watcher?.ended();
    }
  }
  return new TextFile(name, text);
}

/** Field names stay as they are, since an import reads them. */
function headWords(head: string) {
  return /^\p{Lu}/u.test(head) ? translated(head) : head;
}

const byteOrderMark = '\ufeff';

function lines(table: (string | number | null)[][]) {
  return stringify(
    table.map((row) => row.map((cell) => (typeof cell === 'string' ? disarmed(cell) : cell))),
    { record_delimiter: 'windows', quoted_string: true },
  );
}

/** First characters of a formula in some spreadsheet; the full-width forms in Japanese and Chinese ones. */
const formula = '=+\\-@\\uff1d\\uff0b\\uff0d\\uff20';
/**
 * Where a spreadsheet may see a formula begin: at the start of a cell, quoted or not, for programs that split at any
 * separator.
 */
const starts = new RegExp(`(^|[;|\\t\\r\\n])([ "]*)('*)(?=[${formula}])`, 'g');
const armed = new RegExp(`(^|[;|\\t\\r\\n])([ "]*)('*)'(?=[${formula}])`, 'g');
/** Digits after a plus compute nothing, so it stays a readable phone number. */
const phone = /^\+\d[\d ()./-]{3,39}$/;

/** Puts an apostrophe before everything that could be taken for a formula; `asTyped` removes them. */
export function disarmed(text: string): string {
  if (phone.test(text)) return text;
  return text.replace(starts, "$1$2$3'").replace(/^('*)(?=[\t\r])/, "$1'");
}

export function asTyped(cell: string): string {
  return cell.replace(/^('*)'(?=[\t\r])/, '$1').replace(armed, '$1$2$3');
}
