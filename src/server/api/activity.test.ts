import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActivityAction } from '#contract/activity.ts';
import type { Grant } from '#contract/roles.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { sealActivity } from '#server/activity/seal.ts';
import { colleague } from '#server/security/every-call.ts';
import { forAReason, type TestHospital, testHospital, withoutTriggers } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(() => hospital.emptyTrail());

const staff = () => hospital.staff;
const list = async (query = '') => (await hospital.get(`/admin/activity?${query}`, staff())).body;
const one = async (id: number) => (await hospital.get(`/admin/activity/${id}`, staff())).body.data;
const put = (path: string, body: object) => hospital.call('PUT', path, body, staff());

test('a change lists each field before and after, and leaves out what did not change', async () => {
  const { data: before } = (await hospital.get('/department/2', staff())).body;
  const added = before.faqs.concat([{ question: 'Is it true?', answer: 'Yes.' }]);
  await put('/department/2', { summary: 'Another summary', faqs: added, name: before.name });
  const [row] = (await list('entity=department&entityId=2')).data;
  expect(row).toMatchObject({
    action: 'update',
    label: before.name,
    fields: ['summary', 'faqs'],
    isForgotten: false,
  });
  expect((await one(row.id)).changes).toEqual([
    { field: 'summary', before: before.summary, after: 'Another summary' },
    { field: 'faqs', before: before.faqs.length > 0 ? before.faqs : null, after: added },
  ]);
  expect((await hospital.get('/admin/activity/999999', staff())).status).toBe(404);
});

test('it shows other entries and pictures by their names', async () => {
  const { data: picture } = (await hospital.get('/media?limit=1', staff())).body;
  await put('/doctor/1', { departmentIds: [2, 15], imageId: picture[0].id });
  const [row] = (await list('entity=doctor&entityId=1')).data;
  const { changes } = await one(row.id);
  const names = (field: string) => changes.find((change: { field: string }) => change.field === field)?.after;
  const { data: doctor } = (await hospital.get('/doctor/1', staff())).body;
  expect(names('departments')).toEqual(doctor.departments.map(({ name }: { name: string }) => name));
  expect(names('image')).toBe(picture[0].alt);
});

test('it never contains a password, code or token in any form', async () => {
  const password = 'four green lamps sing';
  const changed = await put('/admin/me', { password, currentPassword: 'correct horse battery' });
  const token = { Authorization: `Bearer ${changed.body.data.session.token}` };
  await hospital.call(
    'PUT',
    '/admin/me',
    { email: 'other@openward.example', name: 'Ada', currentPassword: password },
    token,
  );
  const back = { password: 'correct horse battery', currentPassword: password, name: 'Administrator' };
  await hospital.call('PUT', '/admin/me', back, token);
  hospital.staff.Authorization = (await hospital.signIn()).Authorization;
  const { rows } = await hospital.orm.execute<{ text: string }>(sql`
    select (to_jsonb(a) - 'changes_hash')::text || coalesce(c.content, '') as text
    from activity a left join activity_change c on c.activity_id = a.id`);
  const text = rows.map((row) => row.text).join();
  expect(text).toContain('other@openward.example');
  const { rows: secrets } = await hospital.orm.execute<{ hash: string }>(sql`
    select password_hash as hash from staff where password_hash is not null
    union all select encode(token_hash, 'hex') from session union all select encode(token_hash, 'hex') from staff_link`);
  for (const secret of [password, changed.body.data.session.token, ...secrets.map(({ hash }) => hash)])
    expect(text).not.toContain(secret);
});

test('an appointment’s notes can be read after the next one replaced them, without names', async () => {
  const slots = (await hospital.get('/appointment/soonest')).body.data;
  const { doctorId, startsAt } = slots[0];
  const booking = {
    source: 'phone',
    doctorId,
    startsAt,
    name: 'Ann Example',
    phone: '020 7946 0991',
    reason: 'A rash',
  };
  const { data } = (await hospital.call('POST', '/appointment/desk', booking, staff())).body;
  const set = async (status: string, note: string) =>
    (await put(`/appointment/${data.id}`, { status, note })).status;
  hospital.clock.now = Date.parse(startsAt) + 60_000;
  hospital.staff.Authorization = (await hospital.signIn()).Authorization;
  expect([
    await set('arrived', 'limps'),
    await set('booked', 'was somebody else'),
    await set('arrived', ''),
  ]).toEqual([200, 200, 200]);
  const trail = (await list(`entity=appointment&entityId=${data.id}`)).data;
  const told = await Promise.all(trail.map(async ({ id }: { id: number }) => (await one(id)).changes));
  const notes = told.map((changes) => changes.find(({ field }: { field: string }) => field === 'note'));
  expect(notes).toEqual([
    { field: 'note', before: 'was somebody else', after: null },
    { field: 'note', before: 'limps', after: 'was somebody else' },
    { field: 'note', before: null, after: 'limps' },
    undefined,
  ]);
  expect(told[1]).toContainEqual({ field: 'status', before: 'arrived', after: 'booked' });
  expect(JSON.stringify([trail, told])).not.toMatch(/Ann|7946|rash/);
});

test('it is filtered by who, what, entry, days and text', async () => {
  const write = (
    name: string,
    actor: { id: number; name: string } | null,
    action: ActivityAction,
    entity: string,
    id: number,
  ) =>
    recordActivity(hospital.orm, actor, action, entity, { id, name }, [
      { field: 'title', before: null, after: `about ${name}` },
    ]);
  const maya = { id: 1, name: 'Maya' };
  await write('Heart', maya, 'update', 'department', 1);
  await write('Skin', maya, 'create', 'department', 2);
  await write('Lamp', { id: 2, name: 'Bo' }, 'update', 'service', 1);
  await write('Café', null, 'update', 'service', 2);
  const labels = async (query: string) =>
    (await list(query)).data.map(({ label }: { label: string }) => label);
  expect(await labels('actorId=1')).toEqual(['Skin', 'Heart']);
  expect(await labels('actorId=nobody')).toEqual(['Café']);
  expect(await labels('entity=service')).toEqual(['Café', 'Lamp']);
  expect(await labels('entity=service&entityId=1')).toEqual(['Lamp']);
  expect(await labels('action=create')).toEqual(['Skin']);
  expect(await labels('q=cafe')).toEqual(['Café']);
  expect(await labels('q=about skin')).toEqual(['Skin']);
  const today = new Date().toISOString().slice(0, 10);
  expect([(await labels(`from=${today}`)).length > 0, await labels('to=2020-01-01')]).toEqual([true, []]);
  expect((await hospital.get('/admin/activity?actorId=x', staff())).status).toBe(422);
  const { data } = (await hospital.get('/admin/activity/choices', staff())).body;
  expect(data.people).toContainEqual({ id: null, name: 'Nobody signed in' });
  expect(data.deeds).toContainEqual({ entity: 'department', action: 'create' });
});

test('staff can verify the seals, and see what was tampered with', async () => {
  const seals = async () => (await hospital.get('/admin/activity/seals', staff())).body.data;
  await recordActivity(hospital.orm, null, 'update', 'department', { id: 1, name: 'Heart' });
  await sealActivity(hospital.services);
  expect(await seals()).toMatchObject({
    isWhole: true,
    sealed: 1,
    unsealed: 0,
    last: expect.stringMatching(/^1:[\da-f]{64}$/),
  });
  await withoutTriggers(hospital.database, "update activity set label = 'Lungs'");
  expect(await seals()).toMatchObject({
    isWhole: false,
    findings: [expect.stringMatching(/^Row \d+, sealed as number 1/)],
  });
});

describe('of an area that the reader may not read as a whole, it', () => {
  const roles: Record<string, Grant[]> = {
    auditor: [{ role: 'auditor', departmentIds: null }],
    'auditor who edits one department': [
      { role: 'auditor', departmentIds: null },
      { role: 'editor', departmentIds: [1] },
    ],
  };
  const by = new Map<string, Record<string, string>>();
  beforeAll(async () => {
    for (const [name, of] of Object.entries(roles)) {
      const email = `${name.replaceAll(' ', '-')}@openward.example`;
      by.set(name, (await colleague(hospital, email, { roles: of })).headers);
    }
  });

  /** Changes of a visit, an inquiry, a page and an account, each with a word of its own. */
  async function write() {
    const written = [
      ['appointment', 'REFERRED', 'statusNote'],
      ['inquiry', 'WONDERED', 'note'],
      ['department', 'DRAFTED', 'summary'],
      ['staff', 'EMPLOYED', 'name'],
      ['outbox', 'UNKNOWN', 'text'],
    ] as const;
    for (const [entity, name, field] of written) {
      const changes = [{ field, before: null, after: `Within${name}` }];
      const { rows } = await hospital.orm.execute<{ id: number; name: string }>(
        sql`select id, name from staff limit 1`,
      );
      await recordActivity(hospital.orm, rows[0] as never, 'update', entity, { id: 7, name }, changes);
    }
    return written;
  }

  test.each(Object.keys(roles))(
    'keeps who, what, when and which entry from no %s, but tells no name and no value',
    async (who) => {
      const written = await write();
      const { body } = await hospital.get('/admin/activity?entityId=7', by.get(who));
      expect(body.meta.total).toBe(written.length);
      for (const [entity] of written) {
        const row = body.data.find((one: { entity: string }) => one.entity === entity);
        expect(row).toMatchObject({
          entityId: 7,
          action: 'update',
          label: '',
          fields: [],
          isForgotten: false,
        });
        expect(row.actorName).not.toBe('');
        const one = await hospital.get(`/admin/activity/${row.id}`, by.get(who));
        expect(one.body.data).toMatchObject({ label: '', fields: [], changes: [] });
      }
      const file = (await hospital.get('/admin/activity?format=csv', { ...by.get(who), ...forAReason })).body;
      for (const [, name] of written) expect(file).not.toContain(name);
      expect(JSON.stringify(body)).not.toMatch(/REFERRED|WONDERED|DRAFTED|EMPLOYED|UNKNOWN/);
    },
  );

  test('does not find by hidden values, so that no search guesses them', async () => {
    for (const [, name] of await write()) {
      for (const q of [name, `Within${name}`, name.slice(1, 5)]) {
        const of = async (headers: Record<string, string>) =>
          (await hospital.get(`/admin/activity?q=${q}`, headers)).body.meta.total;
        expect([q, await of(staff())]).toEqual([q, 1]);
        for (const headers of by.values()) expect([q, await of(headers)]).toEqual([q, 0]);
      }
    }
    const { meta } = (await hospital.get('/admin/activity?q=desk', by.get('auditor'))).body;
    expect(meta.total).toBe((await list('q=desk')).meta.total);
  });
});
