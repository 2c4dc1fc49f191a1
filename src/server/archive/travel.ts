/**
 * What an export contains of each table, and what an import accepts. Nothing that opens an account is exported: no
 * password hashes, second factors, sessions or account links. The hashes that find patients' links are: they open
 * nothing alone, and without them the links already mailed would be dead. `archive.slow.test.ts` names a table that is
 * in neither list.
 */

import { largestFile } from '#contract/base.ts';
import { resources, snakeCase } from '#contract/resources.ts';
import type { Sentence } from '#contract/validation-message.ts';

export interface Travel {
  /** Columns left out of an export and refused by an import, with their replacement. */
  without?: Record<string, null | number | string | false>;
  /** Limits the rows: those whose column is not null, is this value or is not that one. */
  only?: { column: string; is?: string; isNot?: string };
  /** A condition on `t` for rows that are not exported: those of a demo's invented patients (demo-patients/). */
  staying?: string;
  /** Its rows are large: one is read at a time, and may have this many characters. */
  longestRow?: number;
  /** An empty hospital has rows here; the export's replace them. */
  isReplaced?: true;
}

/** Every resource is exported; exceptions are listed below. */
const entries = Object.fromEntries(
  Object.keys(resources).map((name): [string, Travel] => [snakeCase(name), {}]),
);

/** Invented patients are neither exported nor imported. */
const ofDemo: Travel = { without: { is_demo: false }, staying: 't.is_demo' };

export const travelling: Record<string, Travel> = {
  ...entries,
  staff: {
    without: {
      password_hash: null,
      totp_key: null,
      totp_pending_key: null,
      totp_step: 0,
      doctor_id: null,
      sso_issuer: null,
      sso_subject: null,
    },
  },
  // Their files are drawn again after the import.
  media: { without: { variants_at: null } },
  settings: { isReplaced: true },
  contact: { isReplaced: true },
  sociallink: { isReplaced: true },
  synonym: { isReplaced: true },
  translation: { isReplaced: true },
  retention: { isReplaced: true },
  mail_text: { isReplaced: true },
  purge: { isReplaced: true },
  revision: {
    isReplaced: true,
  },
  former_slug: { isReplaced: true },
  saved_view: { isReplaced: true },
  doctor_department: {},
  doctor_speciality: {},
  visit_type_doctor: {},
  schedule: {},
  time_off: ofDemo,
  patient: ofDemo,
  patient_note: { staying: 't.patient_id in (select id from patient where is_demo)' },
  appointment: ofDemo,
  visit_answer: { staying: 't.appointment_id in (select id from appointment where is_demo)' },
  // Two characters for each byte.
  visit_file: {
    staying: 't.appointment_id in (select id from appointment where is_demo)',
    longestRow: 2 * largestFile + 10_000,
  },
  // Holds expire before they arrive, and shares of a day are counted under the source hospital's own keyed hashes.
  allocation: {
    only: { column: 'appointment_id' },
    staying: 't.appointment_id in (select id from appointment where is_demo)',
    without: { taken_from: null, counted_until: null },
  },
  waitlist: ofDemo,
  waitlist_offer: { only: { column: 'state', isNot: 'open' }, without: { allocation_id: null } },
  inquiry: ofDemo,
  // Queued mail is sent by the source hospital. The text of sent mail contains links that open an appointment.
  outbox: {
    only: { column: 'status', is: 'sent' },
    without: { text_body: '', html_body: '', calendar: null, headers: '{}' },
  },
  inquiry_reply: {
    without: { outbox_id: null },
    staying: 't.inquiry_id in (select id from inquiry where is_demo)',
  },
  subscriber: {},
  // A person who replied STOP gets no texts from the next hospital either.
  sms_stop: {},
  page_rating: {},
  page_comment: {},
};

/** Tables that are not exported, and why. */
export const staying: Record<string, Sentence> = {
  activity: 'It is exported for reading only. A new hospital starts its own trail.',
  activity_change: 'It belongs to the rows of the trail.',
  activity_seen: 'It belongs to the rows of the trail.',
  demo_patients: 'Invented patients stay where they are.',
  activity_anchor: 'It seals the trail of this hospital.',
  secret_mark: 'It belongs to its own hospital’s SECRET.',
  notice_choice: 'Accounts arrive disabled, and nobody is mailed who did not ask for it here.',
  notice_mark: 'It says what an account was told here.',
  session: 'It opens an account.',
  sign_in_policy: 'A file must not decide how people get in here.',
  sms_gateway: 'It opens an account at a provider.',
  sso_request: 'It lives for minutes.',
  sso_session: 'It opens an account, here and at the issuer.',
  staff_link: 'It opens an account.',
  api_token: 'It opens what its roles allow.',
  recovery_code: 'It opens an account.',
  passkey: 'It opens an account, and only at the address where it was registered.',
  passkey_challenge: 'It lives for minutes.',
  known_device: 'It belongs to the browser and the address.',
  sign_in_failure: 'It lives for two days.',
  budget: 'It lives for a day.',
  calendar_address: 'It opens a doctor’s calendar.',
  delay: 'It ends with the session that is on.',
  request_limit: 'It lives for a minute.',
  idempotency: 'It lives for two days.',
  media_removal: 'It concerns files of the source hospital.',
  upload: 'It concerns files of the source hospital.',
  upload_part: 'It concerns files of the source hospital.',
  search_word: 'Triggers derive it from the content.',
  search_vocabulary: 'Triggers derive it from the content.',
};

/** Exported but never imported. */
export const onlyRead = ['activity', 'activity_change'];
