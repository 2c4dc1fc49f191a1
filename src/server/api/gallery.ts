import { asc, count, inArray, sql } from 'drizzle-orm';
import type { gallery as contract } from '#contract/gallery.ts';
import type { Handlers } from '#server/call/context.ts';
import { crud } from '#server/content/crud.ts';
import { imagesOf, wire } from '#server/content/present.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { presentImages } from './gallery-image.ts';

const { gallery: table, galleryImage } = schema;
type StoredGallery = typeof table.$inferSelect;

const listed = crud({ table, present });
const whole = crud({
  table,
  async present(orm, rows: StoredGallery[]) {
    const images = Map.groupBy(
      await presentImages(
        orm,
        await orm
          .select()
          .from(galleryImage)
          .where(inArray(galleryImage.galleryId, ids(rows)))
          .orderBy(asc(galleryImage.position)),
      ),
      ({ galleryId }) => galleryId,
    );
    return (await present(orm, rows)).map((album) => ({ ...album, images: images.get(album.id) ?? [] }));
  },
});

export const gallery: Handlers<typeof contract> = { ...whole, list: listed.list };

async function present(orm: Orm, rows: StoredGallery[]) {
  const contents = await orm
    .select({
      galleryId: galleryImage.galleryId,
      imageCount: count(),
      firstId: sql<number>`(array_agg(${galleryImage.mediaId} order by ${galleryImage.position}))[1]`,
    })
    .from(galleryImage)
    .where(inArray(galleryImage.galleryId, ids(rows)))
    .groupBy(galleryImage.galleryId);
  const byAlbum = new Map(contents.map((content) => [content.galleryId, content]));
  const shown = [...rows.map(({ coverId: id }) => ({ id })), ...contents.map(({ firstId: id }) => ({ id }))];
  const images = await imagesOf(orm, shown, 'id');
  return rows.map(({ coverId, ...row }) => {
    const { imageCount = 0, firstId = 0 } = byAlbum.get(row.id) ?? {};
    return {
      ...wire(row),
      cover: images.get(coverId ?? 0) ?? null,
      imageCount,
      firstImage: images.get(firstId) ?? null,
    };
  });
}

function ids(rows: StoredGallery[]) {
  return rows.map(({ id }) => id);
}
