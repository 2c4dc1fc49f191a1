import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { emptyBin } from '#server/jobs/empty-bin.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

const send = (method: string, path: string, body?: unknown) =>
  hospital.call(method, path, body, hospital.staff);
let made = 0;
const newService = async (more: Record<string, unknown> = {}) =>
  (await send('POST', '/services', { title: `Entry test ${++made}`, ...more })).body.data;
const revisionsOf = async (entity: string, id: number) =>
  (await hospital.get(`/admin/revisions?entity=${entity}&entityId=${id}`, hospital.staff)).body.data;
const restore = (id: number) => send('POST', `/admin/revisions/${id}/restore`);

describe('restoring a revision', () => {
  test('makes the entry what it was, as a new version', async () => {
    const before = await newService({ summary: 'As it was.', faqs: [{ question: 'Why?', answer: 'So.' }] });
    await send('PUT', `/services/${before.id}`, { summary: 'With a typo.', faqs: [], departmentId: 1 });
    const [, first] = await revisionsOf('service', before.id);
    const { status, body } = await restore(first.id);
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...before, version: 3, updatedAt: expect.any(String) });
    const [newest] = await revisionsOf('service', before.id);
    expect(newest).toMatchObject({ version: 3, actorName: 'Administrator' });
    const { body: trail } = await hospital.get(
      `/admin/activity?limit=1&entity=service&entityId=${before.id}`,
      hospital.staff,
    );
    expect(trail.data[0].action).toBe('restore');
  });

  test('leaves an entry published or a draft, as it is, and restores the state of one in the bin', async () => {
    const service = await newService({ status: 'draft', summary: 'First draft.' });
    await send('PUT', `/services/${service.id}`, { status: 'published', summary: 'Out.' });
    const [, first] = await revisionsOf('service', service.id);
    expect((await restore(first.id)).body.data).toMatchObject({
      status: 'published',
      summary: 'First draft.',
    });
    await send('DELETE', `/services/${service.id}`);
    expect((await restore(first.id)).body.data.status).toBe('draft');
  });

  test('restores related rows and the former picture, even of an entry that was never saved here', async () => {
    const [doctor] = (await hospital.get('/doctor?limit=1', hospital.staff)).body.data;
    await send('PUT', `/doctor/${doctor.id}`, { departmentIds: [], specialityIds: [], imageId: null });
    const [, kept] = await revisionsOf('doctor', doctor.id);
    expect(kept).toMatchObject({ version: 1, actorName: 'Original', createdAt: doctor.updatedAt });
    const { data } = (await restore(kept.id)).body;
    expect(data).toMatchObject({
      departmentIds: doctor.departmentIds,
      specialityIds: doctor.specialityIds,
      image: doctor.image,
      summary: doctor.summary,
    });
  });

  test('an entry whose address was taken comes back under a new one', async () => {
    const service = await newService({ slug: 'fought-over' });
    await send('DELETE', `/services/${service.id}`);
    const owner = await newService({ slug: 'fought-over' });
    const [newest] = await revisionsOf('service', service.id);
    expect((await restore(newest.id)).body.data.slug).toBe('fought-over-2');
    expect((await hospital.get('/services/slug/fought-over')).body.data.id).toBe(owner.id);
  });

  test('a revision that breaks a current rule is refused and nothing comes back', async () => {
    const service = await newService();
    await send('DELETE', `/services/${service.id}`);
    const [newest] = await revisionsOf('service', service.id);
    await hospital.orm
      .update(schema.revision)
      .set({ content: { ...newest.content, title: '' } })
      .where(eq(schema.revision.id, newest.id));
    const answer = await restore(newest.id);
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, 'title']);
    expect((await hospital.get(`/services/${service.id}`, hospital.staff)).status).toBe(404);
  });

  test('a restore based on an old version is refused, so that no save is lost', async () => {
    const service = await newService();
    await send('PUT', `/services/${service.id}`, { summary: 'Newer.' });
    const [, first] = await revisionsOf('service', service.id);
    const answer = await hospital.call('POST', `/admin/revisions/${first.id}/restore`, undefined, {
      ...hospital.staff,
      'If-Match': '"1"',
    });
    expect([answer.status, answer.body.current.summary]).toEqual([412, 'Newer.']);
  });

  test('settings can be restored as well, and what is no revision is not found', async () => {
    await send('PUT', '/settings/1', { tagline: 'One' });
    await send('PUT', '/settings/1', { tagline: 'Two' });
    const [, one] = await revisionsOf('settings', 1);
    expect((await restore(one.id)).body.data.tagline).toBe('One');
    expect((await restore(999_999)).status).toBe(404);
  });
});

describe('the bin', () => {
  const idsIn = async (status: string, headers = hospital.staff as Record<string, string>) =>
    (await hospital.get(`/services?limit=100&sort=-createdAt&status=${status}`, headers)).body.data.map(
      ({ id }: { id: number }) => id,
    );

  test('holds deleted entries, for staff only and in no other list', async () => {
    const { id } = await newService();
    await send('DELETE', `/services/${id}`);
    expect(await idsIn('deleted')).toContain(id);
    expect(await idsIn('all')).not.toContain(id);
    expect(await idsIn('deleted', {})).not.toContain(id);
  });

  test('is emptied after thirty days, except for entries that others still point to', async () => {
    const gone = await newService();
    await send('DELETE', `/services/${gone.id}`);
    const kept = (await send('POST', '/department', { name: 'Closed ward' })).body.data;
    await newService({ departmentId: kept.id });
    await send('DELETE', `/department/${kept.id}`);
    const day = 86_400_000;
    await emptyBin(hospital.orm, Date.now() + 29 * day);
    expect(await idsIn('deleted')).toContain(gone.id);
    await emptyBin(hospital.orm, Date.now() + 31 * day);
    expect(await idsIn('deleted')).not.toContain(gone.id);
    expect(await revisionsOf('service', gone.id)).toEqual([]);
    const left = await hospital.get('/department?status=deleted', hospital.staff);
    expect(left.body.data.map(({ id }: { id: number }) => id)).toContain(kept.id);
  });
});

describe('a preview', () => {
  const preview = (body: unknown, headers: Record<string, string> = hospital.staff) =>
    hospital.call('POST', '/admin/previews', body, headers);

  test('is given to staff only, and only for an existing entry', async () => {
    const draft = await newService({ status: 'draft' });
    expect((await preview({ resource: 'service', id: draft.id }, {})).status).toBe(401);
    for (const resource of ['appointment', 'staff', 'constructor', 'settings', 'nothing']) {
      expect([resource, (await preview({ resource, id: 1 })).status]).toEqual([resource, 404]);
    }
    expect((await preview({ resource: 'service', id: 999_999 })).status).toBe(404);
    const { status, body } = await preview({ resource: 'service', id: draft.id });
    expect([status, Date.parse(body.data.expiresAt) - hospital.clock.now]).toEqual([201, 86_400_000]);
  });
});

describe('the order of entries', () => {
  const order = async () =>
    (await hospital.get('/speciality?limit=100&sort=position')).body.data.map(({ id }: { id: number }) => id);
  const move = (body: unknown) => send('PUT', '/admin/order', body);

  test('an entry goes right after another one, or first, and all others keep their order', async () => {
    const before = await order();
    const [first, second, third, ...rest] = before;
    expect((await move({ resource: 'speciality', id: first, after: third })).status).toBe(204);
    expect(await order()).toEqual([second, third, first, ...rest]);
    expect((await move({ resource: 'speciality', id: first, after: null })).status).toBe(204);
    expect(await order()).toEqual(before);
  });

  test('concurrent moves leave every entry in exactly one place', async () => {
    const before = await order();
    const answers = await Promise.all(
      before.slice(0, 5).map((id: number) => move({ resource: 'speciality', id, after: before.at(-1) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
    const after = await order();
    expect(after.toSorted((a: number, b: number) => a - b)).toEqual(
      before.toSorted((a: number, b: number) => a - b),
    );
    const rows = await hospital.orm.select({ position: schema.speciality.position }).from(schema.speciality);
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
  });
});
