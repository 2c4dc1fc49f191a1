/**
 * The course of a visit or an inquiry of demo patients: a pure function of its reference and the clock, so that its
 * state is right at any time, and a hospital that was off for a month catches up at once.
 */
import type { AppointmentStatus } from '#contract/appointment.ts';
import type { InquiryStatus } from '#contract/inquiry.ts';
import { chances } from './chance.ts';

export interface Course {
  reference: string;
  /** Instants in epoch milliseconds. */
  bookedAt: number;
  startsAt: number;
  endsAt: number;
  needsApproval: boolean;
  source: string;
  /** No one cancels a visit that they waited weeks for. */
  isSought: boolean;
}

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

export function stateAt(course: Course, now: number): AppointmentStatus {
  const { reference, bookedAt, startsAt, source, isSought } = course;
  const next = chances('course', reference);
  const [outcome, moment, pace] = [next(), next(), next()];
  const answeredAt = answerTo(course, moment);
  if (now < answeredAt) return 'requested';
  if (course.needsApproval && outcome < 0.08) return 'declined';
  const mayCancel = source !== 'walk-in' && !isSought;
  if (mayCancel && outcome >= 0.08 && outcome < 0.15 && now >= cancellationOf(course)) return 'cancelled';
  if (source === 'phone' && outcome >= 0.15 && outcome < 0.16 && now >= bookedAt + 15 * minuteMs)
    return 'entered_in_error';
  if (source !== 'walk-in' && isMissed(reference)) {
    return now < startsAt + 15 * minuteMs ? 'booked' : 'no_show';
  }
  return attendedAt(course, pace, now);
}

/** The instant of a cancellation, if any, between booking and visit. In epoch milliseconds. */
export function cancellationOf(course: Course) {
  const next = chances('course', course.reference);
  const [, moment] = [next(), next()];
  const from = Math.max(course.bookedAt, answerTo(course, moment));
  return from + (course.startsAt - from) * (0.1 + 0.85 * moment);
}

/** Whether the hospital cancelled it, since the doctor was ill. */
export function isByHospital(reference: string) {
  return chances('by hospital', reference)() < 0.25;
}

/** Whether the patient misses the visit. */
export function isMissed(reference: string) {
  const outcome = chances('course', reference)();
  return outcome >= 0.16 && outcome < 0.26;
}

/** When the desk answers a request; some wait until the day of the visit. */
function answerTo({ needsApproval, bookedAt, startsAt, reference }: Course, moment: number) {
  if (!needsApproval) return 0;
  const isLate = chances('answer', reference)() < 0.5;
  const answeredAt = isLate ? startsAt - 2 * hourMs : bookedAt + (3 + 40 * moment) * hourMs;
  return Math.min(answeredAt, startsAt - 2 * hourMs);
}

/** For a patient who comes: a little early, called a little late, done about in time. */
function attendedAt({ source, bookedAt, startsAt, endsAt }: Course, pace: number, now: number) {
  if (now >= endsAt + (10 * pace - 4) * minuteMs) return 'fulfilled';
  if (now >= startsAt + 8 * pace * minuteMs) return 'in_progress';
  const arrivesAt = source === 'walk-in' ? bookedAt : startsAt - (4 + 18 * pace) * minuteMs;
  return now >= arrivesAt ? 'arrived' : 'booked';
}

export interface InquiryCourse {
  reference: string;
  /** Epoch milliseconds. */
  sentAt: number;
  isSpam: boolean;
  /** Whether it is answered by mail; others are answered on the phone. */
  hasReply: boolean;
}

export function inquiryStateAt(course: InquiryCourse, now: number): InquiryStatus {
  const { openedAt, answeredAt, closedAt } = momentsOf(course);
  if (now < openedAt) return 'new';
  if (course.isSpam) return 'spam';
  if (now < answeredAt) return 'open';
  return course.hasReply && now < closedAt ? 'replied' : 'closed';
}

/** When the desk reads, answers and closes an inquiry, in epoch milliseconds. */
export function momentsOf({ reference, sentAt }: Pick<InquiryCourse, 'reference' | 'sentAt'>) {
  const next = chances('inquiry', reference);
  const openedAt = sentAt + (4 + 40 * next()) * hourMs;
  const answeredAt = openedAt + (3 + 45 * next()) * hourMs;
  const closedAt = next() < 0.5 ? answeredAt + (48 + 72 * next()) * hourMs : Infinity;
  return { openedAt, answeredAt, closedAt };
}
