/**
 * Fills the page's `NextFree` links with each doctor's next free time, from one call. Where the call fails or a doctor
 * has no free time, the link stays as it is, which works too.
 */
import { nextFreeWords } from '#web/dates/next-free-words.ts';

interface Slot {
  doctorId: number;
  dateInWords: string;
  timeInWords: string;
}

const links = document.querySelectorAll<HTMLElement>('[data-next-free]');
if (links.length > 0) void fill();

async function fill() {
  const response = await fetch('/api/appointment/soonest').catch(() => null);
  if (!response?.ok) return;
  const { data } = (await response.json()) as { data: Slot[] };
  const soonest = new Map(data.map((slot) => [String(slot.doctorId), slot]));
  for (const link of links) {
    const slot = soonest.get(link.dataset.nextFree ?? '');
    const text = link.querySelector('[data-next-free-text]');
    if (slot && text) text.textContent = nextFreeWords(slot);
  }
}
