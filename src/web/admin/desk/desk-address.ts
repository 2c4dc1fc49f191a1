/** The reception's view, parsed from the page's address. */
import { useSearchParams } from 'react-router';
import type { AppointmentStatus } from '#contract/appointment.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { statusWords } from '#web/admin/ui/appointment-words.ts';
import { weekOf } from '#web/dates/week.ts';
import { t } from '#words/say.ts';

type View = 'day' | 'week' | 'list';

export interface DeskAddress {
  view: View;
  day: string;
  /** Slugs; empty for all. */
  doctor: string;
  department: string;
  q: string;
  /** Id of the series whose visits are shown; empty for any. */
  series: string;
  status: AppointmentStatus | '';
  /** A search covers all days by default, a status only on request. */
  isEverywhere: boolean;
  visit: number | null;
  /** Local dates, inclusive; empty for no limit on that side. */
  from: string;
  to: string;
}

export function useDeskAddress(today: string, weekStart: number) {
  const [search, setSearch] = useSearchParams();
  function change(changes: Record<string, string>) {
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        // Choosing a day leaves the series.
        if ('day' in changes) next.delete('series');
        for (const [name, value] of Object.entries(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      // Typing and opening an appointment add no history entries.
      { replace: 'q' in changes || 'visit' in changes, preventScrollReset: true },
    );
  }
  return { address: readAddress(search, today, weekStart), change };
}

export function readAddress(search: URLSearchParams, today: string, weekStart: number): DeskAddress {
  const words = (name: string) => search.get(name) ?? '';
  const day = isDay(words('day')) ? words('day') : today;
  const status = words('status') in statusWords ? (words('status') as AppointmentStatus) : '';
  const q = words('q');
  const series = /^[0-9a-f-]{36}$/.test(words('series')) ? words('series') : '';
  const isAsked = q ? words('days') !== 'one' : status !== '' && words('days') === 'all';
  const isEverywhere = series !== '' || isAsked;
  const wanted = words('view') === 'week' || words('view') === 'list' ? (words('view') as View) : 'day';
  // Searches by words or status, and series, are lists.
  const view = q || status || series ? 'list' : wanted;
  const span = isEverywhere
    ? { from: q || series ? '' : today, to: '' }
    : view === 'week' && isDay(day)
      ? weekOf(day, weekStart)
      : { from: day, to: day };
  return {
    view,
    day,
    doctor: words('doctor'),
    department: words('department'),
    q,
    series,
    status,
    isEverywhere,
    visit: /^[1-9]\d{0,9}$/.test(words('visit')) ? Number(words('visit')) : null,
    ...span,
  };
}

/** Before today is known, the document uses a placeholder, which is no day. */
function isDay(words: string) {
  return /^\d{4}-\d{2}-\d{2}$/.test(words) && !Number.isNaN(Date.parse(words));
}

export function spanInWords(
  { view, day, q, series, isEverywhere, from, to }: DeskAddress,
  today: string,
  locale: string,
) {
  if (series) return t('All visits of a series');
  if (isEverywhere) return q ? t('All days, newest first') : t('From today on');
  if (view === 'week')
    return t('{first} to {last}|days', {
      first: dayInWords(from, locale, 'short'),
      last: dayInWords(to, locale, 'short'),
    });
  const words = dayInWords(day, locale);
  return day === today ? t('{day}, today', { day: words }) : words;
}
