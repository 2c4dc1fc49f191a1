/**
 * The files of words of each language. A message is in the file of the first area that uses it. A browser loads the
 * file of its area and those before: the first step of booking, a search box or a date field, the later steps, the
 * staff area. The last two are only for the server: other pages, then refusals and mail. catalogues.test.ts checks all
 * of this.
 */
export const areas = ['booking', 'islands', 'steps', 'staff', 'site', 'server'] as const;

/** Areas that a browser loads. */
export type BrowserArea = 'booking' | 'islands' | 'steps' | 'staff';
