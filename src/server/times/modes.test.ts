/** How a visit takes place: chosen by the patient, kept by the appointment, and shown wherever the visit is. */
import { eq, sql } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { colleague } from '#server/security/every-call.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

type Slot = { startsAt: string; doctorId: number; visitTypeId: number };
const days = 'from=2026-03-03&to=2026-03-31';
const pattern = 'https://meet.example.org/{room}?of={reference}';
let hospital: TestHospital;
let slots: Slot[];

beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'idempotency', 'outbox');
  await hospital.emptyTrail();
  await hospital.orm.execute(sql`delete from room`);
  await allow({ mode: 'in-person', otherModes: ['phone', 'video'], places: 1, roomKind: '' });
  await hospital.orm.update(schema.settings).set({ videoAddress: pattern });
  slots = await free();
});

const allow = (fields: object) => hospital.call('PUT', '/visit-type/1', fields, hospital.staff);
const free = async (more = ''): Promise<Slot[]> =>
  (await hospital.get(`/appointment/slots?doctor=clara-hensley&visitType=1&${days}${more}`)).body.data;
const room = () => hospital.call('POST', '/room', { name: 'Room 1', kind: 'Clinic' }, hospital.staff);
let patients = 0;
const post = (path: string, body: object) => hospital.call('POST', path, body, hospital.visitor);
const wanted = ({ startsAt, doctorId, visitTypeId }: Slot) => ({ startsAt, doctorId, visitTypeId });
const book = (more: object = {}, slot = slots[9]!) =>
  post('/appointment', {
    ...wanted(slot),
    ...{ name: 'Ann Example', email: `ann-${++patients}@example.org`, phone: '020 7946 0123' },
    ...more,
  });
async function booked(more: object = {}, slot = slots[9]!) {
  const { data } = (await book(more, slot)).body;
  return { ...data, path: `/appointment/manage/${data.manageUrl.split('/').at(-1)}` };
}
const managed = async (path: string) => (await hospital.get(path)).body.data;
const asStaff = async (id: number, headers = hospital.staff) =>
  (await hospital.get(`/appointment/${id}`, headers)).body.data;
const mails = () => hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
const taken = async () =>
  (await hospital.orm.select().from(schema.allocation).where(eq(schema.allocation.active, true))).map(
    ({ roomId }) => roomId !== null,
  );

describe('a visit', () => {
  test('takes place as the patient chose, or as usual, and nothing else is accepted', async () => {
    expect((await booked()).mode).toBe('in-person');
    expect((await booked({ mode: 'video' }, slots[2])).mode).toBe('video');
    await allow({ mode: 'phone', otherModes: [] });
    expect((await booked({}, slots[3])).mode).toBe('phone');
    const refused = await book({ mode: 'video' }, slots[4]);
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [{ path: 'mode', message: 'This visit does not take place like that. Choose another way.' }],
    ]);
    expect(await free('&mode=video')).toEqual([]);
  });

  test('is told by mail and calendar how it takes place, with what to do instead of where to come', async () => {
    const { path } = await booked({ mode: 'phone' });
    await booked({ mode: 'video' }, slots[2]);
    const [byPhone, byVideo] = await mails();
    expect(byPhone!.textBody).toContain('By phone. We call you on the number that ends in 123.');
    expect(byPhone!.textBody).toContain('Please be ready a few minutes early, in a quiet place.');
    expect(byVideo!.textBody).toContain('By video, from the page of your appointment');
    expect(byVideo!.textBody).toContain('Join from the page of your appointment ten minutes early');
    for (const { textBody } of [byPhone!, byVideo!]) {
      expect(textBody).not.toMatch(/reception|photo ID|Lantern/i);
    }
    expect(await managed(path)).toMatchObject({ phoneEnding: '123', videoUrl: null });
    const { content } = (await hospital.get(`${path}/calendar`)).body.data;
    const event = new ICAL.Component(ICAL.parse(content)).getFirstSubcomponent('vevent')!;
    expect(event.getFirstPropertyValue('location')).toBe(
      'By phone. We call you on the number that ends in 123.',
    );
    expect(event.getFirstPropertyValue('url')).toContain('/appointment/manage/');
  });
});

describe('a room', () => {
  test('is for those who come in person, and its kind does not keep others from a time', async () => {
    await room();
    await allow({ roomKind: 'Clinic' });
    await booked({}, slots[0]);
    await booked({ mode: 'video' }, slots[1]);
    expect(await taken()).toEqual([true, false]);
    await hospital.orm.execute(sql`update room set is_in_use = false`);
    expect(await free()).toEqual([]);
    expect((await free('&mode=phone')).length).toBeGreaterThan(10);
  });

  test('is taken by visits from afar of a type that is only ever held so', async () => {
    await room();
    await allow({ mode: 'video', otherModes: ['phone'], roomKind: 'Clinic' });
    await booked({}, slots[0]);
    expect(await taken()).toEqual([true]);
  });

  test('is not got around by holding the time for a visit that needs none', async () => {
    await room();
    await allow({ roomKind: 'Clinic' });
    const { data } = (await post('/appointment/hold', { ...wanted(slots[0]!), mode: 'video' })).body;
    await hospital.orm.execute(sql`update room set is_in_use = false`);
    const refused = await book({ holdToken: data.token }, slots[0]);
    expect(refused.status).toBe(409);
    await hospital.orm.execute(sql`update room set is_in_use = true`);
    expect((await book({ holdToken: data.token }, slots[0])).status).toBe(201);
    expect(await taken()).toEqual([true]);
  });
});

describe('the address of a video visit', () => {
  test('is shown to its patient and to staff who may see the visit, the same to both', async () => {
    const { path, id, reference } = await booked({ mode: 'video' });
    const { videoUrl } = await managed(path);
    expect(videoUrl).toMatch(/^https:\/\/meet\.example\.org\/[0-9a-f]{32}\?of=/);
    expect(videoUrl).toContain(`?of=${reference}`);
    expect((await asStaff(id)).videoUrl).toBe(videoUrl);
    const away = await colleague(hospital, 'away@openward.example', {
      roles: [
        {
          role: 'desk',
          departmentIds: [(await hospital.get('/department/slug/neurology')).body.data.id],
        },
      ],
    });
    expect((await hospital.get(`/appointment/${id}`, away.headers)).status).toBe(404);
  });

  test('is in no other answer, message, file or row', async () => {
    const answer = await book({ mode: 'video' });
    const { id, manageUrl } = answer.body.data;
    const path = `/appointment/manage/${manageUrl.split('/').at(-1)}`;
    const { videoUrl } = await managed(path);
    const secret = videoUrl.split(/[/?]/)[3];
    await hospital.call('PUT', path, { startsAt: slots[12]!.startsAt }, hospital.visitor);
    const seen = [
      answer.body,
      (await hospital.get('/settings')).body,
      (await hospital.get(`${path}/calendar`)).body,
      await mails(),
      (await hospital.get(`/admin/activity?entity=appointment&entityId=${id}`, hospital.staff)).body,
    ].map((one) => JSON.stringify(one));
    for (const text of seen) expect(text).not.toMatch(/meet\.example\.org/);
    const tables = ['appointment', 'outbox', 'activity', 'activity_change', 'idempotency', 'revision'];
    for (const table of tables) {
      const { rows } = await hospital.orm.execute<{ row: string }>(
        sql`select t::text as row from ${sql.identifier(table)} t`,
      );
      expect(rows.map(({ row }) => row).join('\n'), table).not.toContain(secret);
    }
  });

  test('stays when the visit moves, so that no one waits in another room, and ends with its links', async () => {
    const { path, id } = await booked({ mode: 'video' });
    const { videoUrl } = await managed(path);
    await hospital.call('PUT', path, { startsAt: slots[12]!.startsAt }, hospital.visitor);
    expect((await managed(path)).videoUrl).toBe(videoUrl);
    await hospital.call('PUT', `/appointment/${id}/person`, { email: 'right@example.org' }, hospital.staff);
    const renewed = (await asStaff(id)).videoUrl;
    expect(renewed).toMatch(/^https:/);
    expect(renewed).not.toBe(videoUrl);
  });

  test('is gone once the visit is cancelled or long over, and not there before it is booked', async () => {
    const { path, id } = await booked({ mode: 'video' });
    const after = await booked({ mode: 'video' }, slots[2]);
    await hospital.call('DELETE', path, {}, hospital.visitor);
    expect((await managed(path)).videoUrl).toBeNull();
    expect((await asStaff(id)).videoUrl).toBe('');
    expect(JSON.stringify(await mails())).not.toContain('meet.example.org');
    hospital.clock.now = Date.parse(slots[2]!.startsAt) + 4 * 3_600_000;
    expect((await managed(after.path)).videoUrl).toBeNull();
    hospital.clock.now = monday;
    await allow({ needsApproval: true });
    const asked = await booked({ mode: 'video' }, slots[4]);
    expect(await managed(asked.path)).toMatchObject({ status: 'requested', videoUrl: null });
    await allow({ needsApproval: false });
  });

  test('differs for each visit, and is one for a group that meets', async () => {
    const one = await booked({ mode: 'video' }, slots[0]);
    const other = await booked({ mode: 'video' }, slots[1]);
    expect((await managed(one.path)).videoUrl).not.toBe((await managed(other.path)).videoUrl);
    await allow({ places: 3 });
    const [ann, bo] = [await booked({ mode: 'video' }, slots[4]), await booked({ mode: 'video' }, slots[4])];
    expect((await managed(ann.path)).videoUrl).toBe((await managed(bo.path)).videoUrl);
    const later = await booked({ mode: 'video' }, slots[6]);
    expect((await managed(later.path)).videoUrl).not.toBe((await managed(ann.path)).videoUrl);
  });

  test('is kept from programs, which attend no visit', async () => {
    const { id } = await booked({ mode: 'video' });
    const { data } = (
      await hospital.call(
        'POST',
        '/admin/tokens',
        {
          name: 'Waiting room screen',
          roles: [{ role: 'desk', departmentIds: null }],
          readsOnly: true,
          validUntil: '2026-04-01',
        },
        hospital.staff,
      )
    ).body;
    expect((await asStaff(id, { Authorization: `Bearer ${data.token}` })).videoUrl).toBe('');
  });
});
