/** Times to which an appointment can be moved: a week of days with free times, from a date. */
import type { Slot } from '#contract/appointment.ts';
import type { Client } from '#web/api/client.ts';
import { addDays } from '#web/dates/month.ts';
import { dateProblem, readDate } from '#web/dates/typed/date-text.ts';

const askedDays = 31;
const shownDays = 5;

export interface Times {
  from: string;
  today: string;
  wrong: { typed: string; words: string } | null;
  days: { localDate: string; slots: Slot[] }[];
  /** Start of the next page; null after the last. */
  next: string | null;
}

/** From `from`, in the hospital's date format or ISO 8601; otherwise, or if past, from today. */
export async function loadTimes(
  api: Client,
  { token, from: asked, today, locale }: { token: string; from: string; today: string; locale: string },
): Promise<Times> {
  const form = { today, locale, min: today };
  const words = asked ? dateProblem(asked, form) : undefined;
  const from = words ? today : (readDate(asked, form) ?? today);
  const last = addDays(from, askedDays - 1);
  const { data } = await api.appointment.manageSlots({ params: { token }, query: { from, to: last } });
  const days = [...Map.groupBy(data, ({ localDate }) => localDate)].map(([localDate, slots]) => ({
    localDate,
    slots,
  }));
  const more = days[shownDays];
  return {
    from,
    today,
    wrong: words ? { typed: asked, words } : null,
    days: days.slice(0, shownDays),
    next: more ? more.localDate : data.length > 0 || from === today ? addDays(last, 1) : null,
  };
}

/** The free time with this start, from a new request. */
export async function findTime(api: Client, { token, start }: { token: string; start: string }) {
  const at = Date.parse(start);
  if (Number.isNaN(at)) return null;
  // A day on either side, as the local date of an instant depends on the hospital's zone.
  const day = new Date(at).toISOString().slice(0, 10);
  const query = { from: addDays(day, -1), to: addDays(day, 1) };
  const { data } = await api.appointment.manageSlots({ params: { token }, query });
  return data.find(({ startsAt }) => Date.parse(startsAt) === at) ?? null;
}
