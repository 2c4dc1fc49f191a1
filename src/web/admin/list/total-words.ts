import { counted } from '#words/say.ts';

export function totalWords(total: number, isFiltered: boolean) {
  return isFiltered
    ? counted('{count} found', '{count} found', total)
    : counted('{count} in all', '{count} in all', total);
}
