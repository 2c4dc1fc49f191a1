/**
 * Whether a doctor does a package or service: those of a department are done by its own doctors, others by every
 * doctor. The visit type may narrow that further.
 */
export function isDoneBy(
  { departmentId }: { departmentId: number | null },
  { departmentIds }: { departmentIds: number[] },
): boolean {
  return departmentId === null || departmentIds.includes(departmentId);
}
