import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';

const names = new Map<string, Intl.DisplayNames>();

function namesIn(language: string) {
  const made = names.get(language) ?? new Intl.DisplayNames(language, { type: 'language' });
  names.set(language, made);
  return made;
}

const tags =
  'am ar az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja ka kk km kn ko ku ky lo lt lv mk ml mn mr ms mt my ne nl no or pa pl ps pt pt-BR ro ru rw sd si sk sl so sq sr sv sw ta te tg th ti tk tl tr uk ur uz vi wo xh yo zh zu'.split(
    ' ',
  );

const sorted = new Map<string, string[]>();

/** Tags of the offered languages, ordered by their names in the page's language. */
export function languagesByName() {
  const { language } = speech();
  const known =
    sorted.get(language) ??
    tags.toSorted((one, other) => languageName(one).localeCompare(languageName(other), language));
  sorted.set(language, known);
  return known;
}

export function languageName(tag: string) {
  try {
    return namesIn(speech().language).of(tag) ?? tag;
  } catch {
    // Not a language tag; the contract's message says so.
    return tag;
  }
}

/** A language's name, where '' is the main language. */
export function languageOrMain(tag: string) {
  return tag ? languageName(tag) : t('The main language');
}
