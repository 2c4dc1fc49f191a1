import { t } from '#words/say.ts';

/** Whom nothing reaches where there is no mail server. */
export function noMailWords(sendsSms: boolean) {
  return sendsSms
    ? t(
        'No mail server is set up, so only patients who agreed to texts get messages. Please call the others.',
      )
    : t('No mail server is set up, so patients get no messages. Please call them instead.');
}
