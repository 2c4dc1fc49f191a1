/**
 * The document itself sends a page's first calls while the page's scripts are still loading: otherwise a list would
 * wait for the scripts and then for the database.
 */

import type { Area } from '#contract/roles.ts';
import { dayKey } from './kept-day.ts';
import { rightsKey } from './kept-rights.ts';

interface Early {
  token: string;
  /** By the address of the call. */
  answers: Record<string, Promise<Response>>;
}
declare global {
  var deskEarly: Early | undefined;
}

/** Placeholder in an address for the hospital's current date, which the document does not know. */
export const todayMark = 'TODAY';

/** An older answer may be out of date. */
const freshMs = 10_000;

/** A page's calls, and the areas of which its account must be able to read one; null if everyone may. */
interface PageCalls {
  addresses: string[];
  areas: readonly Area[] | null;
}

/**
 * The document's script. It uses the stored token; without one it sends nothing. The page's own calls wait unless the
 * account is known to be allowed to open it, for example if limited to departments.
 */
export function earlyScript(always: string[], ofPage: PageCalls = { addresses: [], areas: null }) {
  // No text of an address can close the element.
  const list = JSON.stringify([always, ofPage]).replaceAll('<', '\\u003c');
  return `(${ask})(...${list})`;
}

/** Written into the document as source, so it must not refer to anything in this file. */
const ask = `(always, ofPage) => {
  const token = localStorage.getItem('authToken');
  if (!token) return;
  const { rights, roles } = JSON.parse(localStorage.getItem('${rightsKey}') || '{"rights":{},"roles":[]}');
  const isBound = roles.some(({ role, departmentIds }) => departmentIds !== null || role === 'doctor');
  const isOpen = !ofPage.areas || (!isBound && ofPage.areas.some((area) => rights[area]));
  const addresses = isOpen ? [...always, ...ofPage.addresses] : always;
  const headers = { Accept: 'application/json', Authorization: 'Bearer ' + token };
  const answers = {};
  const { today, until } = JSON.parse(localStorage.getItem('${dayKey}') || '{}');
  for (const asked of addresses) {
    const address = asked.replaceAll('${todayMark}', today);
    if (address !== asked && !(Date.now() < until)) continue;
    answers[address] = fetch(address, { headers, credentials: 'include' });
    answers[address].catch(() => {});
  }
  window.deskEarly = { token, answers };
}`;

/** The answer to a call that the document already sent for the same user; each is handed out once. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.deskEarly;
  const answer = early?.answers[address];
  if (!early || !answer) return undefined;
  delete early.answers[address];
  return early.token === token && performance.now() < freshMs ? answer : undefined;
}
