import type { Appointment, AppointmentStatus } from '#contract/appointment.ts';
import { visitStates as statusWords } from '#contract/state-words.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { say } from './words.ts';

export { visitSources as sourceWords, visitStates as statusWords } from '#contract/state-words.ts';

/** A step's label, which depends on the current status. */
export function stepWords(from: AppointmentStatus, to: AppointmentStatus): string {
  return say(special[`${from} ${to}`] ?? steps[to] ?? statusWords[to]);
}

const special: Record<string, PlainMessage> = {
  'requested booked': 'Approve',
  'arrived booked': 'Back to booked',
  'in_progress arrived': 'Back to arrived',
  'no_show arrived': 'Came after all',
  'no_show fulfilled': 'Mark as seen',
  'fulfilled no_show': 'No-show',
};
const steps: Partial<Record<AppointmentStatus, PlainMessage>> = {
  booked: 'Book|verb',
  arrived: 'Arrived',
  in_progress: 'Start visit',
  fulfilled: 'Done',
  no_show: 'No-show',
  cancelled: 'Cancel|visit',
  declined: 'Decline',
};

export function stepSays(from: AppointmentStatus, to: AppointmentStatus): string {
  return say(specialSays[`${from} ${to}`] ?? says[to] ?? statusWords[to]);
}

const specialSays: Record<string, PlainMessage> = {
  'requested booked': 'The patient gets the time.',
  'arrived booked': 'The patient is not here yet.',
  'in_progress arrived': 'The patient is still waiting.',
};
const says: Partial<Record<AppointmentStatus, PlainMessage>> = {
  booked: 'The visit takes place after all.',
  arrived: 'The patient is here.',
  in_progress: 'The patient is with the doctor.',
  fulfilled: 'The patient was seen.',
  no_show: 'The patient was not here.',
  cancelled: 'Gives up the time, with a reason.',
  declined: 'Refuses the request, with a reason.',
  entered_in_error: 'For a visit that never was; nobody is told.',
};

/** The usual next steps first. A step that notifies the patient, or undoes a fact, asks for confirmation. */
export function orderedSteps({ status, allowed }: Appointment): AppointmentStatus[] {
  const isBack = (to: AppointmentStatus) => special[`${status} ${to}`]?.startsWith('Back') ?? false;
  const rank = (to: AppointmentStatus) => (isBack(to) ? 7 : order.indexOf(to));
  return [...allowed].sort((a, b) => rank(a) - rank(b));
}
const order: AppointmentStatus[] = [
  'booked',
  'arrived',
  'in_progress',
  'fulfilled',
  'declined',
  'no_show',
  'requested',
  'held',
  'cancelled',
  'expired',
  'entered_in_error',
];

export const asksFirst: readonly AppointmentStatus[] = ['cancelled', 'declined', 'entered_in_error'];

/** Steps of a patient who is here: likely a mistake on another day. */
export const onTheDay: readonly AppointmentStatus[] = ['arrived', 'in_progress'];

/** Shown less prominently. */
export const isOver = (status: AppointmentStatus) =>
  ['cancelled', 'declined', 'expired', 'entered_in_error'].includes(status);

/** The patient, who may not be the person who booked. */
export function patientOf({
  patientIsOther,
  patientName,
  name,
}: Pick<Appointment, 'patientIsOther' | 'patientName' | 'name'>) {
  return patientIsOther && patientName ? patientName : name;
}

/** Expected, or here and not done yet: only then is anything prepared for the visit. */
export const isAhead = ({ status }: Pick<Appointment, 'status'>) =>
  ['held', 'requested', 'booked', 'arrived', 'in_progress'].includes(status);

/** Booked, and not yet here: only then can the time change. */
export const isMovable = ({ status }: Pick<Appointment, 'status'>) =>
  status === 'requested' || status === 'booked';
