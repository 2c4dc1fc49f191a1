import { cancelledOf, type ReportRow, type VisitFigures } from '#contract/report.ts';
import { numberFormat } from '#contract/words/formats.ts';
import { dash, type Share, shareOf } from '#web/admin/ui/percent-words.ts';
import { speech } from '#words/language.ts';
import { counted, t } from '#words/say.ts';

export function hoursWords(minutes: number | null) {
  return minutes === null ? dash : numberOf(Math.round(minutes / 60));
}

/** "9 of 24". */
export function partWords(part: string, whole: string) {
  return t('{part} of {whole}', { part, whole });
}

export function numberOf(value: number | null) {
  return value === null ? dash : numberFormat(speech().locale, {}).format(value);
}

export function daysWords(days: number | null) {
  return days === null ? dash : counted('{count} day', '{count} days', days);
}

/** "3 points more than before", from two shares. */
export function pointsWords(now: Share, before: Share) {
  if (now === null || before === null) return t('Nothing to compare with');
  const points = Math.round(now * 1000) / 10 - Math.round(before * 1000) / 10;
  const size =
    Math.round(Math.abs(points) * (Math.abs(points) < 1 ? 10 : 1)) / (Math.abs(points) < 1 ? 10 : 1);
  if (size === 0) return t('The same as before');
  return points > 0
    ? counted('{count} point more than before', '{count} points more than before', size)
    : counted('{count} point less than before', '{count} points less than before', size);
}

export function daysChangeWords(now: number | null, before: number | null) {
  if (now === null || before === null) return t('Nothing to compare with');
  const days = Math.abs(now - before);
  if (days === 0) return t('The same as before');
  return now > before
    ? counted('{count} day more than before', '{count} days more than before', days)
    : counted('{count} day less than before', '{count} days less than before', days);
}

export function utilisationOf({ bookedMinutes, offeredMinutes }: VisitFigures): Share {
  return shareOf(bookedMinutes, offeredMinutes);
}

export function noShowsOf({ noShows, due }: VisitFigures): Share {
  return shareOf(noShows, due);
}

/** The share of planned visits that were cancelled. */
export function cancellationsOf(figures: VisitFigures): Share {
  const cancelled = cancelledOf(figures);
  return shareOf(cancelled, figures.visits + cancelled);
}

/** The largest share of any row, now or before: the full length of a bar. */
export function largest(rows: ReportRow[], of: (figures: VisitFigures) => Share) {
  return Math.max(0.01, ...rows.flatMap(({ now, before }) => [of(now) ?? 0, of(before) ?? 0]));
}

/** Cancelled too late for another patient to take the time. */
export function lateOf({ cancelled: { patient, staff } }: VisitFigures) {
  return patient.after + patient.day + staff.after + staff.day;
}

export function lateShareOf(figures: VisitFigures): Share {
  return shareOf(lateOf(figures), figures.visits + cancelledOf(figures));
}

export function onlineOf({ sources, visits }: VisitFigures): Share {
  return shareOf(sources.web, visits);
}
