import type { Managed } from '#contract/manage.ts';
import { remoteWords, whereFor } from '#contract/where-words.ts';
import { clockTime, longDate, timeWords } from '#web/dates/words.ts';
import { sentence } from '#web/ui/core/phrase.tsx';
import { inLang } from '#web/ui/lang.tsx';
import { t } from '#words/say.ts';

/** What has just happened, from the address after a form was sent. */
export type Outcome =
  | 'booked'
  | 'confirmed'
  | 'moved'
  | 'cancelled'
  | 'corrected'
  | 'changed'
  | 'answered'
  | 'kept'
  | '';

export function readOutcome(search: URLSearchParams): Outcome {
  const outcomes = [
    'booked',
    'confirmed',
    'moved',
    'cancelled',
    'corrected',
    'changed',
    'answered',
    'kept',
  ] as const;
  return outcomes.find((name) => search.has(name)) ?? '';
}

export function isEnded({ status }: Managed) {
  return ['cancelled', 'declined', 'expired', 'entered_in_error'].includes(status);
}

/** How a visit outside the hospital takes place. */
export function whereWords(managed: Managed) {
  return isAhead(managed)
    ? whereFor({ ...managed, hasVideo: managed.videoUrl !== null })
    : remoteWords(managed.mode);
}

export function isAhead(managed: Managed) {
  return !managed.isPast && ['requested', 'booked'].includes(managed.status);
}

export function titleOf(managed: Managed, outcome: Outcome) {
  if (managed.status === 'cancelled') return t('This appointment is cancelled');
  if (managed.status === 'declined') return t('We could not confirm this request');
  if (managed.status === 'held') return t('Please confirm your appointment');
  if (managed.status === 'expired') return t('This appointment was not confirmed');
  if (isEnded(managed)) return t('This appointment is no longer valid');
  if (!isAhead(managed)) return t('Your appointment');
  if (managed.asksForNewTime) return t('Please choose another time');
  if (managed.status === 'requested')
    return outcome === 'moved' ? t('We have your new time') : t('We have your request');
  return outcome === 'moved' ? t('Your appointment has been moved') : t('Your appointment is booked');
}

/** Without `sendsMail`, appointments that are confirmed by an emailed link are confirmed by phone. */
export function sentenceOf(managed: Managed, outcome: Outcome, locale: string, sendsMail = true) {
  const { status, changedBy } = managed;
  if (managed.confirm) return confirmWords(managed, managed.confirm, locale, sendsMail);
  if (status === 'expired')
    return t(
      'It was not confirmed in time, so it is not booked. The time may still be free, and you can book it again.',
    );
  if (status === 'cancelled') {
    return changedBy === 'staff'
      ? t('The hospital cancelled it. We are sorry. You can book another time, or call us.')
      : t('The time has been released. You can book another one whenever you like.');
  }
  if (status === 'declined')
    return t('Please choose another time, or call us and we will find one with you.');
  if (isEnded(managed)) return t('Please call us if you need an appointment.');
  if (status === 'no_show')
    return t('You missed this appointment. If you still need to be seen, please book another time.');
  if (['arrived', 'in_progress'].includes(status))
    return t('You have arrived. Our reception will tell you where to go.');
  if (!isAhead(managed)) return t('The time of this appointment has passed. Thank you for coming.');
  if (managed.asksForNewTime)
    return t('We are sorry. We can no longer offer this time. Please choose another one.');
  if (outcome === 'answered') return t('Thank you. We have your answers.');
  if (outcome === 'kept') return t('We have kept your answers. Please finish them before your visit.');
  if (status === 'requested')
    return t(
      'We are holding this time for you. We will confirm it as soon as a member of staff has reviewed it.',
    );
  if (outcome === 'booked' || outcome === 'confirmed' || outcome === 'corrected')
    return `${t('Thank you. The time is yours.')} ${mailedWords(managed)}`;
  if (outcome === 'moved') return t('The new time is yours, and the old one has been released.');
  return t('The time is yours. We look forward to seeing you.');
}

/** Names the mail provider, so that a mistyped address is noticed at once. */
function mailedWords({ mailProvider, getsSms }: Managed) {
  return mailProvider
    ? t('We have sent the confirmation to your address at {provider}.', { provider: mailProvider })
    : getsSms
      ? t('We send you a text with the link to this page.')
      : t('Please write down the reference below: we cannot send it to you.');
}

/** How to confirm: the email's link has a button on this page; any other link points to the inbox. */
function confirmWords(
  { canConfirm, timeZone }: Managed,
  { until, sentTo: address, isTimeKept }: NonNullable<Managed['confirm']>,
  locale: string,
  sendsMail: boolean,
) {
  const time = clockTime(until, timeZone, locale);
  if (isTimeKept) {
    const kept = t('We are holding this time for you until {clock}.', { clock: time });
    if (!canConfirm && !sendsMail) return `${kept} ${t('Please call us to confirm it.')}`;
    return canConfirm
      ? `${kept} ${t('It will be booked once you confirm it.')}`
      : `${kept} ${t('Open the link in the email that we sent to {address} to confirm it.', { address })}`;
  }
  const first = t(
    'Many people are booking this day right now, so the time goes to the first person who confirms.',
  );
  if (!canConfirm && !sendsMail) return `${first} ${t('Please call us to confirm it.')}`;
  return canConfirm
    ? `${first} ${t('It will be booked once you confirm it, by {time} at the latest.', { time })}`
    : `${first} ${t('Open the link in the email that we sent to {address} by {time} to confirm it.', { address, time })}`;
}

/** "You moved it from Tuesday, 3 March 2026, 09:30." */
export function movedWords({ previous, changedBy, status, doctor }: Managed, locale: string) {
  if (!previous || status === 'cancelled' || status === 'declined') return '';
  const from = { date: longDate(previous.localDate, locale), time: timeWords(previous.localTime, locale) };
  const isByStaff = changedBy === 'staff';
  if (previous.doctor.id === doctor.id)
    return isByStaff
      ? t('The hospital moved it from {date}, {time}.', from)
      : t('You moved it from {date}, {time}.', from);
  const before = { ...from, doctor: inLang(previous.doctor, previous.doctor.name) };
  return isByStaff
    ? sentence('The hospital moved it from {date}, {time} with {doctor}.', before)
    : sentence('You moved it from {date}, {time} with {doctor}.', before);
}
