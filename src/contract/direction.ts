/** By the script, as not every browser knows directions. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return fromTheRight.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr';
}

const fromTheRight = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa']);
