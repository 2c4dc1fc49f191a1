import { randomInt } from 'node:crypto';
import { count } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { hashPassword } from './password.ts';
import { administrator } from './rights.ts';

/** Without similar letters, so that it can be typed from a terminal. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Creates the first account if there is none. Returns its sign-in; the password only if it was generated here. */
export async function createFirstAccount(
  orm: Orm,
  {
    email = 'admin@openward.example',
    password,
  }: { email?: string | undefined; password?: string | undefined },
) {
  const [row] = await orm.select({ value: count() }).from(schema.staff);
  if (row!.value > 0) return null;
  const chosen = password ?? Array.from({ length: 16 }, () => alphabet[randomInt(alphabet.length)]).join('');
  const made = await orm
    .insert(schema.staff)
    .values({ name: 'Administrator', email, passwordHash: await hashPassword(chosen), roles: administrator })
    // Another node that starts at the same moment may have been first.
    .onConflictDoNothing()
    .returning({ id: schema.staff.id });
  return made.length > 0 ? { email, madePassword: password ? undefined : chosen } : null;
}
