import { t } from '#words/say.ts';
import type { VisitMode } from './modes.ts';

/** The mode of a remote visit; '' for one in person. */
export function remoteWords(mode: VisitMode): string {
  if (mode === 'in-person') return '';
  return mode === 'video' ? t('By video') : t('By phone');
}

/** For the patient: what happens. `phoneEnding` is the end of the number to be called. */
export function whereFor({
  mode,
  phoneEnding,
  hasVideo,
}: {
  mode: VisitMode;
  phoneEnding: string;
  hasVideo: boolean;
}): string {
  if (mode === 'phone')
    return phoneEnding
      ? t('By phone. We call you on the number that ends in {digits}.', { digits: phoneEnding })
      : t('By phone. We have no number of yours: please call us to give it.');
  if (mode === 'video') return hasVideo ? t('By video, from the page of your appointment') : t('By video');
  return '';
}

/** Enough of a number for its owner to recognise, and for no one else. */
export function phoneEnding(phone: string): string {
  return phone.slice(-3);
}
