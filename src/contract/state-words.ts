/** The states of what patients have with the hospital, in the words of every list and file for staff. */
import type { AppointmentSource, AppointmentStatus } from './appointment.ts';
import type { InquiryStatus } from './inquiry.ts';
import type { MailStatus } from './mail.ts';
import type { WaitlistStatus } from './waitlist.ts';

export const visitStates: Record<AppointmentStatus, string> = {
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
};

export const visitSources: Record<AppointmentSource, string> = {
  web: 'On the website',
  phone: 'On the phone',
  'walk-in': 'At reception',
};

export const inquiryStates: Record<InquiryStatus, string> = {
  new: 'New',
  open: 'In progress',
  replied: 'Replied',
  closed: 'Closed',
  spam: 'Spam',
};

export const mailStates: Record<MailStatus, string> = {
  queued: 'Waiting',
  sent: 'Sent',
  dead: 'Not delivered',
  discarded: 'Discarded',
  expired: 'Expired',
};

export const waitStates: Record<WaitlistStatus, string> = {
  waiting: 'Waiting',
  booked: 'Booked',
  left: 'Left the list',
  lapsed: 'Ended, since offers were not answered',
};
