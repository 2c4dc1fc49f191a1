/**
 * Pictures in albums. Every change of an album's pictures or their order locks the album's row, so that positions
 * always count from 0 without a gap under concurrent edits.
 */

import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { isProblem, problem } from '#contract/errors.ts';
import { type galleryImage as contract, type GalleryImage, mostPictures } from '#contract/gallery.ts';
import { plainNumber } from '#contract/words/formats.ts';
import { recordRevision } from '#server/activity/revision.ts';
import type { Handlers, StaffContext } from '#server/call/context.ts';
import { isStale } from '#server/call/stale.ts';
import { outOfReach } from '#server/content/out-of-reach.ts';
import { imagesOf, wire } from '#server/content/present.ts';
import { listedHere, seen } from '#server/content/published.ts';
import { translateRows } from '#server/content/translation-overlay.ts';
import { within } from '#server/content/within.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { t } from '#words/say.ts';

const { galleryImage: table, gallery, media } = schema;
type StoredPicture = typeof table.$inferSelect;

export const galleryImage: Handlers<typeof contract> = {
  async list({ query: { page, limit, galleryId } }, context) {
    const { orm } = context;
    const condition = and(
      seen(gallery, context),
      // The pictures of one album are its own page.
      galleryId ? undefined : listedHere(gallery, context.now()),
      galleryId ? eq(table.galleryId, galleryId) : undefined,
    );
    const [total] = await orm
      .select({ value: count() })
      .from(table)
      .innerJoin(gallery, eq(gallery.id, table.galleryId))
      .where(condition);
    const rows = await orm
      .select({ row: table })
      .from(table)
      .innerJoin(gallery, eq(gallery.id, table.galleryId))
      .where(condition)
      .orderBy(desc(table.galleryId), asc(table.position))
      .limit(limit)
      .offset((page - 1) * limit);
    const data = await presentImages(
      orm,
      rows.map(({ row }) => row),
    );
    return { data, meta: { page, limit, total: total?.value ?? 0 } };
  },

  create: ({ body: { galleryId, mediaId, caption, position } }, context) =>
    transaction(context, async (inside) => {
      const album = await holdAlbum(inside, galleryId);
      if (isProblem(album))
        return album.code === 'not-found' ? nowhere('galleryId') : { ...album, code: album.code };
      // Locked, so that the picture cannot be deleted before it is in the album.
      const [picture] = await inside.orm.select().from(media).where(eq(media.id, mediaId)).for('key share');
      if (!picture) return nowhere('mediaId');
      const inAlbum = await inside.orm.select().from(table).where(eq(table.galleryId, galleryId));
      if (inAlbum.some((one) => one.mediaId === mediaId)) return problem('picture-in-album');
      if (inAlbum.length >= mostPictures) {
        const message = t('An album holds at most {most} pictures. Remove one first.', {
          most: plainNumber(mostPictures),
        });
        return problem('invalid', { errors: [{ path: 'galleryId', message }] });
      }
      const [added] = await inside.orm
        .insert(table)
        .values({ galleryId, mediaId, caption, position: inAlbum.length })
        .returning();
      const row = await move(inside.orm, added!, position ?? inAlbum.length, inAlbum.length);
      return { data: await written(inside, 'create', row, album.title) };
    }),

  update: ({ params, body: { caption, position } }, context) =>
    transaction(context, async (inside) => {
      const held = await holdImage(inside, params.id);
      if (isProblem(held)) return held;
      const [last] = await inside.orm
        .select({ place: sql<number>`max(${table.position})` })
        .from(table)
        .where(eq(table.galleryId, held.row.galleryId));
      const moved = await move(inside.orm, held.row, position ?? held.row.position, last!.place);
      const [row] = await inside.orm
        .update(table)
        .set({
          caption: caption ?? moved.caption,
          version: sql`${table.version} + 1`,
          updatedAt: sql`now()`,
        })
        .where(eq(table.id, params.id))
        .returning();
      return { data: await written(inside, 'update', row!, held.album.title) };
    }),

  remove: ({ params }, context) =>
    transaction(context, async (inside) => {
      const held = await holdImage(inside, params.id);
      if (isProblem(held)) return held;
      const { row, album } = held;
      await inside.orm.delete(table).where(eq(table.id, row.id));
      await inside.orm
        .update(table)
        .set({ position: sql`${table.position} - 1` })
        .where(and(eq(table.galleryId, row.galleryId), sql`${table.position} > ${row.position}`));
      // A cover must be in its album.
      await inside.orm
        .update(gallery)
        .set({ coverId: null })
        .where(and(eq(gallery.id, row.galleryId), eq(gallery.coverId, row.mediaId)));
      await written(inside, 'remove', { ...row, version: row.version + 1 }, album.title);
      return { data: undefined };
    }),
};

/** Rows in wire form, with their pictures in one query. */
export async function presentImages(orm: Orm, rows: StoredPicture[]): Promise<GalleryImage[]> {
  const images = await imagesOf(orm, rows, 'mediaId');
  const said = await translateRows(orm, table, rows, Date);
  return said.flatMap((row) => {
    const image = images.get(row.mediaId);
    // A picture deleted between the two queries is no longer in any album.
    return image ? { ...wire(row), image } : [];
  });
}

/** An album, locked, or why its pictures may not be changed. */
async function holdAlbum(context: StaffContext, id: number) {
  const [album] = await context.orm
    .select()
    .from(gallery)
    .where(and(eq(gallery.id, id), isNull(gallery.deletedAt), within(gallery, context.staff, 'change')))
    .for('update');
  if (album) return album;
  return outOfReach(context, gallery, id);
}

/** A picture with its album locked, or why it may not be changed. */
async function holdImage(context: StaffContext, id: number) {
  const find = async () => (await context.orm.select().from(table).where(eq(table.id, id)))[0];
  const found = await find();
  const album = found && (await holdAlbum(context, found.galleryId));
  if (isProblem(album)) return album;
  // Read again: it may have been moved or removed while this call waited for the album.
  const row = album && (await find());
  if (!row) return problem('not-found');
  if (!isStale(context, row)) return { row, album };
  const [current] = await presentImages(context.orm, [row]);
  return problem('stale-version', { extra: { current } });
}

/** Moves a picture to a position, at most the last, and shifts those between. */
async function move(orm: Orm, row: StoredPicture, to: number, last: number): Promise<StoredPicture> {
  const position = Math.min(to, last);
  if (position === row.position) return row;
  const [from, until, step] =
    position < row.position ? [position, row.position - 1, 1] : [row.position + 1, position, -1];
  await orm
    .update(table)
    .set({ position: sql`${table.position} + ${step}` })
    .where(and(eq(table.galleryId, row.galleryId), sql`${table.position} between ${from} and ${until}`));
  const [moved] = await orm.update(table).set({ position }).where(eq(table.id, row.id)).returning();
  return moved!;
}

/** In the trail a picture is named after its album. */
async function written(
  { orm, staff }: StaffContext,
  action: 'create' | 'update' | 'remove',
  row: StoredPicture,
  title: string,
) {
  const [image] = await presentImages(orm, [row]);
  await recordRevision(orm, staff, action, 'gallery_image', { ...image!, title });
  return image!;
}

function nowhere(path: 'galleryId' | 'mediaId') {
  return problem('invalid', { errors: [{ path, message: t('This entry does not exist.') }] });
}
