/**
 * Fills the page's `NextFree` links with each doctor's next free time, from one call. A doctor without one has a
 * waiting list instead. Where the call fails, the link stays as it is, which works too.
 */
import { nextFreeWords } from '#web/dates/next-free-words.ts';

interface Slot {
  doctorId: number;
  dateInWords: string;
  timeInWords: string;
}

const links = document.querySelectorAll<HTMLAnchorElement>('[data-next-free]');
if (links.length > 0) void fill();

async function fill() {
  const response = await fetch('/api/appointment/soonest').catch(() => null);
  if (!response?.ok) return;
  const { data } = (await response.json()) as { data: Slot[] };
  const soonest = new Map(data.map((slot) => [String(slot.doctorId), slot]));
  for (const link of links) {
    const slot = soonest.get(link.dataset.nextFree ?? '');
    const text = link.querySelector('[data-next-free-text]')!;
    text.textContent = slot ? nextFreeWords(slot) : 'No free times soon: join the waiting list';
    if (!slot) link.href = `/appointment/waitlist${new URL(link.href).search}`;
  }
}
