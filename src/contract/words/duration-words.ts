import { counted, t } from '#words/say.ts';

/** In words: "40 minutes", "1 hour", "1 hour 30 minutes". */
export function durationWords(minutes: number) {
  const whole = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const hours = whole > 0 ? counted('{count} hour', '{count} hours', whole) : '';
  const others = rest > 0 ? counted('{count} minute', '{count} minutes', rest) : '';
  return hours && others ? t('{hours} {minutes}', { hours, minutes: others }) : hours || others;
}
