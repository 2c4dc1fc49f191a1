import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

const records: {
  path: string;
  change: Record<string, unknown>;
  invalid: [Record<string, unknown>, string][];
}[] = [
  {
    path: '/contact',
    change: {
      phone_number: '+44 20 7946 0100, +44 20 7946 0101',
      phoneLabels: 'Reception, Bills',
      emergencyPhone: '999',
    },
    invalid: [
      [{ phone_number: 'call us' }, 'phone_number'],
      [{ email: 'a@example.org, nobody' }, 'email'],
      [{ mapUrl: 'javascript:alert(1)' }, 'mapUrl'],
    ],
  },
  {
    path: '/sociallink',
    change: { facebook: 'https://facebook.com/openward-example', instagram: '' },
    invalid: [[{ facebook: '/openward' }, 'facebook']],
  },
  {
    path: '/settings',
    change: {
      tagline: 'Care, close by.',
      timeZone: 'Asia/Kathmandu',
      facts: [{ value: '1', label: 'hospital' }],
      pricesValidUntil: '2028-02-29',
    },
    invalid: [
      [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
      [{ locale: 'en-12' }, 'locale'],
      [{ logoId: 99_999 }, 'logoId'],
      [{ pricingText: '<p>free</p>' }, 'pricingText'],
    ],
  },
];

describe.each(records)('$path: the rules of a single record', ({ path, change, invalid }) => {
  const read = async (headers = {}) => {
    const { data } = (await hospital.get(path, headers)).body;
    return Array.isArray(data) ? data[0] : data;
  };

  test('everyone reads it, and its id is 1', async () => {
    expect(await read()).toMatchObject({ id: 1, version: expect.any(Number) });
  });

  test('staff change it, and fields left out stay', async () => {
    // Some fields are for staff only.
    const before = await read(hospital.staff);
    const { status, body } = await hospital.call('PUT', `${path}/1`, change, hospital.staff);
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...before,
      ...change,
      version: before.version + 1,
      updatedAt: expect.any(String),
    });
    expect(await read(hospital.staff)).toEqual(body.data);
  });

  test('invalid input is refused by field', async () => {
    const before = await read();
    for (const [body, field] of invalid) {
      const answer = await hospital.call('PUT', `${path}/1`, body, hospital.staff);
      expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, field]);
    }
    expect((await hospital.call('PUT', `${path}/1`, { id: 2 }, hospital.staff)).status).toBe(422);
    expect(await read()).toEqual(before);
  });

  test('no one else changes it, and there is no second one', async () => {
    expect((await hospital.call('PUT', `${path}/1`, change, hospital.visitor)).status).toBe(401);
    expect((await hospital.call('PUT', `${path}/2`, change, hospital.staff)).status).toBe(404);
    expect((await hospital.call('POST', path, change, hospital.staff)).status).toBe(405);
  });

  test('a change based on an old version is refused', async () => {
    const { version } = await read();
    const stale = { ...hospital.staff, 'If-Match': `"${version - 1}"` };
    const refused = await hospital.call('PUT', `${path}/1`, change, stale);
    expect(refused.status).toBe(412);
    expect(refused.body.current.version).toBe(version);
    const { headers } = await hospital.get(path, hospital.staff);
    const fresh = { ...hospital.staff, 'If-Match': headers.get('ETag')! };
    expect((await hospital.call('PUT', `${path}/1`, change, fresh)).status).toBe(200);
    expect((await hospital.call('PUT', `${path}/1`, change, fresh)).status).toBe(412);
  });
});
