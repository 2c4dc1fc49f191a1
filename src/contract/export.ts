/**
 * Data of people that leaves as a file, out of reach of roles and retention. Whoever takes it confirms their password or
 * passkey first, as for any `sensitive` call, and says what it is for; the trail keeps that with the ids. Which calls
 * these are follows from what a route `shows` and answers, so a new one needs no line.
 */

import { line, type Route } from './base.ts';
import { longestPurpose, shortestPurpose } from './lengths.ts';
import { said } from './said.ts';

/** In a header, since addresses end up in the logs of proxies; percent-encoded, since headers are ASCII. */
export const reasonHeader = 'Export-Reason' as const;

export const ExportReason = line(longestPurpose).min(
  shortestPurpose,
  said('Enter what the file is for, in a few words.'),
);

/** Whether a route may answer such a file. */
export function canExport({ shows, csv, zip }: Pick<Route, 'shows' | 'csv' | 'zip'>): boolean {
  return shows !== undefined && Boolean(csv || zip);
}

/** Whether this call of it does. A list is a file only if that is asked for. */
export function isExport(route: Route, query: Record<string, unknown> = {}): boolean {
  return canExport(route) && (!route.list || query.format === 'csv');
}
