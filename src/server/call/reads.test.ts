import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isOfStaff } from '#contract/base.ts';
import { patientAreas } from '#contract/roles.ts';
import { sealActivity } from '#server/activity/seal.ts';
import { verifyActivity } from '#server/activity/verify.ts';
import type { Staff } from '#server/identity/session.ts';
import { readCalls } from '#server/security/every-call.ts';
import { forAReason, type TestHospital, testHospital } from '#server/test-hospital.ts';
import { Reads } from './reads.ts';
import { rangesOf } from './seen.ts';

let hospital: TestHospital;
let staff: Record<string, string>;
let ids: number[] = [];
beforeAll(async () => {
  hospital = await testHospital();
  await hospital.orm.execute(sql`
    insert into inquiry (name, email, message, reference, receipt_token_hash)
    select 'Ann', 'ann@example.org', 'When may I visit?', 'IQ' || n, sha256(n::text::bytea) from generate_series(1, 3) n`);
  const { rows } = await hospital.orm.execute<{ id: number }>(sql`select id from inquiry order by id`);
  ids = rows.map(({ id }) => id);
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now += 3_600_000;
  staff = await hospital.signIn();
  await hospital.settled();
});

/** What was recorded since, newest last. */
async function recorded(work: () => Promise<unknown>) {
  const [last] = (
    await hospital.orm.execute<{ id: number }>(sql`select coalesce(max(id), 0) as id from activity`)
  ).rows;
  await work();
  await hospital.settled();
  const { rows } = await hospital.orm.execute<{
    action: string;
    entity: string;
    entity_id: number;
    ids: string;
  }>(sql`
    select a.action, a.entity, a.entity_id, s.ids::text as ids from activity a left join activity_seen s on s.activity_id = a.id
    where a.id > ${last!.id} order by a.id`);
  return rows;
}

test('opening an entry about a patient is in the trail', async () => {
  const [id] = ids;
  expect(await recorded(() => hospital.get(`/inquiries/${id}`, staff))).toEqual([
    { action: 'read', entity: 'inquiry', entity_id: id, ids: rangesOf([id!]) },
  ]);
});

test('a list is one entry of the trail, with every row that it showed', async () => {
  expect(await recorded(() => hospital.get('/inquiries?limit=2&page=1', staff))).toMatchObject([
    { action: 'read', entity: 'inquiry', entity_id: 0 },
  ]);
});

test('a page that loads itself again is recorded once in ten minutes, other rows at once', async () => {
  const list = () => hospital.get('/inquiries', staff);
  expect(await recorded(list)).toHaveLength(1);
  hospital.clock.now += 9 * 60_000;
  expect(await recorded(list)).toHaveLength(0);
  expect(await recorded(() => hospital.get(`/inquiries/${ids[1]}`, staff))).toHaveLength(1);
  hospital.clock.now += 60_000;
  expect(await recorded(list)).toHaveLength(1);
});

test('a file counts each time, with the rows that were sent', async () => {
  const file = () => hospital.get('/inquiries?format=csv', { ...staff, ...forAReason });
  for (const _ of [1, 2]) {
    const [row] = await recorded(file);
    expect(row).toMatchObject({ action: 'download', entity: 'inquiry' });
    const { rows } = await hospital.orm.execute<{ holds: boolean }>(
      sql`select ${row!.ids}::int4multirange @> ${ids[2]}::int as holds`,
    );
    expect(rows[0]!.holds).toBe(true);
  }
});

test('an empty list and a refused call record no one', async () => {
  expect(await recorded(() => hospital.get('/inquiries?q=nobody+wrote+this', staff))).toEqual([]);
  expect(await recorded(() => hospital.get(`/inquiries/${ids[0]}`))).toEqual([]);
  expect(await recorded(() => hospital.get('/inquiries/999999', staff))).toEqual([]);
});

test('what is read last is written when the process must stop, and what could not be written goes with the next', async () => {
  const stop = new AbortController();
  const later: Promise<void>[] = [];
  let isDown = true;
  const orm = new Proxy(hospital.orm, {
    get: (target, key) =>
      key === 'execute' && isDown
        ? () => Promise.reject(new Error('The database is away.'))
        : Reflect.get(target, key, target),
  });
  const reads = new Reads({
    orm,
    now: () => hospital.clock.now,
    afterwards: (work) => void later.push(work().catch(() => {})),
    leaving: stop.signal,
    gatherReadsMs: 60_000,
  });
  const staff = { id: 1, name: 'Maya', sessionId: 1 } as Staff;
  const rows = await recorded(async () => {
    for (const id of ids.slice(0, 2)) reads.note('inquiry', staff, { id });
    // One write for both, and it waits.
    expect(later).toHaveLength(1);
    stop.abort();
    await Promise.all(later.splice(0));
    isDown = false;
    reads.note('inquiry', staff, { id: ids[2]! });
    await Promise.all(later);
  });
  expect(rows.map(({ entity_id: id }) => id)).toEqual(ids);
});

test('what was read is sealed with everything else, and the ids are part of what is sealed', async () => {
  await recorded(() => hospital.get(`/inquiries/${ids[0]}`, staff));
  await sealActivity(hospital.services);
  expect((await verifyActivity(hospital.services)).findings).toEqual([]);
  const { rows } = await hospital.orm.execute<{ content: string }>(sql`
    select content from activity_change join activity on activity.id = activity_id
    where action = 'read' order by activity_id desc limit 1`);
  expect(JSON.parse(rows[0]!.content)).toEqual([{ field: 'ids', before: null, after: rangesOf([ids[0]!]) }]);
});

test('the trail says of one entry who looked, in lists too, and keeps it out of what was done', async () => {
  await recorded(() => hospital.get(`/inquiries/${ids[0]}`, staff));
  await recorded(() => hospital.get('/inquiries?sort=createdAt', staff));
  const trail = async (query: string) =>
    (await hospital.get(`/admin/activity?entity=inquiry&${query}`, staff)).body.data as { action: string }[];
  const before = (await trail(`entityId=${ids[0]}&action=read`)).length;
  expect(before).toBeGreaterThanOrEqual(2);
  expect(await trail('entityId=999999&action=read')).toEqual([]);
  expect((await trail('')).filter(({ action }) => action === 'read')).toEqual([]);
});

test('ids are kept as ranges, each once', () => {
  expect(rangesOf([3, 1, 2, 2, 9])).toBe('{[1,4),[9,10)}');
  expect(rangesOf([])).toBe('{}');
});

/** Calls of these areas that show no person. */
const ofNobody = [
  'GET /appointment/calendar', // doctors' hours and free starts
  'GET /appointment/free',
  'GET /appointment/series', // free times
  'GET /appointment/events', // a doctor and a date
  'GET /inquiries/{id}/owners', // colleagues and departments
  'GET /saved-reply', // texts that any sender may get
  'GET /saved-reply/{id}',
  'GET /calendar-address', // doctors and dates
  'GET /appointment/{id}/rooms', // rooms that are free
  'GET /admin/mail/summary', // counts
];

test('every call that shows data of patients says whose, so that reading it is recorded', () => {
  const silent = readCalls().filter(
    ({ route, name }) =>
      isOfStaff(route.access) &&
      [...patientAreas, 'subscribers'].some((area) => area === route.access) &&
      !route.shows &&
      !ofNobody.includes(name),
  );
  expect(silent.map(({ name }) => name)).toEqual([]);
});
