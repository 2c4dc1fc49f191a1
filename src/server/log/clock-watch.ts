import type { Logger } from 'pino';
import type { DatabaseClock } from '#server/db/clock.ts';

/** A difference no one notices between a page and a watch. */
const mostMs = 2_000;

/** Logs when the clock of this machine and that of the database differ, and when they agree again. */
export function clockWatch(log: Logger) {
  let isOff = false;
  return ({ aheadMs }: DatabaseClock) => {
    if (Math.abs(aheadMs) > mostMs === isOff) return;
    isOff = !isOff;
    const sentence = isOff
      ? 'the clock of this machine differs from that of the database, which counts; check NTP on both'
      : 'the clock of this machine agrees with that of the database again';
    log.warn({ aheadSeconds: Math.round(aheadMs / 1000) }, sentence);
  };
}
