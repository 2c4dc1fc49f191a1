import { contract } from '#contract/index.ts';
import { translated } from '#contract/translatable.ts';
import { TranslationState } from '#contract/translation.ts';
import { readFilters, readListState } from '#web/admin/list/list-state.ts';
import { isLanguage } from '#words/language.ts';

/** Filters in the board's address; others are ignored. */
export const boardFilters = ['language', 'state', 'resource'] as const;

export function boardQuery(search: URLSearchParams) {
  const { q, page } = readListState(search);
  const { language, state, resource } = readFilters(search, boardFilters);
  const known = TranslationState.safeParse(state);
  return {
    page: String(page),
    limit: '20',
    ...(q && { q }),
    ...(isLanguage(language) && { language }),
    ...(known.success && { state: known.data }),
    ...(resource && translated.includes(resource) && { resource }),
  };
}

export function fieldsOf(resource: string) {
  const routes = (contract as Record<string, Record<string, { body?: unknown }>>)[resource];
  return (routes?.create?.body ?? routes?.update?.body) as import('zod').z.ZodObject | undefined;
}
