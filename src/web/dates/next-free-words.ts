import { t } from '#words/say.ts';

interface Slot {
  dateInWords: string;
  timeInWords: string;
}

/** "Next free: Tue 24 Nov, 09:30". */
export function nextFreeWords({ dateInWords: date, timeInWords: time }: Slot) {
  return t('Next free: {date}, {time}', { date, time });
}

export function slotWords({ dateInWords: date, timeInWords: time }: Slot) {
  return t('{date}, {time}', { date, time });
}
