import { type Language, staffLanguageCookie } from '#words/language.ts';
import { cookie } from './session.ts';

const yearSeconds = 31_536_000;
let isSettled = false;

/**
 * What the account is spoken to in, as the server says it. The page is loaded anew in it, but only by its first answer:
 * later there may be something typed.
 */
export function settleLanguage(language: Language | '') {
  const isFirst = !isSettled;
  isSettled = true;
  if (keepLanguage(language) && isFirst) location.reload();
}

/** Has the server write the staff area in this language from now on; false if it did already, or if it cannot be kept. */
export function keepLanguage(language: Language | '') {
  if (cookie(staffLanguageCookie) === language) return false;
  const life = language ? yearSeconds : 0;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // For all paths: the calls are to /api.
  // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store.
  document.cookie = `${staffLanguageCookie}=${language}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`;
  return cookie(staffLanguageCookie) === language;
}
