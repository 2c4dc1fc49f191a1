/** Offers to people on the waiting list who are reached by text, and not by mail. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { offerFreedTimes } from '#server/booking/waitlist-offers.ts';
import { type TestGateway, testGateway } from '#server/sms/test-gateway.ts';
import { sendTexts, textsOf, useGateway } from '#server/sms/test-sms-hospital.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let gateway: TestGateway;
let doctorId: number;
const from = '2026-03-09';
const to = '2026-03-20';
const person = { name: 'Ann Example', phone: '+44 7700 900123', wantsSms: true };

beforeAll(async () => {
  [hospital, gateway] = await Promise.all([testHospital(), testGateway()]);
  await useGateway(hospital, gateway);
  ({ doctorId } = (await hospital.get('/appointment/soonest?department=cardiology')).body.data[0]);
});
afterAll(() => Promise.all([hospital.close(), gateway.close()]));
beforeEach(async () => {
  hospital.clock.now = monday;
  hospital.services.hasMailServer = true;
  gateway.handed.length = 0;
  for (const table of [
    'outbox',
    'waitlist_offer',
    'waitlist',
    'allocation',
    'appointment',
    'sms_stop',
    'time_off',
  ])
    await hospital.orm.execute(sql`delete from ${sql.identifier(table)}`);
});

/** Puts them on the list while the doctor is away, who then returns. */
async function wait(more: object = {}) {
  await hospital.orm.execute(sql`insert into time_off (doctor_id, kind, starts_local, ends_local)
    values (${doctorId}, 'leave', '2026-03-09 00:00', '2026-03-21 00:00')`);
  const { body, status } = await hospital.call(
    'POST',
    '/waitlist/desk',
    { doctorId, from, to, ...person, ...more },
    hospital.staff,
  );
  expect([status, body.errors]).toEqual([201, undefined]);
  await hospital.orm.execute(sql`delete from time_off`);
  return body.data;
}

test('a person who agreed to texts need not be called, and is offered a time by text, with a link that books it', async () => {
  const { isCalled, getsSms } = await wait();
  expect([isCalled, getsSms]).toEqual([false, true]);
  expect(await offerFreedTimes(hospital.services)).toBe(1);
  await sendTexts(hospital);
  const [sent] = textsOf(gateway);
  expect(sent!.text).toMatch(/a time is free for you, \w+ \d+ \w+, [\d:]+, kept until .*\nhttp/);
  const opened = await hospital.app.request(/http\S+/.exec(sent!.text)![0]);
  const token = opened.headers.get('Location')!.split('/').at(-1);
  const booked = await hospital.call('POST', `/waitlist/link/${token}`, undefined, hospital.visitor);
  expect(booked.status).toBe(201);
  // Their consent is copied to the visit.
  const visit = await hospital.get(`/appointment/${booked.body.data.id}`, hospital.staff);
  expect([visit.body.data.getsSms, visit.body.data.isContactProven]).toEqual([true, false]);
  const calls = await hospital.get('/waitlist?offer=call', hospital.staff);
  expect(calls.body.data).toEqual([]);
});

test('at night no one is offered a time by text alone', async () => {
  await wait();
  hospital.clock.now = monday + 13 * 3_600_000;
  expect(await offerFreedTimes(hospital.services)).toBe(0);
  hospital.clock.now = monday + 24 * 3_600_000;
  expect(await offerFreedTimes(hospital.services)).toBe(1);
});

test('with an address too, the link is in the mail alone, and the text says so', async () => {
  await wait({ email: 'ann@example.org' });
  await offerFreedTimes(hospital.services);
  await sendTexts(hospital);
  expect(textsOf(gateway).map(({ text }) => text)).toEqual([
    expect.stringMatching(/a time is free for you, .* The link is in our email\.$/),
  ]);
});

test('a person who replied STOP is called again, and so is one who never agreed', async () => {
  await hospital.orm.execute(sql`insert into sms_stop (phone) values ('+447700900123')`);
  expect((await wait()).isCalled).toBe(true);
  expect((await wait({ name: 'Bob Example', phone: '+44 7700 900456', wantsSms: false })).isCalled).toBe(
    true,
  );
  await offerFreedTimes(hospital.services);
  const calls = await hospital.get('/waitlist?offer=call', hospital.staff);
  expect(calls.body.data).toHaveLength(2);
  await sendTexts(hospital);
  expect(textsOf(gateway)).toEqual([]);
});
