import { limits } from '#server/kernel/limits.ts';

/** Mail limits by kind. Counted when the mail is sent or requested, and never for actions of staff. */
export const mailRates = {
  appointment: { perHour: limits.appointmentMailPerHour.most, perDay: limits.appointmentMailPerDay.most },
  waitlist: { perHour: limits.waitlistMailPerHour.most, perDay: limits.waitlistMailPerDay.most },
  inquiry: { perHour: limits.inquiryMailPerHour.most, perDay: limits.inquiryMailPerDay.most },
  sms: { perHour: limits.smsPerHour.most, perDay: limits.smsPerDay.most },
  allSms: { perHour: limits.allSmsPerHour.most, perDay: limits.allSmsPerDay.most },
  testSms: { perHour: limits.testSmsPerHour.most, perDay: limits.testSmsPerDay.most },
  newsletter: { perHour: limits.newsletterMailPerHour.most, perDay: limits.newsletterMailPerDay.most },
  links: { perHour: limits.linksMailPerHour.most, perDay: limits.linksMailPerDay.most },
  reset: { perHour: limits.resetMailPerHour.most, perDay: limits.resetMailPerDay.most },
  client: { perHour: limits.askedMailPerHour.most, perDay: limits.askedMailPerDay.most },
};

interface Duration {
  value: number;
  unit: string;
  why: string;
}

/** When mail is sent that may or must wait. */
export const mailTimes = {
  gathered: {
    value: 10,
    unit: 'minutes after the last message about an appointment',
    why: 'A patient who moves an appointment often moves it again soon; only the last state matters.',
  },
  urgent: {
    value: 24,
    unit: 'hours before the visit',
    why: 'Changes by staff this close to the visit are mailed at once: the patient may be about to leave.',
  },
  overLimit: {
    value: 30,
    unit: 'minutes until a message over its limit is looked at again',
    why: 'The mailbox’s hour is over soon.',
  },
  unsent: {
    value: 14,
    unit: 'days until a message that could not be sent is given up',
    why: 'A mail server that is away longer has been replaced, and old news would only confuse.',
  },
  noticesGathered: {
    value: 10,
    unit: 'minutes after the last message to staff about what waits',
    why: 'On a busy morning one message with three numbers is read, and three messages are not.',
  },
  notice: {
    value: 24,
    unit: 'hours in which a message to staff about what waits is still useful',
    why: 'By then the next day’s work has begun, and the staff area says what is left.',
  },
  askedFor: {
    value: 24,
    unit: 'hours in which a copy of an inquiry, or waiting-list mail, is still useful',
    why: 'Beyond that a flood of them would keep arriving for days.',
  },
} as const satisfies Record<string, Duration>;
