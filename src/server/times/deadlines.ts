import { dateFormat, timeWords } from '#contract/words/formats.ts';
import { cutoffOf, type PatientsChange } from './cutoff.ts';
import { localAt } from './zone.ts';

interface Changeable {
  startsAt: Date;
  newTimesOfferedAt: Date | null;
  timeZone: string;
  visitType: { moveCutoffMinutes: number; cancelCutoffMinutes: number };
}

/** The patient's deadlines for moving and cancelling, and whom to call after that, in one or two sentences. */
export function deadlineWords(
  found: Changeable,
  { locale, phone, now }: { locale: string; phone: string; now: number },
) {
  const call = phone ? `please call us: ${phone}.` : 'please call us.';
  const until = (change: PatientsChange) => {
    const last = Math.min(cutoffOf(found, change), found.startsAt.getTime());
    return last > now ? dateTimeWords(found.timeZone, last, locale) : null;
  };
  const move = until('move');
  const cancel = until('cancel');
  if (!move && !cancel) return `To move or cancel it, ${call}`;
  if (move === cancel) return `You can move or cancel it yourself until ${move}. After that, ${call}`;
  if (!move) return `You can cancel it yourself until ${cancel}. To move it, ${call}`;
  if (!cancel) return `You can move it yourself until ${move}. To cancel it, ${call}`;
  return `You can move it yourself until ${move} and cancel it until ${cancel}. After that, ${call}`;
}

/** "Tuesday, 3 March 2026, 09:30", on the hospital's clock of 24 or 12 hours: a local date and time in words. */
export function dateTimeWords(timeZone: string, instant: number, locale: string) {
  const { localDate, localTime } = localAt(timeZone, instant);
  return `${longDate(localDate, locale)}, ${timeWords(localTime, locale)}`;
}

export function longDate(localDate: string, locale: string) {
  return dateFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(`${localDate}T12:00Z`));
}
