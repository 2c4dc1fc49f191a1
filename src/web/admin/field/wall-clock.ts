import { useEffect, useState } from 'react';
import { wallTime } from './wall-time.ts';

/** The hospital's wall time, updated while a page is open all day. */
export function useWallClock(timeZone: string): string {
  const [now, setNow] = useState(() => wallTime(Date.now(), timeZone));
  useEffect(() => {
    const read = () => setNow(wallTime(Date.now(), timeZone));
    read();
    const timer = setInterval(read, 15_000);
    return () => clearInterval(timer);
  }, [timeZone]);
  return now;
}
