import { addressOf } from './menu.ts';

export function translationAddress({ resource, id }: { resource: string; id: number }, language: string) {
  return `${addressOf('translation')}/${resource}/${id}/${language}`;
}
