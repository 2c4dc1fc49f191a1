import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { question } from '#server/inquiry/test-inquiries.ts';
import { tidy } from '#server/jobs/tidy.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { forgetActivity } from './retention.ts';
import { recordActivity } from './revision.ts';
import { sealActivity } from './seal.ts';
import { verifyActivity } from './verify.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(() => hospital.emptyTrail());

const year = 365.25 * 86_400_000;
const changes = async () =>
  (
    await hospital.orm.execute<{ content: string }>(
      sql`select content from activity_change where content <> '[]' order by activity_id`,
    )
  ).rows;
const whole = async () => {
  await sealActivity(hospital.services);
  return (await verifyActivity(hospital.services)).findings;
};

const insertOf = (at: Date) =>
  hospital.orm.execute(sql`
    insert into activity (created_at, actor_name, action, entity, entity_id)
    values (${at.toISOString()}, 'Maya', 'update', 'department', 1)`);
const insert = (yearsAgo: number) => insertOf(new Date(Date.now() - yearsAgo * year));

test('rows are deleted after six years, oldest first, and the rest of the chain stays intact', async () => {
  for (const yearsAgo of [8, 7, 5, 1]) await insert(yearsAgo);
  await sealActivity(hospital.services);
  expect(await forgetActivity(hospital.services, Date.now())).toBe(2);
  expect(await verifyActivity(hospital.services)).toMatchObject({ sealed: 2, findings: [] });
  await insert(0);
  expect(await whole()).toEqual([]);
  expect(await forgetActivity(hospital.services, Date.now())).toBe(0);
});

test('rows that are forgotten during verification are not reported missing', async () => {
  for (const yearsAgo of [8, 7, 5]) await insert(yearsAgo);
  await sealActivity(hospital.services);
  const { orm } = hospital;
  let isFirst = true;
  const meanwhile = new Proxy(orm, {
    get(target, key) {
      if (key !== 'execute') return Reflect.get(target, key, target);
      return async (...asked: Parameters<typeof orm.execute>) => {
        if (isFirst) {
          isFirst = false;
          expect(await forgetActivity(hospital.services, Date.now())).toBe(2);
        }
        return orm.execute(...asked);
      };
    },
  });
  expect(await verifyActivity({ ...hospital.services, orm: meanwhile })).toMatchObject({
    sealed: 1,
    findings: [],
  });
});

test('a noted seal of a row past its retention period is not reported, another one is', async () => {
  await insert(8);
  await sealActivity(hospital.services);
  const { last: early } = await verifyActivity(hospital.services);
  await insert(7);
  await sealActivity(hospital.services);
  const { last: late } = await verifyActivity(hospital.services);
  await insert(1);
  await sealActivity(hospital.services);
  await forgetActivity(hospital.services, Date.now());
  const report = (noted: string) => verifyActivity(hospital.services, noted);
  expect(await report(early)).toMatchObject({
    findings: [],
    note: expect.stringContaining('past its retention period'),
  });
  expect(await report(late)).not.toHaveProperty('note');
  expect((await report(late)).findings).toEqual([]);
  expect((await report(`2:${early.slice(2)}`)).findings[0]).toMatch(/is not in the trail/);
});

test('an appointment’s changes go with the patient’s contact data; the fact that it was changed stays', async () => {
  const [slot] = (await hospital.get('/appointment/soonest')).body.data;
  const booking = {
    source: 'phone',
    doctorId: slot.doctorId,
    startsAt: slot.startsAt,
    name: 'Ann',
    phone: '020 7946 0991',
  };
  const { data } = (await hospital.call('POST', '/appointment/desk', booking, hospital.staff)).body;
  const body = { status: 'cancelled', note: 'has a cold' };
  expect((await hospital.call('PUT', `/appointment/${data.id}`, body, hospital.staff)).status).toBe(200);
  expect(await whole()).toEqual([]);
  await tidy(hospital.orm, Date.parse(slot.startsAt) + 1.9 * year);
  expect((await changes()).map(({ content }) => content).join()).toContain('has a cold');
  await tidy(hospital.orm, Date.parse(slot.startsAt) + 2.1 * year);
  expect(await changes()).toEqual([]);
  expect(await whole()).toEqual([]);
  const { body: trail } = await hospital.get(
    `/admin/activity?entity=appointment&entityId=${data.id}`,
    // Sessions are cleaned up as well.
    await hospital.signIn(),
  );
  expect(trail.data).toMatchObject([
    { action: 'cancelled', fields: [], isForgotten: true },
    { action: 'create', fields: [], isForgotten: true },
  ]);
});

test('an inquiry’s notes go with it, for any way of deletion', async () => {
  const asked = await hospital.call('POST', '/inquiries', question, hospital.visitor);
  const { id } = asked.body.data;
  const note = { note: 'Ann called back' };
  expect((await hospital.call('PUT', `/inquiries/${id}`, note, await hospital.signIn())).status).toBe(200);
  expect(await whole()).toEqual([]);
  // The view is recorded a second later.
  const written = async () => (await changes()).filter(({ content }) => !content.includes('"field":"ids"'));
  expect((await written()).length).toBe(1);
  await tidy(hospital.orm, Date.now() + 2 * year);
  expect(await written()).toEqual([]);
  expect(await whole()).toEqual([]);
});

test('a deleted account’s addresses leave the trail', async () => {
  const staff = await hospital.signIn();
  const { data } = (await hospital.call('POST', '/admin/accounts', { email: 'new@openward.example' }, staff))
    .body;
  expect((await changes())[0]!.content).toContain('new@openward.example');
  expect((await hospital.call('DELETE', `/admin/accounts/${data.id}`, undefined, staff)).status).toBe(204);
  const { rows } = await hospital.orm.execute<{ text: string }>(sql`
    select to_jsonb(x)::text as text from activity x union all select to_jsonb(x)::text from activity_change x`);
  expect(rows.map(({ text }) => text).join()).not.toContain('new@openward');
  expect(await whole()).toEqual([]);
});

test('what is not personal cannot be forgotten early', async () => {
  await recordActivity(hospital.orm, null, 'update', 'department', { id: 1 }, [
    { field: 'name', before: 'A', after: 'B' },
  ]);
  await expect(hospital.orm.execute(sql`delete from activity_change`)).rejects.toThrow();
});
