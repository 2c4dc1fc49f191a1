/**
 * Files of people's data, which leave the reach of roles and retention. The caller confirms their password or passkey
 * first, as for any `sensitive` call, and states a purpose; the trail keeps it with the ids. Which calls these are
 * follows from what a route `shows` and answers, so a new one needs no line.
 */

import { line, type Route } from './base.ts';
import { longestPurpose, shortestPurpose } from './lengths.ts';
import { said } from './validation-message.ts';

/** In a header, since addresses end up in the logs of proxies; percent-encoded, since headers are ASCII. */
export const reasonHeader = 'Export-Reason' as const;

export const ExportReason = line(longestPurpose).min(
  shortestPurpose,
  said('Enter what the file is for, in a few words.'),
);

export function canExport({ shows, csv, zip }: Pick<Route, 'shows' | 'csv' | 'zip'>): boolean {
  return shows !== undefined && Boolean(csv || zip);
}

/** A list is a file only on request. */
export function isExport(route: Route, query: Record<string, unknown> = {}): boolean {
  return canExport(route) && (!route.list || query.format === 'csv');
}
