import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { ann, people } from '#server/patient/test-people.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

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
const { appointment, outbox } = schema;
const correct = (id: number, body: object, headers: Record<string, string> = hospital.staff) =>
  hospital.call('PUT', `/appointment/${id}/person`, body, headers);
const messages = () => hospital.orm.select().from(outbox).orderBy(outbox.id);
const note = (id: number) => byStaff('POST', `/patient/${id}/note`, { text: 'Prefers calls.' });
const patient = async (id: number) => (await hospital.get(`/patient/${id}`, hospital.staff)).body.data;

describe('the person of a visit', () => {
  test('is corrected in this visit alone, in the fields that are given', async () => {
    const { id, patientId } = await crowd.book({ ...ann, reason: 'A cough' });
    const other = await crowd.book();
    const { status, body } = await correct(id, { phone: '020 7946 0555', reason: 'A cold', language: 'de' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      ...ann,
      phone: '+442079460555',
      reason: 'A cold',
      language: 'de',
      version: 2,
      patientId,
    });
    expect((await hospital.get(`/appointment/${other.id}`, hospital.staff)).body.data).toMatchObject({
      ...ann,
      version: 1,
    });
  });

  test('with another address gets the message with its link; earlier links end, and the former address is notified', async () => {
    const { id, path } = await crowd.book({ ...ann, email: 'ann@gmial.example' });
    const { body } = await correct(id, { email: 'ann@gmail.example' });
    expect(body.data).toMatchObject({ email: 'ann@gmail.example', isContactProven: false });
    expect((await hospital.get(path)).status).toBe(404);
    const [first, fresh, told] = await messages();
    expect([first!.status, fresh!.recipient, told!.recipient]).toEqual([
      'discarded',
      'ann@gmail.example',
      'ann@gmial.example',
    ]);
    expect(fresh!.subject).toContain('Your appointment is booked');
  });

  test('is corrected after the visit too, and never once forgotten', async () => {
    const { id } = await crowd.book();
    hospital.clock.now = Date.parse('2026-06-01T09:00:00Z');
    const staff = await hospital.signIn();
    expect((await correct(id, { name: 'Ann Exämple' }, staff)).body.data.name).toBe('Ann Exämple');
    await hospital.orm
      .update(appointment)
      .set({ contactRemovedAt: new Date() })
      .where(eq(appointment.id, id));
    expect((await correct(id, { name: 'Ann' }, staff)).body.type).toBe('/problems/state-not-allowed');
  });

  test('keeps an address or a number if there was one, and a patient who is another person has a name', async () => {
    const { id } = await crowd.book({ ...ann, phone: '' });
    const field = async (body: object) => (await correct(id, body)).body.errors?.[0].path;
    expect(await field({ email: '' })).toBe('email');
    expect(await field({ phone: '12' })).toBe('phone');
    expect(await field({ patientIsOther: true })).toBe('patientName');
    const walkIn = { source: 'walk-in', doctorId: crowd.here[0]!.doctorId, name: 'Dee', confirmed: true };
    const came = await byStaff('POST', '/appointment/desk', walkIn);
    expect((await correct(came.body.data.id, { name: 'Dee Example' })).status).toBe(200);
  });

  test('is in the trail by reference, with what was changed, until the visit is forgotten', async () => {
    const { id, reference } = await crowd.book();
    await correct(id, { name: 'Ann Exampel', reason: 'A cold' });
    const [row] = (await hospital.get('/admin/activity?action=correct', hospital.staff)).body.data;
    expect(row).toMatchObject({
      entity: 'appointment',
      entityId: id,
      label: reference,
      fields: ['name', 'reason'],
    });
    await hospital.orm.execute(sql`delete from appointment`);
    const [forgotten] = (await hospital.get('/admin/activity?action=correct', hospital.staff)).body.data;
    expect(forgotten).toMatchObject({ fields: [], isForgotten: true });
  });
});

describe('a visit that was booked under the wrong person', () => {
  test('goes to the patient of the corrected name and contact, or to a new one', async () => {
    const bo = await crowd.book({ name: 'Bo Example', email: 'bo@example.org' });
    const mistaken = await crowd.book();
    await crowd.book();
    const { body } = await correct(mistaken.id, { name: 'bo example', email: 'bo@example.org', phone: '' });
    expect(body.data.patientId).toBe(bo.patientId);
    const again = await correct(mistaken.id, { name: 'Cy Example' });
    expect([mistaken.patientId, bo.patientId]).not.toContain(again.body.data.patientId);
    expect(await patient(again.body.data.patientId)).toMatchObject({
      name: 'Cy Example',
      email: 'bo@example.org',
      visits: 1,
    });
  });

  test('goes to a child of the one who booked', async () => {
    const { id, patientId } = await crowd.book();
    const { body } = await correct(id, { patientIsOther: true, patientName: 'Ben Example' });
    expect(await patient(body.data.patientId)).toMatchObject({ name: 'Ben Example', email: ann.email });
    expect((await correct(id, { patientIsOther: false })).body.data).toMatchObject({
      patientId,
      patientName: '',
    });
  });

  test('stays where only the contact was wrong, or where the patient is known by that name', async () => {
    const { id, patientId } = await crowd.book();
    const maiden = await crowd.book({ ...ann, name: 'Ann Maiden' });
    await byStaff('POST', `/patient/${patientId}/merge`, { patientId: maiden.patientId });
    for (const body of [{ email: 'new@example.org' }, { name: 'ANN  exämple' }, { name: 'Ann Maiden' }])
      expect((await correct(id, body)).body.data.patientId).toBe(patientId);
  });

  test('takes the notes along if nothing else is about the patient it leaves', async () => {
    const alone = await crowd.book();
    await note(alone.patientId);
    const moved = (await correct(alone.id, { name: 'Jo Example' })).body.data.patientId;
    expect((await patient(moved)).notes).toMatchObject([{ text: 'Prefers calls.' }]);
    await crowd.book({ ...ann, name: 'Jo Example' });
    expect(
      (await patient((await correct(alone.id, { name: 'Di Example' })).body.data.patientId)).notes,
    ).toEqual([]);
  });
});
