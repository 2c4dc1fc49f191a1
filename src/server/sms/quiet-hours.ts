import { localAt } from '#server/times/zone.ts';

interface QuietHours {
  quietFrom: number;
  quietUntil: number;
}

const quarterMs = 15 * 60_000;

export function isQuiet({ quietFrom, quietUntil }: QuietHours, timeZone: string, now: number) {
  const hour = Number(localAt(timeZone, now).localTime.slice(0, 2));
  return quietFrom <= quietUntil
    ? hour >= quietFrom && hour < quietUntil
    : hour >= quietFrom || hour < quietUntil;
}

/** The first moment that is not quiet, also in a night in which the clock changes. */
export function quietEnd(hours: QuietHours, timeZone: string, now: number) {
  let at = now;
  while (isQuiet(hours, timeZone, at)) at = (Math.floor(at / quarterMs) + 1) * quarterMs;
  return at;
}
