/** What each group of calls is about, for OpenAPI. A resource whose entries staff write is described by its record. */
import type { Contract, ResourceName } from '#contract/index.ts';
import { type ResourceRecord, resources } from '#contract/resources.ts';

const words: Record<Exclude<keyof Contract, ResourceName>, string> = {
  account: 'Who may sign in to the staff area, and with which roles.',
  activity: 'The trail: who did what to which entry, and who read data of people.',
  admin: 'Signing in and out, one’s own account and sessions, and the revisions of entries.',
  apiToken: 'Tokens by which other programs call this API.',
  appointment:
    'Free times, and appointments from the booking to the visit, also by the link that a patient has.',
  archive: 'The whole hospital as one file, out and in.',
  backup: 'When the last good backup was made, and making one.',
  board: 'What the screen of a waiting area shows, by the link that opens it.',
  calendarAddress: 'Secret addresses by which a calendar program shows the visits of a doctor.',
  checkIn: 'Patients say at the door of a waiting area that they are here.',
  contact: 'The one contact record of the hospital: phone numbers, email addresses and where it is.',
  dashboard: 'The day at a glance, for staff.',
  delay: 'How late a doctor is running.',
  demo: 'The invented patients of a demo hospital, and their end.',
  desk: 'What the desk does: the calendar, booking for others, moving a visit, its needs and its room.',
  entry: 'What staff do with an entry of any resource: restoring, previewing, ordering, export and import.',
  hold: 'A time that is held while someone fills in the booking form.',
  media: 'The picture library, and uploads to it by the tus protocol.',
  inquiry: 'Messages to the hospital and the answers to them.',
  invitation: 'The link by which someone new accepts an account.',
  lock: 'Locking a session on a shared screen, and unlocking it.',
  mail: 'The outbox of email and texts.',
  newEmail: 'The link by which an account confirms a new email address.',
  mailText: 'The hospital’s own words in its messages.',
  newsletter: 'Signing up for the newsletter, and its list.',
  notice: 'What waits for the account that is signed in.',
  noticeChoice: 'How the account that is signed in hears of each kind of notice.',
  opening: 'What is open now.',
  pageComment: 'What visitors add to their answer whether a page was useful.',
  pageRating: 'Whether visitors found a page useful.',
  passkey: 'Passkeys of the account that is signed in, and signing in with one.',
  passwordReset: 'The link by which someone who forgot a password sets a new one.',
  patient: 'Patients as the desk knows them: who they are, notes, duplicates, and everything held about one.',
  program: 'Which version of the program this hospital runs.',
  rebooking: 'Appointments that leave or new working hours have stranded.',
  report: 'Figures of the visits, which name nobody.',
  retention: 'How long personal data is kept.',
  savedView: 'Views of lists that the account that is signed in has saved.',
  schedule: 'The working hours of a doctor.',
  search: 'The search of the public site.',
  series: 'Visits that are booked, moved and cancelled together.',
  settings: 'The one record of the hospital’s settings.',
  signInPolicy: 'What everyone who signs in must have, and what doctors may change of their own.',
  smsGateway: 'Who carries the hospital’s text messages.',
  sso: 'Signing in with the hospital’s own identity provider.',
  sociallink: 'The one record of links to the hospital’s pages in social networks.',
  timeOff: 'Leave and extra hours of a doctor.',
  translation: 'The translations of what staff write.',
  twoFactor: 'Codes from an authenticator app for the account that is signed in.',
  visitAnswer: 'Questions before a visit, their answers, and the files that patients add.',
  waitlist: 'The waiting list, and the times that are offered to who is on it.',
};

export function tagWords(name: keyof Contract): string {
  if (!(name in resources)) return words[name as keyof typeof words];
  const { one, folder }: ResourceRecord = resources[name as ResourceName];
  return `Each ${one}, as staff write it${folder ? ` and visitors read it below /${folder}` : ''}.`;
}
