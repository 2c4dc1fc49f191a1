/**
 * Data of patients reaches only the people who work with it: each field of a visit, an inquiry, a waiting-list entry
 * and a message has a word of its own, and accounts without access make every call of the contract. The word must be in
 * no answer and no header.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { isOfStaff, type Route } from '#contract/base.ts';
import { deviceCookie } from '#server/identity/known-device.ts';
import { forAReason, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { type Call, everyCall, guess, sessionOf } from './every-call.ts';
import { everyAccount, findPlaces, type Holder, hire, mayEnter, reaches } from './holders.ts';
import { type Column, patientColumns } from './patient-columns.ts';
import { makePatients } from './patients.ts';
import { sampleOf } from './sample.ts';

let hospital: TestHospital;
/** Every account that may know nothing of the patient. */
let others: Holder[];
let administrator: Holder;
let columns: Column[];
/** Each in one field, and nowhere else. */
const words: string[] = [];
/** The patient's rows, by their table. */
const ids = new Map<string, number>();
let doctorId: number;
let asked = 0;

/** Short enough for a reference. */
const wordOf = (index: number) =>
  `qzx${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}q`;

beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  const places = await findPlaces(hospital);
  doctorId = places.doctorsThere[0]!;
  await makePatients(hospital, places);
  const hired = await hire(hospital, everyAccount(places));
  administrator = hired[0]!;
  const owners = { departments: places.there, doctors: [doctorId] };
  others = hired.filter(
    (holder) =>
      !mayEnter(holder, 'messages', 'read') &&
      !(['visits', 'inquiries'] as const).some((area) => reaches(holder, area, 'read', owners)),
  );
  await keepOne();
  await sayInTheTrail();
  ({ columns } = await patientColumns(hospital));
  await sayEverywhere();
});
afterAll(async () => {
  process.stdout.write(`Words of patients: ${words.length}, asked ${asked} times\n`);
  await hospital.close();
});

/** One visit, one waiting-list entry, one inquiry, all of the doctor there. */
async function keepOne() {
  for (const table of ['appointment', 'waitlist', 'inquiry']) {
    const { rows } = await hospital.orm.execute<{ id: number }>(
      sql`select min(id) as id from ${sql.identifier(table)} where doctor_id = ${doctorId}`,
    );
    const { id } = rows[0]!;
    ids.set(table, id);
    if (table === 'appointment')
      await hospital.orm.execute(sql`delete from allocation where appointment_id <> ${id}`);
    await hospital.orm.execute(
      sql`delete from outbox where ${table === 'waitlist' ? sql`false` : sql`${sql.identifier(`${table}_id`)} <> ${id}`}`,
    );
    await hospital.orm.execute(sql`delete from ${sql.identifier(table)} where id <> ${id}`);
  }
  await keepOnePatient();
}

/** The patient of all of these, with a note of staff. */
async function keepOnePatient() {
  const { rows } = await hospital.orm.execute<{ id: number }>(sql`select min(id) as id from patient`);
  const { id } = rows[0]!;
  for (const table of ids.keys())
    await hospital.orm.execute(sql`update ${sql.identifier(table)} set patient_id = ${id}`);
  await hospital.orm.execute(sql`delete from patient where id <> ${id}`);
  ids.set('patient', id);
  const noted = await hospital.call('POST', `/patient/${id}/note`, { text: 'x' }, hospital.staff);
  ids.set('patient_note', noted.body.data.notes[0].id);
}

/** Notes and messages in the trail's changes, and the references that it names. */
async function sayInTheTrail() {
  const say = () => {
    words.push(wordOf(words.length));
    return words.at(-1)!;
  };
  const write = (path: string, body: object) => hospital.call('PUT', path, body, hospital.staff);
  const visit = `/appointment/${ids.get('appointment')}`;
  const answers = [
    await write(`/inquiries/${ids.get('inquiry')}`, { note: say(), reply: say() }),
    await write(`/inquiries/${ids.get('inquiry')}`, { note: say() }),
    await write(visit, { status: 'cancelled', note: say(), message: say() }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  words.push(...[answers[0]!, answers[2]!].map(({ body }) => body.data.reference.toLowerCase()));
  await hospital.orm.execute(sql`update appointment set status = 'booked', sequence = 0`);
}

/** A word in every field of the patient's rows. */
async function sayEverywhere() {
  const { rows } = await hospital.orm.execute<{ id: number }>(sql`select id from outbox order by id`);
  for (const [index, { id }] of rows.entries())
    if (index > 0) await hospital.orm.execute(sql`delete from outbox where id = ${id}`);
  ids.set('outbox', rows[0]!.id);
  await hospital.orm.execute(
    sql`update appointment set needs_interpreter = true, interpreter_language = 'x'`,
  );
  await hospital.orm.execute(sql`insert into visit_answer (appointment_id, questions, total, answered)
    select id, '[{"linkId": "q1", "text": "Anything else?", "kind": "short"}]', 1, 1 from appointment`);
  await hospital.orm.execute(sql`insert into visit_file (appointment_id, link_id, name, type, size, content)
    select id, 'q1', 'x.pdf', 'application/pdf', 1, 'x' from appointment`);
  for (const { table, column, isDocument } of columns) {
    const word = wordOf(words.length);
    words.push(word);
    const value = isDocument ? sql`jsonb_build_object('q1', ${word}::text)` : sql`${word}`;
    await hospital.orm.execute(sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${value}`);
  }
}

function told(text: string) {
  const small = text.toLowerCase();
  return words.filter((word) => small.includes(word));
}

/** Random: in some hundred thousand answers it spells a word once, in capital or small letters. */
const ofDevice = new RegExp(`(?<="${deviceCookie}=)[\\w-]{43}(?=;)`);

async function ask(method: string, path: string, headers: Record<string, string>, body?: unknown) {
  asked++;
  const response = await hospital.app.request(`http://hospital.test/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...headers,
      ...forAReason,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const head = JSON.stringify(
    [...response.headers].filter(([name]) => name !== 'etag' && name !== 'x-request-id'),
  ).replace(ofDevice, '');
  return { status: response.status, text: `${response.status} ${head} ${await response.text()}` };
}

/** Every address of a call: with the numbers of the patient's rows, or with something that exists. */
function pathsOf({ route }: Call) {
  const fills = route.path.includes('{id}') ? [...new Set([...ids.values(), 1, 2, 3])] : [1];
  return fills.map((fill) =>
    route.path
      .replaceAll('{token}', guess)
      .replaceAll('{slug}', 'cardiology')
      .replaceAll('{kind}', 'booked')
      .replaceAll('{resource}', 'doctor')
      .replaceAll('{language}', 'de')
      .replaceAll(/\{\w+\}/g, String(fill)),
  );
}

const bodyOf = ({ route }: Call) => (route.body ? sampleOf(route.body, ['Some words']) : undefined);

const reads = () => everyCall().filter(({ route }) => route.method === 'GET' && !route.events);

function needed(query: z.ZodObject): Record<string, string> {
  const sample = sampleOf(query, []) as Record<string, unknown>;
  const keys = Object.keys(sample).filter((key) => !query.safeParse({ ...sample, [key]: undefined }).success);
  return Object.fromEntries(keys.map((key) => [key, String(sample[key])]));
}

/** Each filter of a list alone, with accepted values; computed once and used by every account. */
const queries = new Map<Route, Record<string, string>[]>();
function questionsOf(route: Route) {
  if (!queries.has(route)) queries.set(route, allQuestionsOf(route));
  return queries.get(route)!;
}

function allQuestionsOf({ query }: Route): Record<string, string>[] {
  if (!query) return [{}];
  const values = [
    'all',
    'csv',
    'deleted',
    '100',
    '1',
    '-createdAt',
    'appointment',
    'inquiry',
    '2026-03-02',
    String(doctorId),
  ];
  const more = Object.keys(query.shape).flatMap((key) =>
    values.map((value) => ({ ...needed(query), [key]: value })).filter((one) => query.safeParse(one).success),
  );
  return [needed(query), ...more];
}

/** Sends all variants at once: they change nothing, and neither thread waits for the other. */
async function askAll(call: Call, { headers }: Holder, see: (address: string, text: string) => void) {
  const addresses = pathsOf(call).flatMap((path) =>
    questionsOf(call.route).map((question) => `${path}?${new URLSearchParams(question)}`),
  );
  await Promise.all(
    addresses.map(async (address) => see(address, (await ask('GET', address, headers)).text)),
  );
}

describe('the word of a patient', () => {
  test('is in every field of text that is a patient’s, and every other field has a reason why it is not', async () => {
    const { unknown, tables } = await patientColumns(hospital);
    expect(unknown).toEqual([]);
    expect(columns.length).toBeGreaterThan(24);
    expect(new Set(words).size).toBe(words.length);
    for (const table of tables) {
      const { rows } = await hospital.orm.execute<{ count: number }>(
        sql`select count(*)::int as count from ${sql.identifier(table)}`,
      );
      expect([table, rows[0]!.count]).toEqual([table, 1]);
    }
    expect(others.map(({ name }) => name)).toEqual([
      ...['manager', 'manager here', 'editor', 'editor here', 'editor here and there', 'receptionist here'],
      ...['doctor here', 'doctor without an entry', 'auditor'],
      ...['manager here who is auditor', 'manager here who is editor everywhere', 'account without roles'],
    ]);
  });

  test('is read by an administrator, so that the rules below prove something, and only where reading is recorded', async () => {
    const seen = new Set<string>();
    const silent = new Set<string>();
    for (const call of reads())
      await askAll(call, administrator, (_, text) => {
        for (const word of told(text)) seen.add(word);
        if (told(text).length > 0 && !call.route.shows) silent.add(call.name);
      });
    // The HTML of messages, their calendars and numbers are sent and not shown.
    expect(words.filter((word) => !seen.has(word)).length).toBeLessThan(8);
    expect([...silent]).toEqual([]);
  }, 300_000);

  test('is in no answer to accounts it is not for, in any call', async () => {
    const found: string[] = [];
    for (const holder of others)
      for (const call of reads())
        await askAll(call, holder, (address, text) => {
          if (told(text).length > 0) found.push(`${holder.name}: ${address}: ${told(text)}`);
        });
    expect(found.slice(0, 20)).toEqual([]);
  }, 600_000);

  test('is in no answer to what they write, and nothing of the patient is changed', async () => {
    const before = await stored();
    const found: string[] = [];
    const writes = everyCall()
      .filter(({ route }) => route.method !== 'GET' && route.access !== 'publicWrite')
      .map((call) => ({ ...call, body: bodyOf(call), paths: pathsOf(call) }));
    for (const holder of others)
      for (const { route, body, paths } of writes)
        for (const path of paths) {
          // Some of these end or lock the session.
          const headers = route.access === 'staff' ? await sessionOf(hospital, holder.id) : holder.headers;
          const { text } = await ask(route.method, path, headers, body);
          if (told(text).length > 0) found.push(`${holder.name}: ${route.method} ${path}: ${told(text)}`);
          if (route.access === 'staff') holder.headers = await sessionOf(hospital, holder.id);
        }
    expect(found.slice(0, 20)).toEqual([]);
    expect(await stored()).toEqual(before);
  }, 600_000);

  test('is answered to a writer only together with a row of the trail', async () => {
    const rowsOf = async () =>
      (await hospital.orm.execute<{ count: number }>(sql`select count(*)::int as count from activity`))
        .rows[0]!.count;
    const silent = new Set<string>();
    let answered = 0;
    // Deletions come last, or there would be nothing left to answer.
    const writes = everyCall().filter(({ route }) => isOfStaff(route.access) && route.method !== 'GET');
    writes.sort(
      (one, other) => Number(one.route.method === 'DELETE') - Number(other.route.method === 'DELETE'),
    );
    for (const call of writes) {
      const body = bodyOf(call);
      for (const path of pathsOf(call)) {
        const headers = await sessionOf(hospital, administrator.id);
        const before = await rowsOf();
        const { status, text } = await ask(call.route.method, path, headers, body);
        await hospital.settled();
        if (status >= 300 || told(text).length === 0) continue;
        answered++;
        if ((await rowsOf()) === before) silent.add(call.name);
      }
    }
    expect(answered).toBeGreaterThan(1);
    expect([...silent]).toEqual([]);
  }, 300_000);

  async function stored() {
    const found: unknown[] = [];
    for (const table of ids.keys()) {
      const { rows } = await hospital.orm.execute(sql`select * from ${sql.identifier(table)}`);
      found.push(rows);
    }
    return found;
  }
});
