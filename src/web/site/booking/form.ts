import type { Slot } from '#contract/appointment.ts';
import type { Hold } from '#contract/hold.ts';

/** The personal details as they were typed, kept through every answer so that nothing has to be typed twice. */
export interface Details {
  name: string;
  email: string;
  phone: string;
  patientIsOther: string;
  patientName: string;
  reason: string;
}
export const emptyDetails: Details = {
  name: '',
  email: '',
  phone: '',
  patientIsOther: '',
  patientName: '',
  reason: '',
};

/** A time that is kept. Seconds, not an instant: a visitor's clock may be wrong, but it runs as fast as ours. */
export interface Kept extends Hold {
  secondsLeft: number;
}

/** What the page's action answers: the form again, with what is wrong, or what is to be checked. */
export interface FormState {
  /** `choose` where somebody goes back to change who or when. */
  show: 'choose' | 'details' | 'check';
  details: Details;
  errors: Record<string, string>;
  /** A sentence about the whole, such as a time that somebody else took. */
  problem?: string;
  nearest?: Slot[];
  /** Makes a second click the same request. */
  key: string;
  /** When the form was first shown, in epoch milliseconds. */
  openedAt: number;
  kept?: Kept | null;
  /** The field that somebody goes back to. */
  edit?: string;
  /** It did not arrive. */
  isUnsent?: boolean;
  /** What changed needs nobody's attention, so the focus stays. */
  isQuiet?: boolean;
}

export function isBlank(details: Details) {
  return Object.values(details).every((value) => !value.trim());
}
