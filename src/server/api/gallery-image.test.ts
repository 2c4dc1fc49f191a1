import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mostPictures } from '#contract/gallery.ts';
import * as schema from '#server/db/schema.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let albumId: number;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  albumId = (await hospital.call('POST', '/gallery', { title: 'Our rooms' }, hospital.staff)).body.data.id;
});

interface Shown {
  id: number;
  mediaId: number;
  position: number;
  caption: string;
}
const put = (mediaId: number, more: object = {}) =>
  hospital.call('POST', '/gallery/image', { galleryId: albumId, mediaId, ...more }, hospital.staff);
const change = (id: number, body: object, headers = {}) =>
  hospital.call('PUT', `/gallery/image/${id}`, body, { ...hospital.staff, ...headers });
const remove = (id: number, headers = {}) =>
  hospital.call('DELETE', `/gallery/image/${id}`, undefined, { ...hospital.staff, ...headers });
const fill = async (...mediaIds: number[]): Promise<number[]> => {
  const ids = [];
  for (const mediaId of mediaIds) ids.push((await put(mediaId)).body.data.id);
  return ids;
};
/** By media id, after checking that positions count from 0 without a gap. */
async function order() {
  const images: Shown[] = (await hospital.get(`/gallery/${albumId}`, hospital.staff)).body.data.images;
  expect(images.map(({ position }) => position)).toEqual(images.map((_, place) => place));
  return images.map(({ mediaId }) => mediaId);
}

describe('adding', () => {
  test('a picture comes last, or at the given position; one past the end means the end', async () => {
    const first = await put(1, { caption: 'The first' });
    expect(first.status).toBe(201);
    expect(first.body.data).toMatchObject({
      galleryId: albumId,
      mediaId: 1,
      caption: 'The first',
      position: 0,
      version: 1,
      image: { id: 1 },
    });
    await put(2);
    await put(3, { position: 0 });
    expect((await put(4, { position: 99 })).body.data.position).toBe(3);
    expect(await order()).toEqual([3, 1, 2, 4]);
  });

  test('the same picture is refused a second time, but may be in another album', async () => {
    await fill(1, 2);
    const again = await put(1, { caption: 'Other words' });
    expect([again.status, again.body.type]).toEqual([409, '/problems/picture-in-album']);
    expect(await order()).toEqual([1, 2]);
    const other = (await hospital.call('POST', '/gallery', { title: 'Other' }, hospital.staff)).body.data.id;
    expect((await put(1, { galleryId: other })).status).toBe(201);
  });

  test('concurrent additions each get their own position, and a double click adds once', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 5, 1].map((mediaId) => put(mediaId)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409]);
    expect((await order()).sort()).toEqual([1, 2, 3, 4, 5]);
  });

  test.each([
    ['no such album', { galleryId: 99_999 }, 'galleryId'],
    ['a caption without end', { caption: 'x'.repeat(301) }, 'caption'],
  ])('%s is refused and nothing is added', async (_, more, path) => {
    const { status, body } = await put(1, more);
    expect([status, body.errors?.[0]?.path]).toEqual([422, path]);
    expect(await order()).toEqual([]);
  });

  test('a deleted album accepts no pictures, and none of its own is changed', async () => {
    const [id] = await fill(1);
    await hospital.call('DELETE', `/gallery/${albumId}`, undefined, hospital.staff);
    expect((await put(2)).body.errors[0].path).toBe('galleryId');
    expect((await change(id!, { caption: 'x' })).status).toBe(404);
    expect((await remove(id!)).status).toBe(404);
  });

  test('a full album says so', async () => {
    const values = Array.from({ length: mostPictures }, (_, number) => ({
      key: `full-${number}`,
      name: 'x',
      width: 1,
      height: 1,
    }));
    const media = await hospital.orm.insert(schema.media).values(values).returning();
    await hospital.orm
      .insert(schema.galleryImage)
      .values(media.map(({ id }, position) => ({ galleryId: albumId, mediaId: id, position })));
    const { status, body } = await put(1);
    expect([status, body.errors[0].message]).toEqual([
      422,
      'An album holds at most 200 pictures. Remove one first.',
    ]);
  });
});

describe('moving', () => {
  test.each([
    [0, 2, [2, 3, 1, 4]],
    [3, 1, [1, 4, 2, 3]],
    [2, 0, [3, 1, 2, 4]],
    [1, 1, [1, 2, 3, 4]],
  ])('from position %d to %d shifts the others', async (from, to, expected) => {
    const ids = await fill(1, 2, 3, 4);
    const { status, body } = await change(ids[from]!, { position: to });
    expect([status, body.data.position]).toEqual([200, Math.min(to, 3)]);
    expect(await order()).toEqual(expected);
  });

  test('concurrent moves, additions and removals leave no gap and no position twice', async () => {
    const ids = await fill(1, 2, 3, 4, 5, 6);
    const answers = await Promise.all([
      change(ids[0]!, { position: 5 }),
      change(ids[5]!, { position: 0 }),
      remove(ids[2]!),
      put(7),
      change(ids[3]!, { position: 1 }),
      put(8, { position: 2 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 204, 201, 200, 201]);
    expect((await order()).sort()).toEqual([1, 2, 4, 5, 6, 7, 8]);
  });
});

describe('changing and removing', () => {
  test('a change based on an old version is refused and gets the current picture; being shifted is not a change', async () => {
    const ids = await fill(1, 2);
    await change(ids[1]!, { position: 0 });
    const current = { 'If-Match': '"1"' };
    expect((await change(ids[0]!, { caption: 'Mine' }, current)).status).toBe(200);
    const stale = await change(ids[0]!, { caption: 'Theirs' }, current);
    expect([stale.status, stale.body.current.caption]).toEqual([412, 'Mine']);
    expect((await remove(ids[0]!, current)).status).toBe(412);
  });

  test('a removed picture closes its gap, is no cover any longer, and can be put back in its position', async () => {
    const ids = await fill(1, 2, 3);
    await hospital.call('PUT', `/gallery/${albumId}`, { coverId: 2 }, hospital.staff);
    const gone = await remove(ids[1]!);
    expect([gone.status, gone.body]).toEqual([204, null]);
    expect(await order()).toEqual([1, 3]);
    expect((await hospital.get(`/gallery/${albumId}`)).body.data.cover).toBeNull();
    expect((await remove(ids[1]!)).status).toBe(404);
    await put(2, { position: 1 });
    expect(await order()).toEqual([1, 2, 3]);
  });
});

describe('listing', () => {
  const ids = async (query: string, headers = {}): Promise<number[]> =>
    (await hospital.get(`/gallery/images?limit=100&${query}`, headers)).body.data.map(({ id }: Shown) => id);

  test('the public sees pictures of published albums that are due, staff see those of all', async () => {
    const [id] = await fill(1);
    const set = (more: object) => hospital.call('PUT', `/gallery/${albumId}`, more, hospital.staff);
    const seen = async () => [
      (await ids('')).includes(id!),
      (await ids(`galleryId=${albumId}`)).includes(id!),
      (await ids('', hospital.staff)).includes(id!),
    ];
    expect(await seen()).toEqual([true, true, true]);
    await set({ status: 'draft' });
    expect(await seen()).toEqual([false, false, true]);
    await set({
      status: 'published',
      publishedAt: new Date(hospital.clock.now + 60_000).toISOString(),
    });
    expect(await seen()).toEqual([false, false, true]);
    hospital.clock.now += 60_000;
    expect(await seen()).toEqual([true, true, true]);
    await hospital.call('DELETE', `/gallery/${albumId}`, undefined, hospital.staff);
    expect(await seen()).toEqual([false, false, false]);
  });
});
