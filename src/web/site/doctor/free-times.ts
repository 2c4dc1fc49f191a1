/**
 * Fills a doctor's page with the next free times: three days, three times each, the rest behind the day. If the call
 * fails, the link to the booking page stays.
 */

import { addDays } from '#web/dates/month.ts';
import { pagePrefix } from '#web/site/frame/page-prefix.ts';

interface Slot {
  startsAt: string;
  localDate: string;
  dateInWords: string;
  timeInWords: string;
  visitTypeId: number;
}

const horizonDays = 30;
const daysShown = 3;
const timesShown = 3;

const place = document.querySelector<HTMLElement>('[data-free-times]');
if (place) void fill(place, place.dataset.freeTimes!);

async function fill(place: HTMLElement, doctor: string) {
  // A day earlier, as it may still be yesterday in the hospital; past times are not offered.
  const from = addDays(new Date().toISOString().slice(0, 10), -1);
  const query = new URLSearchParams({ doctor, from, to: addDays(from, horizonDays + 2) });
  const response = await fetch(`${pagePrefix}/api/appointment/slots?${query}`).catch(() => null);
  if (!response?.ok) return;
  const { data } = (await response.json()) as { data: Slot[] };
  const days = [...Map.groupBy(data, ({ localDate }) => localDate)].slice(0, daysShown);
  const filled = days.map(([localDate, slots]) => dayOf(place, doctor, localDate, slots));
  place.replaceChildren(...(filled.length > 0 ? filled : [copy(place, 'free-none')]));
}

function dayOf(place: HTMLElement, doctor: string, localDate: string, slots: Slot[]) {
  const day = copy(place, 'free-day');
  const { dateInWords } = slots[0]!;
  const more = day.querySelector<HTMLAnchorElement>('[data-more]')!;
  const hidden = slots.length - timesShown;
  more.href = withChoice(more, {
    doctor,
    visit: String(slots[0]!.visitTypeId),
    month: localDate.slice(0, 7),
    day: localDate,
  });
  if (hidden <= 0) more.remove();
  write(day, { day: dateInWords, count: hidden.toLocaleString(document.documentElement.lang) });
  day.querySelector('[data-times]')!.append(
    ...slots.slice(0, timesShown).map(({ startsAt, timeInWords, visitTypeId }) => {
      const time = copy(place, 'free-time');
      const link = time.querySelector<HTMLAnchorElement>('[data-time]')!;
      link.href = withChoice(link, {
        doctor,
        visit: String(visitTypeId),
        month: localDate.slice(0, 7),
        day: localDate,
        start: startsAt,
      });
      write(time, { day: dateInWords, time: timeInWords });
      return time;
    }),
  );
  return day;
}

/** The link's booking page with a choice already made. */
function withChoice(link: HTMLAnchorElement, choice: Record<string, string>) {
  return `${link.pathname}?${new URLSearchParams(choice)}`;
}

function copy(place: HTMLElement, name: string) {
  const template = place.querySelector<HTMLTemplateElement>(`template[data-${name}]`)!;
  return document.importNode(template.content, true);
}

/** Replaces names in braces by their values. */
function write(within: Node, values: Record<string, string>) {
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null)
    text.data = text.data.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);
}
