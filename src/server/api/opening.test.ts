import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Opening } from '#contract/opening.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let staff: Record<string, string>;
let departmentId: number;
const line = { name: '', kind: 'times', days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' };
beforeAll(async () => {
  hospital = await testHospital();
  staff = hospital.staff;
  departmentId = (await hospital.get('/department/slug/cardiology')).body.data.id;
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await change('/contact/1', {
    openingHours: [
      line,
      { kind: 'allDay', days: [1, 2, 3, 4, 5, 6, 7], name: 'Emergency', duringClosures: true },
    ],
  });
  await change(`/department/${departmentId}`, { openingHours: [{ ...line, to: '18:00' }] });
});

const change = (path: string, body: object) => hospital.call('PUT', path, body, staff);
const closed = async (body: object) => {
  const made = await hospital.call('POST', '/closure', body, staff);
  expect(made.status).toBe(201);
  return () => hospital.call('DELETE', `/closure/${made.body.data.id}`, undefined, staff);
};
async function asked(): Promise<{ hospital: Opening; department: Opening | undefined }> {
  const { data } = (await hospital.get('/opening')).body;
  const found = data.departments.find(({ id }: { id: number }) => id === departmentId);
  return { hospital: data.hospital, department: found?.opening };
}
const at = (time: string) => {
  hospital.clock.now = Date.parse(`${time}:00Z`);
};

test('each set says whether it is open, when that changes, and until when the answer holds', async () => {
  expect((await asked()).hospital).toEqual({
    today: '2026-03-02',
    until: '2026-03-02T20:00:00.000Z',
    statuses: [
      { name: '', isOpen: true, changesAt: '2026-03-02T20:00', isClosedToday: false, closure: null },
      { name: 'Emergency', isOpen: true, changesAt: null, isClosedToday: false, closure: null },
    ],
    closures: [],
  });
  at('2026-03-06T20:00');
  const { statuses, until } = (await asked()).hospital;
  expect(statuses[0]).toMatchObject({ isOpen: false, changesAt: '2026-03-09T08:00', isClosedToday: false });
  expect(until).toBe('2026-03-07T00:00:00.000Z');
  at('2026-03-07T12:00');
  expect((await asked()).hospital.statuses[0]).toMatchObject({ isClosedToday: true });
});

test('a closure of the hospital closes it and its departments, except what stays open, with the reason alone', async () => {
  const end = await closed({
    from: '2026-03-02T00:00',
    to: '2026-03-03T00:00',
    reason: 'Founders’ day',
    note: 'Ask Ann',
  });
  const answer = await asked();
  const shut = {
    isOpen: false,
    changesAt: '2026-03-03T08:00',
    isClosedToday: true,
    closure: { reason: 'Founders’ day' },
  };
  expect(answer.hospital.statuses[0]).toMatchObject(shut);
  expect(answer.department!.statuses[0]).toMatchObject(shut);
  expect(answer.hospital.statuses[1]).toMatchObject({ isOpen: true, closure: null });
  expect(answer.hospital.closures).toEqual([
    { from: '2026-03-02T00:00', to: '2026-03-03T00:00', reason: 'Founders’ day' },
  ]);
  expect(JSON.stringify(answer)).not.toContain('Ask Ann');
  await end();
  expect((await asked()).hospital).toMatchObject({ statuses: [{ isOpen: true }, {}], closures: [] });
});

test('a closure that only a part of a place observes is shown for the part, not the place', async () => {
  const always = { kind: 'allDay', days: [1, 2, 3, 4, 5, 6, 7], duringClosures: true };
  await change(`/department/${departmentId}`, {
    openingHours: [always, { ...line, name: 'Review clinic' }],
  });
  const end = await closed({ from: '2026-03-02T00:00', to: '2026-03-03T00:00', reason: 'Founders’ day' });
  expect((await asked()).department).toMatchObject({
    statuses: [
      { name: '', isOpen: true, closure: null },
      { name: 'Review clinic', isOpen: false, closure: { reason: 'Founders’ day' } },
    ],
    closures: [],
  });
  // A place without hours of its own shows those of its parts.
  await change(`/department/${departmentId}`, { openingHours: [{ ...line, name: 'Review clinic' }] });
  expect((await asked()).department!.closures).toMatchObject([{ reason: 'Founders’ day' }]);
  await end();
});

test('a closure of a department closes only that one, not the others', async () => {
  await change(`/department/${departmentId}`, {
    openingHours: [{ kind: 'allDay', days: [1, 2, 3, 4, 5, 6, 7], duringClosures: true }],
  });
  const end = await closed({ from: '2026-03-02T10:00', to: '2026-03-02T12:30', departmentId });
  const { department } = await asked();
  expect(department).toMatchObject({
    until: '2026-03-02T10:00:00.000Z',
    statuses: [{ isOpen: true, changesAt: '2026-03-02T10:00' }],
  });
  at('2026-03-02T10:00');
  expect(await asked()).toMatchObject({
    hospital: { statuses: [{ isOpen: true }, { isOpen: true }], closures: [] },
    department: {
      until: '2026-03-02T12:30:00.000Z',
      statuses: [
        { isOpen: false, changesAt: '2026-03-02T12:30', isClosedToday: false, closure: { reason: '' } },
      ],
    },
  });
  await end();
});

test('lines in words alone say nothing about now, and unpublished ones say nothing', async () => {
  await change('/contact/1', {
    openingHours: [{ kind: 'words', name: 'Bank holidays', remark: 'Emergency care only' }],
  });
  expect((await asked()).hospital.statuses).toEqual([]);
  await change(`/department/${departmentId}`, { status: 'draft' });
  expect((await asked()).department).toBeUndefined();
  await change(`/department/${departmentId}`, { status: 'published' });
});
