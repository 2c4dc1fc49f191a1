import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import type { visitType as contract } from '#contract/visit-type.ts';
import { lockHours } from '#server/booking/lock.ts';
import type { Context, Handlers } from '#server/call/context.ts';
import { crud } from '#server/content/crud.ts';
import { isGiven } from '#server/content/given-visit-type.ts';
import { wire } from '#server/content/present.ts';
import { published } from '#server/content/published.ts';
import { finds } from '#server/db/list-search.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { withStranded } from '#server/times/stranded.ts';
import { t } from '#words/say.ts';

const { doctor, room, visitType: table, visitTypeDoctor } = schema;

const base = crud({
  table,
  async present(orm, rows: (typeof table.$inferSelect)[], context) {
    const ids = rows.map((row) => row.id);
    const links =
      ids.length > 0
        ? await orm
            .select({ visitTypeId: visitTypeDoctor.visitTypeId, doctorId: visitTypeDoctor.doctorId })
            .from(visitTypeDoctor)
            .innerJoin(doctor, eq(doctor.id, visitTypeDoctor.doctorId))
            .where(and(inArray(visitTypeDoctor.visitTypeId, ids), known(context)))
            .orderBy(visitTypeDoctor.doctorId)
        : [];
    return rows.map(({ stepMinutes, roomKind, questions, ...row }) => ({
      ...wire(row),
      roomKind: context.staff ? roomKind : '',
      // Questions reveal what a visit is about; patients read them through their link.
      questions: context.staff ? questions : [],
      stepMinutes: stepMinutes ?? row.durationMinutes,
      doctorIds: links.filter((link) => link.visitTypeId === row.id).map((link) => link.doctorId),
    }));
  },
  filter: ({ q }: Checked<typeof contract.list>['query'], context) => [
    q ? finds(table, q) : undefined,
    givenBySomebody(context),
  ],
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
  create: (input, context) =>
    transaction(context, async (inside) => {
      await lockHours(inside.orm);
      return (await noSuchRoom(inside.orm, input.body)) ?? base.create(input, inside);
    }),
  async get(input, context) {
    const [given] = await context.orm
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.id, input.params.id), givenBySomebody(context)));
    return given ? base.get(input, context) : problem('not-found');
  },
  update: (input, context) =>
    transaction(context, async (inside) => {
      await lockHours(inside.orm);
      const unknown = await noSuchRoom(inside.orm, input.body);
      if (unknown) return unknown;
      const ofType = sql`a.visit_type_id = ${input.params.id}`;
      return withStranded(inside, ofType, () => base.update(input, inside));
    }),
  remove: (input, context) =>
    transaction(context, async (inside) => {
      await lockHours(inside.orm);
      return base.remove(input, inside);
    }),
};

/** A kind without a room would leave the visit type without a free time. */
async function noSuchRoom(orm: Orm, { roomKind }: { roomKind?: string | undefined }) {
  if (!roomKind) return undefined;
  const found = await orm
    .select({ id: room.id })
    .from(room)
    .where(and(eq(room.kind, roomKind), isNull(room.deletedAt)))
    .limit(1);
  if (found.length > 0) return undefined;
  const message = t('There is no room of this kind. Choose another one.');
  return problem('invalid', { errors: [{ path: 'roomKind', message }] });
}

/**
 * A condition on the doctors of a visit type that the public may see. Staff see all: no doctors would mean all of them.
 */
function known({ staff, now }: Context) {
  return staff ? undefined : published(doctor, now());
}

function givenBySomebody({ staff, now }: Context) {
  return staff ? undefined : isGiven(now());
}
