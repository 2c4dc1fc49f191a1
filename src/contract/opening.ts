/** When the hospital or a department is open: lines of weekdays with wall times, and remarks for visitors. */

import { z } from 'zod';
import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';
import { Instant, LocalDate, LocalDateTime, line, route } from './base.ts';
import { said } from './validation-message.ts';
import { dateFormat, plainNumber } from './words/formats.ts';

/**
 * `words` is for what weekdays cannot express, such as bank holidays: shown as written, without effect. The others say
 * when doors open on their weekdays.
 */
export const OpeningKind = z.enum(['times', 'allDay', 'closed', 'words'], said('Choose what the line says.'));
export type OpeningKind = z.output<typeof OpeningKind>;

/** 1 Monday … 7 Sunday. */
const Weekday = z
  .int(said('Choose a weekday.'))
  .min(1, said('Choose a weekday.'))
  .max(7, said('Choose a weekday.'));
const Time = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)?$/, said('Enter a time such as 09:30.'));

export const OpeningLine = z
  .strictObject({
    /** What has these hours, such as visiting; empty for the place itself. Lines with one name form a set. */
    name: line(60).default(''),
    days: z.array(Weekday).max(7, said('Use each weekday once.')).default([]),
    kind: OpeningKind,
    from: Time.default(''),
    /** At or before `from`, it is a time of the next day. */
    to: Time.default(''),
    remark: line(120).default(''),
    /** A closure of the whole hospital does not affect them. */
    duringClosures: z.boolean(said('Choose yes or no.')).default(false),
  })
  .superRefine(({ kind, name, days, from, to, remark }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (kind === 'words') {
      if (name === '') refuse('name', t('Enter the days, or what it is about.'));
      if (remark === '') refuse('remark', t('Enter the hours.'));
      return;
    }
    if (days.length === 0) refuse('days', t('Choose at least one weekday.'));
    if (new Set(days).size < days.length) refuse('days', t('Use each weekday once.'));
    if (kind !== 'times') return;
    if (from === '' || from === '24:00') refuse('from', t('Enter a time such as 09:30.'));
    if (to === '') refuse('to', t('Enter a time such as 09:30.'));
  });
export type OpeningLine = z.output<typeof OpeningLine>;

export const OpeningHours = z
  .array(OpeningLine)
  .max(20, said('Use at most 20 lines.'))
  .superRefine((lines, context) => {
    for (const [index, one] of lines.entries())
      for (const [earlier, other] of lines.slice(0, index).entries()) {
        const day = sharedDay(one, other);
        if (day)
          context.addIssue({
            code: 'custom',
            path: [index, 'days'],
            message: t('This overlaps line {line} on {day}. Change the times, or leave out the day.', {
              line: plainNumber(earlier + 1),
              day: weekdayName(day),
            }),
          });
      }
  });

function weekdayName(day: number) {
  // 1 January 2024 was a Monday.
  return dateFormat(speech().locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, day));
}

/** schema.org's names. */
export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const dayMinutes = 1_440;

/** Minutes of the day, beyond 1,440 past midnight; null if it does not open. */
export function minutesOf({ kind, from, to }: Pick<OpeningLine, 'kind' | 'from' | 'to'>) {
  if (kind === 'allDay') return { from: 0, to: dayMinutes };
  if (kind !== 'times' || !isTime(from) || !isTime(to)) return null;
  const [opens, closes] = [minuteOf(from), minuteOf(to)];
  return { from: opens, to: closes > opens ? closes : closes + dayMinutes };
}

function isTime(text: string) {
  return /^\d\d:\d\d$/.test(text);
}

function minuteOf(time: string) {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** The first weekday on which two lines overlap; undefined if there is none. */
function sharedDay(one: OpeningLine, other: OpeningLine) {
  if (one.name !== other.name || one.kind === 'words' || other.kind === 'words') return undefined;
  if (one.kind === 'closed' || other.kind === 'closed')
    return one.days.find((day) => other.days.includes(day));
  const [range, otherRange] = [minutesOf(one), minutesOf(other)];
  if (!range || !otherRange) return undefined;
  return one.days.find((day) =>
    other.days.some((otherDay) =>
      // The other day may be the one before or after, across the end of the week too.
      [-7, 0, 7].some((week) => {
        const shift = (otherDay + week - day) * dayMinutes;
        return range.from < otherRange.to + shift && otherRange.from + shift < range.to;
      }),
    ),
  );
}

/** Dates and times are on the hospital's clock. */
export const OpeningStatus = z.object({
  /** The set's name; empty for the place itself. */
  name: z.string(),
  isOpen: z.boolean(),
  /** When it closes or opens next; null if that is more than about a week away, or never. */
  changesAt: LocalDateTime.nullable(),
  /** Not open at any moment of this date. */
  isClosedToday: z.boolean(),
  /** The closure without which it would be open now or later today, with the reason for visitors. */
  closure: z.object({ reason: z.string() }).nullable(),
});
export type OpeningStatus = z.output<typeof OpeningStatus>;

/** A place's sets of hours, and upcoming closures that affect its own hours, or any if it has none of its own. */
export const Opening = z.object({
  today: LocalDate,
  /** Until when the answer holds. */
  until: Instant,
  statuses: z.array(OpeningStatus),
  closures: z.array(z.object({ from: LocalDateTime, to: LocalDateTime, reason: z.string() })),
});
export type Opening = z.output<typeof Opening>;

export const opening = {
  get: route({
    method: 'GET',
    path: '/opening',
    access: 'public',
    summary: 'What is open now: the hospital, and each published department that says its hours',
    data: z.object({
      hospital: Opening,
      departments: z.array(z.object({ id: z.int(), opening: Opening })),
    }),
  }),
};
