import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let slots: { doctorId: number; startsAt: string }[];
let others: { doctorId: number; startsAt: string }[];

const slotsOf = async (slug: string) =>
  (await hospital.get(`/appointment/slots?doctor=${slug}&from=2026-03-03&to=2026-03-31`)).body.data;
beforeAll(async () => {
  hospital = await testHospital();
  hospital.clock.now = monday;
  slots = await slotsOf('clara-hensley');
  const { body } = await hospital.get('/doctor?limit=100');
  for (const { slug } of body.data) {
    if (slug === 'clara-hensley') continue;
    others = (await slotsOf(slug)).filter((slot: { startsAt: string }) =>
      slots.some(({ startsAt }) => startsAt === slot.startsAt),
    );
    if (others.length > 0) break;
  }
});
afterAll(() => hospital.close());
beforeEach(() => hospital.empty('appointment', 'allocation', 'idempotency', 'outbox').then(() => {}));

const patient = (more: Record<string, unknown> = {}) => ({
  ...time(slots[0]!),
  name: 'Ann Example',
  email: 'ann@example.org',
  ...more,
});
const time = ({ doctorId, startsAt }: { doctorId: number; startsAt: string }) => ({ doctorId, startsAt });
const book = (body: unknown) => hospital.call('POST', '/appointment', body, hospital.visitor);
async function stored() {
  const { rows } = await hospital.orm.execute<{ count: number }>(sql`
    select (select count(*) from appointment)::int + (select count(*) from allocation)::int
      + (select count(*) from outbox)::int + (select count(*) from idempotency)::int as count`);
  return rows[0]!.count;
}

describe('bad input is refused by field and nothing is stored', () => {
  test.each<[string, string, Record<string, unknown>]>([
    ['an overlong name', 'name', { name: 'x'.repeat(121) }],
    ['no name', 'name', { name: '  ' }],
    ['a name with a line break', 'name', { name: 'Ann\nBcc: all@example.org' }],
    ['a name with a control character', 'name', { name: 'Ann\u0000Example' }],
    ['half a character', 'name', { name: 'Ann \ud83d' }],
    ['a control character in the reason', 'reason', { reason: 'head\u0007ache' }],
    ['an overlong reason', 'reason', { reason: 'x'.repeat(501) }],
    ['an overlong phone number', 'phone', { phone: '0'.repeat(41) }],
    ['what is no phone number', 'phone', { phone: 'call me' }],
    ['what is no email address', 'email', { email: 'ann@' }],
    ['an email address with a line break', 'email', { email: 'ann@example.org\r\nCc: b@example.org' }],
    ['nobody for somebody else', 'patientName', { patientIsOther: true }],
    ['what is no time', 'startsAt', { startsAt: 'tomorrow at nine' }],
    ['an overlong token', 'holdToken', { holdToken: 'x'.repeat(101) }],
    ['what is no doctor', 'doctorId', { doctorId: '1; drop table appointment' }],
    ['a field that there is not', 'status', { status: 'booked' }],
  ])('%s', async (_, path, more) => {
    const { status, body } = await book(patient(more));
    expect([status, body.type]).toEqual([422, '/problems/invalid']);
    expect(body.errors).toEqual([{ path, message: expect.stringMatching(/\.$/) }]);
    expect(await stored()).toBe(0);
  });
});

describe('one contact', () => {
  const ahead = (count: number) => slots.filter((_, index) => index % 3 === 0).slice(0, count);
  const warningsOf = async (id: number) =>
    (await hospital.get(`/appointment/${id}`, hospital.staff)).body.data.warnings;
  const overlaps = 'There already is an appointment under this contact at that time.';

  test('that is only typed does not stop a fifth booking, in any spelling; the desk sees it', async () => {
    const spellings = [
      '020 7946 0123',
      '+44 20 7946 0123',
      '(020) 7946-0123',
      '00442079460123',
      '02079460123',
    ];
    const answers = await Promise.all(
      ahead(5).map((slot, index) => book(patient({ ...time(slot), email: '', phone: spellings[index] }))),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(await warningsOf(answers[0]!.body.data.id)).toEqual([
      'This contact has 4 other future appointments; patients may book 4 online.',
    ]);
  });

  test('is recognised by the desk by email address or phone number alone', async () => {
    for (const [index, slot] of ahead(4).entries()) {
      const contact = index % 2 ? { email: `other-${index}@example.org`, phone: '020 7946 0123' } : {};
      const { body } = await book(patient({ ...time(slot), ...contact }));
      expect(await warningsOf(body.data.id)).toEqual([]);
    }
    const both = { email: 'Ann@Example.ORG', phone: '+442079460123' };
    const { body } = await book(patient({ ...time(ahead(5)[4]!), ...both }));
    expect(await warningsOf(body.data.id)).toHaveLength(1);
  });

  test('that is typed for two places at once is booked twice, and the desk sees it on both', async () => {
    const other = others[0]!;
    const same = slots.find(({ startsAt }) => startsAt === other.startsAt)!;
    for (const [one, two] of [
      [{ email: 'ann@example.org' }, { email: 'ANN@example.org' }],
      [
        { email: '', phone: '020 7946 0123' },
        { email: '', phone: '+44 20 7946 0123' },
      ],
    ]) {
      const answers = await Promise.all([
        book(patient({ ...time(same), ...one })),
        book(patient({ ...time(other), ...two })),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      for (const { body } of answers) expect(await warningsOf(body.data.id)).toEqual([overlaps]);
      const [first] = answers;
      await hospital.call(
        'PUT',
        `/appointment/${first!.body.data.id}`,
        { status: 'cancelled' },
        hospital.staff,
      );
      expect(await warningsOf(answers[1]!.body.data.id)).toEqual([]);
      await hospital.empty('appointment', 'allocation');
    }
  });
});
