/** What the trail deletes, and when. The chain stays intact: its rows contain hashes of what is deleted first. */
import { and, asc, isNotNull, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { lockChain, readAnchor, writeAnchor } from './chain.ts';

const keptYears = 6;
/** The database refuses by its own clock to delete younger rows; this process's clock may be ahead by this much. */
const marginHours = 1;
/** The embedded database has one connection, which others should not wait long for. */
const most = 1000;

const { activity } = schema;

/** Returns the number of rows removed. */
export async function forgetActivity(
  { orm, secret }: { orm: Orm; secret: string },
  now: number,
): Promise<number> {
  const at = new Date(now).toISOString();
  let forgotten = 0;
  for (;;) {
    const count = await transaction({ orm }, (inside) => forgetOldest(inside.orm, secret, at));
    forgotten += count;
    if (count < most) return forgotten;
  }
}

/** Deletes what was changed in one entry; the fact that it was changed stays. */
export async function forgetChanges(orm: Orm, entity: string, entityId: number) {
  await orm.execute(sql`
    delete from activity_change where activity_id in (
      select id from activity where entity = ${entity} and entity_id = ${entityId})`);
}

/** The oldest rows up to the first younger one, so that the chain keeps a single beginning. */
async function forgetOldest(orm: Orm, secret: string, at: string): Promise<number> {
  if (!(await lockChain(orm))) return 0;
  const anchor = await readAnchor(orm, secret);
  if (!anchor?.isGenuine) return 0;
  const limit = sql`${at}::timestamptz - make_interval(years => ${keptYears}, hours => ${marginHours})`;
  const oldest = await orm
    .select({
      number: activity.sealNumber,
      seal: activity.seal,
      isOld: sql<boolean>`${activity.createdAt} < ${limit}` as SQL<boolean>,
    })
    .from(activity)
    .where(isNotNull(activity.sealNumber))
    .orderBy(asc(activity.sealNumber))
    .limit(most);
  const young = oldest.findIndex(({ isOld }) => !isOld);
  const gone = young === -1 ? oldest : oldest.slice(0, young);
  const newFirst = gone.at(-1);
  if (!newFirst) return 0;
  await orm
    .delete(activity)
    .where(and(lte(activity.sealNumber, newFirst.number!), lt(activity.createdAt, limit)));
  await writeAnchor(orm, secret, { number: newFirst.number!, seal: newFirst.seal! }, anchor.last);
  return gone.length;
}
