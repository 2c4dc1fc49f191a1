/** Every column of text in the database: which hold data of patients, and which do not. */
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

/** Tables without data of patients: content, accounts, the server's own work, and the trail. */
const ofOthers = new Set(
  `activity activity_anchor activity_change activity_seen allocation api_token budget closure condition
    contact delay department doctor former_slug gallery gallery_image guide idempotency mail_text media
    media_removal migration news notice_choice notice_mark package page_comment page_rating passkey
    purge request_limit retention revision room saved_reply saved_view schedule search_vocabulary
    search_word service session settings sign_in_failure sign_in_policy sms_gateway sms_stop sociallink
    speciality sso_request sso_session staff staff_link subscriber synonym testimonial time_off
    translation upload upload_part visit_type waiting_area waitlist_offer`.split(/\s+/),
);

export interface Column {
  table: string;
  column: string;
  longest: number | null;
  isDocument: boolean;
}

/** The columns of patients, and those not classified yet. */
export async function patientColumns({ database }: TestHospital) {
  const { rows } = await database.pool.query<Column>(`
    select table_name as table, column_name as column, character_maximum_length as longest,
      data_type = 'jsonb' as "isDocument"
    from information_schema.columns
    where table_schema = 'public' and is_generated = 'NEVER'
      and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY') order by 1, 2`);
  const isNoPatients = ({ table, column }: Column) =>
    ofOthers.has(table) || column in (ofPatients[table] ?? {});
  return {
    columns: rows.filter((one) => !isNoPatients(one) && one.table in ofPatients),
    unknown: rows.filter((one) => !isNoPatients(one) && !(one.table in ofPatients)),
    tables: Object.keys(ofPatients),
  };
}
