/** Texts on their way: who gets one, who no longer does, and what happens to one that is not accepted. */
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { writeReminders } from '#server/booking/reminder.ts';
import { limits } from '#server/kernel/limits.ts';
import { signatureOf } from '#server/sms/own-gateway.ts';
import { type TestGateway, testGateway } from '#server/sms/test-gateway.ts';
import { sendTexts, smsSecret, textsOf, useGateway } from '#server/sms/test-sms-hospital.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { sendDueSms } from './send-sms.ts';

let hospital: TestHospital;
let gateway: TestGateway;
let slots: { doctorId: number; startsAt: string }[];
let place = 0;
const ann = { name: 'Ann Example', phone: '+44 7700 900123', wantsSms: true };
const annsPhone = '+447700900123';
const minute = 60_000;
const day = 86_400_000;

beforeAll(async () => {
  [hospital, gateway] = await Promise.all([testHospital(), testGateway()]);
  ({
    body: { data: slots },
  } = await hospital.get('/appointment/slots?department=cardiology&from=2026-03-09&to=2026-03-20'));
});
afterAll(() => Promise.all([hospital.close(), gateway.close()]));
beforeEach(async () => {
  hospital.clock.now = monday;
  place = 0;
  gateway.handed.length = 0;
  Object.assign(gateway.state, { status: 200, answer: '{"status":"accepted"}', isSilent: false });
  await useGateway(hospital, gateway);
});
afterEach(async () => {
  await hospital.orm.execute(sql`delete from outbox`);
  await hospital.orm.execute(sql`delete from sms_stop`);
  await hospital.orm.execute(sql`delete from budget`);
  await hospital.orm.execute(sql`delete from allocation`);
  await hospital.orm.execute(sql`delete from appointment`);
  await hospital.orm.execute(sql`update sms_gateway set quiet_from = 21, quiet_until = 8`);
});

async function book(more: object = {}) {
  place += 3;
  const { doctorId, startsAt } = slots[place]!;
  const answer = await hospital.call(
    'POST',
    '/appointment',
    { doctorId, startsAt, ...ann, ...more },
    hospital.visitor,
  );
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  return { ...answer.body.data, link: new URL(answer.body.data.manageUrl).pathname };
}

async function rows() {
  const { rows } = await hospital.orm.execute<{
    channel: string;
    status: string;
    recipient: string;
    text_body: string;
    last_error: string;
    attempts: number;
    next: string;
  }>(
    sql`select channel, status, recipient, text_body, last_error, attempts, next_attempt_at as next from outbox order by id`,
  );
  return rows;
}
const texts = async () => (await rows()).filter(({ channel }) => channel === 'sms');

/** A person's reply, as the gateway passes it on. */
function reply(text: string, from = annsPhone) {
  const body = JSON.stringify({ from, text });
  const seconds = Math.floor(hospital.clock.now / 1000);
  return hospital.app.request('http://hospital.test/api/sms/replies', {
    method: 'POST',
    body,
    headers: {
      'Content-Type': 'application/json',
      'webhook-id': 'r1',
      'webhook-timestamp': String(seconds),
      'webhook-signature': signatureOf(smsSecret, 'r1', seconds, body),
    },
  });
}

describe('a series', () => {
  const timesOfOne = () =>
    slots
      .filter(({ doctorId }) => doctorId === slots[0]!.doctorId)
      .map(({ doctorId, startsAt }) => ({ doctorId, startsAt }));
  const whole = (more: object = {}) =>
    hospital.call(
      'POST',
      '/appointment/series',
      { ...ann, visits: [0, 4, 8].map((place) => timesOfOne()[place]!), ...more },
      hospital.staff,
    );

  test('is one text, without an address too: when the first visit is, and a link to all of them', async () => {
    const { status, body } = await whole();
    expect([status, body.errors]).toEqual([201, undefined]);
    await sendTexts(hospital);
    const [text, ...more] = textsOf(gateway);
    expect([more, await rows()]).toMatchObject([[], [{ channel: 'sms', status: 'sent' }]]);
    expect(text!.text).toMatch(/^[^:]+: your appointments are booked, the first for Mon 9 Mar, /);
    const [, code] = /\/t\/(\S+)/.exec(text!.text)!;
    const opened = await hospital.app.request(`http://hospital.test/t/${code}`);
    const path = new URL(opened.headers.get('Location')!, 'http://hospital.test').pathname;
    const { data } = (await hospital.get(path)).body;
    expect([data.reference, data.series.others.length]).toEqual([body.data.visits[0].reference, 2]);
  });

  test('that is cancelled from a visit on is one text more, and by mail and text to who has both', async () => {
    const { data } = (await whole({ email: 'ann@example.org' })).body;
    await sendTexts(hospital);
    const later = data.visits
      .slice(1)
      .map(({ id, version }: { id: number; version: number }) => ({ id, version }));
    const { status } = await hospital.call(
      'DELETE',
      `/appointment/${later[0].id}/series`,
      { visits: later, message: '' },
      hospital.staff,
    );
    expect(status).toBeLessThan(300);
    await sendTexts(hospital);
    expect(textsOf(gateway).map(({ text }) => /booked|cancelled/.exec(text)?.[0])).toEqual([
      'booked',
      'cancelled',
    ]);
    expect((await rows()).map(({ channel }) => channel).sort()).toEqual(['mail', 'mail', 'sms', 'sms']);
  });
});

describe('a patient who agreed to texts', () => {
  test('gets one about a booking, without an address too, and its link opens the visit', async () => {
    const { reference, id } = await book();
    expect(await sendTexts(hospital)).toEqual({ sent: 1, failed: 0 });
    const [sent] = textsOf(gateway);
    expect(sent!.to).toBe(annsPhone);
    expect(sent!.text).toMatch(/^Openward General: your appointment is booked for \w+/);
    const [link] = /http\S+/.exec(sent!.text)!;
    const opened = await hospital.app.request(link);
    expect([opened.status, opened.headers.get('Cache-Control')]).toEqual([302, 'no-store']);
    const { body } = await hospital.get(opened.headers.get('Location')!);
    expect([body.data.reference, body.data.canConfirm, body.data.canCorrectEmail]).toEqual([
      reference,
      false,
      false,
    ]);
    expect(await rows()).toEqual([expect.objectContaining({ channel: 'sms', status: 'sent' })]);
    const staff = await hospital.get(`/appointment/${id}`, hospital.staff);
    expect([staff.body.data.wantsSms, staff.body.data.getsSms]).toEqual([true, true]);
  });

  test('reads nothing in it of why they come', async () => {
    const { doctor, visitTypeName } = await book({ reason: 'my heart' });
    const [{ text_body: text }] = (await texts()) as unknown as [{ text_body: string }];
    for (const word of [doctor.name, visitTypeName, 'heart', 'ardio', ann.name, 'Dr'])
      expect([word, text.includes(word)]).toEqual([word, false]);
  });

  test('gets only the final state of changes within minutes, and is notified of a cancellation', async () => {
    const { link } = await book();
    await sendTexts(hospital);
    hospital.clock.now += minute;
    const { body } = await hospital.get(
      `${link}/slots?from=2026-03-23&to=2026-03-27`.replace('/appointment', '/appointment'),
    );
    const [first, second] = body.data;
    for (const { startsAt } of [first, second])
      await hospital.call('PUT', link, { startsAt }, hospital.visitor);
    hospital.clock.now += 11 * minute;
    await sendTexts(hospital);
    expect(textsOf(gateway).map(({ text }) => /booked|moved/.exec(text)?.[0])).toEqual(['booked', 'moved']);
    await hospital.call('DELETE', link, {}, hospital.visitor);
    hospital.clock.now += 11 * minute;
    await sendTexts(hospital);
    expect(textsOf(gateway).at(-1)!.text).toMatch(/is cancelled\.\nQuestions: /);
  });

  test('is reminded by text, by day, and not once for each run', async () => {
    const { startsAt } = await book();
    await sendTexts(hospital);
    // Between five days and one before; the settings make any hour night.
    hospital.clock.now = Date.parse(startsAt) - 2 * day;
    const hour = new Date(hospital.clock.now).getUTCHours();
    await hospital.orm.execute(sql`update sms_gateway set quiet_from = ${hour}, quiet_until = ${hour + 2}`);
    await writeReminders(hospital.services);
    await writeReminders(hospital.services);
    expect(await sendTexts(hospital)).toEqual({ sent: 0, failed: 0 });
    expect((await texts()).at(-1)).toMatchObject({
      status: 'queued',
      attempts: 0,
      last_error: 'It waits for the morning.',
    });
    hospital.clock.now += 3 * 3_600_000;
    await sendTexts(hospital);
    expect(textsOf(gateway).filter(({ text }) => text.includes('reminder'))).toHaveLength(1);
  });

  test('who did not agree, or has no number, gets none', async () => {
    await book({ wantsSms: false });
    expect(await texts()).toEqual([]);
    const { doctorId, startsAt } = slots[0]!;
    const { status, body } = await hospital.call(
      'POST',
      '/appointment',
      { doctorId, startsAt, name: 'Ann', email: 'ann@example.org', wantsSms: true },
      hospital.visitor,
    );
    expect([status, body.errors[0].path]).toEqual([422, 'phone']);
  });

  test('who says so on the page of the visit gets no more, and gets them again after saying so', async () => {
    const { link, id } = await book();
    const choose = (wantsSms: boolean) => hospital.call('PUT', `${link}/sms`, { wantsSms }, hospital.visitor);
    expect((await hospital.get(link)).body.data).toMatchObject({ wantsSms: true, phoneEnding: '123' });
    expect((await choose(false)).body.data.wantsSms).toBe(false);
    expect(await sendTexts(hospital)).toEqual({ sent: 0, failed: 0 });
    expect(await texts()).toEqual([expect.objectContaining({ status: 'discarded' })]);
    expect((await choose(true)).body.data.wantsSms).toBe(true);
    const { rows: trail } = await hospital.orm.execute(
      sql`select 1 from activity where entity = 'appointment' and entity_id = ${id} and action = 'update'`,
    );
    expect(trail).toHaveLength(2);
  });

  test('whose number is corrected gets the next at the new one, and the link in the former text ends', async () => {
    const { id } = await book();
    await sendTexts(hospital);
    const [link] = /http\S+/.exec(textsOf(gateway)[0]!.text)!;
    const { body } = await hospital.call(
      'PUT',
      `/appointment/${id}/person`,
      { phone: '+44 7700 900999' },
      hospital.staff,
    );
    expect([body.data.phone, body.data.getsSms]).toEqual(['+447700900999', true]);
    hospital.clock.now += 11 * minute;
    await sendTexts(hospital);
    expect(textsOf(gateway).at(-1)!.to).toBe('+447700900999');
    expect((await hospital.app.request(link)).status).toBe(404);
  });
});

describe('a reply of STOP', () => {
  test('ends all texts to the number, also those that wait, until START', async () => {
    const { id } = await book();
    expect((await reply('Stop, please')).status).toBe(200);
    expect(await sendTexts(hospital)).toEqual({ sent: 0, failed: 0 });
    expect(await texts()).toEqual([
      expect.objectContaining({ status: 'discarded', last_error: 'The person replied STOP.' }),
    ]);
    // Regardless of later forms.
    await book();
    expect(await texts()).toHaveLength(1);
    const seen = await hospital.get(`/appointment/${id}`, hospital.staff);
    expect([seen.body.data.wantsSms, seen.body.data.getsSms]).toEqual([true, false]);
    expect((await reply('START')).status).toBe(200);
    await book();
    expect(await sendTexts(hospital)).toEqual({ sent: 1, failed: 0 });
  });

  test('in the words of each language, and nothing else is kept', async () => {
    for (const text of ['STOP', 'stopp', ' Unsubscribe ', 'إيقاف', 'الغاء', 'END.']) {
      await hospital.orm.execute(sql`delete from sms_stop`);
      await reply(text);
      const { rows: kept } = await hospital.orm.execute<{ phone: string }>(sql`select phone from sms_stop`);
      expect([text, kept]).toEqual([text, [{ phone: annsPhone }]]);
    }
    await reply('I cannot come, please do not stop');
    await reply('Start again with another number');
    const { rows: kept } = await hospital.orm.execute(sql`select phone from sms_stop`);
    expect(kept).toHaveLength(1);
  });

  test('of a sender who cannot sign it is refused, and so is one without a provider', async () => {
    const forged = await hospital.app.request('http://hospital.test/api/sms/replies', {
      method: 'POST',
      body: JSON.stringify({ from: annsPhone, text: 'STOP' }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(forged.status).toBe(403);
    await useGateway(hospital, gateway, 'none');
    expect((await reply('STOP')).status).toBe(403);
    const { rows: kept } = await hospital.orm.execute(sql`select from sms_stop`);
    expect(kept).toEqual([]);
  });

  test('that reached the provider first is kept too', async () => {
    gateway.state.answer = '{"status":"stopped","reason":"opted out"}';
    await book();
    await sendTexts(hospital);
    expect(await texts()).toEqual([expect.objectContaining({ status: 'discarded' })]);
    await book();
    expect(await texts()).toHaveLength(1);
  });
});

describe('a text that is not accepted', () => {
  test('is tried again later under the same id, or given up, as the answer says; also where it is a 200', async () => {
    await book();
    gateway.state.answer = '{"status":"later","reason":"busy"}';
    expect(await sendTexts(hospital)).toEqual({ sent: 0, failed: 1 });
    expect(await texts()).toEqual([expect.objectContaining({ status: 'queued', last_error: '200: busy' })]);
    hospital.clock.now += 2 * minute;
    gateway.state.answer = '{"status":"accepted"}';
    await sendTexts(hospital);
    const [first, second] = textsOf(gateway);
    expect([second!.id, second!.text]).toEqual([first!.id, first!.text]);
    await book();
    gateway.state.answer = '{"status":"rejected","reason":"no such number"}';
    await sendTexts(hospital);
    expect((await texts()).at(-1)).toMatchObject({ status: 'dead', last_error: '200: no such number' });
  });

  test('and one without a provider’s answer is not handed over again: staff decide', async () => {
    await useGateway(hospital, gateway, 'twilio');
    await book();
    gateway.state.isSilent = true;
    await sendTexts(hospital);
    hospital.clock.now += day;
    await sendTexts(hospital);
    expect(gateway.handed).toHaveLength(1);
    const [row] = await texts();
    expect(row!.status).toBe('dead');
    expect(row!.last_error).toMatch(/^Nobody knows whether this text was sent/);
  });

  test('waits where its number has had as many as it may get, and staff are never counted', async () => {
    for (let n = 0; n < limits.smsPerHour.most + 2; n++) await book();
    expect((await sendTexts(hospital)).sent).toBe(limits.smsPerHour.most);
    const waiting = (await texts()).filter(({ status }) => status === 'queued');
    expect(waiting.map(({ attempts }) => attempts)).toEqual([0, 0]);
  });

  test('is not claimed by two processes at once', async () => {
    for (let n = 0; n < 4; n++) await book();
    await Promise.all([1, 2, 3].map(() => sendDueSms(hospital.services)));
    const ids = textsOf(gateway).map(({ id }) => id);
    expect([ids.length, new Set(ids).size]).toEqual([4, 4]);
  });
});

test('a demo without a gateway keeps its texts, and sends them to no one', async () => {
  await useGateway(hospital, gateway, 'none');
  await book();
  expect(await texts()).toEqual([]);
  await hospital.orm.execute(sql`insert into demo_patients (renewed_at) values (now())`);
  expect((await hospital.get('/settings')).body.data).toMatchObject({ offersSms: true, sendsSms: false });
  const { id } = await book();
  expect(await sendTexts(hospital)).toEqual({ sent: 0, failed: 0 });
  expect(await texts()).toEqual([expect.objectContaining({ status: 'queued' })]);
  expect((await hospital.get(`/appointment/${id}`, hospital.staff)).body.data.getsSms).toBe(false);
  const summary = (await hospital.get('/admin/mail/summary', hospital.staff)).body.data;
  expect([summary.hasGateway, summary.smsWaiting]).toEqual([false, 1]);
  const list = (await hospital.get('/admin/mail?channel=sms', hospital.staff)).body.data;
  expect(list.map(({ channel }: { channel: string }) => channel)).toEqual(['sms']);
  await hospital.orm.execute(sql`delete from demo_patients`);
});
