import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { colleague } from '#server/security/every-call.ts';
import { forAReason, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { type TestPatient, wholePatient } from './test-patient.ts';

let hospital: TestHospital;
let ann: TestPatient;
let bo: TestPatient;
let staff: Record<string, string>;

beforeAll(async () => {
  hospital = await testHospital();
  ann = await wholePatient(hospital, 'quan');
  bo = await wholePatient(hospital, 'zibo');
  staff = { ...hospital.staff, ...forAReason };
});
afterAll(() => hospital.close());

async function taken(id: number, headers = staff) {
  const response = await hospital.app.request(`http://hospital.test/api/patient/${id}/everything`, {
    headers,
  });
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'application/zip']);
  const zip = await fromBufferPromise(Buffer.from(await response.arrayBuffer()));
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry())
    files[entry.fileName] = (await buffer(await zip.openReadStreamPromise(entry))).toString();
  const { 'everything.html': page, 'everything.json': json, ...added } = files;
  await hospital.settled();
  return { page: page!, json: json!, added, disposition: response.headers };
}

/** For machines alone: what mail programs read beside the text, and how messages are found. */
const notToRead = new Set([
  'inquiry.copy_message_id',
  'inquiry_reply.message_id',
  'outbox.html_body',
  'outbox.calendar',
  'outbox.headers',
]);

test('it holds every word of the patient, on the page and for machines, and none of anyone else', async () => {
  const { page, json, added } = await taken(ann.id);
  expect(Object.values(added)).toEqual(['abc']);
  expect(page).toContain(Object.keys(added)[0]);
  expect(ann.words.size).toBeGreaterThan(30);
  for (const [column, word] of ann.words)
    expect([column, json.includes(word), notToRead.has(column) || page.includes(word)]).toEqual([
      column,
      true,
      true,
    ]);
  for (const text of [page, json]) {
    expect(text).toContain('quantrail');
    expect(text).not.toContain('zibo');
    expect(text).toContain('Asked for by the board, § 4');
  }
  expect(page).not.toMatch(/<script|<link|src=|url\(|undefined|null|\bin_progress\b|\[object/);
  await expect.poll(() => readdir(join(hospital.dataDir, 'exports'))).toEqual([]);
});

test('it says who looked, on a page or in a file and what for, and nothing of others in the same list', async () => {
  const name = 'Colleague';
  const { headers } = await colleague(hospital, 'reception@openward.example', {
    roles: [{ role: 'desk', departmentIds: null }],
  });
  await hospital.get(`/patient/${ann.id}`, headers);
  await hospital.get('/appointment?days=all', headers);
  await hospital.get('/inquiries?format=csv', { ...staff, 'Export-Reason': 'A survey' });
  await hospital.settled();
  const { looks } = JSON.parse((await taken(ann.id)).json);
  expect(looks).toContainEqual(
    expect.objectContaining({
      actorName: name,
      role: 'receptionist',
      saw: [{ entity: 'patient', count: 1 }],
      isFile: false,
    }),
  );
  expect(looks).toContainEqual(
    expect.objectContaining({ actorName: name, saw: [{ entity: 'appointment', count: 1 }], isFile: false }),
  );
  expect(looks).toContainEqual(
    expect.objectContaining({ saw: [{ entity: 'inquiry', count: 1 }], isFile: true, reason: 'A survey' }),
  );
  // Taking the file is the last view that the next one lists.
  const { page, json } = await taken(ann.id);
  expect(JSON.parse(json).looks.at(-1)).toMatchObject({
    isFile: true,
    reason: 'Asked for by the board, § 4',
    saw: expect.arrayContaining([
      { entity: 'patient', count: 1 },
      { entity: 'appointment', count: 1 },
    ]),
  });
  expect(page).toContain('(receptionist)');
  expect(json).not.toContain('"ids"');
});

test('a link that opens an appointment, a wait or a subscription is not in it', async () => {
  const { rows } = await hospital.orm.execute<{ id: number }>(sql`insert into outbox
    (recipient, subject, text_body, html_body, calendar, headers, appointment_id)
    select 'a@example.org', 'Links', 'See: ' || url, '<a href="' || url || '">See</a>',
      'URL:' || left(url, 50) || E'\r\n ' || substr(url, 51), jsonb_build_object('unsubscribeUrl', url), ${ann.ids.get('appointment')}
    from (select 'https://hospital.test/appointment/manage/' || repeat('aB_-', 11) as url) one returning id`);
  const { json, page } = await taken(ann.id);
  for (const text of [json, page]) expect(text).not.toMatch(/aB_-aB/);
  expect(json).toContain('See: [link left out]');
  await hospital.orm.execute(sql`delete from outbox where id = ${rows[0]!.id}`);
});

test('of a shared address it holds only what is about the patient: no other’s visits, mail or newsletter', async () => {
  const { orm } = hospital;
  await orm.execute(
    sql`update patient set email = (select email from patient where id = ${ann.id}) where id = ${bo.id}`,
  );
  await orm.execute(sql`insert into outbox (recipient, subject, text_body, html_body)
    select email, 'Your links', 'FAMILY', 'FAMILY' from patient where id = ${ann.id}`);
  const shared = (await taken(ann.id)).json;
  expect([shared.includes('zibo'), shared.includes('FAMILY'), JSON.parse(shared).newsletter]).toEqual([
    false,
    false,
    [],
  ]);
  await orm.execute(sql`update patient set email = 'bo@example.org' where id = ${bo.id}`);
  const own = JSON.parse((await taken(ann.id)).json);
  expect([JSON.stringify(own).includes('FAMILY'), own.newsletter.length]).toEqual([true, 1]);
  await orm.execute(sql`delete from outbox where text_body = 'FAMILY'`);
});

test('it holds those who were merged into the patient, for any of their ids', async () => {
  await hospital.call('POST', `/patient/${ann.id}/merge`, { patientId: bo.id }, hospital.staff);
  for (const id of [ann.id, bo.id]) {
    const { json, page } = await taken(id);
    for (const text of [json, page]) for (const mark of ['quanaa', 'ziboaa']) expect(text).toContain(mark);
    expect(JSON.parse(json).patient.length).toBe(2);
  }
  await hospital.call('POST', `/patient/${ann.id}/unmerge`, { patientId: bo.id }, hospital.staff);
});

test('it is written in the main language of the hospital, regardless of the staff area’s', async () => {
  const { rows } = await hospital.orm.execute<{ locale: string }>(sql`select locale from settings`);
  await hospital.orm.execute(sql`update settings set locale = 'de-DE'`);
  const { page } = await taken(bo.id);
  await hospital.orm.execute(sql`update settings set locale = ${rows[0]!.locale}`);
  expect(page).toContain('<html lang="de-DE" dir="ltr">');
  expect(page).toContain('Alles, was wir über');
  expect(page).not.toContain('Everything we hold');
});
