/**
 * The files of words of each language. A message stands in the first whose area says it. A browser loads that of its
 * area with those before: the first step of booking, a search box or a date field, the later steps, the staff area. What
 * only the server says comes last: the other pages, then refusals and mail. catalogues.test.ts holds all of this.
 */
export const areas = ['booking', 'islands', 'steps', 'staff', 'site', 'server'] as const;

/** What a browser speaks of. */
export type BrowserArea = 'booking' | 'islands' | 'steps' | 'staff';
