import type { Appointment } from '#contract/appointment.ts';
import { inventedWords } from '#web/admin/demo/invented-words.ts';
import { t } from '#words/say.ts';

/** How the patient learns of a change: by the message that `mailed` announces, by a text, or by a call from staff. */
export function toldWords(
  {
    email,
    phoneText: phone,
    getsSms,
    isDemo,
  }: Pick<Appointment, 'email' | 'phoneText' | 'getsSms' | 'isDemo'>,
  { sendsMail, mailed }: { sendsMail: boolean; mailed: string },
) {
  if (isDemo) return t(inventedWords);
  if (email && sendsMail) return getsSms ? `${mailed} ${t('They also get a text.')}` : mailed;
  if (getsSms)
    return t('We send a text to {phone}. It says when, but not what you write to the patient.', { phone });
  if (!phone && !email) return t('There are no contact details. Please tell the patient yourself.');
  if (!email)
    return t('There is no email address, so we cannot send a message. Please call {phone}.', { phone });
  return phone
    ? t('No mail server is set up, so no message is sent. Please call {phone}.', { phone })
    : t('No mail server is set up, so no message is sent. Please tell the patient yourself.');
}
