import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { tidy } from '#server/jobs/tidy.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { ann, people } from './test-people.ts';

let hospital: TestHospital;
let crowd: Awaited<ReturnType<typeof people>>;
beforeAll(async () => {
  hospital = await testHospital();
  crowd = await people(hospital);
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await crowd.empty();
});

const byStaff = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, body, hospital.staff);
const wrong = { ...ann, email: 'ann@gmial.example' };
const right = 'ann@gmail.example';
const correct = (id: number, body: object, headers: Record<string, string> = hospital.staff) =>
  hospital.call('PUT', `/patient/${id}`, body, headers);
const { appointment, inquiry, outbox, patient, waitlist } = schema;
const messages = () => hospital.orm.select().from(outbox).orderBy(outbox.id);
const visit = async (id: number) =>
  (await hospital.orm.select().from(appointment).where(eq(appointment.id, id)))[0]!;
const pathsIn = (text: string) =>
  [...text.matchAll(/\/appointment\/(?:manage|waitlist)\/[\w-]{43}/g)].map(([path]) => path);

describe('a corrected patient', () => {
  test('is corrected in every row that has the former value, also of those merged into them, and in no other', async () => {
    const first = await crowd.book();
    const asked = await crowd.ask({ ...ann, name: 'ann  EXAMPLE' });
    const waits = await crowd.wait();
    const child = await crowd.book({ ...ann, patientIsOther: true, patientName: 'Ben Example' });
    const merged = await crowd.book({ ...ann, email: 'work@example.org', phone: '' });
    await byStaff('POST', `/patient/${first.patientId}/merge`, { patientId: merged.patientId });
    const { status, body } = await correct(first.patientId, { name: 'Anne Example', phone: '020 7946 0555' });
    expect([status, body.data.name, body.data.phone]).toEqual([200, 'Anne Example', '+442079460555']);
    expect(body.data.corrected).toEqual({ visits: 2, waitlist: 1, inquiries: 1 });
    expect(await visit(first.id)).toMatchObject({
      name: 'Anne Example',
      email: ann.email,
      phone: '+442079460555',
      version: 2,
    });
    expect(await visit(merged.id)).toMatchObject({
      name: 'Anne Example',
      email: 'work@example.org',
      phone: '',
    });
    expect(await visit(child.id)).toMatchObject({ name: ann.name, patientName: 'Ben Example', version: 1 });
    const [wait] = await hospital.orm.select().from(waitlist).where(eq(waitlist.id, waits.id));
    const [question] = await hospital.orm.select().from(inquiry).where(eq(inquiry.id, asked.id));
    for (const row of [wait, question])
      expect(row).toMatchObject({ name: 'Anne Example', phone: '+442079460555' });
    expect(body.data.merged).toMatchObject([{ name: 'Anne Example', email: 'work@example.org' }]);
    expect((await crowd.book({ ...ann, name: 'Anne Example' })).patientId).toBe(first.patientId);
  });

  test('of whom a relative books has the name of the patient corrected, not of the relative', async () => {
    const child = await crowd.book({ ...ann, patientIsOther: true, patientName: 'Ben Exampel' });
    await correct(child.patientId, { name: 'Ben Example' });
    expect(await visit(child.id)).toMatchObject({ name: ann.name, patientName: 'Ben Example' });
  });

  test('with another address gets every future visit with a link that opens, and the links to the former one end', async () => {
    const visits = [await crowd.book(wrong), await crowd.book(wrong)];
    const sent = (await messages()).flatMap(({ textBody }) => pathsIn(textBody));
    await hospital.orm.update(appointment).set({ contactProvenAt: new Date(monday) });
    await correct(visits[0]!.patientId, { email: right });
    for (const path of [...sent, ...visits.map(({ path }) => path)])
      expect([path, (await hospital.get(path)).status]).toEqual([path, 404]);
    const after = await messages();
    const fresh = after.filter(({ recipient }) => recipient === right);
    expect(fresh.map(({ status, subject }) => [status, subject.split(' |')[0]])).toEqual([
      ['queued', expect.stringContaining('Your appointment is booked')],
      ['queued', expect.stringContaining('Your appointment is booked')],
    ]);
    for (const { textBody } of fresh) expect((await hospital.get(pathsIn(textBody)[0]!)).status).toBe(200);
    const former = after.filter(({ recipient, status }) => recipient === wrong.email && status === 'queued');
    expect(former.map(({ textBody }) => textBody)).toEqual([
      expect.stringContaining('corrected, by our staff'),
      expect.stringContaining('corrected, by our staff'),
    ]);
    expect(former.map(({ textBody }) => textBody).join()).not.toMatch(/Ann|gmail|Hensley/);
    expect(await visit(visits[0]!.id)).toMatchObject({ email: right, contactProvenAt: null });
  });

  test('with another address has no reminder at the former one, and nothing is mailed of a past visit', async () => {
    const { id, patientId } = await crowd.book(wrong);
    const [first] = await messages();
    await hospital.orm
      .insert(outbox)
      .values({ ...first!, id: undefined, uniqueKey: `appointment ${id} reminder-1-day 0` });
    await correct(patientId, { email: right });
    const queued = (await messages()).filter(
      ({ status, subject }) => status === 'queued' && !subject.includes('corrected'),
    );
    expect(queued.map(({ recipient }) => recipient)).toEqual([right]);
    hospital.clock.now = (await visit(id)).startsAt.getTime() + 1;
    await hospital.empty('outbox');
    await correct(patientId, { email: 'ann@example.com' }, await hospital.signIn());
    expect(await messages()).toEqual([]);
    expect((await visit(id)).email).toBe('ann@example.com');
  });

  test('on the waiting list gets the message again, and the link mailed before ends', async () => {
    const { id, patientId } = await crowd.wait(wrong);
    const [before] = await hospital.orm.select().from(waitlist);
    await correct(patientId, { email: right });
    const [after] = await hospital.orm.select().from(waitlist);
    expect(after).toMatchObject({ id, email: right, status: 'waiting' });
    expect(after!.linkKey).not.toBe(before!.linkKey);
    expect(after!.linkTokenHash.equals(before!.linkTokenHash)).toBe(false);
    const [message, ...more] = await messages();
    expect([message!.recipient, more]).toEqual([right, []]);
    const link = pathsIn(message!.textBody)[0]!.replace('/appointment/waitlist', '/waitlist/link');
    expect((await hospital.get(link)).body.data.status).toBe('waiting');
  });

  test('is in the trail by id, with the former values while the patient exists', async () => {
    const { id, patientId, reference } = await crowd.book();
    await correct(patientId, { name: 'Anne Example' });
    const list = (await hospital.get('/admin/activity?action=correct', hospital.staff)).body.data;
    expect(list.map(({ entity, label }: Record<string, string>) => [entity, label])).toEqual([
      ['appointment', reference],
      ['patient', `Patient ${patientId}`],
    ]);
    const { changes } = (await hospital.get(`/admin/activity/${list[1].id}`, hospital.staff)).body.data;
    expect(changes).toEqual([{ field: 'name', before: 'Ann Example', after: 'Anne Example' }]);
    await hospital.orm.execute(sql`delete from appointment where id = ${id}`);
    await tidy(hospital.orm, hospital.clock.now);
    const { rows } = await hospital.orm.execute(
      sql`select 1 from activity_change c join activity a on a.id = c.activity_id where action = 'correct'`,
    );
    expect(rows).toEqual([]);
  });

  test('is corrected once by a double click, and refused from an earlier state', async () => {
    const { patientId } = await crowd.book(wrong);
    const twice = await Promise.all([1, 2].map(() => correct(patientId, { email: right })));
    expect(twice.map(({ status }) => status)).toEqual([200, 200]);
    expect((await messages()).filter(({ recipient }) => recipient === right)).toHaveLength(1);
    const stale = await correct(patientId, { email: ann.email }, { ...hospital.staff, 'If-Match': '"1"' });
    expect([stale.status, stale.body.current.email]).toEqual([412, right]);
    expect((await hospital.get(`/patient/${patientId}`, hospital.staff)).headers.get('etag')).toContain('2');
  });

  test('cut off at any statement is corrected wholly or not at all', async () => {
    const { id, patientId } = await crowd.book(wrong);
    await crowd.wait(wrong);
    await hospital.orm.execute(sql`create function refused() returns trigger language plpgsql as
      $$ begin raise exception 'cut off'; end $$`);
    for (const table of ['appointment', 'waitlist', 'outbox', 'activity_change']) {
      await hospital.orm.execute(
        sql`create trigger refused before insert or update on ${sql.identifier(table)} for each row execute function refused()`,
      );
      expect((await correct(patientId, { email: right })).status).toBe(500);
      await hospital.orm.execute(sql`drop trigger refused on ${sql.identifier(table)}`);
      const [one] = await hospital.orm.select().from(patient);
      const [wait] = await hospital.orm.select().from(waitlist);
      expect([one!.email, wait!.email, (await visit(id)).email]).toEqual([
        wrong.email,
        wrong.email,
        wrong.email,
      ]);
      expect((await messages()).filter(({ recipient }) => recipient === right)).toEqual([]);
    }
  });
});

describe('a patient is not corrected', () => {
  test('to another one’s name and contact: staff are told to merge the two', async () => {
    const { patientId } = await crowd.book(wrong);
    await hospital.orm.execute(sql`update patient set phone = ''`);
    const other = await crowd.book({ ...ann, email: right, phone: '' });
    const { status, body } = await correct(patientId, { email: right });
    expect([status, body.type]).toEqual([409, '/problems/name-taken']);
    expect(body.detail).toContain('Merge the two');
    await byStaff('POST', `/patient/${patientId}/merge`, { patientId: other.patientId });
    expect((await correct(patientId, { email: right })).status).toBe(200);
    const undone = { patientId: other.patientId };
    const apart = await byStaff('POST', `/patient/${patientId}/unmerge`, undone);
    expect([apart.status, apart.body.type]).toEqual([409, '/problems/name-taken']);
  });

  test('so that no contact remains, or with an invalid number; a row without another gets what remains', async () => {
    const { id, patientId } = await crowd.book({ ...ann, phone: '' });
    await crowd.book();
    const field = async (body: object) => (await correct(patientId, body)).body.errors?.[0].path;
    expect(await field({ email: '' })).toBe('email');
    expect(await field({ phone: '12' })).toBe('phone');
    expect(await field({ name: '' })).toBe('name');
    expect(await field({ phone: ann.phone })).toBeUndefined();
    await hospital.orm.update(appointment).set({ phone: '' }).where(eq(appointment.id, id));
    expect((await correct(patientId, { email: '' })).status).toBe(200);
    expect(await visit(id)).toMatchObject({ email: '', phone: ann.phone });
  });

  test('in rows out of reach, nor out of reach themselves', async () => {
    const own = await crowd.book();
    const foreign = await crowd.book(ann, crowd.there);
    const { headers } = crowd.receptionist;
    const { body } = await correct(own.patientId, { name: 'Anne Example' }, headers);
    expect(body.data.corrected.visits).toBe(1);
    expect([(await visit(own.id)).name, (await visit(foreign.id)).name]).toEqual([
      'Anne Example',
      'Ann Example',
    ]);
    const stranger = await crowd.book({ ...ann, name: 'Bo', email: 'bo@example.org' }, crowd.there);
    expect((await correct(stranger.patientId, { name: 'Boo' }, headers)).status).toBe(404);
  });
});
