/**
 * Browsers that staff signed in from. A cookie that only the sign-in sees names the browser; the table stores its hash
 * for each account. It grants nothing: known browsers are counted apart from strangers, and a sign-in without one is
 * reported to the account's owner.
 */
import { and, eq, sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { hashToken } from '#server/links/token.ts';

export const deviceCookie = 'staff-device';
/** The longest that browsers keep a cookie. */
export const deviceDays = 400;

const { knownDevice: table } = schema;

export function isDeviceToken(value: string | undefined): value is string {
  return /^[\w-]{43}$/.test(value ?? '');
}

export async function isKnownDevice(orm: Orm, staffId: number, deviceToken: string | undefined) {
  const rows = await orm
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.staffId, staffId), eq(table.tokenHash, hashToken(deviceToken ?? ''))));
  return rows.length > 0;
}

export async function isSomebodysDevice(orm: Orm, deviceToken: string) {
  const rows = await orm
    .select({ id: table.id })
    .from(table)
    .where(eq(table.tokenHash, hashToken(deviceToken)))
    .limit(1);
  return rows.length > 0;
}

/** Returns `unfamiliar` if the account has other browsers and this one is new. */
export async function rememberDevice(
  orm: Orm,
  staffId: number,
  deviceToken: string | undefined,
  now: number,
): Promise<'familiar' | 'unfamiliar'> {
  const at = new Date(now).toISOString();
  const tokenHash = hashToken(deviceToken ?? '');
  const { rows } = await orm.execute<{ is_known: boolean; is_first: boolean }>(sql`
    select exists (select from known_device where staff_id = ${staffId} and token_hash = ${tokenHash}) as is_known,
      not exists (select from known_device where staff_id = ${staffId}) as is_first`);
  // Without a cookie the browser cannot be recognised later.
  if (deviceToken)
    await orm.execute(sql`
      insert into known_device (staff_id, token_hash, created_at, used_at) values (${staffId}, ${tokenHash}, ${at}, ${at})
      on conflict (staff_id, token_hash) do update set used_at = ${at}`);
  return rows[0]!.is_known || rows[0]!.is_first ? 'familiar' : 'unfamiliar';
}
