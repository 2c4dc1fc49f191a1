import type { RebookingDecision } from '#contract/rebooking.ts';
import type { StrandedReason } from '#contract/schedule.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { counted } from '#words/say.ts';

export const reasonWords = {
  'outside-hours': 'Outside the working hours',
  closed: 'On leave, or closed',
  'doctor-unavailable': 'Doctor no longer takes appointments',
  'visit-type-not-offered': 'Visit type no longer offered',
  'room-unavailable': 'Room out of use',
} as const satisfies Record<StrandedReason, Sentence>;

export type Resolution = RebookingDecision['resolution'];

/** `told` is omitted if the patients are invented. */
export const resolutionWords: Record<Resolution, { label: Sentence; told?: Sentence; hint?: Sentence }> = {
  room: {
    label: 'Give it another free room',
    hint: 'If none is free, the appointment stays on this list. Nobody gets a message.',
  },
  offer: {
    label: 'Ask the patient to choose another time',
    told: 'By email, with the link to their appointment.',
    hint: 'It stays on this list until they have chosen.',
  },
  move: {
    label: 'Move to another doctor at the same time',
    told: 'The patient gets an email.',
    hint: 'If that doctor is not free, the appointment stays on this list.',
  },
  keep: {
    label: 'Keep it as it is',
    hint: 'The doctor sees the patient anyway. Nobody gets a message.',
  },
  cancel: {
    label: 'Cancel it',
    told: 'The patient gets an email with your message.',
  },
};

export const doneWords: Record<Resolution, (count: number) => string> = {
  room: (count) =>
    counted('{count} appointment has another room.', '{count} appointments have another room.', count),
  offer: (count) =>
    counted(
      '{count} appointment asked for another time.',
      '{count} appointments asked for another time.',
      count,
    ),
  move: (count) => counted('{count} appointment moved.', '{count} appointments moved.', count),
  keep: (count) => counted('{count} appointment kept.', '{count} appointments kept.', count),
  cancel: (count) => counted('{count} appointment cancelled.', '{count} appointments cancelled.', count),
};
