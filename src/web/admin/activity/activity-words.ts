/** Words for the activity log: who did what to which kind of entry, and the names of its fields. */

import type { ActivityAction } from '#contract/activity.ts';
import type { AppointmentSource, AppointmentStatus } from '#contract/appointment.ts';
import type { InquiryStatus } from '#contract/inquiry.ts';
import type { Schedule } from '#contract/schedule.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { addressOf, menuNameOf } from '#web/admin/session/menu.ts';
import { sourceWords, statusWords } from '#web/admin/ui/appointment-words.ts';
import { labelOf } from '#web/admin/ui/field-labels.ts';
import { writeDate } from '#web/dates/typed/date-text.ts';
import { weekdays } from '#web/dates/week.ts';
import { timeWords } from '#web/dates/words.ts';
import { joined } from '#words/joined.ts';
import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';
import { accountActionWords } from '../account/account-words.ts';
import { asText, type Clock } from '../editor/value-text.ts';

interface Deed {
  entity: string;
  entityId: number;
  label: string;
  action: string;
}

/** An action, after a name. */
export function deedWords(action: string): string {
  if (action in statusWords)
    return t('set to “{state}”', { state: t(statusWords[action as AppointmentStatus]) });
  return isKnown(action) ? t(actionWords[action]) : action;
}

/** The same without the preposition before the entry's name, for logs of one entry. */
export function ownDeedWords(action: string): string {
  const words = ownActionWords[action];
  return words ? t(words) : deedWords(action);
}

/** Rows of an older version may have an unknown action. */
const isKnown = (action: string): action is keyof typeof actionWords => Object.hasOwn(actionWords, action);

const ownActionWords: Record<string, Sentence> = {
  reorder: 'changed the order',
  needs: 'changed the needs',
  answer: 'answered the questions',
  'ask-again': 'asked the questions again',
  room: 'changed the room',
  mode: 'changed how it takes place',
  delay: 'said how late they are',
  'correct-email': 'corrected the address',
  elsewhere: 'looked beyond their departments',
  offer: 'offered new times',
  open: 'started',
  reply: 'replied',
  note: 'added a note',
  take: 'took it',
  'hand-over': 'handed it over',
  'end-session': 'ended the sessions',
  'ask-password': 'asked for a password reset',
  'ask-email': 'asked for a new email address',
};

const actionWords = {
  create: 'created',
  read: 'read',
  download: 'downloaded',
  update: 'changed',
  remove: 'deleted',
  restore: 'restored',
  reorder: 'changed the order of',
  move: 'moved',
  needs: 'changed the needs of',
  answer: 'answered the questions before',
  'ask-again': 'asked the questions again before',
  room: 'changed the room of',
  mode: 'changed how the visit takes place:',
  delay: 'said how late',
  correct: 'corrected',
  'correct-email': 'corrected the address of',
  merge: 'merged another one into',
  unmerge: 'undid a merge with',
  'remove-note': 'deleted a note about',
  elsewhere: 'looked beyond their departments for',
  keep: 'kept',
  offer: 'offered new times for',
  leave: 'entered leave',
  extra: 'entered extra hours',
  new: 'marked as new',
  open: 'started on',
  reply: 'replied to',
  replied: 'marked as replied',
  closed: 'closed',
  spam: 'marked as spam',
  note: 'added a note to',
  book: 'booked the free time for',
  pass: 'gave the free time to the next after',
  take: 'took',
  'hand-over': 'handed over',
  subscribe: 'made a calendar address for',
  'end-subscription': 'ended a calendar address for',
  unsubscribe: 'unsubscribed',
  erase: 'erased',
  resend: 'sent again',
  renew: 'gave new addresses to',
  discard: 'discarded',
  sign: 'signed the activity log',
  'change-secret': 'began to sign with another',
  'sign-everyone-out': 'signed everyone out of',
  'back-up': 'asked for a backup of',
  import: 'imported',
  purge: 'deleted',
  ...accountActionWords,
} as const satisfies Record<ActivityAction | InquiryStatus, Sentence>;

export function kindWords(entity: string): string {
  const words = entityWords[entity] ?? kindsOfPlaces[entity];
  return words ? t(words) : entity;
}

const kindsOfPlaces: Record<string, Sentence> = {
  account: 'account',
  appointment: 'appointment',
  closure: 'closure',
  condition: 'condition',
  department: 'department',
  doctor: 'doctor',
  gallery: 'album',
  guide: 'guide',
  inquiry: 'inquiry',
  mail: 'message',
  media: 'picture',
  news: 'article',
  newsletter: 'subscriber',
  package: 'package',
  room: 'room',
  waiting_area: 'waiting area',
  saved_reply: 'saved reply',
  service: 'service',
  speciality: 'speciality',
  synonym: 'set of words',
  testimonial: 'testimonial',
  visit_type: 'visit type',
};

const entityWords: Record<string, Sentence> = {
  activity: 'activity',
  gallery_image: 'picture in an album',
  schedule: 'working hours',
  sociallink: 'social links',
  contact: 'contact record',
  hospital: 'hospital',
  patient: 'patient',
  erasure: 'patient',
  demo: 'demo patients',
  settings: 'hospital settings',
  mail_text: 'text of a message',
  page_text: 'page text',
  waitlist: 'place on the waiting list',
  page_comment: 'comment on a page',
  staff: 'account',
  api_token: 'token of a program',
  retention: 'personal data past its time',
  sign_in_policy: 'sign-in rules',
  sms_gateway: 'rules of text messages',
  translation: 'translation',
};

/** Singletons, whose kind is their name. */
const onlyOnes = new Set([
  'retention',
  'sign_in_policy',
  'sms_gateway',
  'activity',
  'hospital',
  'demo',
  'sociallink',
  'contact',
  'settings',
]);

/** The entry's name at the time. */
export function nameOf({ entity, entityId, label }: Deed): string {
  if (label) return label;
  if (onlyOnes.has(entity)) return kindWords(entity);
  return entityId === 0 ? t('several') : t('no. {id}', { id: String(entityId) });
}

/** The page of an entry; null if it has none or no longer exists. */
export function entryAddress({ entity, entityId, label, action }: Deed): string | null {
  // A list that was viewed.
  if (entityId === 0) return null;
  const place = menuNameOf(entity);
  if (entity === 'schedule') return `${addressOf('doctor', entityId)}/hours`;
  if (entity === 'newsletter') return addressOf('newsletter');
  if (entity === 'staff') return addressOf('account');
  if (entity === 'settings') return addressOf('settings');
  if (entity === 'contact') return `${addressOf('settings')}/contact`;
  if (entity === 'sociallink') return `${addressOf('settings')}/social-links`;
  if (entity === 'page_comment') return addressOf('pageRating');
  if (entity === 'mail_text') return `${addressOf('settings')}/mail-texts`;
  if (entity === 'waitlist') return `${addressOf('appointment')}/waitlist`;
  if (entity === 'appointment' && !label) return null;
  if (entity === 'appointment') return `${addressOf('appointment')}?days=all&q=${encodeURIComponent(label)}`;
  // A list that was read has no entry.
  if (!place || entityId === 0 || action === 'remove' || entity in entityWords) return null;
  return addressOf(place, entityId);
}

export function fieldWords(field: string): string {
  const words = fieldNames[field];
  return words ? t(words) : labelOf(field);
}

/** Fields without a form label, or with another name there. */
export const fieldNames: Record<string, Sentence> = {
  slug: 'Web address',
  newEmail: 'New email address',
  startsAt: 'Time',
  ids: 'Numbers of the entries',
  schedules: 'Hours',
  owner: 'Who answers',
  ownerDepartment: 'Department',
  handOverNote: 'Note for them',
  messageToPatient: 'Message to the patient',
  seoTitle: 'Title for search engines',
  seoDescription: 'Description for search engines',
  image: 'Image',
  images: 'Pictures',
  cover: 'Cover',
  logo: 'Logo',
  department: 'Department',
  departments: 'Departments',
  headDoctor: 'Head doctor',
  doctor: 'Doctor',
  specialities: 'Specialities',
  room: 'Room or device',
  mode: 'How it takes place',
  visitsOfSeries: 'Visits of the series',
  url: 'File',
  width: 'Width',
  height: 'Height',
  reference: 'Reference',
  patient: 'Patient',
  roles: 'Roles',
  needsSecondFactor: 'Everyone needs a second factor',
  doctorsChangeProfile: 'Their own page',
  doctorsChangeHours: 'Their own hours and leave',
  lockAfterMinutes: 'Lock an idle screen',
  ssoLabel: 'Words on the button',
  ssoOnly: 'Only single sign-on',
  ssoCreatesAccounts: 'Create an account at the first sign-in',
  ssoGroupsClaim: 'Claim that lists the groups',
  ssoGroups: 'Roles',
  emergencyAccountId: 'Emergency account',
};

/** A changed value in words; `field` is its field. */
export function valueWords(value: unknown, entity: string, field: string, clock: Clock): string {
  if (typeof value === 'string') {
    if (entity === 'appointment' && field === 'status')
      return value in statusWords ? t(statusWords[value as AppointmentStatus]) : value;
    if (entity === 'appointment' && field === 'source')
      return value in sourceWords ? t(sourceWords[value as AppointmentSource]) : value;
  }
  if (field === 'ids') return idsWords(String(value));
  if (entity === 'schedule' && field === 'schedules')
    return hoursWords((value ?? []) as Schedule[], clock.locale);
  return asText(value, clock);
}

/** Ids of entries that were seen: "3 to 7, 12". */
function idsWords(ranges: string) {
  return joined(
    [...ranges.matchAll(/\[(\d+),(\d+)\)/g)].map(([, from, end]) =>
      Number(end) - Number(from) === 1
        ? from!
        : t('{first} to {last}', { first: from!, last: String(Number(end) - 1) }),
    ),
  );
}

/** Working hours, one line per day, below the period they apply to. */
function hoursWords(schedules: Schedule[], locale: string) {
  const periods = schedules.map(({ validFrom, validUntil, rules }) => {
    const days = rules
      .toSorted((a, b) => a.weekday - b.weekday || a.from.localeCompare(b.from))
      .map(({ weekday, from, to, everyWeeks }) => {
        const words = {
          weekday: weekdays(speech().locale, weekday)[0]!.long,
          from: timeWords(from, locale),
          to: timeWords(to, locale),
        };
        return everyWeeks === 2
          ? t('{weekday} {from} to {to}, every second week', words)
          : t('{weekday} {from} to {to}', words);
      });
    const from = writeDate(validFrom, locale);
    const period = validUntil
      ? t('From {from} until {until}:', { from, until: writeDate(validUntil, locale) })
      : t('From {from}:', { from });
    return [period, ...days].join('\n');
  });
  return periods.join('\n') || t('Nothing');
}
