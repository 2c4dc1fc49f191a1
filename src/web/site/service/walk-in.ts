import type { Service } from '#contract/service.ts';
import { isEmergency } from '#web/hospital/is-emergency.ts';

/** The emergency department needs no appointment, unless a service there has a visit type. */
export function isWalkIn({
  department,
  durationMinutes,
  visitTypeId,
}: Pick<Service, 'department' | 'durationMinutes' | 'visitTypeId'>) {
  return department !== null && isEmergency(department) && durationMinutes === null && visitTypeId === null;
}
