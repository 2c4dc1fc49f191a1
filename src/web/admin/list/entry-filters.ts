export const entryFilters = ['department', 'speciality', 'doctor'] as const;
export type EntryFilterName = (typeof entryFilters)[number];
