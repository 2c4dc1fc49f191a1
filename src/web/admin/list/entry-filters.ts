/** Filters that a list's contract may have: another entry by its slug. */
export const entryFilters = ['department', 'speciality', 'doctor'] as const;
export type EntryFilterName = (typeof entryFilters)[number];
