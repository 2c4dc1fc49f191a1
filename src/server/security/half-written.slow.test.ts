/**
 * Another request may write between two queries. Every read call is repeated while entries are created, changed, moved
 * to the bin and deleted for good: none may fail over a half-consistent view.
 */

import { afterAll, beforeAll, expect, test } from 'vitest';
import { isOfStaff } from '#contract/base.ts';
import { emptyBin } from '#server/jobs/empty-bin.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { readCalls } from './every-call.ts';

const lastsMs = 8_000;
/** Search words that a call requires, and that match what the writers change. */
const words: Record<string, string> = {
  from: '2026-03-09',
  to: '2026-03-13',
  q: 'Passing',
  entity: 'doctor',
  entityId: '1',
  resource: 'doctor',
  galleryId: '1',
};
/** Slower than all others together, and read by one statement per table. */
const wholes = /^\/(admin\/(exports|archive)|openapi)/;

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
});
afterAll(() => hospital.close());

test('no read call fails while doctors, departments, visit types and appointments come and go', async () => {
  const until = Date.now() + lastsMs;
  const isOver = () => Date.now() > until;
  const failures: unknown[] = [];
  const known = { doctor: 1, department: 1, 'visit-type': 1, slug: 'clara-hensley' };
  const counts = { reads: 0, writes: 0 };

  const call = async (method: string, path: string, body?: unknown, headers = hospital.staff) => {
    const answer = await hospital.call(method, path, body, headers as Record<string, string>);
    if (answer.status >= 500) failures.push([method, path, answer.status]);
    return answer;
  };
  const write = async (...given: Parameters<typeof call>) => {
    counts.writes++;
    return call(...given);
  };

  /** A department, a visit type and a doctor with hours, booked at once, and all of it deleted again. */
  async function comeAndGo(lane: number) {
    for (let round = 0; !isOver(); round++) {
      const name = `Passing ${lane} ${round}`;
      const department = (await write('POST', '/department', { name })).body.data;
      known.department = department.id;
      const doctor = (
        await write('POST', '/doctor', { name, departmentIds: [department.id], bookable: true })
      ).body.data;
      known.doctor = doctor.id;
      known.slug = doctor.slug;
      const visitType = (
        await write('POST', '/visit-type', { name, durationMinutes: 30, doctorIds: [doctor.id] })
      ).body.data;
      known['visit-type'] = visitType.id;
      const rules = [{ weekday: 2, from: '09:00', to: '12:00', everyWeeks: 1, visitTypeIds: [] }];
      const schedules = [{ validFrom: '2026-01-01', validUntil: null, rules }];
      await write('PUT', `/doctor/${doctor.id}/schedule`, { schedules });
      const startsAt = '2026-03-10T09:00:00Z';
      const visit = {
        doctorId: doctor.id,
        visitTypeId: visitType.id,
        startsAt,
        name: 'Passing',
        email: `p${lane}.${round}@example.org`,
      };
      const booked = await write('POST', '/appointment', visit, hospital.visitor as never);
      await write('PUT', `/doctor/${doctor.id}`, { status: 'draft' });
      await write('PUT', `/doctor/${doctor.id}`, { status: 'published', departmentIds: [] });
      await write('POST', `/doctor/${doctor.id}/timeoff`, {
        kind: 'leave',
        from: '2026-03-10T00:00',
        to: '2026-03-11T00:00',
        note: '',
      });
      const found = (await call('GET', `/appointment?q=p${lane}.${round}`)).body.data?.[0];
      if (booked.status === 201 && found)
        await write('PUT', `/appointment/${found.id}`, { status: 'cancelled' }, { ...hospital.staff });
      for (const [resource, { id }] of Object.entries({ 'visit-type': visitType, doctor, department }))
        await write('DELETE', `/${resource}/${id}`);
      // A month later, as far as the bin is concerned.
      await emptyBin(hospital.orm, Date.now() + 40 * 86_400_000).catch((error) => failures.push(error));
    }
  }

  const calls = readCalls().filter(({ route }) => !wholes.test(route.path));
  async function read(lane: number) {
    for (let index = lane; !isOver(); index++) {
      const { route, path } = calls[index % calls.length]!;
      const resource = /^\/(doctor|department|visit-type)\//.exec(route.path)?.[1] as 'doctor' | undefined;
      const address = route.path.endsWith('/slug/{slug}')
        ? path.replace(/\/x$/, `/${known.slug}`)
        : resource
          ? path.replace(/\/1(?=\/|$)/, `/${known[resource]}`)
          : path;
      const shape = route.query?.shape ?? {};
      const query = new URLSearchParams(
        Object.keys(words).flatMap((name) => {
          const isNeeded = !(
            shape[name] as { safeParse(value: unknown): { success: boolean } } | undefined
          )?.safeParse(undefined).success;
          return name in shape && isNeeded ? [[name, words[name]!]] : [];
        }),
      );
      if ('doctor' in shape && index % 3 === 0) query.set('doctor', known.slug);
      counts.reads++;
      await call(
        'GET',
        `${address}?${query}`,
        undefined,
        (index % 2 || isOfStaff(route.access) ? hospital.staff : {}) as never,
      );
    }
  }

  const lanes = (many: number, work: (lane: number) => Promise<void>) =>
    Array.from({ length: many }, (_, lane) => work(lane));
  /** The pages that the desk has open all day. */
  const desk = async () => {
    while (!isOver())
      for (const path of [
        '/appointment/calendar',
        '/appointment/slots',
        '/appointment/free',
        '/appointment/soonest',
        '/appointment/rebooking',
      ])
        await call('GET', `${path}?from=2026-03-09&to=2026-03-13`);
  };
  await Promise.all([...lanes(3, comeAndGo), ...lanes(4, (lane) => read(lane * 31)), ...lanes(3, desk)]);
  expect(failures).toEqual([]);
  expect(counts.writes).toBeGreaterThan(30);
  expect(counts.reads).toBeGreaterThan(calls.length);
}, 60_000);
