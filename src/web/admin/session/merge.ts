/** Merges a form with a version that someone else saved first. */

export type Values = Record<string, unknown>;
export interface Clash {
  name: string;
  mine: unknown;
  theirs: unknown;
}

export function changedFields(base: Values, values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, base[name])));
}

/**
 * A three-way merge: their changes are taken, mine stay, and a field that both changed differently is a conflict for
 * the user; until settled, mine stays.
 */
export function merge(base: Values, mine: Values, theirs: Values): { values: Values; clashes: Clash[] } {
  const changed = changedFields(base, mine);
  const clashes = Object.keys(changed)
    .filter((name) => !isSame(theirs[name], base[name]) && !isSame(theirs[name], mine[name]))
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name] }));
  return { values: { ...theirs, ...changed }, clashes };
}

/** Undefined, null, '' and [] all mean "not filled in"; the order of keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (isBlank(a) || isBlank(b)) return isBlank(a) && isBlank(b);
  if (typeof a !== 'object' || typeof b !== 'object') return a === b;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = new Set([...Object.keys(a as object), ...Object.keys(b as object)]);
  return [...keys].every((key) => isSame((a as Values)[key], (b as Values)[key]));
}

function isBlank(value: unknown) {
  return (
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
  );
}
