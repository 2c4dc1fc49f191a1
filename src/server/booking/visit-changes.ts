import type { Change } from '#contract/activity.ts';
import { changesBetween } from '#server/activity/changes.ts';
import type * as schema from '#server/db/schema.ts';

/**
 * Records states, times and notes, since the next change overwrites them, but nothing about the patient. `doctors` are
 * names, if the doctor changed.
 */
export function visitChanges(
  before: Partial<schema.StoredAppointment>,
  after: schema.StoredAppointment,
  doctors: { before?: string; after?: string } = {},
): Change[] {
  return changesBetween(told(before, doctors.before), told(after, doctors.after));
}

function told(
  { status, startsAt, statusNote, messageToPatient }: Partial<schema.StoredAppointment>,
  doctor: string | undefined,
) {
  return { status, startsAt, doctor, note: statusNote, messageToPatient };
}
