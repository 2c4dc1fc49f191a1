import { addressOf } from './menu.ts';

/** The desk at which an entry is translated into a language. */
export function translationAddress({ resource, id }: { resource: string; id: number }, language: string) {
  return `${addressOf('translation')}/${resource}/${id}/${language}`;
}
