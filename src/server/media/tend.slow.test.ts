import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upload } from '#contract/media.ts';
import { variantFormats, widthsOf } from '#contract/picture-address.ts';
import * as schema from '#server/db/schema.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { tendPictures } from './tend.ts';
import { photo, uploading } from './test-upload.ts';
import { folderOf, masterName, variantName } from './variants.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
  // The demo hospital's originals do not exist in tests.
  await hospital.orm.update(schema.media).set({ variantsAt: new Date() });
});
afterAll(() => hospital.close());

const errors: string[] = [];
const tend = (signal = new AbortController().signal, store = hospital.store) =>
  tendPictures({
    orm: hospital.orm,
    store,
    restPerWork: 0,
    signal,
    onError: (error) => errors.push(String(error)),
  });

async function uploaded(seed: number) {
  const { headers } = await uploading(hospital).whole(await photo(seed));
  const id = Number(headers.get(upload.idHeader));
  return await row(id);
}
async function row(id: number) {
  const [found] = await hospital.orm.select().from(schema.media).where(eq(schema.media.id, id));
  return found!;
}
const allNames = ({ key, width }: { key: string; width: number }) =>
  widthsOf(width).flatMap((one) => variantFormats.map((format) => variantName({ key, width: one, format })));

test('every width and format of an uploaded picture is rendered before anyone asks, once', async () => {
  const picture = await uploaded(1);
  expect(picture.variantsAt).toBeNull();
  await tend();
  for (const name of allNames(picture)) expect([name, await hospital.store.has(name)]).toEqual([name, true]);
  expect(allNames(picture)).toHaveLength(4 * 3);
  expect((await row(picture.id)).variantsAt).not.toBeNull();

  const put = hospital.store.put;
  hospital.store.put = () => Promise.reject(new Error('nothing should be made'));
  await tend();
  hospital.store.put = put;
  expect(errors).toEqual([]);
});

test('a picture whose original is missing is reported and holds up no other', async () => {
  const [before, broken] = [await uploaded(2), await uploaded(3)];
  await hospital.store.remove(folderOf(broken.key));
  await tend();
  expect(errors.splice(0)).toEqual([expect.stringContaining(`The picture ${broken.id} has no original`)]);
  expect([(await row(before.id)).variantsAt !== null, (await row(broken.id)).variantsAt]).toEqual([
    true,
    null,
  ]);
  await hospital.call('DELETE', `/media/${broken.id}`, undefined, hospital.staff);
});

test('the files of a deleted picture are removed, after a crash as well', async () => {
  const picture = await uploaded(4);
  await tend();
  await hospital.call('DELETE', `/media/${picture.id}`, undefined, hospital.staff);
  const remove = hospital.store.remove;
  hospital.store.remove = () => Promise.reject(new Error('the store is away'));
  await tend();
  hospital.store.remove = remove;
  expect(errors.splice(0)).toEqual(['Error: the store is away']);
  expect(await hospital.store.has(masterName(picture.key))).toBe(true);
  await tend();
  for (const name of [masterName(picture.key), ...allNames(picture)]) {
    expect([name, await hospital.store.has(name)]).toEqual([name, false]);
  }
  expect(await hospital.orm.select().from(schema.mediaRemoval)).toEqual([]);
  expect((await hospital.app.request(`/media/${picture.key}/320.webp`)).status).toBe(404);
});

test('it stops early when told to, and continues the next time', async () => {
  const picture = await uploaded(5);
  const leaving = new AbortController();
  const put = hospital.store.put.bind(hospital.store);
  let files = 0;
  hospital.store.put = async (...file) => {
    if (++files === 2) leaving.abort();
    await put(...file);
  };
  await tend(leaving.signal);
  expect(files).toBe(2);
  await tend();
  expect(files).toBe(allNames(picture).length);
  hospital.store.put = put;
});
