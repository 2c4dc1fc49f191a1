import { t } from '#words/say.ts';

/** What every patient does before a visit: on its page and in its mail. */
export function beforeVisit(mode: 'in-person' | 'phone' | 'video') {
  return [
    t('Bring a photo ID, your medicines or a list of them, and earlier reports.'),
    mode === 'in-person'
      ? t('Please be at reception ten minutes early.')
      : t('Please be ready a few minutes early, in a quiet place.'),
  ];
}
