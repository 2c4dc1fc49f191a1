/**
 * A wall time as people type it: "9", "930", "9.30" and "09:30" all mean half past nine or nine. Null where the text
 * is no time. Browsers' own time boxes follow the device's habits (AM and PM) instead of the hospital's clocks.
 */
export function readTime(text: string): string | null {
  const [, hours = '', minutes = '00'] = /^\s*(\d{1,2})[:.h]?(\d{2})?\s*$/.exec(text) ?? [];
  if (hours === '' || Number(minutes) > 59) return null;
  const time = `${hours.padStart(2, '0')}:${minutes}`;
  return Number(hours) < 24 || time === '24:00' ? time : null;
}
