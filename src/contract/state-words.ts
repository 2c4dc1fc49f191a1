/** The states of appointments, inquiries and the like, in the words of every list and file for staff. */
import type { PlainMessage } from '#words/catalogue.ts';
import type { AppointmentSource, AppointmentStatus } from './appointment.ts';
import type { InquiryStatus } from './inquiry.ts';
import type { MailStatus } from './mail.ts';
import type { WaitlistStatus } from './waitlist.ts';

export const visitStates = {
  held: 'To be confirmed',
  requested: 'Requested',
  booked: 'Booked',
  arrived: 'Arrived',
  in_progress: 'With the doctor',
  fulfilled: 'Done',
  cancelled: 'Cancelled',
  declined: 'Declined',
  expired: 'Expired',
  no_show: 'No-show',
  entered_in_error: 'Entered in error',
} as const satisfies Record<AppointmentStatus, PlainMessage>;

export const visitSources = {
  web: 'On the website',
  phone: 'On the phone',
  'walk-in': 'At reception',
  waitlist: 'From the waiting list',
} as const satisfies Record<AppointmentSource, PlainMessage>;

export const inquiryStates = {
  new: 'New',
  open: 'In progress',
  replied: 'Replied',
  closed: 'Closed',
  spam: 'Spam',
} as const satisfies Record<InquiryStatus, PlainMessage>;

export const mailStates = {
  queued: 'Waiting',
  sent: 'Sent',
  dead: 'Not delivered',
  discarded: 'Discarded',
  expired: 'Expired',
} as const satisfies Record<MailStatus, PlainMessage>;

export const waitStates = {
  waiting: 'Waiting',
  booked: 'Booked',
  left: 'Left the list',
  lapsed: 'Ended, since offers were not answered',
} as const satisfies Record<WaitlistStatus, PlainMessage>;
