/**
 * A free time in words, such as "Next free: Tue 24 Nov, 09:30". Date and time are wall time in the hospital's zone;
 * they pass through UTC only so that the reader's own zone cannot move them.
 */
export function nextFreeWords(
  { localDate, localTime }: { localDate: string; localTime: string },
  locale: string,
) {
  const wallTime = new Date(`${localDate}T${localTime}Z`);
  const words = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'UTC',
  }).format(wallTime);
  return `Next free: ${words}`;
}
