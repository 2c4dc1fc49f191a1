import type { RebookingDecision } from '#contract/rebooking.ts';
import type { StrandedReason } from '#contract/schedule.ts';

/** Why an appointment no longer fits. */
export const reasonWords: Record<StrandedReason, string> = {
  'outside-hours': 'Outside the working hours',
  closed: 'On leave, or closed',
  'doctor-unavailable': 'Doctor no longer takes appointments',
  'visit-type-not-offered': 'Visit type no longer offered',
};

export type Resolution = RebookingDecision['resolution'];

export const resolutionWords: Record<Resolution, { label: string; hint: string; done: string }> = {
  offer: {
    label: 'Ask the patient to choose another time',
    hint: 'By email, with the link to their appointment. It stays on this list until they have chosen.',
    done: 'asked for another time',
  },
  move: {
    label: 'Move to another doctor at the same time',
    hint: 'The patient gets an email. If that doctor is not free, the appointment stays on this list.',
    done: 'moved',
  },
  keep: {
    label: 'Keep it as it is',
    hint: 'The doctor sees the patient anyway. Nobody gets a message.',
    done: 'kept',
  },
  cancel: {
    label: 'Cancel it',
    hint: 'The patient gets an email with your message.',
    done: 'cancelled',
  },
};
