/**
 * What an export holds of each table, and what of it an import takes. Nothing that opens an account travels: no password
 * hashes, second factors, sessions or links of accounts. The hashes by which a patient's own links are found do, since
 * they open nothing by themselves and the links in messages that people have already got would be dead without them.
 * `archive.slow.test.ts` names a table that is in neither list.
 */
import { resources, snakeCase } from '#contract/resources.ts';

export interface Travel {
  /** Left out of an export, and refused by an import: the column, and what stands for it. */
  without?: Record<string, null | number | string>;
  /** Rows that travel, where not all do: by a column that has something in it, which is this or is not that. */
  only?: { column: string; is?: string; isNot?: string };
  /** Of an export of an earlier version: a column that is gone, and what takes its place. */
  formerly?: { column: string; into: string[]; read(value: unknown): Record<string, unknown> };
  /** An empty hospital has rows of it too; those of the export take their place. */
  isReplaced?: true;
}

/** What staff write travels, every resource of it; whatever differs has a line of its own below. */
const entries = Object.fromEntries(
  Object.keys(resources).map((name): [string, Travel] => [snakeCase(name), {}]),
);

export const travelling: Record<string, Travel> = {
  ...entries,
  staff: { without: { password_hash: null, totp_key: null, totp_pending_key: null, totp_step: 0 } },
  // Their files are drawn anew where they arrive.
  media: { without: { variants_at: null } },
  settings: { isReplaced: true },
  contact: { isReplaced: true },
  sociallink: { isReplaced: true },
  synonym: { isReplaced: true },
  retention: { isReplaced: true },
  mail_text: { isReplaced: true },
  purge: { isReplaced: true },
  revision: { isReplaced: true },
  former_slug: { isReplaced: true },
  saved_view: { isReplaced: true },
  doctor_department: {},
  doctor_speciality: {},
  visit_type_doctor: {},
  schedule: {},
  time_off: {},
  appointment: {},
  // A time that is kept for somebody who is still choosing is over before it arrives.
  // In whose share of a day it counts is told by this place's own keyed hashes.
  allocation: {
    only: { column: 'appointment_id' },
    without: { taken_from: null, counted_until: null },
    formerly: { column: 'session', into: ['visit_type_id', 'starts_at'], read: readSession },
  },
  waitlist: {},
  waitlist_offer: { only: { column: 'state', isNot: 'open' }, without: { allocation_id: null } },
  inquiry: {},
  // What waits is sent where it was written. Of what was sent, the text holds links that open an appointment.
  outbox: {
    only: { column: 'status', is: 'sent' },
    without: { text_body: '', html_body: '', calendar: null, headers: '{}' },
  },
  inquiry_reply: { without: { outbox_id: null } },
  subscriber: {},
};

/** What does not travel, and why. */
export const staying: Record<string, string> = {
  activity: 'It is in the export to be read. The trail of another hospital begins with its own first step.',
  activity_change: 'It belongs to the rows of the trail.',
  activity_anchor: 'It seals the trail of this place.',
  secret_mark: 'It is of the SECRET of its own place.',
  session: 'It opens an account.',
  sign_in_policy: 'A file must not say how people get in here.',
  staff_link: 'It opens an account.',
  recovery_code: 'It opens an account.',
  passkey: 'It opens an account, and only at the address where it was made.',
  passkey_challenge: 'It lives for minutes.',
  known_device: 'It belongs to the browser and the address.',
  sign_in_failure: 'It lives for two days.',
  budget: 'It lives for a day.',
  request_limit: 'It lives for a minute.',
  idempotency: 'It lives for two days.',
  media_removal: 'It is about files of the old place.',
  search_word: 'Triggers make it from the content.',
  search_vocabulary: 'Triggers make it from the content.',
};

/** Written into the export but not read from it. */
export const onlyRead = ['activity', 'activity_change'];

/** "<visit type>@<epoch milliseconds>"; what is none of these becomes nothing, which is refused. */
function readSession(value: unknown) {
  const [, visitType, startsAt] = /^(\d{1,10})@(\d{1,15})$/.exec(String(value)) ?? [];
  return {
    visit_type_id: visitType ? Number(visitType) : null,
    starts_at: startsAt ? new Date(Number(startsAt)).toISOString() : null,
  };
}
