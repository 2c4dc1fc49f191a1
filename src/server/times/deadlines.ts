import { dateFormat, timeWords } from '#contract/words/formats.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import { cutoffOf, type PatientsChange } from './cutoff.ts';
import { localAt } from './zone.ts';

interface Changeable {
  startsAt: Date;
  newTimesOfferedAt: Date | null;
  timeZone: string;
  visitType: { moveCutoffMinutes: number; cancelCutoffMinutes: number };
}

/** The patient's deadlines for moving and cancelling, and the number to call after that, in one or two sentences. */
export function deadlineWords(
  found: Changeable,
  {
    locale,
    phone,
    now,
    isMovedOnline,
  }: {
    locale: string;
    phone: string;
    now: number;
    /** If false, the patient calls to move it. */
    isMovedOnline: boolean;
  },
) {
  const until = (change: PatientsChange) => {
    const last = Math.min(cutoffOf(found, change), found.startsAt.getTime());
    return last > now ? dateTimeWords(found.timeZone, last, locale) : null;
  };
  const move = isMovedOnline ? until('move') : null;
  const cancel = until('cancel');
  if (!move && !cancel) return call('either', phone);
  if (move === cancel)
    return `${t('You can move or cancel it yourself until {date}.', { date: move! })} ${call('after', phone)}`;
  if (!move)
    return `${t('You can cancel it yourself until {date}.', { date: cancel! })} ${call('move', phone)}`;
  if (!cancel)
    return `${t('You can move it yourself until {date}.', { date: move })} ${call('cancel', phone)}`;
  const both = t('You can move it yourself until {move} and cancel it until {cancel}.', { move, cancel });
  return `${both} ${call('after', phone)}`;
}

/** The sentence that asks the patient to call. */
function call(what: PatientsChange | 'either' | 'after', phone: string) {
  const [withNumber, without] = calls[what];
  return phone ? t(withNumber, { phone }) : t(without);
}

const calls = {
  either: ['To move or cancel it, please call us: {phone}.', 'To move or cancel it, please call us.'],
  move: ['To move it, please call us: {phone}.', 'To move it, please call us.'],
  cancel: ['To cancel it, please call us: {phone}.', 'To cancel it, please call us.'],
  after: ['After that, please call us: {phone}.', 'After that, please call us.'],
} as const satisfies Record<string, [withNumber: PlainMessage, without: PlainMessage]>;

/** A local date and time in words, such as "Tuesday, 3 March 2026, 09:30", on the hospital's 12- or 24-hour clock. */
export function dateTimeWords(timeZone: string, instant: number, locale: string) {
  const { localDate, localTime } = localAt(timeZone, instant);
  return t('{date}, {time}', { date: longDate(localDate, locale), time: timeWords(localTime, locale) });
}

export function longDate(localDate: string, locale: string) {
  return dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${localDate}T12:00Z`));
}
