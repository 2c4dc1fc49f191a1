/** A visit is at least and at most this long, in minutes. */
const [shortest, longest] = [5, 480];

/**
 * How long the visit for a package or service is, in minutes; null where it is booked as a visit type: its own, or the
 * doctor's first where it says no length that a visit can have.
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
