import { expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';

const rules = crudRules({
  path: '/gallery',
  valid: (number) => ({ title: `Album ${number}` }),
  change: { description: 'Rooms.\nAnd more rooms.', takenOn: '2026-02-01', position: 3 },
  invalid: [
    [{ title: '' }, 'title'],
    [{ title: 'x'.repeat(121) }, 'title'],
    [{ description: 'x'.repeat(1001) }, 'description'],
    [{ coverId: 99_999 }, 'coverId'],
    [{ takenOn: '2026-02-30' }, 'takenOn'],
    [{ images: [] }, 'images'],
  ],
  isPublic: true,
  hasSlug: true,
});

const create = async (more: object = {}) =>
  (await rules.hospital.call('POST', '/gallery', { title: 'An album', ...more }, rules.hospital.staff)).body
    .data;
const put = (galleryId: number, mediaId: number, more: object = {}) =>
  rules.hospital.call('POST', '/gallery/image', { galleryId, mediaId, ...more }, rules.hospital.staff);

test('an album has its pictures in order, and a list has their number and the first one', async () => {
  const album = await create();
  await put(album.id, 5, { caption: 'The fifth' });
  await put(album.id, 6);
  await put(album.id, 7, { position: 0 });
  for (const address of [`/gallery/${album.id}`, `/gallery/slug/${album.slug}`]) {
    const { data } = (await rules.hospital.get(address)).body;
    expect(data.images.map((one: { mediaId: number }) => one.mediaId)).toEqual([7, 5, 6]);
    expect(data.images[1]).toMatchObject({
      caption: 'The fifth',
      position: 1,
      image: { id: 5, alt: expect.any(String) },
    });
  }
  const { body } = await rules.hospital.get('/gallery?limit=100&sort=-createdAt');
  const listed = body.data.find(({ id }: { id: number }) => id === album.id);
  expect(listed).toMatchObject({ imageCount: 3, firstImage: { id: 7 }, cover: null });
  expect(listed).not.toHaveProperty('images');
});

test('an album without pictures says so', async () => {
  expect(await create()).toMatchObject({ imageCount: 0, firstImage: null, images: [] });
});

test('a cover is chosen and removed', async () => {
  const { id } = await create({ coverId: 4 });
  expect((await rules.hospital.get(`/gallery/${id}`)).body.data.cover.id).toBe(4);
  const { body } = await rules.hospital.call(
    'PUT',
    `/gallery/${id}`,
    { coverId: null },
    rules.hospital.staff,
  );
  expect(body.data.cover).toBeNull();
});

test('an album is found by its former slug', async () => {
  const { id } = await create({ slug: 'old-wing' });
  await rules.hospital.call('PUT', `/gallery/${id}`, { slug: 'west-wing' }, rules.hospital.staff);
  expect((await rules.hospital.get('/gallery/slug/old-wing')).body.data.slug).toBe('west-wing');
});
