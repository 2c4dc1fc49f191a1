import type { Slot } from '#contract/appointment.ts';
import type { Hold } from '#contract/hold.ts';
import type { Need } from '#contract/words/needs-words.ts';

/** The personal details as typed. Every answer carries them, so that nothing has to be typed twice. */
export interface Details extends Record<Need, string> {
  name: string;
  email: string;
  phone: string;
  wantsSms: string;
  patientIsOther: string;
  patientName: string;
  reason: string;
  interpreterLanguage: string;
}
export const emptyDetails: Details = {
  name: '',
  email: '',
  phone: '',
  wantsSms: '',
  patientIsOther: '',
  patientName: '',
  reason: '',
  needsInterpreter: '',
  interpreterLanguage: '',
  needsStepFree: '',
  needsHearingHelp: '',
  needsSightHelp: '',
  needsChaperone: '',
};

/** Seconds, not an instant: a visitor's clock may be wrong, but it runs as fast as ours. */
export interface Kept extends Hold {
  secondsLeft: number;
}

/** The action's answer: the form with its errors, or the details to check. */
export interface FormState {
  /** `choose` if the visitor goes back to change who or when. */
  show: 'choose' | 'details' | 'check';
  details: Details;
  errors: Record<string, string>;
  /** An error of the whole form, such as a taken time. */
  problem?: string;
  nearest?: Slot[];
  /** Idempotency key: a second click is the same request. */
  key: string;
  /** When the form was first shown, in epoch milliseconds. */
  openedAt: number;
  kept?: Kept | null;
  edit?: string;
  isUnsent?: boolean;
  /** Leaves the focus where it is. */
  isQuiet?: boolean;
}

export function isBlank(details: Details) {
  return Object.values(details).every((value) => !value.trim());
}
