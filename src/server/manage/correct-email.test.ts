import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { limits } from '#server/kernel/limits.ts';
import { deliver } from '#server/mail/test-mailbox.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let slots: { startsAt: string; doctorId: number }[];

beforeAll(async () => {
  hospital = await testHospital();
  const path = '/appointment/slots?doctor=clara-hensley&from=2026-03-16&to=2026-03-31';
  slots = (await hospital.get(path)).body.data;
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'outbox', 'budget', 'idempotency');
});

const wrong = 'ann@gmial.example';
const right = 'ann@gmail.example';
async function book(more: Record<string, unknown> = { email: wrong }) {
  const { startsAt, doctorId } = slots[0]!;
  const body = { doctorId, startsAt, name: 'Ann Example', ...more };
  const { body: answer } = await hospital.call('POST', '/appointment', body, hospital.visitor);
  return { id: answer.data.id as number, path: new URL(answer.data.manageUrl).pathname };
}
const correct = (path: string, email = right, headers = {}) =>
  hospital.call('PUT', `${path}/email`, { email }, { ...hospital.visitor, ...headers });
const messages = () => hospital.orm.select().from(schema.outbox).orderBy(schema.outbox.id);
const pathsIn = (text: string) =>
  [...text.matchAll(/\/appointment\/manage\/[\w-]{43}/g)].map(([path]) => path);

describe('a corrected address', () => {
  test('gets the confirmation with its calendar entry, and a link that opens, moves and cancels', async () => {
    const { id, path } = await book();
    await deliver(hospital);
    const { status, body } = await correct(path);
    expect([status, body.data.mailProvider]).toEqual([200, 'gmail.example']);
    const [, confirmation] = await messages();
    expect(confirmation).toMatchObject({ recipient: right, status: 'queued', appointmentId: id });
    expect(confirmation!.nextAttemptAt.getTime()).toBe(hospital.clock.now);
    expect(confirmation!.subject).toContain('Your appointment is booked');
    expect(confirmation!.calendar).toContain('METHOD:REQUEST');
    const [mailed] = pathsIn(confirmation!.textBody);
    expect((await hospital.get(mailed!)).body.data).toMatchObject({ canMove: true, canCorrectEmail: false });
    const moved = await hospital.call('PUT', mailed!, { startsAt: slots[4]!.startsAt }, hospital.visitor);
    expect(moved.status).toBe(200);
  });

  test('ends every link that went to the former one, also the one in its calendar entry', async () => {
    const { path } = await book();
    const [first] = await messages();
    const sent = pathsIn(first!.textBody + first!.calendar!.replaceAll('\r\n ', ''));
    expect(new Set(sent).size).toBe(2);
    for (const link of sent) expect((await hospital.get(link)).status).toBe(200);
    const { body } = await correct(path);
    for (const link of [...sent, path])
      expect([link, (await hospital.get(link)).status]).toEqual([link, 404]);
    expect((await hospital.get(new URL(body.data.manageUrl).pathname)).status).toBe(200);
  });

  test('is reported to the former one, without a word of the visit; messages queued to that one are not sent', async () => {
    const { path } = await book();
    await correct(path);
    const [first, , notice, ...more] = await messages();
    expect(more).toEqual([]);
    expect(first!.status).toBe('discarded');
    expect(notice).toMatchObject({ recipient: wrong, status: 'queued', calendar: null });
    expect(notice!.textBody).not.toMatch(/Hensley|March|manage|Ann/);
    expect(notice!.textBody).not.toContain(right);
  });

  test('may be given where there was none', async () => {
    const { path } = await book({ phone: '020 7946 0123' });
    expect((await correct(path)).status).toBe(200);
    expect((await messages()).map(({ recipient }) => recipient)).toEqual([right]);
  });

  test('gets the request to confirm where the booking waits for that, and its link confirms', async () => {
    const { id, path } = await book();
    const until = new Date(hospital.clock.now + 600_000);
    await hospital.orm
      .update(schema.appointment)
      .set({ status: 'held', confirmUntil: until })
      .where(eq(schema.appointment.id, id));
    expect((await correct(path)).status).toBe(200);
    const { textBody } = (await messages()).find(({ recipient }) => recipient === right)!;
    const [mailed] = pathsIn(textBody);
    expect((await hospital.call('POST', mailed!, {}, hospital.visitor)).body.data.status).toBe('booked');
  });

  test('pressed twice, is corrected once, and both answers have the link that opens', async () => {
    const { path } = await book();
    const key = { 'Idempotency-Key': 'a page of one visitor' };
    const answers = await Promise.all([correct(path, right, key), correct(path, right, key)]);
    const urls = answers.map(({ status, body }) => [status, body.data.manageUrl]);
    expect(urls[0]).toEqual(urls[1]);
    expect((await hospital.get(new URL(answers[0]!.body.data.manageUrl).pathname)).status).toBe(200);
    expect((await messages()).filter(({ recipient }) => recipient === right)).toHaveLength(1);
    expect((await correct(path, 'other@example.org', key)).body.type).toBe(
      '/problems/idempotency-key-reused',
    );
  });
});

describe('an address is not corrected', () => {
  test('with the link in the mail: its reader at a wrong address cannot redirect the appointment', async () => {
    const { path } = await book();
    const [first] = await messages();
    const [mailed] = pathsIn(first!.textBody);
    expect((await hospital.get(mailed!)).body.data.canCorrectEmail).toBe(false);
    expect((await correct(mailed!, 'stranger@example.org')).body.type).toBe('/problems/state-not-allowed');
    expect((await hospital.get(path)).body.data.mailProvider).toBe('gmial.example');
  });

  test('once it has proved right, after the visit has begun, or when it is cancelled', async () => {
    const { id, path } = await book();
    const set = (row: Partial<typeof schema.appointment.$inferInsert>) =>
      hospital.orm.update(schema.appointment).set(row).where(eq(schema.appointment.id, id));
    const refused = async () => {
      expect((await hospital.get(path)).body.data.canCorrectEmail).toBe(false);
      expect((await correct(path)).body.type).toBe('/problems/state-not-allowed');
    };
    expect((await hospital.get(path)).body.data.canCorrectEmail).toBe(true);
    await set({ contactProvenAt: new Date(hospital.clock.now) });
    await refused();
    await set({ contactProvenAt: null, status: 'cancelled' });
    await refused();
    await set({ status: 'booked' });
    hospital.clock.now = Date.parse(slots[0]!.startsAt);
    await refused();
  });

  test('so often that it mails strangers, and says whom to call', async () => {
    let { path } = await book();
    for (let times = 0; times < limits.askedMailPerHour.most; times++) {
      const { status, body } = await correct(path, `stranger-${times}@example.org`);
      expect(status).toBe(200);
      path = new URL(body.data.manageUrl).pathname;
    }
    const { status, body } = await correct(path);
    expect([status, body.detail]).toEqual([429, expect.stringMatching(/Please call us: \+/)]);
  });
});

test('without a mail server a patient is promised no mail, and asked for no address', async () => {
  const { path } = await book();
  hospital.services.hasMailServer = false;
  expect((await hospital.get(path)).body.data).toMatchObject({ mailProvider: '', canCorrectEmail: false });
  expect((await correct(path)).status).toBe(409);
  hospital.services.hasMailServer = true;
  expect((await hospital.get(path)).body.data).toMatchObject({ mailProvider: 'gmial.example' });
});
