import { counted } from '#words/say.ts';

/** The number of entries, or of those found by a search or a filter. */
export function totalWords(total: number, isFiltered: boolean) {
  return isFiltered
    ? counted('{count} found', '{count} found', total)
    : counted('{count} in all', '{count} in all', total);
}
