import type { RichText } from '#contract/rich-text.ts';
import { inWords } from '../rich-text/in-words.ts';

/** Any value of a form as text, to be compared by eye. */
export function asText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.length === 0 ? 'Nothing' : value.map(asText).join('\n');
  if (typeof value !== 'object') return String(value);
  if ((value as { type?: unknown }).type === 'doc') return inWords(value as RichText) || 'Nothing';
  return Object.values(value).map(asText).join(' · ');
}
