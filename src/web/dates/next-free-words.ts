interface Slot {
  dateInWords: string;
  localTime: string;
}

/** "Next free: Tue 24 Nov, 09:30". */
export function nextFreeWords(slot: Slot) {
  return `Next free: ${slotWords(slot)}`;
}

export function slotWords({ dateInWords, localTime }: Slot) {
  return `${dateInWords}, ${localTime}`;
}
