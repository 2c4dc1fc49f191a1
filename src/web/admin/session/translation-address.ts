import { addressOf } from './menu.ts';

/** The address of an entry's translation into a language. */
export function translationAddress({ resource, id }: { resource: string; id: number }, language: string) {
  return `${addressOf('translation')}/${resource}/${id}/${language}`;
}
