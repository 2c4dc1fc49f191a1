/** Texts beside their translations as a file: a row for each text, so that translation tools and spreadsheets keep them apart. */
import { isProblem } from '#contract/errors.ts';
import type { Translation, TranslationState } from '#contract/translation.ts';
import type { Api, StaffContext } from '#server/call/context.ts';
import { csvFile } from '#server/call/csv.ts';
import type { Language } from '#words/language.ts';
import { board } from './board.ts';
import { read } from './one.ts';
import { partsOf, partsOfTranslation } from './parts.ts';

export interface Filter {
  language: Language;
  q?: string | undefined;
  resource?: string | undefined;
  state?: TranslationState | undefined;
}

/** A text and what it is in the other language; the columns of the table. */
export interface Row {
  kind: string;
  id: number;
  /** The field and the place within it, such as `faqs.2.answer`. */
  field: string;
  original: string;
  translation: string;
  state: string;
  language: string;
  /** Of the translation: what was changed since the download is not written over. */
  version: number;
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
} satisfies Record<keyof Row, (row: Row) => string | number>;

const perPage = 100;

export function download(api: Api, filter: Filter, context: StaffContext) {
  return csvFile<Row>(`translations-${filter.language}.csv`, rowsOf(api, filter, context), columns);
}

async function* rowsOf(api: Api, filter: Filter, context: StaffContext) {
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

function rowsOfOne(entry: Translation): Row[] {
  return Object.entries(entry.original).flatMap(([field, value]) => {
    const said = partsOfTranslation(value, entry.words[field], field);
    return [...partsOf(value, field)].map(([path, { text }]) => ({
      kind: entry.resource,
      id: entry.entryId,
      field: path,
      original: text,
      translation: said.get(path)?.text ?? '',
      state: field in entry.before ? 'outdated' : entry.state,
      language: entry.language,
      version: entry.version,
    }));
  });
}
