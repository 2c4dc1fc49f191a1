import { createContext, use } from 'react';
import { useSite } from '#web/hospital/site-data.ts';
import { offeredIn } from '#web/shell/still.tsx';
import { ownName } from '#web/ui/own-name.ts';
import { directionOf } from '#words/direction.ts';
import { isLanguage, type Language } from '#words/language.ts';
import { t } from '#words/say.ts';

/** On the server: translates into another language than the page's. */
export const SayIn = createContext(<Said,>(_language: Language, say: () => Said): Said => say());

/**
 * One line for each other language, in that language, since the page is the same for all visitors. language-offer.ts
 * shows the one that the browser prefers.
 */
export function LanguageOffer() {
  const { languages, locale } = useSite();
  const sayIn = use(SayIn);
  return languages.map(({ language, prefix }) => {
    if (!isLanguage(language) || locale.startsWith(language)) return null;
    const { name, link, refuse } = sayIn(language, () => ({
      name: t('Language'),
      link: t('This website in {language}', { language: ownName(language) }),
      refuse: t('Not now'),
    }));
    return (
      <section
        key={language}
        aria-label={name}
        lang={language}
        dir={directionOf(language)}
        className="language-offer"
        data-language-offer={language}
        hidden
      >
        <a href={offeredIn(prefix)} hrefLang={language}>
          {link}
        </a>
        <button type="button">{refuse}</button>
      </section>
    );
  });
}
