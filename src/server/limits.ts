/**
 * How much one sender may take before it is told to wait. Every such number stands here, so that docs/security.md can
 * list them all; a test holds the two together.
 */
export interface Limit {
  most: number;
  /** The time that it is counted over, or what it is a part of. */
  per: string;
  /** Whom it is counted for. */
  whose: string;
  /** What it is large enough for, and what it keeps off. */
  why: string;
}

export const limits = {
  formsPerMinute: {
    most: 60,
    per: 'minute',
    whose: 'client address',
    why: 'Forms that change something: a ward or a library behind one address fills in fewer.',
  },
  formKilobytes: {
    most: 64,
    per: 'body in kilobytes',
    whose: 'call that anybody may make',
    why: 'The longest inquiry in any script is a third of it; what is larger is refused before it is read.',
  },
  signInsPerMinute: {
    most: 60,
    per: 'minute',
    whose: 'client address, or known browser of staff',
    why: 'Sign-ins and resets, apart from forms: who sends forms keeps no staff out.',
  },
  searchesPerMinute: {
    most: 600,
    per: 'minute',
    whose: 'client address',
    why: 'Whoever types asks several times a second; answers from memory cost nothing and do not count.',
  },
  deadLinksPerMinute: {
    most: 30,
    per: 'minute',
    whose: 'client address',
    why: 'Calls with the token of a link that does not open. One that opens is never refused for them.',
  },
  appointmentMailPerHour: {
    most: 8,
    per: 'hour',
    whose: 'mailbox of the recipient',
    why: 'Word of appointments, over all of them: a parent who books for four children and moves two stays below it. More waits.',
  },
  appointmentMailPerDay: {
    most: 16,
    per: 'day',
    whose: 'mailbox of the recipient',
    why: 'The same, for whoever goes on all day.',
  },
  waitlistMailPerHour: {
    most: 3,
    per: 'hour',
    whose: 'mailbox of the recipient',
    why: 'Word of the waiting list: who waits for three doctors is told of each. More waits.',
  },
  waitlistMailPerDay: {
    most: 6,
    per: 'day',
    whose: 'mailbox of the recipient',
    why: 'The same, for whoever goes on all day.',
  },
  inquiryMailPerHour: {
    most: 3,
    per: 'hour',
    whose: 'mailbox of the recipient',
    why: 'Copies of inquiries: the inquiries beyond it arrive all the same, their copies wait.',
  },
  inquiryMailPerDay: {
    most: 5,
    per: 'day',
    whose: 'mailbox of the recipient',
    why: 'The same, for whoever goes on all day.',
  },
  newsletterMailPerHour: {
    most: 1,
    per: 'hour',
    whose: 'mailbox of the recipient',
    why: 'Questions whether it wants the newsletter: the link of one opens for seven days, so more is not written.',
  },
  newsletterMailPerDay: {
    most: 3,
    per: 'day',
    whose: 'mailbox of the recipient',
    why: 'The same, for whoever goes on all day.',
  },
  resetMailPerHour: {
    most: 2,
    per: 'hour',
    whose: 'account of staff',
    why: 'Links for a new password: never an hour without a chance of another, so nobody keeps the owner out by asking.',
  },
  resetMailPerDay: {
    most: 48,
    per: 'day',
    whose: 'account of staff',
    why: 'The same, for whoever goes on all day.',
  },
  askedMailPerHour: {
    most: 20,
    per: 'hour',
    whose: 'client address',
    why: 'Mail that one client has us send, to whomever: enough for a town’s library, too few to send other people’s mail with.',
  },
  askedMailPerDay: {
    most: 100,
    per: 'day',
    whose: 'client address',
    why: 'The same, for whoever goes on all day.',
  },
  bookingsPerHour: {
    most: 12,
    per: 'hour',
    whose: 'client address',
    why: 'Bookings that are taken at once: a nursing home books eight visits in a morning. Further ones are confirmed by mail.',
  },
  bookingsPerDay: {
    most: 40,
    per: 'day',
    whose: 'client address',
    why: 'The same, for a company or a village behind one address on a busy Monday.',
  },
  confirmationsPerHour: {
    most: 24,
    per: 'hour',
    whose: 'client address',
    why: 'Bookings that are asked to be confirmed: each is a message to an address that anybody could have typed. Further ones are asked to call.',
  },
  confirmationsPerDay: {
    most: 80,
    per: 'day',
    whose: 'client address',
    why: 'The same, for whoever goes on all day.',
  },
  confirmMinutes: {
    most: 20,
    per: 'minutes until a booking must be confirmed',
    whose: 'booking past a limit',
    why: 'Slow mail comes within minutes; a time that nobody confirms is free again soon.',
  },
  clientDayPercent: {
    most: 25,
    per: 'percent of a doctor’s day',
    whose: 'IPv4 address or IPv6 /48',
    why: 'Times taken without showing whose contact it is, holds included: most of the day stays for others.',
  },
  everybodyDayPercent: {
    most: 75,
    per: 'percent of a doctor’s day',
    whose: 'all senders together',
    why: 'The same, however many networks a sender has. Lower, and on a short day at short notice many patients would have to confirm.',
  },
  leastOfDay: {
    most: 3,
    per: 'times of a doctor’s day that are within any share',
    whose: 'sender',
    why: 'Of a short day too a family with two children gets its three times.',
  },
  countedHours: {
    most: 24,
    per: 'hours for which a booking counts in a share',
    whose: 'booking under a contact that is not proven',
    why: 'By then somebody at the desk has seen the day’s bookings.',
  },
  holdsAtOnce: {
    most: 12,
    per: 'moment',
    whose: 'client address',
    why: 'Times that are kept while forms are filled in: a ward’s patients share one address. Whoever gets no hold books without.',
  },
  holdsOfDoctorAtOnce: {
    most: 3,
    per: 'moment and doctor',
    whose: 'client address',
    why: 'The same of one doctor: two children and a grandmother.',
  },
  waitlistPerHour: {
    most: 10,
    per: 'hour',
    whose: 'client address',
    why: 'Places on waiting lists: one for each of a household, with several doctors.',
  },
  waitlistPerDay: {
    most: 30,
    per: 'day',
    whose: 'client address',
    why: 'The same, for a town’s library with one address for all its readers.',
  },
  inquiriesPerHour: {
    most: 30,
    per: 'hour',
    whose: 'client address',
    why: 'Inquiries: more than a ward asks, and staff read every one of them.',
  },
  inquiriesPerDay: {
    most: 100,
    per: 'day',
    whose: 'client address',
    why: 'The same, for whoever goes on all day.',
  },
  newsletterPerHour: {
    most: 20,
    per: 'hour',
    whose: 'client address',
    why: 'Requests for the newsletter: an open day where everybody signs up in one network.',
  },
  newsletterPerDay: {
    most: 60,
    per: 'day',
    whose: 'client address',
    why: 'The same, for whoever goes on all day.',
  },
  network56: {
    most: 2,
    per: 'times what one address may',
    whose: 'IPv6 /56',
    why: 'Of all budgets of bookings, holds, lists, inquiries and newsletter: a household’s network, with more devices.',
  },
  network48: {
    most: 4,
    per: 'times what one address may',
    whose: 'IPv6 /48',
    why: 'The same of a company, or of one renter of a server who has 65,536 networks to send from.',
  },
} as const satisfies Record<string, Limit>;

/** What may be given in place of these numbers, for tests. */
export type Limits = Record<keyof typeof limits, Limit>;

/** The limits of mail, by its kind. Counted as it is sent, or as it is asked for, and never for what staff do. */
export const mailRates = {
  appointment: { perHour: limits.appointmentMailPerHour.most, perDay: limits.appointmentMailPerDay.most },
  waitlist: { perHour: limits.waitlistMailPerHour.most, perDay: limits.waitlistMailPerDay.most },
  inquiry: { perHour: limits.inquiryMailPerHour.most, perDay: limits.inquiryMailPerDay.most },
  newsletter: { perHour: limits.newsletterMailPerHour.most, perDay: limits.newsletterMailPerDay.most },
  reset: { perHour: limits.resetMailPerHour.most, perDay: limits.resetMailPerDay.most },
  client: { perHour: limits.askedMailPerHour.most, perDay: limits.askedMailPerDay.most },
};

interface Duration {
  value: number;
  unit: string;
  why: string;
}

/** When mail is sent that need not or must not go at once. */
export const mailTimes = {
  gathered: {
    value: 10,
    unit: 'minutes after the last message about an appointment',
    why: 'Whoever moves an appointment moves it again soon, or not at all; the patient needs the last state only.',
  },
  urgent: {
    value: 24,
    unit: 'hours before the visit',
    why: 'What staff change so shortly before is told at once: the patient may be about to leave.',
  },
  overLimit: {
    value: 30,
    unit: 'minutes until a message over its limit is looked at again',
    why: 'The hour that its mailbox has had enough for is over soon.',
  },
  unsent: {
    value: 14,
    unit: 'days until a message that could not be sent is given up',
    why: 'A mail server that is away longer is a new one, and old news from it would only confuse.',
  },
  askedFor: {
    value: 24,
    unit: 'hours in which a copy of an inquiry, or word of the waiting list, still tells something',
    why: 'Beyond that a flood of them would go on arriving for days.',
  },
} as const satisfies Record<string, Duration>;
