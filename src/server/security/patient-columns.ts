/** Every column of text in the database: what is said of a patient, and why the others are not. */
import type { TestHospital } from '#server/test-hospital.ts';

/** The columns of these hold what a patient said or was told, except those with a reason. */
const ofPatients: Record<string, Record<string, string>> = {
  appointment: {
    status: 'one of a few words',
    source: 'one of a few words',
    changed_by: 'one of a few words',
    time_zone: 'of the hospital',
    visit_type: 'a copy of public content',
  },
  patient: {},
  patient_note: { actor_name: 'of a colleague' },
  visit_answer: {
    questions: 'a copy of what every patient of the visit type is asked',
    words: 'its translation, likewise',
    language: 'that of the page, one of a few',
  },
  visit_file: { link_id: 'the name of a question', type: 'one of a few words' },
  waitlist: { status: 'one of a few words', link_key: 'a random number' },
  inquiry: {
    status: 'one of a few words',
    visit_mode: 'one of a few words',
    wished_parts: 'a few of three words',
  },
  inquiry_reply: { actor_name: 'of a colleague' },
  outbox: {
    channel: 'one of two words',
    status: 'one of a few words',
    counts_as: 'one of a few words',
    headers: 'the addresses of messages in a thread',
    unique_key: 'kind and number',
  },
};

const content = 'content of the site, which is public or will be';
const account = 'of an account of the staff';
const own = 'of the server’s own work';
/** Tables that hold nothing of patients, each with the reason. */
const ofOthers: Record<string, string> = {
  activity: 'who did what; its label is the reference of a visit or an inquiry, which is looked for as well',
  activity_change:
    'what was changed; notes and messages are written through the calls, and looked for as well',
  activity_anchor: own,
  activity_seen: own,
  allocation: own,
  api_token: 'of a program',
  budget: own,
  closure: 'of a department',
  condition: content,
  contact: content,
  delay: 'of a doctor',
  department: content,
  doctor: content,
  former_slug: content,
  gallery: content,
  gallery_image: content,
  guide: content,
  idempotency: 'numbers of what was made, behind a hash',
  mail_text: 'texts that all patients get',
  media: content,
  media_removal: own,
  upload: own,
  upload_part: own,
  migration: own,
  news: content,
  package: content,
  notice_choice: account,
  notice_mark: 'one of a few words',
  page_comment: 'said of a page by nobody in particular, for those who write it',
  page_rating: content,
  passkey: account,
  purge: 'counts',
  request_limit: own,
  retention: 'of the hospital',
  room: 'of a department',
  revision: 'versions of content',
  saved_reply: 'texts that any sender may get',
  saved_view: account,
  schedule: 'of a doctor',
  search_vocabulary: content,
  search_word: content,
  translation: content,
  service: content,
  session: account,
  settings: content,
  sign_in_failure: account,
  sign_in_policy: 'how staff sign in',
  sms_gateway: 'of the hospital and its provider',
  sms_stop: 'numbers without a name, with which no call answers',
  sociallink: content,
  speciality: content,
  sso_request: own,
  sso_session: account,
  staff: account,
  staff_link: account,
  subscriber: 'of a reader of news, who need not be a patient; an area of its own',
  synonym: content,
  testimonial: 'published with consent',
  time_off: 'of a doctor',
  visit_type: content,
  waiting_area: 'of a department',
  waitlist_offer: 'one of a few words',
};

export interface Column {
  table: string;
  column: string;
  longest: number | null;
  isDocument: boolean;
}

/** The columns of patients, and those of which nobody has said yet whether they are. */
export async function patientColumns({ database }: TestHospital) {
  const { rows } = await database.pool.query<Column>(`
    select table_name as table, column_name as column, character_maximum_length as longest,
      data_type = 'jsonb' as "isDocument"
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
      and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY') order by 1, 2`);
  const reasonOf = ({ table, column }: Column) => ofOthers[table] ?? ofPatients[table]?.[column];
  return {
    columns: rows.filter((one) => !reasonOf(one) && one.table in ofPatients),
    unknown: rows.filter((one) => !reasonOf(one) && !(one.table in ofPatients)),
    tables: Object.keys(ofPatients),
  };
}
