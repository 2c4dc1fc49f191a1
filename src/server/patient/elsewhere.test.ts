import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sealActivity } from '#server/activity/seal.ts';
import { limits } from '#server/kernel/limits.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { noLimits } from '#server/test-limits.ts';
import { ann, people } from './test-people.ts';

let hospital: TestHospital;
let crowd: Awaited<ReturnType<typeof people>>;
beforeAll(async () => {
  const { elsewherePerHour, elsewherePerDay } = limits;
  hospital = await testHospital({ limits: { ...noLimits, elsewherePerHour, elsewherePerDay } });
  crowd = await people(hospital);
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await crowd.empty();
});

const reason = 'Asks at our counter where to go.';
const look = (body: object, headers = crowd.receptionist.headers) =>
  hospital.call('POST', '/patient/elsewhere', { reason, ...body }, headers);
const told = async () => (await hospital.get('/admin/activity?action=elsewhere', hospital.staff)).body.data;

describe('a patient of another department', () => {
  test('is found by the reference they say, with where they are expected and nothing of why', async () => {
    await crowd.book({ ...ann, reason: 'Headaches' });
    const foreign = await crowd.book({ ...ann, reason: 'Headaches' }, crowd.there);
    const { status, body } = await look({ reference: foreign.reference.toLowerCase() });
    expect(status).toBe(200);
    expect(body.data).toEqual({
      ...ann,
      phoneText: '+44 20 7946 0123',
      visits: [
        {
          reference: foreign.reference,
          status: 'booked',
          localDate: expect.stringMatching(/^2026-03-/),
          localTime: expect.stringMatching(/^\d\d:\d\d$/),
          doctorName: expect.stringContaining('Belhadi'),
          departmentNames: ['Neurology'],
        },
      ],
    });
  });

  test('is found by number only if something of theirs is within reach', async () => {
    const foreign = await crowd.book(ann, crowd.there);
    expect((await look({ patientId: foreign.patientId })).status).toBe(404);
    await crowd.book();
    expect((await look({ patientId: foreign.patientId })).body.data.visits).toHaveLength(1);
  });

  test('is not among visits long over, entered in error, or never confirmed', async () => {
    const { reference } = await crowd.book(ann, crowd.there);
    const visits = async () => (await look({ reference })).body.data.visits.length;
    for (const [set, many] of [
      [sql`status = 'entered_in_error'`, 0],
      [sql`status = 'cancelled'`, 1],
      [sql`starts_at = starts_at - interval '40 days', ends_at = ends_at - interval '40 days'`, 0],
    ] as const) {
      await hospital.orm.execute(sql`update appointment set ${set}`);
      expect(await visits()).toBe(many);
    }
  });
});

describe('looking elsewhere', () => {
  test('gives one answer for every reference that is invalid, partial or of a visit whose patient was deleted', async () => {
    const { reference } = await crowd.book(ann, crowd.there);
    const forgotten = await crowd.book(ann, crowd.there);
    await hospital.orm.execute(sql`update appointment set patient_id = null where id = ${forgotten.id}`);
    const answers = [];
    for (const given of ['ZZZZZZZZ', reference.slice(0, 7), `${reference.slice(0, 7)}%`, forgotten.reference])
      answers.push(await look({ reference: given }));
    for (const { status, body } of answers) expect([status, body]).toEqual([404, answers[0]!.body]);
  });

  test('is in the sealed trail with its reason, whether it found anyone or not, and not for ever', async () => {
    const { id, patientId, reference } = await crowd.book(ann, crowd.there);
    await look({ reference });
    await look({ reference: 'ZZZZZZZZ' });
    await sealActivity(hospital.services);
    const rows = await told();
    expect(rows).toMatchObject([
      { entity: 'patient', entityId: 0, actorName: 'Colleague', fields: ['reason', 'reference'] },
      {
        entity: 'patient',
        entityId: patientId,
        label: `Patient ${patientId}`,
        sealNumber: expect.any(Number),
      },
    ]);
    const { changes } = (await hospital.get(`/admin/activity/${rows[1].id}`, hospital.staff)).body.data;
    expect(changes[0]).toEqual({ field: 'reason', before: null, after: reason });
    const whoLooked = `/admin/activity?entity=appointment&entityId=${id}&action=elsewhere`;
    expect((await hospital.get(whoLooked, hospital.staff)).body.meta.total).toBe(1);
    await hospital.orm.execute(sql`delete from appointment`);
    await hospital.orm.execute(sql`delete from patient`);
    expect((await told())[1]).toMatchObject({ isForgotten: true, fields: [] });
  });

  test('is counted by account, including tries that find no one', async () => {
    const { most } = limits.elsewherePerHour;
    for (let times = 0; times < most; times++)
      expect((await look({ reference: 'ZZZZZZZZ' })).status).toBe(404);
    const { reference } = await crowd.book(ann, crowd.there);
    const { status, body } = await look({ reference });
    expect([status, body.detail]).toEqual([429, expect.stringContaining('Please call their department')]);
    expect((await look({ reference }, hospital.staff)).status).toBe(200);
    hospital.clock.now += 3_600_001;
    expect((await look({ reference })).status).toBe(200);
  });
});

test('of a merged patient only what is within reach is named, searched and compared', async () => {
  const own = await crowd.book();
  const foreign = await crowd.book({ name: 'Ann Maiden', email: 'maiden@example.org' }, crowd.there);
  const third = await crowd.book({ name: 'Ben Maiden', email: 'maiden@example.org' });
  const merge = { patientId: foreign.patientId };
  await hospital.call('POST', `/patient/${own.patientId}/merge`, merge, hospital.staff);
  const seen = async (headers: Record<string, string>) => {
    const { merged, duplicates } = (await hospital.get(`/patient/${own.patientId}`, headers)).body.data;
    const found = (await hospital.get('/patient?q=Ann%20Maiden', headers)).body.meta.total;
    return [merged.length, duplicates.map(({ id }: { id: number }) => id), found];
  };
  expect(await seen(hospital.staff)).toEqual([1, [third.patientId], 1]);
  expect(await seen(crowd.receptionist.headers)).toEqual([0, [], 0]);
});
