/** The frame of every page, its search, the home page, and what all pages are made of. */
export const frame = {
  'Find a doctor': 'Ärztin oder Arzt finden',
  'No suggestions.': 'Keine Vorschläge.',
  '{count} suggestions.': { one: '{count} Vorschlag.', other: '{count} Vorschläge.' },
} as const;
