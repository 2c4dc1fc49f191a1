/**
 * Answers must not reveal whether the owner of an address or number is a patient, on the waiting list, a subscriber,
 * has sent an inquiry or works here. Every public call that takes one is called for a person whom the hospital knows in
 * all these ways and for an unknown one, alternately.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Answer, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { colleague, publicWrites } from './every-call.ts';
import { fastest, took } from './fastest.ts';
import { leavesOf } from './sample.ts';

interface Slot {
  startsAt: string;
  localDate: string;
  doctorId: number;
  visitTypeId: number;
}
interface Person {
  email: string;
  phone: string;
}

let hospital: TestHospital;
let slots: Slot[];
/** The same starts with another doctor, where the known person has appointments. */
let elsewhere: Slot[];
const known: Person = { email: 'known-0000@example.org', phone: '+442079460123' };
let strangers = 0;
const nobody = (): Person => ({
  email: `nobod-${String(++strangers).padStart(4, '0')}@example.org`,
  phone: `+4420794${60_200 + strangers}`,
});

const anyAddress = () =>
  `10.${Math.floor(strangers / 200) % 200}.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
const send = (method: string, path: string, body: unknown) =>
  hospital.call(method, path, body, hospital.visitor, anyAddress());
const slotsOf = async (doctor: string): Promise<Slot[]> =>
  (await hospital.get(`/appointment/slots?doctor=${doctor}&from=2026-03-10&to=2026-05-01`)).body.data;
const booking = ({ doctorId, visitTypeId, startsAt }: Slot, person: Partial<Person>) => ({
  ...{ doctorId, visitTypeId, startsAt, name: 'Ann' },
  ...person,
});

beforeAll(async () => {
  hospital = await testHospital();
  slots = await slotsOf('clara-hensley');
  const { body: doctors } = await hospital.get('/doctor?limit=100');
  elsewhere = [];
  for (const { slug } of doctors.data.filter(({ id }: { id: number }) => id !== slots[0]!.doctorId)) {
    const same = (await slotsOf(slug)).filter(({ startsAt }) =>
      slots.some((slot) => slot.startsAt === startsAt),
    );
    if (same.length > elsewhere.length) elsewhere = same;
  }
  // Known in every way, with each form sent so often that the mailbox's limits are used up.
  await colleague(hospital, known.email);
  const begun = elsewhere.slice(0, 6);
  for (const slot of begun)
    expect((await send('POST', '/appointment', booking(slot, known))).status).toBe(201);
  // As many proven ones as one contact may have, and others.
  await hospital.orm.execute(
    sql`update appointment set contact_proven_at = now() where starts_at <= ${begun[3]!.startsAt}`,
  );
  for (let time = 0; time < 4; time++) {
    await send('POST', '/inquiries', { name: 'Ann', ...known, message: 'Hello' });
    await send('POST', '/newsletter', { email: known.email });
    await send('POST', '/waitlist', waiting(known));
  }
  await hospital.orm.execute(sql`update subscriber set confirmed_at = now() where email = ${known.email}`);
});
afterAll(() => hospital.close());

/** No one works on that Sunday, so there are no slots. */
const waiting = (person: Person) => ({
  doctorId: slots[0]!.doctorId,
  from: '2026-03-15',
  to: '2026-03-15',
  name: 'Ann',
  ...person,
});

/** The door of a waiting area: everyone who is not expected there gets one answer. */
let door: string | undefined;
async function openDoor() {
  const area = await hospital.call('POST', '/waiting-area', { name: 'Hall' }, hospital.staff);
  const path = `/waiting-area/${area.body.data.id}/addresses`;
  const { body } = await hospital.get(path, hospital.staff);
  return `/check-in/${/[\w-]{43}/.exec(body.data.sheet)![0]}`;
}

/** The input by call, for a person and a slot of their own. */
const asked: Record<string, (person: Person, slot: Slot) => Promise<Answer>> = {
  'POST /appointment': (person, slot) => send('POST', '/appointment', booking(slot, person)),
  'POST /appointment/links': ({ email }) => send('POST', '/appointment/links', { contact: email }),
  'PUT /appointment/manage/{token}/email': async ({ email }, slot) => {
    const booked = await send('POST', '/appointment', booking(slot, { email: nobody().email }));
    return send('PUT', `${new URL(booked.body.data.manageUrl).pathname}/email`, { email });
  },
  'POST /check-in/{token}': async ({ email }) => {
    door ??= await openDoor();
    return send('POST', door, { reference: 'KM4RT7XA', contact: email });
  },
  'POST /waitlist': (person) => send('POST', '/waitlist', waiting(person)),
  'POST /inquiries': (person) => send('POST', '/inquiries', { name: 'Ann', ...person, message: 'Hello' }),
  'POST /newsletter': ({ email }) => send('POST', '/newsletter', { email }),
  'POST /admin/login': ({ email }) =>
    send('POST', '/admin/login', { email, password: 'four red lamps sing' }),
  'POST /admin/password-reset': ({ email }) => send('POST', '/admin/password-reset', { email }),
};

test('every public call that takes a person’s address or number is covered here', () => {
  const isContact = ({ path }: { path: string }) => /(^|\.)(email|phone|contact)/i.test(path);
  const names = publicWrites()
    .filter(({ route }) => route.body && leavesOf(route.body).some(isContact))
    .map(({ name }) => name);
  expect(names.sort()).toEqual(Object.keys(asked).sort());
});

const differing = [
  'id',
  'reference',
  'token',
  'createdAt',
  'startsAt',
  'endsAt',
  'localDate',
  'localTime',
  'moveUntil',
  'cancelUntil',
  'deadlines',
];

const link = /\/(manage|sent)\/[\w-]{43}/g;

/** The answer without what always differs: its ids, reference and secrets, and the time. */
function told({ status, headers, body }: Answer, { email, phone }: Person) {
  const names = [...headers.entries()]
    .filter(([name]) => !['date', 'set-cookie', 'x-request-id'].includes(name))
    // A tag is a hash of the answer with all its differences.
    .map(([name, value]) => [name, value.replace(/^\d+$/, 'N').replace(/\.[\w-]{27}"$/, '.(hash)"')])
    .map(([name, value]) => `${name}: ${value!.replaceAll(link, '/$1/(token)')}`);
  const text = JSON.stringify(body, (key, value) => (differing.includes(key) ? `(${key})` : value))
    .replaceAll(link, '/$1/(token)')
    .replaceAll(/(?<=Reference )[A-Z0-9]{8}/g, '(reference)')
    .replaceAll(email, '(email)')
    .replaceAll(phone, '(phone)');
  return JSON.stringify([status, names.sort(), text]);
}

/** Half as long again is noise; one message more or less takes as long as everything else. */
async function expectAlike(ask: (person: Person, slot: Slot) => Promise<Answer>, nextSlot: () => Slot) {
  const answers = { known: new Set<string>(), nobody: new Set<string>() };
  const timed = (who: keyof typeof answers, anyone: () => Person) => async () => {
    await hospital.empty('sign_in_failure');
    const [person, slot] = [anyone(), nextSlot()];
    let answer: Answer;
    const ms = await took(async () => {
      answer = await ask(person, slot);
    });
    await hospital.settled();
    answers[who].add(told(answer!, person));
    return ms;
  };
  const { times, isAlike } = await fastest(
    { known: timed('known', () => known), nobody: timed('nobody', nobody) },
    { mostRounds: 80, slackMs: 2 },
  );
  expect([...answers.known]).toEqual([...answers.nobody]);
  expect(answers.known.size).toBe(1);
  expect([isAlike, times]).toEqual([true, times]);
}

describe('for a person the hospital knows and for one it does not', () => {
  const names = Object.keys(asked);

  test.each(names)('the answer is the same and takes the same time: %s', async (name) => {
    // From the end, so that these bookings do not interfere.
    const nextSlot = () => (name.includes('/appointment') ? slots.pop()! : slots[0]!);
    const { status } = await asked[name]!(nobody(), nextSlot());
    expect(status).not.toBe(422);
    await expectAlike(asked[name]!, nextSlot);
  });

  test('the link in the API’s answer moves alike, also to the time of their own appointment', async () => {
    const target = elsewhere[1]!;
    const here = (await slotsOf('clara-hensley')).find(({ startsAt }) => startsAt === target.startsAt)!;
    const answers = [];
    for (const person of [known, nobody()]) {
      const booked = await send('POST', '/appointment', booking(slots.pop()!, person));
      const path = new URL(booked.body.data.manageUrl).pathname;
      const moved = await send('PUT', path, { startsAt: here.startsAt });
      answers.push(told({ ...moved, body: { ...moved.body.data, previous: null } }, person));
      expect(moved.status).toBe(200);
      await send('DELETE', path, {});
    }
    expect(answers[0]).toBe(answers[1]);
  });

  test('a freed time is held for a person on the waiting list, whether or not they are busy then', async () => {
    const { offerFreedTimes } = await import('#server/booking/waitlist-offers.ts');
    await hospital.empty('waitlist', 'waitlist_offer', 'time_off');
    const { doctorId } = slots[0]!;
    const [first] = elsewhere;
    const day = first!.localDate;
    for (const person of [known, nobody()]) {
      const leave = { kind: 'leave', from: `${day}T00:00`, to: `${day}T23:59` };
      const { body } = await hospital.call('POST', `/doctor/${doctorId}/timeoff`, leave, hospital.staff);
      expect((await send('POST', '/waitlist', { ...waiting(person), from: day, to: day })).status).toBe(201);
      await hospital.call('DELETE', `/doctor/${doctorId}/timeoff/${body.data.id}`, undefined, hospital.staff);
      const before = (await slotsOf('clara-hensley')).filter(({ localDate }) => localDate === day);
      await offerFreedTimes(hospital.services);
      const after = (await slotsOf('clara-hensley')).filter(({ localDate }) => localDate === day);
      const kept = before.filter(({ startsAt }) => !after.some((slot) => slot.startsAt === startsAt));
      expect(kept).toEqual([before[0]]);
      await hospital.empty('waitlist', 'waitlist_offer');
      await hospital.orm.execute(sql`delete from allocation where appointment_id is null`);
    }
  });
});
