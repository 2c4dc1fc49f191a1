/** The languages that the program speaks, and the current one. English is in the code itself. */
import type { Catalogue } from './catalogue.ts';
import { languages } from './known.ts';

/** Each has a folder here. */
export { languages };
export type Language = (typeof languages)[number];

export type ClockHours = '12' | '24';

/** The language in which something is said, and how its numbers and dates are written. */
export interface Speech {
  language: Language;
  /** A BCP 47 tag: the language, with the hospital's country where it has one. */
  locale: string;
  /** The prefix of its addresses: '' for the hospital's main language, "/de" for another. */
  prefix: string;
  /** Whether it is the hospital's main language. */
  isMain: boolean;
  /** Finds a translation; null for English, which is in the code. */
  find: ((message: string) => Catalogue[string] | undefined) | null;
  /** The hospital's clock, if it overrules what is usual in the language. */
  clock?: ClockHours | undefined;
  /** On the server: the language in which the hospital writes, which the program may not speak, such as "fr". */
  written?: string;
}

/** The cookie for the language of an account, which the staff area and its calls speak. */
export const staffLanguageCookie = 'staff_language';

const english: Speech = { language: 'en', locale: 'en', prefix: '', isMain: true, find: null };
let now: () => Speech | undefined = () => undefined;

/** Sets where the current language is found: in the request on the server, in the page in a browser. */
export function speakAs(source: () => Speech | undefined) {
  now = source;
}

export function speech(): Speech {
  return now() ?? english;
}

/** Whether the language is known, as within a request; a job speaks to people in several. */
export function isSpeaking() {
  return now() !== undefined;
}

/** The language to remember for the user of this page; '' for the main one. */
export function languageOfPage(): Language | '' {
  const { prefix, language } = speech();
  return prefix ? language : '';
}

/** The locale for dates and numbers: the hospital's own in its main language, or else that of the language. */
export function localeOfPage(own: string) {
  const { isMain, locale } = speech();
  return isMain ? own : locale;
}

/** The address of a page in the current language: `at('/doctors')`. */
export function at(path: string) {
  return addressIn(speech().prefix, path);
}

/** Adds the prefix of a language to a path. */
export function addressIn(prefix: string, path: string) {
  return path === '/' && prefix ? prefix : prefix + path;
}

/** Splits an address into its language and the rest: "/de/doctors" is /doctors in German. */
export function partsOfAddress(address: string): { language: Language | null; path: string } {
  const [first] = address.slice(1).split(/[/?#]/, 1);
  if (!isLanguage(first)) return { language: null, path: address };
  const rest = address.slice(first.length + 1);
  return { language: first, path: rest.startsWith('/') ? rest : `/${rest}` };
}

export function isLanguage(text: string | undefined): text is Language {
  return languages.some((language) => language === text);
}

/** A language tag as programs write it: `de-DE`, `de_DE`, `DE` or `de_DE.UTF-8`; null for anything else. */
export function readTag(written: string): Intl.Locale | null {
  try {
    const [tag = ''] = written.trim().split(/[.@]/, 1);
    return new Intl.Locale(tag.replaceAll('_', '-'));
  } catch {
    return null;
  }
}

/** `de` in the United Kingdom is "de-GB": German words, and the dates and money of the country. */
export function localeIn(language: Language, country: string) {
  return country ? new Intl.Locale(language, { region: country }).toString() : language;
}
