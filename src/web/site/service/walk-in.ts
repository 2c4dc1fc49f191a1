import type { Service } from '#contract/service.ts';
import { isEmergency } from '#web/hospital/is-emergency.ts';

/** One comes to the department for emergencies without an appointment, unless staff say what a service there is booked as. */
export function isWalkIn({
  department,
  durationMinutes,
  visitTypeId,
}: Pick<Service, 'department' | 'durationMinutes' | 'visitTypeId'>) {
  return department !== null && isEmergency(department) && durationMinutes === null && visitTypeId === null;
}
