/**
 * Fills in the next free time in links to doctors' free times, with one call. A doctor without one gets a waiting list
 * instead. If the call fails, the links stay as they are.
 */
import { pagePrefix } from '#web/site/frame/page-prefix.ts';

interface Slot {
  doctorId: number;
  dateInWords: string;
  timeInWords: string;
}

const links = document.querySelectorAll<HTMLAnchorElement>('[data-next-free]');
if (links.length > 0) void fill();

async function fill() {
  const response = await fetch(`${pagePrefix}/api/appointment/soonest`).catch(() => null);
  if (!response?.ok) return;
  const { data } = (await response.json()) as { data: Slot[] };
  const soonest = new Map(data.map((slot) => [String(slot.doctorId), slot]));
  for (const link of links) {
    const slot = soonest.get(link.dataset.nextFree ?? '');
    const text = link.querySelector<HTMLElement>('[data-next-free-text]')!;
    const { next, none } = text.dataset;
    if (!slot) {
      text.textContent = none!;
      link.href = `${link.pathname}/waitlist${link.search}`;
    } else if (next) {
      text.textContent = next.replace('{date}', slot.dateInWords).replace('{time}', slot.timeInWords);
    }
  }
}
