import type { Orm } from '#server/db/orm.ts';
import { offeredLanguages } from '#server/languages.ts';
import { inLanguage } from '#words/in-language.ts';
import { isLanguage, isSpeaking, type Language, speech } from '#words/language.ts';

/**
 * Writes to somebody in the language that they used, whoever writes: a colleague, a job, or they themselves. `theirs` is
 * the tag stored with what they sent; '' and a language that the program does not speak are the hospital's main one.
 */
export async function speakingTo<Result>(
  orm: Orm,
  theirs: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const [tag] = theirs.toLowerCase().split('-');
  const wanted = isLanguage(tag) ? tag : '';
  const { prefix, language, isMain } = speech();
  if (isSpeaking() && (wanted ? prefix && language === wanted : isMain)) return work();
  const { main, others, locale, country, written, clock } = await offeredLanguages(orm, undefined)();
  const spoken = wanted && others.includes(wanted) ? wanted : main;
  return inLanguage({ language: spoken, country, locale, isMain: spoken === main, written, clock }, work);
}

/**
 * Writes to somebody on the staff in the language of their account, which may be one that the website does not speak; ''
 * is the main one. Names of entries are the main language's, as in the staff area.
 */
export async function speakingToStaff<Result>(
  orm: Orm,
  theirs: Language | '',
  work: () => Promise<Result>,
): Promise<Result> {
  const { main, locale, country, written, clock } = await offeredLanguages(orm, undefined)();
  const spoken = theirs || main;
  return inLanguage(
    { language: spoken, country, locale, isMain: spoken === main, prefix: '', written, clock },
    work,
  );
}
