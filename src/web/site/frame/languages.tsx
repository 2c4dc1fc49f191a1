import { useSite } from '#web/hospital/site-data.ts';
import { pageIn } from '#web/shell/still.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { ownName } from '#web/ui/own-name.ts';
import { t } from '#words/say.ts';

/** The same page in each language, each by its own name; nothing if there is only one. */
export function Languages({ className }: { className: string }) {
  const { languages, locale } = useSite();
  if (languages.length === 0) return null;
  const [current] = locale.split('-');
  return (
    // Not a `nav` of its own: the header's is its menu.
    <ul aria-label={t('Language')} className={`languages ${className}`}>
      {languages.map(({ language, prefix }) => (
        <li key={language}>
          <a
            href={pageIn(prefix)}
            {...langOf({ language })}
            hrefLang={language}
            aria-current={language === current ? 'true' : undefined}
          >
            {ownName(language)}
          </a>
        </li>
      ))}
    </ul>
  );
}
