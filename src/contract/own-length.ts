/** Minutes. */
const [shortest, longest] = [5, 480];

/**
 * The visit length of a package or service in minutes; null if it is booked as a visit type: its own, or the doctor's
 * first if its length is unusable.
 */
export function ownLength({
  visitTypeId,
  durationMinutes,
}: {
  visitTypeId: number | null;
  durationMinutes: number | null;
}): number | null {
  if (visitTypeId || !durationMinutes) return null;
  return durationMinutes >= shortest && durationMinutes <= longest ? durationMinutes : null;
}
