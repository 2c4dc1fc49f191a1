import { t } from '#words/say.ts';
/** Above pages that the account may read but not change. */
export function ReadOnly() {
  return <p className="notice">{t('You can read this page. Your account may not change it.')}</p>;
}
