/** Reads a table from a CSV file, with the line of each row. */
import { once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { type CsvError, parse } from 'csv-parse';
import { type Problem, problem } from '#contract/errors.ts';
import { plainNumber } from '#contract/words/formats.ts';
import { asTyped } from '#server/call/csv.ts';
import { t } from '#words/say.ts';

/** Twice as many as the largest table has. */
const mostColumns = 100;
/** In characters; the texts of a row have a few thousand. */
const longestRow = 100_000;
/** Bytes read before yielding to other work. */
const pieceBytes = 16_384;

interface Line {
  record: string[];
  info: { lines: number };
}

export async function readTable(
  csv: string,
  mostRows: number,
  /** The field of the file in the body of the call. */
  path: string,
): Promise<{ columns: string[]; rows: Line[] } | Problem<'invalid'>> {
  const refused = (message: string) => problem('invalid', { detail: message, errors: [{ path, message }] });
  const unreadable = (line: number) =>
    refused(t('This table cannot be read; check line {line}.', { line: plainNumber(line) }));
  const tooLong = firstTooLong(csv);
  if (tooLong) return unreadable(tooLong);
  try {
    const [head, ...rows] = await readLines(csv, mostRows);
    if (!head || rows.length === 0) return refused(t('There are no rows in this file. Choose another one.'));
    if (rows.length > mostRows)
      return refused(t('Import at most {most} rows at once.', { most: plainNumber(mostRows) }));
    if (head.record.length > mostColumns)
      return refused(t('Use at most {max} columns.', { max: plainNumber(mostColumns) }));
    return { columns: head.record.map((name) => name.trim()), rows };
  } catch (error) {
    const { lines } = error as CsvError & { lines?: number };
    return lines ? unreadable(lines) : refused(t('This table cannot be read.'));
  }
}

/** Reads up to one line beyond the limit. Yields to other work while reading a long file. */
async function readLines(csv: string, mostRows: number) {
  const lines: Line[] = [];
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(csv),
    skip_empty_lines: true,
    relax_column_count_less: true,
    max_record_size: longestRow,
    info: true,
  });
  parser.on('data', (line) => lines.push(line as unknown as Line));
  const ended = once(parser, 'end');
  // The error is checked after the last piece.
  ended.catch(() => {});
  const bytes = Buffer.from(csv);
  for (let at = 0; at < bytes.length && lines.length <= mostRows + 1 && !parser.errored; at += pieceBytes) {
    parser.write(bytes.subarray(at, at + pieceBytes));
    await setImmediate();
  }
  if (lines.length > mostRows + 1) {
    parser.destroy();
    return lines;
  }
  parser.end();
  await ended;
  return lines;
}

/**
 * The first line longer than a row may be, and so the row too: the parser counts no empty cells towards a row's length.
 */
function firstTooLong(csv: string) {
  const end = csv.includes('\n') ? '\n' : '\r';
  for (let start = 0; start + longestRow < csv.length; ) {
    const last = csv.lastIndexOf(end, start + longestRow);
    if (last < start) return csv.slice(0, start).split(end).length;
    start = last + 1;
  }
  return undefined;
}

export function cellsByName(columns: string[], record: string[]) {
  return Object.fromEntries(columns.map((name, place) => [name, asTyped((record[place] ?? '').trim())]));
}

/** Spreadsheets in many countries write semicolons instead of commas. */
function delimiterOf(csv: string) {
  const head = /^[^\r\n]*/.exec(csv.slice(0, longestRow))![0];
  const found = [',', ';', '\t'].map((delimiter) => ({ delimiter, columns: head.split(delimiter).length }));
  return found.sort((a, b) => b.columns - a.columns)[0]!.delimiter;
}
