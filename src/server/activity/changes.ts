/** The changes of an entry, field by field, as the trail stores them. */
import { isDeepStrictEqual } from 'node:util';
import type { Change } from '#contract/activity.ts';

/** Fields that say nothing about a person's change. */
const unsaid = new Set(['id', 'createdAt', 'updatedAt', 'version', 'position', 'srcset', 'placeholder']);
/** Fields with such a name never appear in the trail, not even as a hash. */
const secret = /password|secret|token|hash|totp|(^|[a-z])key$/i;

/**
 * The fields that differ. Null, an empty text and an empty list are the same. A picture appears by its description and
 * another entry by its name, as of that moment.
 */
export function changesBetween(before: object, after: object): Change[] {
  const [then, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return [...new Set([...Object.keys(now), ...Object.keys(then)])]
    .filter((field) => !unsaid.has(field) && !secret.test(field))
    .map((field) => ({ field, before: said(then[field]), after: said(now[field]) }))
    .filter((change) => !isDeepStrictEqual(change.before, change.after));
}

function said(value: unknown): unknown {
  if (value === undefined || value === '') return null;
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(said);
  if (typeof value !== 'object' || value === null) return value;
  const entry = value as Record<string, unknown>;
  if ('srcset' in entry) return entry.alt || `Picture ${entry.id}`;
  if ('id' in entry && typeof entry.name === 'string') return entry.name;
  if (entry.type === 'doc' && Array.isArray(entry.content) && entry.content.length === 0) return null;
  return value;
}
