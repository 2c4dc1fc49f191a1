import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { tidy } from '#server/jobs/tidy.ts';
import { colleague } from '#server/security/every-call.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

type Headers = Record<string, string>;
interface Slot {
  startsAt: string;
  doctorId: number;
}

let hospital: TestHospital;
/** Free times of a doctor in cardiology, and of one in neurology. */
let here: Slot[];
let there: Slot[];
let receptionist: Headers;

beforeAll(async () => {
  hospital = await testHospital();
  const slotsOf = async (slug: string) =>
    (await hospital.get(`/appointment/slots?doctor=${slug}&from=2026-03-10&to=2026-03-31`)).body.data;
  here = await slotsOf('clara-hensley');
  there = await slotsOf('karim-belhadi');
  const cardiology = (await hospital.get('/department/slug/cardiology')).body.data.id;
  receptionist = (
    await colleague(hospital, 'reception@openward.example', {
      roles: [{ role: 'desk', departmentIds: [cardiology] }],
    })
  ).headers;
});
afterAll(() => hospital.close());
let booked = 0;
beforeEach(async () => {
  hospital.clock.now = monday;
  booked = 0;
  await hospital.empty(
    'appointment',
    'allocation',
    'waitlist',
    'inquiry',
    'patient',
    'patient_note',
    'activity',
  );
});

const ann = { name: 'Ann Example', email: 'ann@example.org', phone: '020 7946 0123' };

/** The patient of a new booking. */
async function book(person: Record<string, unknown> = ann, slots = here): Promise<number> {
  const { doctorId, startsAt } = slots[booked++]!;
  const { body } = await hospital.call(
    'POST',
    '/appointment',
    { doctorId, startsAt, ...person },
    hospital.visitor,
  );
  return patientOf('appointment', body.data.id);
}

async function ask(person: Record<string, unknown> = ann): Promise<number> {
  const { body } = await hospital.call(
    'POST',
    '/inquiries',
    { message: 'A dog?', ...person },
    hospital.visitor,
  );
  return patientOf('inquiry', body.data.id);
}

async function patientOf(table: string, id: number): Promise<number> {
  const { rows } = await hospital.orm.execute<{ patient_id: number }>(
    sql`select patient_id from ${sql.identifier(table)} where id = ${id}`,
  );
  return rows[0]!.patient_id;
}

const patient = async (id: number, headers: Headers = hospital.staff) =>
  (await hospital.get(`/patient/${id}`, headers)).body.data;
const merge = (id: number, patientId: number, headers: Headers = hospital.staff) =>
  hospital.call('POST', `/patient/${id}/merge`, { patientId }, headers);

describe('a new row finds its patient', () => {
  test('by the name and the address, in any spelling', async () => {
    const first = await book();
    expect(await book({ ...ann, name: ' ann  EXAMPLE', email: 'Ann@Example.org', phone: '' })).toBe(first);
    expect(await ask({ name: 'Ánn Example', email: 'ann@example.org' })).toBe(first);
  });

  test('by the name and the number, in any spelling', async () => {
    const first = await book();
    expect(await ask({ name: 'Ann Example', phone: '+44 20 7946 0123' })).toBe(first);
  });

  test('and no one else of the family who has the same address', async () => {
    const mother = await book();
    const child = await book({ ...ann, patientIsOther: true, patientName: 'Ben Example' });
    expect(child).not.toBe(mother);
    expect((await patient(child)).name).toBe('Ben Example');
    expect(await book({ ...ann, patientIsOther: true, patientName: 'Ben Example' })).toBe(child);
  });

  test('of many that come at once, there is one', async () => {
    const found = await Promise.all(
      Array.from({ length: 6 }, () => ask({ name: 'Cy', email: 'cy@example.org' })),
    );
    expect(new Set(found).size).toBe(1);
  });

  test('and is one of its own without any contact', async () => {
    const walkIn = { source: 'walk-in', doctorId: here[0]!.doctorId, name: 'Dee', confirmed: true };
    const first = await hospital.call('POST', '/appointment/desk', walkIn, hospital.staff);
    const second = await hospital.call('POST', '/appointment/desk', walkIn, hospital.staff);
    expect(second.body.data.patientId).toBeGreaterThan(first.body.data.patientId);
  });

  test('and never one of a demo', async () => {
    const first = await book();
    await hospital.orm.execute(sql`update patient set is_demo = true`);
    expect(await book()).not.toBe(first);
  });
});

describe('a patient', () => {
  test('has the visits, inquiries and messages that are about them', async () => {
    const id = await book();
    await book();
    await ask();
    await book({ name: 'Bo', email: 'bo@example.org' });
    expect(await patient(id)).toMatchObject({ name: 'Ann Example', visits: 2, lastVisit: null });
    const totals = await Promise.all(
      ['/appointment', '/inquiries', '/admin/mail'].map(
        async (path) => (await hospital.get(`${path}?patient=${id}`, hospital.staff)).body.meta.total,
      ),
    );
    expect(totals).toEqual([2, 1, 3]);
  });

  test.each([
    ['a part of the name', 'xampl'],
    ['a part of the address', 'ann@'],
    ['the number as people write it', '020 7946'],
  ])('is found by %s', async (_, q) => {
    const id = await book();
    await book({ name: 'Bo', email: 'bo@openward.example', phone: '020 7946 9999' });
    const { body } = await hospital.get(`/patient?q=${encodeURIComponent(q)}`, hospital.staff);
    expect(body.data.map((one: { id: number }) => one.id)).toContain(id);
  });

  test('within reach by any visit that is, and by nothing else', async () => {
    const id = await book(ann, there);
    expect((await hospital.get(`/patient/${id}`, receptionist)).status).toBe(404);
    expect((await hospital.get('/patient', receptionist)).body.meta.total).toBe(0);
    await book(ann, here);
    expect(await patient(id, receptionist)).toMatchObject({ visits: 1 });
    expect(await patient(id)).toMatchObject({ visits: 2 });
    const { body } = await hospital.get(`/appointment?patient=${id}`, receptionist);
    expect(body.meta.total).toBe(1);
  });

  test('keeps notes of staff, which can be deleted', async () => {
    const id = await book();
    const added = await hospital.call(
      'POST',
      `/patient/${id}/note`,
      { text: 'Prefers calls.' },
      receptionist,
    );
    expect([added.status, added.body.data.notes]).toMatchObject([201, [{ text: 'Prefers calls.' }]]);
    const [note] = added.body.data.notes;
    const gone = await hospital.call('DELETE', `/patient/${id}/note/${note.id}`, undefined, hospital.staff);
    expect([gone.status, (await patient(id)).notes]).toEqual([204, []]);
  });
});

describe('merging', () => {
  const other = { name: 'A. Example', email: 'ann@example.org' };

  test('is suggested where an address or a number is the same', async () => {
    const [id, like] = [await book(), await book(other)];
    await book({ name: 'Ann Example', email: 'another@example.org' });
    expect((await patient(id)).duplicates).toMatchObject([{ id: like, shares: ['email'] }]);
  });

  test('gives one patient the rows of both, also those that come later', async () => {
    const [id, second] = [await book(), await book(other)];
    expect((await merge(id, second)).body.data).toMatchObject({ id, visits: 2, merged: [{ id: second }] });
    await book(other);
    expect(await patient(second)).toMatchObject({ id, visits: 3, duplicates: [] });
    expect((await hospital.get('/patient', hospital.staff)).body.data).toMatchObject([{ id }]);
    const { body } = await hospital.get('/patient?q=A.', hospital.staff);
    expect(body.data).toMatchObject([{ id }]);
  });

  test('can be undone, with every row where it was', async () => {
    const [id, second] = [await book(), await book(other)];
    await merge(id, second);
    const undone = await hospital.call(
      'POST',
      `/patient/${id}/unmerge`,
      { patientId: second },
      hospital.staff,
    );
    expect(undone.body.data).toMatchObject({ visits: 1, merged: [], duplicates: [{ id: second }] });
    expect(await patient(second)).toMatchObject({ id: second, visits: 1 });
  });

  test('never makes a chain or a circle, also by concurrent merges', async () => {
    const [a, b, c] = [await book(), await book(other), await book({ ...other, name: 'Annie' })];
    await merge(b, c);
    const answers = await Promise.all([merge(a, b), merge(b, a), merge(a, b)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    const { rows } =
      await hospital.orm.execute(sql`select id from patient one where merged_into_id is not null
      and (select merged_into_id from patient root where root.id = one.merged_into_id) is not null`);
    expect(rows).toEqual([]);
    expect(await patient(c)).toMatchObject({ visits: 3 });
  });

  test('needs both within reach, and both real', async () => {
    const [id, foreign] = [await book(), await book({ ...other, email: 'x@example.org' }, there)];
    expect((await merge(id, foreign, receptionist)).status).toBe(404);
    await hospital.orm.execute(sql`update patient set is_demo = true where id = ${foreign}`);
    expect((await merge(id, foreign)).status).toBe(422);
    expect((await merge(id, id)).status).toBe(422);
  });
});

test('a patient without any rows is forgotten, with notes and what the trail says', async () => {
  const id = await book();
  const stays = await book({ name: 'Bo', email: 'bo@example.org' });
  await merge(id, stays);
  await hospital.call('POST', `/patient/${id}/note`, { text: 'Prefers calls.' }, hospital.staff);
  await hospital.orm.execute(sql`update appointment set patient_id = null where patient_id = ${id}`);
  await tidy(hospital.orm, hospital.clock.now);
  expect(await patient(id)).toMatchObject({ id, visits: 1 });
  await hospital.empty('appointment');
  await tidy(hospital.orm, hospital.clock.now);
  await tidy(hospital.orm, hospital.clock.now);
  const { rows } = await hospital.orm.execute(sql`select (select count(*)::int from patient) as patients,
    (select count(*)::int from patient_note) as notes,
    (select count(*)::int from activity_change c join activity a on a.id = c.activity_id where entity = 'patient') as changes`);
  expect(rows).toEqual([{ patients: 0, notes: 0, changes: 0 }]);
});
