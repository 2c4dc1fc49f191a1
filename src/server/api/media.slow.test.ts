import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { upload } from '#contract/media.ts';
import { keyOf } from '#contract/picture-address.ts';
import type { Grant } from '#contract/roles.ts';
import { usedIn } from '#server/content/used-in.ts';
import * as schema from '#server/db/schema.ts';
import { administrator } from '#server/identity/rights.ts';
import { photo, uploading } from '#server/media/test-upload.ts';
import { colleague } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
});
afterAll(() => hospital.close());

let seed = 0;
async function uploaded(name = `picture-${seed}.jpg`): Promise<number> {
  const { headers } = await uploading(hospital).whole(await photo(++seed, { width: 60, height: 40 }), name);
  return Number(headers.get(upload.idHeader));
}
async function uploadedPicture() {
  const id = await uploaded();
  const { data } = (await call('GET', `/media/${id}`)).body;
  const key = keyOf(data)!;
  return { id, attrs: { mediaId: id, key, width: data.width, height: data.height, alt: 'A room' } };
}
const picture = (attrs: object) => ({ type: 'image', attrs });
const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
const call = (method: string, path: string, body?: unknown, headers = {}) =>
  hospital.call(method, path, body, { ...hospital.staff, ...headers });
const list = async (query: string) => (await call('GET', `/media?limit=100&${query}`)).body;
const names = async (query: string) => (await list(query)).data.map(({ name }: { name: string }) => name);

describe('the library', () => {
  test('lists pictures newest first, in pages, or by name', async () => {
    await uploaded('Zebra.jpg');
    await uploaded('aardvark.jpg');
    expect((await names('')).slice(0, 2)).toEqual(['aardvark.jpg', 'Zebra.jpg']);
    expect((await names('sort=name'))[0]).toBe('aardvark.jpg');
    expect((await names('sort=-name'))[0]).toBe('Zebra.jpg');
    expect((await names('sort=createdAt')).at(-1)).toBe('aardvark.jpg');
    const { body } = await call('GET', '/media?limit=1&page=2');
    expect([body.data[0].name, body.meta.page, body.meta.total > 50]).toEqual(['Zebra.jpg', 2, true]);
  });

  test('is searched by name and description, and can list pictures without a description', async () => {
    const id = await uploaded('IMG_0001.jpg');
    expect(await names('q=img_00')).toEqual(['IMG_0001.jpg']);
    expect(await names('alt=missing')).toContain('IMG_0001.jpg');
    await call('PUT', `/media/${id}`, { alt: 'A café in the lobby' });
    expect(await names('q=cafe in')).toEqual(['IMG_0001.jpg']);
    expect(await names('alt=missing')).not.toContain('IMG_0001.jpg');
  });
});

describe('a picture', () => {
  test('keeps what a change leaves out, and its pages show the change at once', async () => {
    const id = await uploaded();
    await call('PUT', '/department/1', { imageId: id });
    const before = (await call('GET', `/media/${id}`)).body.data;
    const change = { alt: 'The front door', focalX: 0.25, focalY: 0.75 };
    const { status, body } = await call('PUT', `/media/${id}`, change);
    expect(status).toBe(200);
    expect(body.data).toEqual({ ...before, ...change, version: 2, updatedAt: expect.any(String) });
    expect((await hospital.get('/department/1')).body.data.image).toMatchObject({ id, ...change });
  });
});

describe('deleting a picture', () => {
  test('removes the entry and schedules the removal of its files', async () => {
    const id = await uploaded();
    const [row] = await hospital.orm.select().from(schema.media).where(eq(schema.media.id, id));
    expect((await call('DELETE', `/media/${id}`)).status).toBe(204);
    expect((await call('GET', `/media/${id}`)).status).toBe(404);
    const due = await hospital.orm.select().from(schema.mediaRemoval);
    expect(due.map(({ key }) => key)).toContain(row!.key);
  });

  test('is refused while entries use it, and says which', async () => {
    const id = await uploaded();
    await call('PUT', '/department/1', { imageId: id });
    await call('PUT', '/doctor/1', { imageId: id });
    await call('PUT', '/settings/1', { logoId: id });
    const { body: settings } = await hospital.get('/settings');
    const { body: doctor } = await hospital.get('/doctor/1');
    const { body: department } = await hospital.get('/department/1');
    const uses = [
      { entity: 'department', id: 1, title: department.data.name, isInBin: false },
      { entity: 'doctor', id: 1, title: doctor.data.name, isInBin: false },
      { entity: 'settings', id: 1, title: settings.data.name, isInBin: false },
    ];
    expect((await call('GET', `/media/${id}`)).body.data.usedIn).toEqual(uses);
    const refused = await call('DELETE', `/media/${id}`);
    expect([refused.status, refused.body.type, refused.body.usedIn]).toEqual([
      409,
      '/problems/still-referenced',
      uses,
    ]);
    expect(refused.body.detail).toBe(
      `This picture is still used by the department “${department.data.name}”, the doctor “${doctor.data.name}” and the settings “${settings.data.name}”. Choose another one there first.`,
    );
    for (const path of ['/department/1', '/doctor/1']) await call('PUT', path, { imageId: null });
    await call('PUT', '/settings/1', { logoId: null });
    expect((await call('DELETE', `/media/${id}`)).status).toBe(204);
  });

  test('is refused while a deleted entry uses it that may be restored', async () => {
    const id = await uploaded();
    const { body } = await call('POST', '/department', { name: 'Closed', imageId: id });
    await call('DELETE', `/department/${body.data.id}`);
    const refused = await call('DELETE', `/media/${id}`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'This picture is still used by the department “Closed” (in the bin). Choose another one there first.',
    ]);
  });

  test('is refused while it is part of a text', async () => {
    const { id, attrs } = await uploadedPicture();
    const description = {
      type: 'doc',
      content: [{ type: 'blockquote', content: [paragraph('Words')] }, picture(attrs)],
    };
    const { status } = await call('PUT', '/services/2', { description });
    expect(status).toBe(200);
    const { body } = await call('GET', `/media/${id}`);
    expect(body.data.usedIn).toEqual([
      { entity: 'service', id: 2, title: expect.stringMatching(/./), isInBin: false },
    ]);
    expect((await call('DELETE', `/media/${id}`)).status).toBe(409);
    await call('PUT', '/services/2', { description: { type: 'doc', content: [paragraph('Words')] } });
    expect((await call('DELETE', `/media/${id}`)).status).toBe(204);
  });

  test('and saving a text with it concurrently never leaves a text with a missing picture', async () => {
    for (let round = 0; round < 5; round++) {
      const { id, attrs } = await uploadedPicture();
      const [written, deleted] = await Promise.all([
        call('PUT', '/services/3', { description: { type: 'doc', content: [picture(attrs)] } }),
        call('DELETE', `/media/${id}`),
      ]);
      expect([
        [200, 409],
        [422, 204],
      ]).toContainEqual([written.status, deleted.status]);
    }
  });
});

describe('the uses of an entry', () => {
  const asked = () => ({ ...hospital.services, staff: { roles: administrator, doctorId: null } });

  test('are told to an editor of one department without the names of what is unpublished elsewhere', async () => {
    const roles: Grant[] = [{ role: 'editor', departmentIds: [1] }];
    const { headers } = await colleague(hospital, 'editor@openward.example', { roles });
    const id = await uploaded();
    for (const department of [1, 2, 3]) await call('PUT', `/department/${department}`, { imageId: id });
    await call('PUT', '/department/1', { status: 'draft' });
    await call('PUT', '/department/2', { status: 'draft' });
    const { data: department } = (await call('GET', '/department/3')).body;
    const { data: own } = (await call('GET', '/department/1')).body;
    const titlesFor = async (who: Record<string, string>) =>
      (await hospital.get(`/media/${id}`, who)).body.data.usedIn.map((use: { id: number; title: string }) => [
        use.id,
        use.title,
      ]);
    expect((await titlesFor(headers)).sort()).toEqual([
      [1, own.name],
      [2, ''],
      [3, department.name],
    ]);
    expect((await titlesFor(hospital.staff)).map(([, title]: [number, string]) => title)).not.toContain('');
    for (const one of [1, 2, 3])
      await call('PUT', `/department/${one}`, { imageId: null, status: 'published' });
  });

  test('include rows that are part of another entry, which is then named', async () => {
    const uses = await usedIn(asked(), 'department', 1);
    const { body } = await hospital.get('/doctor?limit=100&department=cardiology');
    const { body: department } = await hospital.get('/department/1');
    expect(department.data.slug).toBe('cardiology');
    const doctors = uses.filter(({ entity }) => entity === 'doctor');
    expect(doctors.map(({ title }) => title).sort()).toEqual(
      body.data.map(({ name }: { name: string }) => name).sort(),
    );
    expect(new Set(uses.map(({ entity }) => entity))).toEqual(
      new Set(['condition', 'doctor', 'package', 'service', 'testimonial', 'waiting_area']),
    );
  });
});
