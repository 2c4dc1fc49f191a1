import { counted } from '#words/say.ts';

/** How many entries there are, or how many a search or a filter leaves. */
export function totalWords(total: number, isFiltered: boolean) {
  return isFiltered
    ? counted('{count} found', '{count} found', total)
    : counted('{count} in all', '{count} in all', total);
}
