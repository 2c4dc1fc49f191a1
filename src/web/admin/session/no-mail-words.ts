import { t } from '#words/say.ts';

/** Says who gets no messages without a mail server. */
export function noMailWords(sendsSms: boolean) {
  return sendsSms
    ? t(
        'No mail server is set up, so only patients who agreed to texts get messages. Please call the others.',
      )
    : t('No mail server is set up, so patients get no messages. Please call them instead.');
}
