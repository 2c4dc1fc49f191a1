import { t } from '#words/say.ts';

/** What to do if a page cannot help, with the hospital's first number if it has one. */
export function pleaseCall(phone: string) {
  return phone ? t('Please call us: {phone}.', { phone }) : t('Please call us.');
}
