import { expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';

const rules = crudRules({
  path: '/gallery',
  valid: (number) => ({ title: `Album ${number}` }),
  change: { description: 'Rooms.\nAnd more rooms.', takenOn: '2026-02-01', position: 3 },
  invalid: [
    [{ coverId: 99_999 }, 'coverId'],
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
