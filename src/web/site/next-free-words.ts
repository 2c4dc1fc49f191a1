/**
 * A free time in words, such as "Next free: Tue 24 Nov, 09:30". Date and time are wall time in the hospital's zone;
 * they pass through UTC only so that the reader's own zone cannot move them.
 */
export function nextFreeWords(slot: WallTime, locale: string) {
  return `Next free: ${slotWords(slot, locale)}`;
}

interface WallTime {
  localDate: string;
  localTime: string;
}

export function slotWords({ localDate, localTime }: WallTime, locale: string) {
  const wallTime = new Date(`${localDate}T${localTime}Z`);
  return new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(wallTime);
}
