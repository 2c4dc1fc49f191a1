/**
 * Texts beside their translations as a file: a row for each text, so that translation tools and spreadsheets keep them
 * apart.
 */
import { isProblem } from '#contract/errors.ts';
import type { Translation, TranslationState } from '#contract/translation.ts';
import type { Api, StaffContext } from '#server/call/context.ts';
import { csvFile } from '#server/call/csv.ts';
import { offeredLanguages } from '#server/content/languages.ts';
import type { Language } from '#words/language.ts';
import { board } from './board.ts';
import { read } from './one.ts';
import { partsOf, partsOfTranslation } from './parts.ts';
import { xliffFile } from './xliff.ts';

export interface Filter {
  language: Language;
  q?: string | undefined;
  resource?: string | undefined;
  state?: TranslationState | undefined;
  format: 'csv' | 'xliff';
}

/** The columns of the table. */
export interface TranslationRow {
  kind: string;
  id: number;
  /** The field and the place within it, such as `faqs.2.answer`. */
  field: string;
  original: string;
  translation: string;
  state: string;
  language: string;
  /** Version of the translation: changes since the download are not overwritten. */
  version: number;
  /** Whether the texts have tags. */
  isRich: boolean;
}

export const columns = {
  kind: ({ kind }) => kind,
  id: ({ id }) => id,
  field: ({ field }) => field,
  original: ({ original }) => original,
  translation: ({ translation }) => translation,
  state: ({ state }) => state,
  language: ({ language }) => language,
  version: ({ version }) => version,
} satisfies Record<Exclude<keyof TranslationRow, 'isRich'>, (row: TranslationRow) => string | number>;

const perPage = 100;

export async function download(api: Api, { format, ...filter }: Filter, context: StaffContext) {
  const rows = rowsOf(api, filter, context);
  const { language } = filter;
  if (format === 'xliff') {
    const { written } = await offeredLanguages(context.orm, undefined)();
    return xliffFile(`translations-${language}.xlf`, { source: written, target: language }, rows);
  }
  return csvFile<TranslationRow>(`translations-${language}.csv`, rows, columns);
}

async function* rowsOf(api: Api, filter: Omit<Filter, 'format'>, context: StaffContext) {
  for (let page = 1; ; page++) {
    const { data } = await board(api, { ...filter, page, limit: perPage }, context);
    for (const { resource, id } of data) {
      const found = await read(api, { resource, id, language: filter.language }, context);
      // Deleted meanwhile.
      if (!isProblem(found)) yield rowsOfOne(found.data);
    }
    if (data.length < perPage) return;
  }
}

function rowsOfOne(entry: Translation): TranslationRow[] {
  return Object.entries(entry.original).flatMap(([field, value]) => {
    const said = partsOfTranslation(value, entry.words[field], field);
    return [...partsOf(value, field)].map(([path, { text, isRich }]) => ({
      kind: entry.resource,
      id: entry.entryId,
      field: path,
      original: text,
      translation: said.get(path)?.text ?? '',
      state: field in entry.before ? 'outdated' : entry.state,
      language: entry.language,
      version: entry.version,
      isRich,
    }));
  });
}
