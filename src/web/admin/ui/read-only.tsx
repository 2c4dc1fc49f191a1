import { t } from '#words/say.ts';
/** Stands once above what the account may read and not change. */
export function ReadOnly() {
  return <p className="notice">{t('You can read this page. Your account may not change it.')}</p>;
}
