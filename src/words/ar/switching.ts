/** The switch between the languages. */
export const switching = { Language: 'اللغة' } as const;
