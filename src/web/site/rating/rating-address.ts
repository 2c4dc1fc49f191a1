import { at } from '#words/language.ts';

/**
 * Addresses of the question and of its answer. Both name the page, without the language, so that going back and
 * reloading count nothing.
 */
export type Answer = 'yes' | 'no';

export function questionHref(path: string) {
  return at(`/useful?${new URLSearchParams({ page: path })}`);
}

export function thanksHref(path: string, answer: Answer, isSent = false) {
  const query = new URLSearchParams({ page: path, answer, ...(isSent ? { sent: '' } : {}) });
  return at(`/useful/thanks?${query}`);
}

export function readAnswer(value: unknown): Answer | null {
  return value === 'yes' || value === 'no' ? value : null;
}

export function readRatingAddress(url: string) {
  const { searchParams } = new URL(url);
  return {
    path: searchParams.get('page') ?? '',
    answer: readAnswer(searchParams.get('answer')),
    isSent: searchParams.has('sent'),
  };
}
