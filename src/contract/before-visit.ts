import { t } from '#words/say.ts';
import type { VisitMode } from './modes.ts';

/** What every patient does before a visit, for its page and its mail. `hasVideo`: its page has a link to join. */
export function beforeVisit(mode: VisitMode, hasVideo = false) {
  if (mode === 'in-person')
    return [
      t('Bring a photo ID, your medicines or a list of them, and earlier reports.'),
      t('Please be at reception ten minutes early.'),
    ];
  return [
    mode === 'video' && hasVideo
      ? t('Join from the page of your appointment ten minutes early, in a quiet place.')
      : t('Please be ready a few minutes early, in a quiet place.'),
    t('Have your medicines or a list of them at hand, and earlier reports.'),
  ];
}
