/** The language of a page in the browser: the page names the file with what is said here, and in English none. */
import { type Language, type Speech, speakAs } from './language.ts';

/** Components may speak once it has come. */
export async function learnLanguage() {
  const speech = await speechOfPage();
  speakAs(() => speech);
}

export async function speechOfPage(): Promise<Speech> {
  const { lang, dataset } = document.documentElement;
  const [prefix = ''] = /^\/\w\w(?=\/|$)/.exec(location.pathname) ?? [];
  const catalogue = dataset.words ? (await import(/* @vite-ignore */ dataset.words)).default : null;
  const language = catalogue ? (lang.slice(0, 2) as Language) : 'en';
  return { language, locale: lang, prefix, isMain: !prefix && dataset.other === undefined, catalogue };
}
