/** A time of day shifted by minutes, within its day. */
export function shiftTime(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const at = Math.min(Math.max(hour * 60 + minute + minutes, 0), 24 * 60 - 1);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(at / 60))}:${two(at % 60)}`;
}
