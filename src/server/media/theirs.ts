import { type SQL, sql } from 'drizzle-orm';
import * as schema from '#server/db/schema.ts';
import { type Holder, reachOf } from '#server/identity/rights.ts';

/**
 * A condition on the pictures that an account may change. They belong to the whole hospital, so an account limited to a
 * department may only change those that it has added.
 */
export function isTheirs(staff: Holder & { id: number }): SQL | undefined {
  const reach = reachOf(staff, 'content', 'change');
  if (reach === 'all') return undefined;
  if (reach === null) return sql`false`;
  return sql`exists (select from revision r
    where r.entity = 'media' and r.entity_id = ${schema.media.id} and r.version = 1 and r.actor_id = ${staff.id})`;
}
