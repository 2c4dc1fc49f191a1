import { eq, inArray, sql } from 'drizzle-orm';
import type { visitType as contract } from '#contract/visit-type.ts';
import { lockHours } from '#server/booking/lock.ts';
import { withStranded } from '#server/booking/stranded.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Handlers } from './context.ts';
import { crud } from './crud.ts';
import { wire } from './present.ts';

const { visitType: table, visitTypeDoctor } = schema;

const base = crud({
  table,
  async present(orm, rows: (typeof table.$inferSelect)[]) {
    const ids = rows.map((row) => row.id);
    const links =
      ids.length > 0
        ? await orm.select().from(visitTypeDoctor).where(inArray(visitTypeDoctor.visitTypeId, ids))
        : [];
    return rows.map(({ stepMinutes, ...row }) => ({
      ...wire(row),
      stepMinutes: stepMinutes ?? row.durationMinutes,
      doctorIds: links.filter((link) => link.visitTypeId === row.id).map((link) => link.doctorId),
    }));
  },
  async write(orm, id, body) {
    const { doctorIds } = body as { doctorIds?: number[] };
    if (!doctorIds) return;
    await orm.delete(visitTypeDoctor).where(eq(visitTypeDoctor.visitTypeId, id));
    const links = [...new Set(doctorIds)].map((doctorId) => ({ visitTypeId: id, doctorId }));
    if (links.length > 0) await orm.insert(visitTypeDoctor).values(links);
  },
});

export const visitType: Handlers<typeof contract> = {
  ...base,
  update: (input, context) =>
    transaction(context, async (inside) => {
      await lockHours(inside.orm);
      const ofType = sql`a.visit_type_id = ${input.params.id}`;
      return withStranded(inside, ofType, () => base.update(input, inside));
    }),
  remove: (input, context) =>
    transaction(context, async (inside) => {
      await lockHours(inside.orm);
      return base.remove(input, inside);
    }),
};
