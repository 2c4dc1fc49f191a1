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

/** `told` is left out where the patients are invented. */
export const resolutionWords: Record<
  Resolution,
  { label: string; told?: string; hint?: string; done: string }
> = {
  offer: {
    label: 'Ask the patient to choose another time',
    told: 'By email, with the link to their appointment.',
    hint: 'It stays on this list until they have chosen.',
    done: 'asked for another time',
  },
  move: {
    label: 'Move to another doctor at the same time',
    told: 'The patient gets an email.',
    hint: 'If that doctor is not free, the appointment stays on this list.',
    done: 'moved',
  },
  keep: {
    label: 'Keep it as it is',
    hint: 'The doctor sees the patient anyway. Nobody gets a message.',
    done: 'kept',
  },
  cancel: {
    label: 'Cancel it',
    told: 'The patient gets an email with your message.',
    done: 'cancelled',
  },
};
