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

/** A hold. Seconds, not an instant: a visitor's clock may be wrong, but it runs as fast as ours. */
export interface Kept extends Hold {
  secondsLeft: number;
}

/** What the page's action answers: the form with its errors, or the details to check. */
export interface FormState {
  /** `choose` where the visitor goes back to change who or when. */
  show: 'choose' | 'details' | 'check';
  details: Details;
  errors: Record<string, string>;
  /** A sentence about the whole form, such as that the time is taken. */
  problem?: string;
  nearest?: Slot[];
  /** Makes a second click the same request. */
  key: string;
  /** When the form was first shown, in epoch milliseconds. */
  openedAt: number;
  kept?: Kept | null;
  /** The field that the visitor goes back to. */
  edit?: string;
  /** The request did not arrive. */
  isUnsent?: boolean;
  /** The change needs nobody's attention, so the focus stays. */
  isQuiet?: boolean;
}

export function isBlank(details: Details) {
  return Object.values(details).every((value) => !value.trim());
}
