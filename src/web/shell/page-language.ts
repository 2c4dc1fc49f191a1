/** The language of a page in the browser: the page names the file with what is said here, and in English none. */
import { isLanguage, partsOfAddress, speakAs } from '#words/language.ts';

/** Components may speak once it has come. */
export async function learnLanguage() {
  const { lang, dataset } = document.documentElement;
  const [language] = lang.split('-');
  const { language: named } = partsOfAddress(location.pathname);
  const catalogue = dataset.words ? (await import(/* @vite-ignore */ dataset.words)).default : null;
  const spoken = {
    language: isLanguage(language) ? language : 'en',
    locale: lang,
    prefix: named ? `/${named}` : '',
    isMain: !named,
    catalogue,
  } as const;
  speakAs(() => spoken);
}
