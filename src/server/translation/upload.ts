/**
 * Takes translations from a file. Each entry is written through the same call as at the desk, in a separate
 * transaction: all of it or, if anything in its rows is refused, nothing.
 */
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import { isTextByText } from '#contract/translatable.ts';
import type { Translation, TranslationImport, TranslationStatus } from '#contract/translation.ts';
import type { Api, StaffContext } from '#server/call/context.ts';
import { cellsByName, readTable } from '#server/content/read-table.ts';
import { transaction } from '#server/db/transaction.ts';
import { type Language, readTag } from '#words/language.ts';
import { t } from '#words/say.ts';
import { type TranslationRow as Column, columns as known } from './download.ts';
import { inlineOf } from './inline-html.ts';
import { read, write } from './one.ts';
import { type Part, partsOf, partsOfTranslation, withTexts } from './parts.ts';
import { readXliff } from './xliff.ts';

const mostRows = 10_000;

interface Sent {
  language: Language;
  file: string;
  status: TranslationStatus;
  dryRun: boolean;
}
export type SentRow = Record<Exclude<keyof Column, 'state' | 'isRich'>, string> & { line: number };
type Complaint = TranslationImport['problems'][number];

export async function upload(
  api: Api,
  sent: Sent,
  context: StaffContext,
): Promise<{ data: TranslationImport } | Problem<'invalid'>> {
  const rows = /^\s*</.test(sent.file)
    ? readXliff(sent.file, mostRows, sent.language)
    : await readCsv(sent.file);
  if (isProblem(rows)) return rows;
  const report: TranslationImport = { changes: [], unchanged: 0, applied: !sent.dryRun, problems: [] };
  for (const entry of Map.groupBy(rows, ({ kind, id }) => `${kind} ${id}`).values()) {
    const outcome = await uploadOne(api, entry, sent, context);
    if ('problems' in outcome) report.problems.push(...outcome.problems);
    else if (outcome.change) report.changes.push(outcome.change);
    else report.unchanged++;
  }
  report.problems.sort((a, b) => a.line - b.line);
  return { data: report };
}

async function readCsv(file: string): Promise<SentRow[] | Problem<'invalid'>> {
  const table = await readTable(file, mostRows, 'file');
  if (isProblem(table)) return table;
  const { state: _state, ...required } = known;
  const missing = Object.keys(required).find((name) => !table.columns.includes(name));
  if (missing) {
    const message = t('This file has no column “{name}”. Download it again.', { name: missing });
    return problem('invalid', { detail: message, errors: [{ path: 'file', message }] });
  }
  return table.rows.map(({ info, record }) => ({
    ...(cellsByName(table.columns, record) as Omit<SentRow, 'line'>),
    line: info.lines,
  }));
}

type RowResult = { problems: Complaint[] } | { change: TranslationImport['changes'][number] | undefined };

async function uploadOne(api: Api, rows: SentRow[], sent: Sent, context: StaffContext): Promise<RowResult> {
  const [{ kind, id, line, language }] = rows as [SentRow];
  const refused = (message: string, path = '') => ({ problems: [{ line, path, message }] });
  if (rows.some((row) => readTag(row.language)?.language !== sent.language))
    return refused(t('This is in another language: {language}.', { language }), 'language');
  if (!/^[1-9]\d{0,8}$/.test(id)) return refused(t('This entry does not exist.'), 'id');
  const asked = { resource: kind, id: Number(id), language: sent.language };
  const found = await read(api, asked, context);
  if (isProblem(found)) return refused(t('This entry does not exist.'), 'id');
  const { words, problems } = wordsOf(found.data, rows);
  if (problems.length > 0) return { problems };
  const fields = Object.keys(words);
  if (fields.length === 0) return { change: undefined };
  if (rows.some(({ version }) => version !== String(found.data.version)))
    return refused(t('This translation has changed since the download. Download it again.'), 'version');
  const inside = { ...context, ifMatch: [found.data.version] };
  const outcome = await attempt(inside, sent.dryRun, (within) =>
    write(api, asked, { words, status: sent.status }, within),
  );
  if (!isProblem(outcome)) {
    const { name, id: before } = found.data;
    return { change: { resource: kind, id: asked.id, name, isNew: before === 0, fields } };
  }
  if (outcome.code === 'stale-version')
    return refused(t('This translation has changed since the download. Download it again.'), 'version');
  const errors = outcome.errors ?? [{ path: '', message: outcome.detail ?? t('This row was refused.') }];
  return { problems: errors.map(({ path, message }) => ({ ...placeIn(rows, path), message })) };
}

/** Thrown so that a dry run leaves nothing. */
class DryRun extends Error {}

async function attempt<T>(
  context: StaffContext,
  isDry: boolean,
  work: (inside: StaffContext) => Promise<T>,
): Promise<T> {
  let outcome: T;
  try {
    return await transaction(context, async (inside) => {
      outcome = await work(inside);
      if (isDry && !isProblem(outcome)) throw new DryRun();
      return outcome;
    });
  } catch (error) {
    if (error instanceof DryRun) return outcome!;
    throw error;
  }
}

/** The row of the refused text, or the first of its field: paths count from 0 and name the parts of a node. */
function placeIn(rows: SentRow[], path: string) {
  const steps = path.split('.').filter((step) => !['words', 'content', 'attrs'].includes(step));
  const place = steps.map((step) => (/^\d+$/.test(step) ? String(Number(step) + 1) : step)).join('.');
  const field = fieldOf(place);
  const row =
    rows.find((one) => `${place}.`.startsWith(`${one.field}.`)) ??
    rows.find((one) => fieldOf(one.field) === field) ??
    rows[0]!;
  return { line: row.line, path: field };
}

const fieldOf = (path: string) => path.split('.')[0]!;

/** The fields whose rows differ from the present translation. */
function wordsOf(entry: Translation, rows: SentRow[]) {
  const words: Record<string, unknown> = {};
  const problems: Complaint[] = [];
  for (const [field, own] of Map.groupBy(rows, (row) => fieldOf(row.field))) {
    const original = entry.original[field];
    const parts = partsOf(original, field);
    const wrong = own.map((row) => refusalOf(row, parts)).filter((one) => one !== undefined);
    problems.push(...wrong);
    // An empty cell is untranslated; only the desk empties a field.
    if (wrong.length > 0 || own.every(({ translation }) => translation === '')) continue;
    const before = partsOfTranslation(original, entry.words[field], field);
    if (own.every((row) => same(before.get(row.field)?.text ?? '', row.translation))) continue;
    const said = new Map([...before].map(([path, { text }]) => [path, text]));
    for (const row of own) said.set(row.field, row.translation);
    const empty = [...parts.keys()].find((path) => !said.get(path));
    if (isTextByText(field)) words[field] = wordsByText(field, original as string[], said);
    else if (empty === undefined) words[field] = translatedValue(original, field, said);
    else {
      const { line } = own.find((row) => row.field === empty) ?? own[0]!;
      problems.push({ line, path: field, message: t('Translate every part of this field, or none.') });
    }
  }
  return { words, problems };
}

function refusalOf({ line, field, original, translation }: SentRow, parts: Map<string, Part>) {
  const refused = (message: string) => ({ line, path: fieldOf(field), message });
  const part = parts.get(field);
  if (!part || !same(part.text, original))
    return refused(t('The original has changed since the download. Download it again.'));
  if (part.isRich && translation !== '' && !inlineOf(translation)?.length)
    return refused(t('The tags are broken. Use those of the original, each closed in turn.'));
  return undefined;
}

/** These are translated text by text, so some of them may be missing. */
function wordsByText(field: string, original: string[], said: Map<string, string>) {
  const found = original.map((text, place) => [text, said.get(`${field}.${place + 1}`) ?? ''] as const);
  return Object.fromEntries(found.filter(([, text]) => text !== ''));
}

/** The original with other texts: lists keep their length, and rich text keeps its blocks, links and pictures. */
function translatedValue(original: unknown, field: string, said: Map<string, string>) {
  return withTexts(original, field, (path, text) => {
    const translation = said.get(path)!;
    return typeof text === 'string' ? translation : inlineOf(translation)!;
  });
}

/** Spreadsheets change the ends of lines, and tools the form of accents. */
function same(one: string, other: string) {
  const plain = (text: string) => text.replace(/\r\n?/g, '\n').normalize('NFC').trim();
  return plain(one) === plain(other);
}
