/**
 * The language of a page in the browser. It loads no word of English, and of another language what components say there
 * (vite.config.ts).
 */
import words from 'virtual:words';
import { isLanguage, partsOfAddress, speakAs } from '#words/language.ts';

/** Components may speak once it has come. */
export async function learnLanguage() {
  const { lang } = document.documentElement;
  const [language] = lang.split('-');
  const { language: named } = partsOfAddress(location.pathname);
  const spoken = {
    language: isLanguage(language) ? language : 'en',
    locale: lang,
    prefix: named ? `/${named}` : '',
    catalogue: null,
  } as const;
  const catalogue = (await words[spoken.language]?.())?.default ?? null;
  speakAs(() => ({ ...spoken, catalogue }));
}
