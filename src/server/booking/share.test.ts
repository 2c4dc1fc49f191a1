/** What one sender can take of a doctor's slots, with the numbers of limits.ts and real requests. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#server/kernel/limits.ts';
import { type Answer, monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

const minute = 60_000;
let hospital: TestHospital;
let slots: Slot[];
let day: Slot[];
interface Slot {
  startsAt: string;
  localDate: string;
  doctorId: number;
  visitTypeId: number;
}

beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo', limits });
  const { id } = (await hospital.get('/doctor/slug/clara-hensley')).body.data;
  const rules = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '18:00' }));
  const schedules = [{ validFrom: '2026-01-01', rules }];
  await hospital.call('PUT', `/doctor/${id}/schedule`, { schedules }, hospital.staff);
  slots = await slotsOf('clara-hensley');
  const byDay = [...Map.groupBy(slots, ({ localDate }) => localDate).values()];
  // Far enough ahead to be moved and cancelled online.
  day = byDay[5]!;
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.empty('appointment', 'allocation', 'idempotency', 'outbox', 'budget');
});

const slotsOf = async (doctor: string): Promise<Slot[]> =>
  (await hospital.get(`/appointment/slots?doctor=${doctor}&from=2026-03-03&to=2026-03-31`)).body.data;
const wanted = ({ doctorId, visitTypeId, startsAt }: Slot) => ({ doctorId, visitTypeId, startsAt });
let strangers = 0;
const hold = (slot: Slot, address: string, more = {}) =>
  hospital.call('POST', '/appointment/hold', { ...wanted(slot), ...more }, hospital.visitor, address);
const book = (slot: Slot, address: string, more = {}) =>
  hospital.call(
    'POST',
    '/appointment',
    { ...wanted(slot), name: 'Ann', email: `stranger-${++strangers}@example.org`, ...more },
    hospital.visitor,
    address,
  );
/** Any number of addresses in one network, in different /64s and /56s of the same /48. */
const inside = (index: number) => `2001:db8:7:${(index * 0x101).toString(16)}::1`;
const anywhere = (index: number) => `198.51.${Math.floor(index / 250)}.${1 + (index % 250)}`;
const share = (percent: number) => Math.max(limits.leastOfDay.most, Math.floor((day.length * percent) / 100));
const ofClient = () => share(limits.clientDayPercent.most);
const ofAll = () => share(limits.everybodyDayPercent.most);
const free = async () => {
  const starts = new Set(day.map(({ startsAt }) => startsAt));
  return (await slotsOf('clara-hensley')).filter(({ startsAt }) => starts.has(startsAt)).length;
};
const statuses = (answers: Answer[]) => answers.map(({ body }) => body.data?.status ?? body.type);
const count = (answers: Answer[], status: string) => statuses(answers).filter((one) => one === status).length;

test('the day of this test is long enough for meaningful shares', () => {
  expect([day.length >= 16, ofClient() < ofAll(), ofAll() < day.length]).toEqual([true, true, true]);
});

describe('one network', () => {
  test('holds no more than its share of a doctor’s day, from any number of addresses and concurrently', async () => {
    const answers = await Promise.all(day.map((slot, index) => hold(slot, inside(index))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(ofClient());
    const refused = answers.find(({ status }) => status === 429)!;
    expect(refused.body.type).toBe('/problems/too-many-holds');
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await free()).toBe(day.length - ofClient());
    // Another client still gets a hold.
    const left = (await slotsOf('clara-hensley')).find(({ localDate }) => localDate === day[0]!.localDate)!;
    expect((await hold(left, '203.0.113.9')).status).toBe(201);
  });

  test('books its share of a day; beyond it each booking waits for its mail, without taking its slot from others', async () => {
    const answers = await Promise.all(day.map((slot, index) => book(slot, inside(index))));
    expect(answers.map(({ status }) => status)).toEqual(day.map(() => 201));
    expect(count(answers, 'booked')).toBe(ofClient());
    expect(count(answers, 'held')).toBe(day.length - ofClient());
    expect(answers.filter(({ body }) => body.data.confirm?.isTimeKept)).toEqual([]);
    expect(await free()).toBe(day.length - ofClient());
    // A visitor is not refused.
    const left = (await slotsOf('clara-hensley')).find(({ localDate }) => localDate === day[0]!.localDate)!;
    expect(statuses([await book(left, '203.0.113.9')])).toEqual(['booked']);
  });

  test('does not get around it by holding first, by moving there, or by cancelling and booking again', async () => {
    const others = slots.filter(({ localDate }) => localDate > day[0]!.localDate);
    for (const slot of day.slice(0, ofClient()))
      expect(statuses([await book(slot, inside(0))])).toEqual(['booked']);
    expect((await hold(day.at(-1)!, inside(1))).status).toBe(429);
    const elsewhere = await book(others[0]!, inside(2));
    const path = new URL(elsewhere.body.data.manageUrl).pathname;
    const move = { startsAt: day.at(-1)!.startsAt };
    const moved = await hospital.call('PUT', path, move, hospital.visitor, inside(3));
    expect([moved.status, moved.body.type]).toEqual([409, '/problems/mail-link-needed']);
    expect(moved.body.detail).toMatch(/use the link in our mail to you, or call us: \+/);
    expect(moved.body.detail).not.toMatch(/session|\d{3}@/);
    // A move within its own day takes no more than before.
    const within = (await slotsOf('clara-hensley')).find(
      ({ localDate, startsAt }) => localDate === others[0]!.localDate && startsAt !== others[0]!.startsAt,
    )!;
    const there = await hospital.call(
      'PUT',
      path,
      { startsAt: within.startsAt },
      hospital.visitor,
      inside(3),
    );
    expect(there.status).toBe(200);
  });

  test('has its share again once its bookings are cancelled, confirmed by mail, or a day old', async () => {
    const taken = [];
    for (const slot of day.slice(0, ofClient())) taken.push(await book(slot, inside(0)));
    const next = () => book(day.at(-1)!, inside(0));
    const first = new URL(taken[0]!.body.data.manageUrl).pathname;
    expect(statuses([await hold(day.at(-1)!, inside(0))])).toEqual(['/problems/too-many-holds']);
    await hospital.call('DELETE', first, {}, hospital.visitor);
    expect((await hold(day.at(-1)!, inside(0))).status).toBe(201);
    hospital.clock.now += limits.countedHours.most * 60 * minute - 60 * minute;
    await hospital.empty('budget');
    expect(statuses([await next()])).toEqual(['booked']);
    expect((await hold(day.at(-2)!, inside(0))).status).toBe(429);
    hospital.clock.now += 60 * minute + 1;
    expect((await hold(day.at(-2)!, inside(0))).status).toBe(201);
  });
});

describe('many senders', () => {
  test('together hold three quarters of a doctor’s day at most, from any number of addresses', async () => {
    const answers = await Promise.all(day.map((slot, index) => hold(slot, anywhere(index))));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(ofAll());
    expect(await free()).toBe(day.length - ofAll());
  });

  test('twenty of them, doing all they can at once, leave a quarter of a day to others, and no visitor is refused', async () => {
    const tries = day.flatMap((slot, index) =>
      Array.from({ length: 20 }, (_, sender) => ({
        slot,
        address: anywhere(sender),
        isHold: (index + sender) % 2 === 0,
      })),
    );
    await Promise.all(
      tries.map(async ({ slot, address, isHold }) => {
        if (isHold) {
          const kept = await hold(slot, address);
          if (kept.status === 201) await book(slot, address, { holdToken: kept.body.data.token });
        } else await book(slot, address);
      }),
    );
    expect(await free()).toBeGreaterThanOrEqual(day.length - ofAll());
    const left = (await slotsOf('clara-hensley')).find(({ localDate }) => localDate === day[0]!.localDate)!;
    const visitor = await book(left, '203.0.113.9');
    expect([visitor.status, visitor.body.data.status]).toEqual([201, 'held']);
    // Another day works at once.
    const other = (await slotsOf('clara-hensley')).find(({ localDate }) => localDate !== day[0]!.localDate)!;
    expect(statuses([await book(other, '203.0.113.9')])).toEqual(['booked']);
  });

  test('with unconfirmed bookings keep no more than their share either', async () => {
    await hospital.empty('budget');
    // Each address has used up its unconfirmed bookings with other doctors.
    for (let sender = 0; sender < 20; sender++) await spend(anywhere(sender));
    const answers = await Promise.all(day.map((slot, index) => book(slot, anywhere(index % 20))));
    expect(count(answers, 'held')).toBe(day.length);
    expect(answers.filter(({ body }) => body.data.confirm.isTimeKept)).toHaveLength(ofAll());
    expect(await free()).toBe(day.length - ofAll());
    hospital.clock.now += limits.confirmMinutes.most * minute;
    expect(await free()).toBe(day.length);
  });
});

/** Uses up the bookings that an address may make within the hour without confirming. */
async function spend(address: string, asked: 'bookings' | 'confirmations' = 'bookings') {
  const { clientBudgets, take } = await import('#server/identity/budget.ts');
  const budgets = clientBudgets({ address }, asked);
  for (let time = 0; time < budgets[0]!.perHour; time++) await take(hospital.services, budgets);
}

describe('one address', () => {
  const manyDoctors = async () => {
    const { body } = await hospital.get('/doctor?limit=100');
    const found: Slot[] = [];
    for (const { slug } of body.data) found.push(...(await slotsOf(slug)).slice(0, 2));
    return found;
  };

  test('books its limit per hour, then must confirm each by mail within twenty minutes, then call', async () => {
    const address = '203.0.113.81';
    const answers = [];
    const { bookingsPerHour, confirmationsPerHour } = limits;
    for (const slot of (await manyDoctors()).slice(0, bookingsPerHour.most + 2))
      answers.push(await book(slot, address));
    expect(count(answers, 'booked')).toBe(bookingsPerHour.most);
    const asked = answers.at(-1)!;
    expect(asked.body.data).toMatchObject({
      status: 'held',
      confirm: {
        until: new Date(monday + 20 * minute).toISOString(),
        sentTo: expect.any(String),
        isTimeKept: true,
      },
    });
    await spend(address, 'confirmations');
    const refused = await book((await slotsOf('clara-hensley'))[0]!, address);
    expect([refused.status, refused.body.type]).toEqual([429, '/problems/too-many-requests']);
    expect(refused.body.detail).toMatch(/call us: \+/);
    expect(refused.headers.get('Retry-After')).not.toBeNull();
    expect(confirmationsPerHour.most).toBeGreaterThan(0);
    // Other clients are not affected.
    expect(statuses([await book((await slotsOf('clara-hensley'))[0]!, '203.0.113.82')])).toEqual(['booked']);
  });

  test('beyond its budget is asked for an email address if it gave only a phone number', async () => {
    await spend('203.0.113.83');
    const refused = await book(day[0]!, '203.0.113.83', { email: '', phone: '020 7946 0123' });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'email']);
    expect(refused.body.errors[0].message).toMatch(/Enter an email address, .* or call us: \+/);
    expect(await free()).toBe(day.length);
  });

  test('is not charged for refused requests', async () => {
    const address = '203.0.113.84';
    const taken = day[0]!;
    await book(taken, '203.0.113.85');
    for (let time = 0; time < limits.bookingsPerHour.most + 5; time++) {
      expect((await book(taken, address)).body.type).toBe('/problems/slot-taken');
    }
    expect(statuses([await book(day[1]!, address)])).toEqual(['booked']);
  });

  test('has hourly limits for inquiries, waiting lists and the newsletter, without affecting others', async () => {
    const far = { from: '2026-03-08', to: '2026-03-08' };
    const { body } = await hospital.get('/doctor?limit=100');
    const acts: [number, string, object][] = [
      [limits.inquiriesPerHour.most, '/inquiries', { name: 'Ann', message: 'Hello' }],
      [limits.newsletterPerHour.most, '/newsletter', {}],
      [limits.waitlistPerHour.most, '/waitlist', { ...far, doctorId: body.data[0].id, name: 'Ann' }],
    ];
    for (const [place, [most, path, more]] of acts.entries()) {
      const act = (index: number, from: string) =>
        hospital.call('POST', path, { ...more, email: `a${index}@example.org` }, hospital.visitor, from);
      // Separate addresses, since mail is counted over all kinds that a client causes.
      const address = `203.0.113.${100 + place}`;
      const answers = await Promise.all(Array.from({ length: most + 3 }, (_, index) => act(index, address)));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(3);
      const refused = answers.find(({ status }) => status === 429)!;
      expect(refused.headers.get('Retry-After')).toBe('3600');
      expect((await act(99, '203.0.113.87')).status).toBeLessThan(300);
    }
  });
});
