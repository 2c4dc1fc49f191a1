import { Link } from 'react-router';
import { translated } from '#contract/translatable.ts';
import { languageName } from '#web/admin/field/language-names.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { useMayOpen } from '#web/admin/session/rights.ts';
import { translationAddress } from '#web/admin/session/translation-address.ts';
import { t } from '#words/say.ts';

export function Translations({ resource, id }: { resource: string; id: number }) {
  const { languages } = useHospital();
  const mayOpen = useMayOpen();
  if (languages.length === 0 || !translated.includes(resource) || !mayOpen(addressOf('translation')))
    return null;
  return (
    <section className="panel">
      <h2>{t('Other languages')}</h2>
      <ul className="stack">
        {languages.map((language) => (
          <li key={language}>
            <Link to={translationAddress({ resource, id }, language)}>{languageName(language)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
