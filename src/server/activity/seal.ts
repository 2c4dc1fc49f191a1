/**
 * Seals what was committed since the last run. No staff or patient request waits for it: a row is written unsealed,
 * together with its change, and joins the chain seconds later.
 */
import { sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import { transaction } from '#server/db/transaction.ts';
import {
  awaitChain,
  beginning,
  type ChainRow,
  chainColumns,
  lockChain,
  readAnchor,
  sealOf,
  writeAnchor,
} from './chain.ts';
import { commandLine, recordActivity } from './revision.ts';

interface Sealing {
  orm: Orm;
  secret: string;
}

/** Rows per transaction: few enough that no one waits long for the embedded database's one connection. */
const most = 500;

/** Returns the number of rows sealed; throws if this hospital did not sign the end of the chain. */
export async function sealActivity({ orm, secret }: Sealing): Promise<number> {
  let sealed = 0;
  while (await isWaiting(orm)) {
    const count = await transaction({ orm }, (inside) => sealSome(inside.orm, secret));
    if (count === 0) break;
    sealed += count;
  }
  return sealed;
}

async function isWaiting(orm: Orm) {
  const { rows } = await orm.execute(sql`select 1 from activity where seal is null limit 1`);
  return rows.length > 0;
}

async function sealSome(orm: Orm, secret: string): Promise<number> {
  if (!(await lockChain(orm))) return 0;
  const anchor = await readAnchor(orm, secret);
  if (anchor ? !anchor.isGenuine : await hasSeals(orm)) throw new Error(notOurs);
  const { rows } = await orm.execute<ChainRow>(
    sql`select ${chainColumns} from activity a where a.seal is null order by a.id limit ${most}`,
  );
  // From the anchor, not from the last row: rows that were cut off must stay missing.
  let last = anchor?.last ?? beginning;
  const seals = rows.map((row) => {
    const number = last.number + 1;
    last = { number, seal: sealOf(row, number, last.seal) };
    return { id: row.id, number, seal: last.seal.toString('hex') };
  });
  await orm.execute(sql`
    update activity set seal_number = s.number, seal = decode(s.seal, 'hex')
    from jsonb_to_recordset(${JSON.stringify(seals)}::jsonb) s (id bigint, number bigint, seal text)
    where activity.id = s.id`);
  await writeAnchor(orm, secret, anchor?.first ?? beginning, last);
  return rows.length;
}

/**
 * Signs the current end of the chain with this secret, and records that in the trail. It repairs nothing: changed or
 * missing rows are still detected. False if there is nothing to sign.
 */
export function signAnchor({ orm, secret }: Sealing): Promise<boolean> {
  return transaction({ orm }, async (inside) => {
    await awaitChain(inside.orm);
    const anchor = await readAnchor(inside.orm, secret);
    if (!anchor) return false;
    await writeAnchor(inside.orm, secret, anchor.first, anchor.last);
    await recordActivity(inside.orm, commandLine, 'sign', 'activity', { id: 1 });
    return true;
  });
}

async function hasSeals(orm: Orm) {
  const { rows } = await orm.execute(sql`select 1 from activity where seal is not null limit 1`);
  return rows.length > 0;
}

const notOurs =
  'the end of the activity trail is not signed with this SECRET, so sealing has stopped; see `npm run hospital -- verify-activity`';
