/**
 * Background work for pictures: removes the files of deleted ones, and renders variants before pages request them.
 * Failures are repeated the next time.
 */
import { setTimeout } from 'node:timers/promises';
import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { variantFormats, widthsOf } from '#contract/picture-address.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { BucketAway } from './bucket-watch.ts';
import { makeVariant } from './make-variant.ts';
import type { Store } from './store.ts';
import { folderOf, masterName, variantName } from './variants.ts';

const { media, mediaRemoval } = schema;

interface Tending {
  orm: Orm;
  store: Store;
  /** The pause after each file, as a multiple of the time it took: pages render what they need at once themselves. */
  restPerWork: number;
  /** Stops the work early, between two files. */
  signal: AbortSignal;
  onError(error: unknown): void;
}

export async function tendPictures(tending: Tending) {
  await removeDeleted(tending);
  await makeMissing(tending);
}

async function removeDeleted({ orm, store, signal, onError }: Tending) {
  for (const { key } of await orm.select().from(mediaRemoval)) {
    if (signal.aborted) return;
    try {
      // Before the transaction: a silent bucket must not hold a connection of the database.
      await store.has(masterName(key));
    } catch (error) {
      onError(error);
      if (error instanceof BucketAway) return;
      continue;
    }
    // The row stays locked: an upload of the same picture waits here and then writes its files again.
    await transaction({ orm }, async (inside) => {
      const [due] = await inside.orm.delete(mediaRemoval).where(eq(mediaRemoval.key, key)).returning();
      if (due) await store.remove(folderOf(key));
    }).catch(onError);
  }
}

/** This many failures mean that the store is lost, not a picture; trying ten thousand would keep the database busy. */
const mostFailures = 100;

/** Newest picture first: the person who has just uploaded it is about to look at it. */
async function makeMissing({ orm, store, restPerWork, signal, onError }: Tending) {
  const failed: number[] = [];
  while (!signal.aborted && failed.length < mostFailures) {
    const [picture] = await orm
      .select({ id: media.id, key: media.key, width: media.width })
      .from(media)
      .where(and(isNull(media.variantsAt), failed.length > 0 ? notInArray(media.id, failed) : undefined))
      .orderBy(desc(media.id))
      .limit(1);
    if (!picture) return;
    try {
      for (const width of widthsOf(picture.width)) {
        for (const format of variantFormats) {
          if (signal.aborted) return;
          const variant = { key: picture.key, width, format };
          if (await store.has(variantName(variant))) continue;
          const began = performance.now();
          if (!(await makeVariant(store, variant))) throw new NoMaster(picture.id);
          await rest((performance.now() - began) * restPerWork, signal);
        }
      }
      await orm.update(media).set({ variantsAt: sql`now()` }).where(eq(media.id, picture.id));
    } catch (error) {
      // One broken original must not hold up other pictures.
      failed.push(picture.id);
      const wasDeleted = error instanceof NoMaster && !(await isThere(orm, picture.id));
      if (!signal.aborted && !wasDeleted) onError(error);
      if (error instanceof BucketAway) return;
    }
  }
}

function rest(ms: number, signal: AbortSignal) {
  return setTimeout(ms, undefined, { signal, ref: false }).catch(() => {});
}

class NoMaster extends Error {
  constructor(id: number) {
    super(`The picture ${id} has no original in the store.`);
  }
}

async function isThere(orm: Orm, id: number) {
  return (await orm.select({ id: media.id }).from(media).where(eq(media.id, id))).length > 0;
}
