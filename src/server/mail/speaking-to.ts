import { offeredLanguages } from '#server/content/languages.ts';
import type { Orm } from '#server/db/orm.ts';
import { inLanguage } from '#words/in-language.ts';
import { isLanguage, isSpeaking, type Language, speech } from '#words/language.ts';

/**
 * Runs `work` in the recipient's language, regardless of who writes: a colleague, a job, or they themselves. `theirs`
 * is the tag stored with their request; '' and a language that the program does not speak mean the hospital's main one.
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
 * Runs `work` in the language of a staff account, which may be one that the website does not speak; '' is the main one.
 * Names of entries are in the main language, as in the staff area.
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
