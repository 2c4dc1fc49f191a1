import type { Slot } from '#contract/appointment.ts';

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

/** What the page's action answers: the form again, with what is wrong, or what is to be checked. */
export interface FormState {
  show: 'details' | 'check';
  details: Details;
  errors: Record<string, string>;
  /** A sentence about the whole, such as a time that somebody else took. */
  problem?: string;
  nearest?: Slot[];
  /** Makes a second click the same request. */
  key: string;
}
