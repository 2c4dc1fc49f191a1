/**
 * Whether a doctor does a package or service, by the departments of both: what a department offers is done by its own
 * doctors, anything else by every doctor. Its visit type may narrow that further.
 */
export function isDoneBy(
  { departmentId }: { departmentId: number | null },
  { departmentIds }: { departmentIds: number[] },
): boolean {
  return departmentId === null || departmentIds.includes(departmentId);
}
