interface Slot {
  dateInWords: string;
  timeInWords: string;
}

/** "Next free: Tue 24 Nov, 09:30". */
export function nextFreeWords(slot: Slot) {
  return `Next free: ${slotWords(slot)}`;
}

export function slotWords({ dateInWords, timeInWords }: Slot) {
  return `${dateInWords}, ${timeInWords}`;
}
