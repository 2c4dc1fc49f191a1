import { type Language, staffLanguageCookie } from '#words/language.ts';
import { cookie } from './session.ts';

const yearSeconds = 31_536_000;
let isSettled = false;

/**
 * Applies the account's language, as the server says it. The page reloads only on the first answer: later something may
 * have been typed.
 */
export function settleLanguage(language: Language | '') {
  const isFirst = !isSettled;
  isSettled = true;
  if (keepLanguage(language) && isFirst) location.reload();
}

/** Sets the language in which the server renders the staff area; false if unchanged, or if it cannot be stored. */
export function keepLanguage(language: Language | '') {
  if (cookie(staffLanguageCookie) === language) return false;
  const life = language ? yearSeconds : 0;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // For all paths: the calls are to /api.
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store.
  document.cookie = `${staffLanguageCookie}=${language}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`;
  return cookie(staffLanguageCookie) === language;
}
