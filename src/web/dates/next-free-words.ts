import { timeWords } from './words.ts';

interface Slot {
  dateInWords: string;
  localTime: string;
}

/** "Next free: Tue 24 Nov, 09:30". */
export function nextFreeWords(slot: Slot, locale: string) {
  return `Next free: ${slotWords(slot, locale)}`;
}

export function slotWords({ dateInWords, localTime }: Slot, locale: string) {
  return `${dateInWords}, ${timeWords(localTime, locale)}`;
}
