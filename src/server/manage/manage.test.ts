import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let slots: { startsAt: string; localDate: string; doctorId: number }[];

beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'outbox');
  await hospital.emptyTrail();
  const path = '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-31';
  slots = (await hospital.get(path)).body.data;
});

let patients = 0;
async function book(index = 20) {
  const { startsAt, doctorId } = slots[index]!;
  const body = { doctorId, startsAt, name: 'Ann Example', email: `manage-${++patients}@example.org` };
  const { body: answer } = await hospital.call('POST', '/appointment', body, hospital.visitor);
  const token: string = answer.data.manageUrl.split('/').at(-1);
  return { id: answer.data.id as number, token, path: `/appointment/manage/${token}` };
}
const put = (path: string, body: unknown, headers = {}) =>
  hospital.call('PUT', path, body, { ...hospital.visitor, ...headers });
const remove = (path: string, body?: unknown) => hospital.call('DELETE', path, body, hospital.visitor);
const stored = async (id: number) =>
  (await hospital.orm.select().from(schema.appointment).where(eq(schema.appointment.id, id)))[0]!;

describe('the manage link', () => {
  test('says what may still be done, until when and whom to call after that', async () => {
    const { path } = await book();
    const { body } = await hospital.get(path);
    const start = Date.parse(slots[20]!.startsAt);
    expect(body.data).toMatchObject({
      canMove: true,
      canCancel: true,
      moveUntil: new Date(start - 86_400_000).toISOString(),
      isPast: false,
      changedBy: null,
      previous: null,
    });
    expect(body.data.deadlines).toMatch(
      /^You can move or cancel it yourself until \w+day,? \d+ March 2026, \d\d:\d\d\. After that, please call us: .+\.$/,
    );
    hospital.clock.now = start - 86_400_000 + 1;
    const late = (await hospital.get(path)).body.data;
    expect(late).toMatchObject({ canMove: false, canCancel: false });
    expect(late.deadlines).toMatch(/^To move or cancel it, please call us: .+\.$/);
  });

  test('changes nothing when it or anything below it is opened, however often', async () => {
    const { id, path } = await book();
    const before = await stored(id);
    for (const address of [path, `${path}/calendar`, `${path}/slots?from=2026-03-03&to=2026-03-31`]) {
      const { status, headers } = await hospital.get(address);
      expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store']);
      await hospital.call('HEAD', address);
    }
    expect(await stored(id)).toEqual(before);
    expect(await hospital.orm.select().from(schema.outbox)).toHaveLength(1);
  });

  test('moves the appointment to one of the offered slots, which is then taken and the old one free', async () => {
    const { path, id } = await book();
    const offered = (await hospital.get(`${path}/slots?from=2026-03-03&to=2026-03-31`)).body.data;
    const times = offered.map(({ startsAt }: { startsAt: string }) => startsAt);
    expect(times).toContain(slots[21]!.startsAt);
    expect(times).not.toContain(slots[20]!.startsAt);
    const { status, body } = await put(path, { startsAt: slots[21]!.startsAt });
    expect([status, body.data]).toMatchObject([
      200,
      {
        startsAt: slots[21]!.startsAt,
        changedBy: 'patient',
        previous: { localDate: slots[20]!.localDate, doctor: { slug: 'clara-hensley' } },
      },
    ]);
    expect((await hospital.get(path)).body.data).toEqual(body.data);
    const [activity] = await hospital.orm.select().from(schema.activity);
    expect(activity).toMatchObject({ actorName: 'Visitor', action: 'move', entityId: id });
  });

  test('cancels it once, keeps the reason for staff and says so from then on', async () => {
    const { path, id } = await book();
    const answers = [await remove(path, { reason: 'Feeling well again' }), await remove(path)];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored(id)).toMatchObject({ status: 'cancelled', statusNote: 'Feeling well again' });
    expect((await hospital.get(path)).body.data).toMatchObject({
      status: 'cancelled',
      changedBy: 'patient',
      canMove: false,
      canCancel: false,
    });
    expect((await put(path, { startsAt: slots[21]!.startsAt })).body.type).toBe(
      '/problems/state-not-allowed',
    );
    const { body } = await hospital.get(
      '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-31',
    );
    expect(body.data.map((slot: { startsAt: string }) => slot.startsAt)).toContain(slots[20]!.startsAt);
  });

  test('that is foreign, guessed, malformed or expired reveals and does nothing', async () => {
    const { path, token, id } = await book();
    const before = await stored(id);
    const guessed = `/appointment/manage/${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const calls = (address: string) =>
      Promise.all([
        hospital.get(address),
        hospital.get(`${address}/calendar`),
        hospital.get(`${address}/slots?from=2026-03-03&to=2026-03-04`),
        put(address, { startsAt: slots[21]!.startsAt }),
        remove(address),
      ]);
    for (const address of [guessed, '/appointment/manage/1', `/appointment/manage/${'%00'.repeat(43)}`]) {
      expect((await calls(address)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    }
    const answers = (await calls(guessed)).map(({ body }) => JSON.stringify(body));
    expect(new Set(answers).size).toBe(1);
    hospital.clock.now = before.endsAt.getTime() + 7 * 86_400_000;
    expect((await calls(path)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect(await stored(id)).toEqual(before);
  });

  test('serves a calendar file that updates the entry of the confirmation, and removes it at the end', async () => {
    const { path } = await book();
    const read = async () => {
      const { content, fileName } = (await hospital.get(`${path}/calendar`)).body.data;
      const calendar = new ICAL.Component(ICAL.parse(content));
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
      return {
        fileName,
        method: calendar.getFirstPropertyValue('method'),
        uid: event.uid,
        sequence: event.sequence,
      };
    };
    const first = await read();
    expect(first).toMatchObject({
      fileName: expect.stringMatching(/^appointment-[A-Z0-9]{8}\.ics$/),
      method: 'PUBLISH',
    });
    await put(path, { startsAt: slots[21]!.startsAt });
    const moved = await read();
    expect([moved.uid, moved.sequence]).toEqual([first.uid, first.sequence + 1]);
    await remove(path);
    expect(await read()).toMatchObject({ method: 'CANCEL', uid: first.uid, sequence: first.sequence + 2 });
  });
});
