/** A patient with a row in every table that holds patients, and a word of its own in every column of those rows. */
import { sql } from 'drizzle-orm';
import { patientColumns } from '#server/security/patient-columns.ts';
import type { TestHospital } from '#server/test-hospital.ts';

export interface TestPatient {
  id: number;
  /** The patient's rows, by their tables. */
  ids: Map<string, number>;
  /** The word in each column, as `table.column`. */
  words: Map<string, string>;
}

/** With a past visit. `mark` is in every word. */
export async function wholePatient(
  hospital: TestHospital,
  mark: string,
  staff = hospital.staff,
): Promise<TestPatient> {
  const { call, visitor, orm } = hospital;
  const made = async (method: string, path: string, body: object, headers: Record<string, string>) => {
    const answer = await call(method, path, body, headers);
    if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
    return answer.body?.data;
  };
  const person = { name: `${mark} Example`, email: `${mark}@example.org`, phone: '020 7946 0123' };
  const days = 'doctor=clara-hensley&from=2026-03-03&to=2026-03-31';
  const [slot] = (await hospital.get(`/appointment/slots?${days}`)).body.data;
  const { doctorId, startsAt } = slot;
  const needs = { needsInterpreter: true, interpreterLanguage: 'Welsh' };
  const visit = await made('POST', '/appointment', { doctorId, startsAt, ...person, ...needs }, visitor);
  const asked = await made('POST', '/inquiries', { ...person, message: 'A dog?' }, visitor);
  await made('PUT', `/inquiries/${asked.id}`, { reply: 'Gladly.', note: `${mark}trail` }, staff);
  await made('POST', '/newsletter', { email: person.email }, visitor);
  const { rows } = await orm.execute<{ id: number }>(sql`
    insert into waitlist (doctor_id, from_date, to_date, name, email, link_key, link_token_hash)
    values (${doctorId}, '2026-03-10', '2026-03-20', ${person.name}, ${person.email}, ${mark}, ${Buffer.from(mark)})
    returning id`);
  const found = await orm.execute<{ id: number }>(
    sql`select patient_id as id from appointment where id = ${visit.id}`,
  );
  const { id } = found.rows[0]!;
  await made('POST', `/patient/${id}/note`, { text: 'Prefers calls.' }, staff);
  await orm.execute(sql`update appointment set status = 'fulfilled', starts_at = '2026-02-02T09:00Z',
    ends_at = '2026-02-02T09:30Z' where id = ${visit.id}`);
  await orm.execute(sql`delete from allocation where appointment_id = ${visit.id}`);
  const idOf = async (query: ReturnType<typeof sql>) =>
    (await orm.execute<{ id: number }>(query)).rows[0]!.id;
  const ids = new Map([
    ['patient', id],
    ['appointment', visit.id as number],
    ['waitlist', rows[0]!.id],
    ['inquiry', asked.id as number],
    ['inquiry_reply', await idOf(sql`select id from inquiry_reply where inquiry_id = ${asked.id}`)],
    ['patient_note', await idOf(sql`select id from patient_note where patient_id = ${id}`)],
    ['outbox', await idOf(sql`select min(id) as id from outbox where appointment_id = ${visit.id}`)],
  ]);
  await orm.execute(sql`insert into visit_answer (appointment_id, questions, total, answered)
    values (${visit.id}, '[{"linkId": "q1", "text": "A cat?", "kind": "short"}]', 1, 1)`);
  await orm.execute(sql`insert into visit_file (appointment_id, link_id, name, type, size, content)
    values (${visit.id}, 'q1', 'x.pdf', 'application/pdf', 3, ${Buffer.from('abc')})`);
  return { id, ids, words: await say(hospital, ids, mark) };
}

/** Short enough for a reference. */
async function say(hospital: TestHospital, ids: Map<string, number>, mark: string) {
  const { columns } = await patientColumns(hospital);
  const words = new Map<string, string>();
  for (const { table, column, isDocument } of columns) {
    const word = `${mark}${String.fromCharCode(97 + Math.floor(words.size / 26), 97 + (words.size % 26))}`;
    words.set(`${table}.${column}`, word);
    const name = column === 'headers' ? 'replyTo' : 'q1';
    const isAddress = column === 'email' || column === 'recipient';
    const value = isDocument
      ? sql`${JSON.stringify({ [name]: word })}::jsonb`
      : sql`${isAddress ? `${word}@example.org` : word}`;
    // These tables have one row per visit.
    const row =
      table === 'visit_answer' || table === 'visit_file'
        ? sql`appointment_id = ${ids.get('appointment')}`
        : sql`id = ${ids.get(table)}`;
    await hospital.orm.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value} where ${row}`,
    );
  }
  const address = `${words.get('patient.email')}@example.org`;
  await hospital.orm.execute(
    sql`update outbox set recipient = ${address} where recipient = ${`${mark}@example.org`}`,
  );
  await hospital.orm.execute(
    sql`update subscriber set email = ${address} where email = ${`${mark}@example.org`}`,
  );
  return words;
}

/** The tables that hold one of some words anywhere, in bytes too; all tables of the catalogue are searched. */
export async function tablesWith({ orm }: TestHospital, ...words: string[]) {
  const { rows } = await orm.execute<{ name: string }>(sql`
    select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'm') and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
    order by 1`);
  if (rows.length < 40) throw new Error('These are not all tables.');
  const spelt = words.flatMap((word) => {
    const bytes = Buffer.from(word);
    return [word, bytes.toString('hex'), bytes.toString('base64').slice(0, -4)];
  });
  const one = sql.join(
    spelt.map((text) => sql`strpos(held, ${text.toLowerCase()}) > 0`),
    sql` or `,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    // "offset 0" keeps the planner from writing out each row once for every spelling; "C" makes lower() cheap.
    const texts = sql`select lower(t::text collate "C") as held from ${sql.raw(name)} t offset 0`;
    const held = await orm.execute(sql`select 1 from (${texts}) one where ${one} limit 1`);
    if (held.rows.length > 0) found.push(name);
  }
  return found;
}
