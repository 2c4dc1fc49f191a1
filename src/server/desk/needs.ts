/** A visit's needs, added, changed or removed by staff. */
import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import type { desk as contract } from '#contract/desk.ts';
import { isProblem, problem } from '#contract/errors.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { storedNeeds } from '#server/booking/needs.ts';
import { isAhead } from '#server/booking/states.ts';
import type { StaffContext } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { localToday } from '#server/times/availability.ts';
import { localAt } from '#server/times/zone.ts';
import { t } from '#words/say.ts';
import { getAppointment } from './desk.ts';
import { lockVisit } from './lock-visit.ts';

const { appointment: table } = schema;

/**
 * Replaces them while the visit can still be prepared: needs of a past visit must not be stored again. The trail
 * records the change, but neither the former nor the new needs.
 */
export function changeNeeds({ params, body }: Checked<typeof contract.needs>, context: StaffContext) {
  return transaction(context, async (inside) => {
    const { orm, now, staff } = inside;
    const locked = await lockVisit(inside, params.id);
    if (isProblem(locked)) return locked;
    const { before, current } = locked;
    const { localDate } = localAt(before.timeZone, before.endsAt.getTime());
    if (!isAhead(current.data) || localDate < (await localToday(inside))) {
      return problem('state-not-allowed', {
        detail: t('This visit is over or will not take place, so nothing is prepared for it.'),
      });
    }
    const needs = storedNeeds(body);
    if (isDeepStrictEqual(needs, storedNeeds(before))) return current;
    await orm
      .update(table)
      .set({ ...needs, version: sql`${table.version} + 1`, updatedAt: new Date(now()) })
      .where(eq(table.id, params.id));
    await recordActivity(orm, staff, 'needs', 'appointment', { id: params.id, name: before.reference });
    return getAppointment({ params }, inside);
  });
}
