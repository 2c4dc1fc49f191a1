/**
 * The files of words of each language. A message stands in the first whose area says it, and a browser loads that of
 * its area with those before: documents with a search box or a date field, the booking page, the staff area. What only
 * the server says comes last: the other pages, then refusals and mail. catalogues.test.ts holds all of this.
 */
export const areas = ['islands', 'booking', 'staff', 'site', 'server'] as const;

/** What a browser speaks of. */
export type BrowserArea = 'islands' | 'booking' | 'staff';
