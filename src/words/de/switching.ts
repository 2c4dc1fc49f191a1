/** The switch between the languages. */
export const switching = { Language: 'Sprache' } as const;
