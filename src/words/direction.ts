/** Derived from the script, as not every browser knows directions. Cached, since every message asks for it. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  const known = directions.get(language);
  if (known) return known;
  const direction = fromTheRight.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
  directions.set(language, direction);
  return direction;
}

const directions = new Map<string, 'ltr' | 'rtl'>();
const fromTheRight = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);
