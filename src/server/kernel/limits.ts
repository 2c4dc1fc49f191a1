/**
 * How much one sender may take before having to wait. All such numbers are here, so that docs/security.md can list
 * them; a test keeps the two in step.
 */
export interface Limit {
  most: number;
  /** The period it is counted over, or what it is a part of. */
  per: string;
  whose: string;
  /** What it is large enough for, and what it prevents. */
  why: string;
}

export const limits = {
  connectionsAtOnce: {
    most: 500,
    per: 'moment',
    whose: 'client address, on each node without a proxy',
    why: 'Connections: browsers open six each, so eighty people may share one address. A proxy has its own limit, nginx as shipped the same.',
  },
  formsPerMinute: {
    most: 60,
    per: 'minute',
    whose: 'client address',
    why: 'Forms that change something: a ward or a library behind one address sends fewer.',
  },
  formKilobytes: {
    most: 64,
    per: 'body in kilobytes',
    whose: 'call that anybody may make',
    why: 'Three times the longest inquiry in any script; larger bodies are refused before they are read.',
  },
  signInsPerMinute: {
    most: 60,
    per: 'minute',
    whose: 'client address, or known browser of staff',
    why: 'Sign-ins and resets, counted apart from forms, so that nobody who sends forms locks staff out.',
  },
  searchesPerMinute: {
    most: 600,
    per: 'minute',
    whose: 'client address',
    why: 'Typing sends several requests a second; answers from memory cost nothing and do not count.',
  },
  deadLinksPerMinute: {
    most: 30,
    per: 'minute',
    whose: 'client address',
    why: 'Calls with the token of a link that does not open. A link that opens is never refused because of them.',
  },
  filesAtOnce: {
    most: 8,
    per: 'moment',
    whose: 'node',
    why: 'Files that patients are sending, which wait in memory: eight of the largest are 80 MB. Another is asked to come again in five seconds.',
  },
  fileMegabytesOfLinkPerDay: {
    most: 60,
    per: 'day',
    whose: 'link of a patient',
    why: 'Files with answers, those that were taken back as well: twice what the questions of a visit hold.',
  },
  fileMegabytesOfNewLinkPerDay: {
    most: 30,
    per: 'day',
    whose: 'link of a patient whose contact is not proven',
    why: 'The same before a link in a message was opened: all that the questions of a visit hold, once.',
  },
  fileMegabytesPerHour: {
    most: 120,
    per: 'hour',
    whose: 'client address',
    why: 'Files with answers: a waiting room behind one address sends fewer.',
  },
  fileMegabytesPerDay: {
    most: 400,
    per: 'day',
    whose: 'client address',
    why: 'The same, for senders who do not stop.',
  },
  fileMegabytesOfAllPerDay: {
    most: 4_000,
    per: 'day',
    whose: 'hospital',
    why: 'Files of all patients together: senders with many addresses cannot write a disk full. Administrators are mailed when three quarters are used.',
  },
  streamsOfLink: {
    most: 20,
    per: 'link',
    whose: 'link of a patient, or screen of a waiting area, on each node',
    why: 'Pages that follow what they show: a patient has a few devices, a hall a few screens. Beyond it they ask once a minute.',
  },
  appointmentMailPerHour: {
    most: 8,
    per: 'hour',
    whose: 'mailbox of the recipient',
    why: 'All appointments together: a parent who books for four children and moves two stays below it. Further mail waits.',
  },
  appointmentMailPerDay: {
    most: 16,
    per: 'day',
    whose: 'mailbox of the recipient',
    why: 'The same, for senders who do not stop.',
  },
  waitlistMailPerHour: {
    most: 3,
    per: 'hour',
    whose: 'mailbox of the recipient',
    why: 'Waiting-list mail: a patient waiting for three doctors hears of each. Further mail waits.',
  },
  waitlistMailPerDay: {
    most: 6,
    per: 'day',
    whose: 'mailbox of the recipient',
    why: 'The same, for senders who do not stop.',
  },
  inquiryMailPerHour: {
    most: 3,
    per: 'hour',
    whose: 'mailbox of the recipient',
    why: 'Copies of inquiries: further inquiries still arrive, only their copies wait.',
  },
  inquiryMailPerDay: {
    most: 5,
    per: 'day',
    whose: 'mailbox of the recipient',
    why: 'The same, for senders who do not stop.',
  },
  newsletterMailPerHour: {
    most: 1,
    per: 'hour',
    whose: 'mailbox of the recipient',
    why: 'Newsletter opt-in mails: a link stays valid for seven days, so further ones are not sent.',
  },
  newsletterMailPerDay: {
    most: 3,
    per: 'day',
    whose: 'mailbox of the recipient',
    why: 'The same, for senders who do not stop.',
  },
  linksMailPerHour: {
    most: 3,
    per: 'hour',
    whose: 'mailbox of the recipient',
    why: 'Links to one’s appointments, asked for again: each message has them all.',
  },
  linksMailPerDay: {
    most: 6,
    per: 'day',
    whose: 'mailbox of the recipient',
    why: 'The same, for senders who do not stop.',
  },
  resetMailPerHour: {
    most: 2,
    per: 'hour',
    whose: 'account of staff',
    why: 'Password reset links: there is a new chance every hour, so nobody can lock the owner out by asking.',
  },
  resetMailPerDay: {
    most: 48,
    per: 'day',
    whose: 'account of staff',
    why: 'The same, for senders who do not stop.',
  },
  elsewherePerHour: {
    most: 20,
    per: 'hour',
    whose: 'account of staff',
    why: 'Patients looked up beyond one’s departments, each with a reason: a busy counter meets a few an hour.',
  },
  elsewherePerDay: {
    most: 60,
    per: 'day',
    whose: 'account of staff',
    why: 'The same, for an account that has fallen into the wrong hands.',
  },
  smsPerHour: {
    most: 6,
    per: 'hour',
    whose: 'phone number of the recipient',
    why: 'Texts about visits and the waiting list that a stranger caused, all together. Further ones wait.',
  },
  smsPerDay: {
    most: 12,
    per: 'day',
    whose: 'phone number of the recipient',
    why: 'The same, for senders who do not stop.',
  },
  allSmsPerHour: {
    most: 200,
    per: 'hour',
    whose: 'hospital',
    why: 'All texts that strangers caused, as each costs money: a busy Monday morning stays below it. Further ones wait.',
  },
  allSmsPerDay: {
    most: 1000,
    per: 'day',
    whose: 'hospital',
    why: 'The same, for senders who do not stop.',
  },
  testSmsPerHour: {
    most: 10,
    per: 'hour',
    whose: 'account of staff',
    why: 'Test texts, to any number: enough to set a gateway up.',
  },
  testSmsPerDay: {
    most: 30,
    per: 'day',
    whose: 'account of staff',
    why: 'The same, for an account that has fallen into the wrong hands.',
  },
  askedMailPerHour: {
    most: 20,
    per: 'hour',
    whose: 'client address',
    why: 'Mail that one client makes us send, to any recipient: enough for a town’s library, too little for spam.',
  },
  askedMailPerDay: {
    most: 100,
    per: 'day',
    whose: 'client address',
    why: 'The same, for senders who do not stop.',
  },
  bookingsPerHour: {
    most: 12,
    per: 'hour',
    whose: 'client address',
    why: 'Bookings accepted at once: a nursing home books eight visits in a morning. Further ones are confirmed by mail.',
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
    why: 'Bookings that need confirmation: each one mails an address that anybody could have typed. Further ones are asked to call.',
  },
  confirmationsPerDay: {
    most: 80,
    per: 'day',
    whose: 'client address',
    why: 'The same, for senders who do not stop.',
  },
  confirmMinutes: {
    most: 20,
    per: 'minutes until a booking must be confirmed',
    whose: 'booking past a limit',
    why: 'Slow mail arrives within minutes; an unconfirmed time is soon free again.',
  },
  clientDayPercent: {
    most: 25,
    per: 'percent of a doctor’s day',
    whose: 'IPv4 address or IPv6 /48',
    why: 'Times taken without a proven contact, holds included: most of the day stays free for others.',
  },
  everybodyDayPercent: {
    most: 75,
    per: 'percent of a doctor’s day',
    whose: 'all senders together',
    why: 'The same, however many networks a sender has. If it were lower, many patients would have to confirm on a short day at short notice.',
  },
  leastOfDay: {
    most: 3,
    per: 'times of a doctor’s day that are within any share',
    whose: 'sender',
    why: 'Even on a short day a family with two children gets its three times.',
  },
  countedHours: {
    most: 24,
    per: 'hours for which a booking counts in a share',
    whose: 'booking under a contact that is not proven',
    why: 'By then the desk has seen the day’s bookings.',
  },
  holdsAtOnce: {
    most: 12,
    per: 'moment',
    whose: 'client address',
    why: 'Times held while forms are filled in: a ward’s patients share one address. Without a hold, booking still works.',
  },
  holdsOfDoctorAtOnce: {
    most: 3,
    per: 'moment and doctor',
    whose: 'client address',
    why: 'The same for one doctor: two children and a grandmother.',
  },
  waitlistPerHour: {
    most: 10,
    per: 'hour',
    whose: 'client address',
    why: 'Waiting-list places: one for each member of a household, with several doctors.',
  },
  waitlistPerDay: {
    most: 30,
    per: 'day',
    whose: 'client address',
    why: 'The same, for a town’s library where all readers share one address.',
  },
  inquiriesPerHour: {
    most: 30,
    per: 'hour',
    whose: 'client address',
    why: 'Inquiries: more than a ward sends, and staff read every one of them.',
  },
  inquiriesPerDay: {
    most: 100,
    per: 'day',
    whose: 'client address',
    why: 'The same, for senders who do not stop.',
  },
  newsletterPerHour: {
    most: 20,
    per: 'hour',
    whose: 'client address',
    why: 'Newsletter sign-ups: an open day where everyone signs up in one network.',
  },
  newsletterPerDay: {
    most: 60,
    per: 'day',
    whose: 'client address',
    why: 'The same, for senders who do not stop.',
  },
  ratingsPerHour: {
    most: 30,
    per: 'hour',
    whose: 'client address',
    why: 'Answers to “Was this page useful?” about all pages: all the readers of a ward.',
  },
  ratingsPerDay: {
    most: 100,
    per: 'day',
    whose: 'client address',
    why: 'The same, for senders who do not stop.',
  },
  ratingsOfPagePerHour: {
    most: 3,
    per: 'hour and page',
    whose: 'client address',
    why: 'The same for one page: a household that reads it together, and too few to make the page look good or bad.',
  },
  ratingsOfPagePerDay: {
    most: 5,
    per: 'day and page',
    whose: 'client address',
    why: 'The same, for senders who do not stop.',
  },
  ratingSeconds: {
    most: 10,
    per: 'seconds in which the same answer to a page counts once',
    whose: 'client address',
    why: 'A second press of the same button, because a hand shakes or the network is slow.',
  },
  commentsPerHour: {
    most: 10,
    per: 'hour',
    whose: 'client address',
    why: 'Comments on a page: few add one, and staff read every one of them.',
  },
  commentsPerDay: {
    most: 30,
    per: 'day',
    whose: 'client address',
    why: 'The same, for senders who do not stop.',
  },
  commentsOnPage: {
    most: 50,
    per: 'page and week',
    whose: 'all senders together',
    why: 'By then staff know what is wrong with the page; further answers are still counted.',
  },
  network56: {
    most: 2,
    per: 'times what one address may',
    whose: 'IPv6 /56',
    why: 'All budgets for bookings, holds, waiting lists, inquiries, newsletter, ratings and comments: a household’s network with more devices.',
  },
  network48: {
    most: 4,
    per: 'times what one address may',
    whose: 'IPv6 /48',
    why: 'The same for a company, or for one rented server with 65,536 networks to send from.',
  },
} as const satisfies Record<string, Limit>;

/** Tests may pass other numbers. */
export type Limits = Record<keyof typeof limits, Limit>;
