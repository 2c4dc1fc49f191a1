import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { isProblem, problem } from '#contract/errors.ts';
import type { room as contract } from '#contract/room.ts';
import { lockHours } from '#server/booking/lock.ts';
import type { Handlers, StaffContext } from '#server/call/context.ts';
import { crud } from '#server/content/crud.ts';
import { wire } from '#server/content/present.ts';
import { stillUsed } from '#server/content/used-in.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { withStranded } from '#server/times/stranded.ts';
import { t } from '#words/say.ts';

const { allocation, appointment, room: table, visitType } = schema;

const base = crud({
  table,
  present: async (_orm, rows: (typeof table.$inferSelect)[]) => rows.map(wire),
});

export const room: Handlers<typeof contract> = {
  ...base,
  create: ({ body }, context) =>
    editing(context, async (inside) =>
      base.create({ body: { ...body, kind: await knownKind(inside.orm, body.kind) } }, inside),
    ),

  update: ({ params, body }, context) =>
    editing(context, async (inside) => {
      const { orm } = inside;
      const kind = body.kind && (await knownKind(orm, body.kind, params.id));
      const [needing] = kind ? await needingLast(orm, params.id, kind) : [];
      const inIt = sql`a.id in (select x.appointment_id from allocation x where x.room_id = ${params.id} and x.active)`;
      const outcome = await withStranded(inside, inIt, () =>
        base.update({ params, body: kind ? { ...body, kind } : body }, inside),
      );
      // An account that may not change the room does not learn what needs it.
      if (isProblem(outcome) || !needing) return outcome;
      const message = t(
        'The visit type “{name}” needs a room of the kind that this was, and there is no other. Change the visit type first.',
        needing,
      );
      return problem('invalid', { errors: [{ path: 'kind', message }] });
    }),

  remove: (input, context) =>
    editing(context, async (inside) => {
      const { id } = input.params;
      const needing = await needingLast(inside.orm, id);
      const outcome = await base.remove(input, inside);
      if (isProblem(outcome)) return outcome;
      if (needing.length > 0)
        return stillUsed(
          'room',
          needing.map((one) => ({ entity: 'visit_type', id: one.id, title: one.name, isInBin: false })),
        );
      if (await hasVisits(inside, id)) {
        return problem('has-appointments', {
          detail: t(
            'This room has future appointments. Give them another room, or move or cancel them first.',
          ),
        });
      }
      return outcome;
    }),
};

/** No booking may slip in between, and a freed slot may go to the waiting list. */
async function editing<T>(context: StaffContext, change: (inside: StaffContext) => Promise<T>) {
  const outcome = await transaction(context, async (inside) => {
    await lockHours(inside.orm);
    return change(inside);
  });
  context.timesFreed();
  return outcome;
}

/** As other rooms spell it: "ultrasound" is the same kind as "Ultrasound". */
async function knownKind(orm: Orm, kind: string, id = 0) {
  const [known] = await orm
    .select({ kind: table.kind })
    .from(table)
    .where(and(sql`lower(${table.kind}) = lower(${kind})`, ne(table.id, id), isNull(table.deletedAt)))
    .limit(1);
  return known?.kind ?? kind;
}

/** The visit types that need a room of this kind, if this is the last one and changes its kind. */
function needingLast(orm: Orm, id: number, kind = '') {
  const itsKind = sql`(select r.kind from ${table} r where r.id = ${id} and r.deleted_at is null and r.kind <> ${kind}
    and not exists (select from ${table} o where o.kind = r.kind and o.id <> r.id and o.deleted_at is null))`;
  return orm
    .select({ id: visitType.id, name: visitType.name })
    .from(visitType)
    .where(and(eq(visitType.roomKind, itsKind), isNull(visitType.deletedAt)))
    .orderBy(visitType.position, visitType.id);
}

async function hasVisits({ orm, now }: StaffContext, roomId: number) {
  const found = await orm
    .select({ id: allocation.id })
    .from(allocation)
    .innerJoin(appointment, eq(appointment.id, allocation.appointmentId))
    .where(
      and(
        eq(allocation.roomId, roomId),
        eq(allocation.active, true),
        gt(appointment.endsAt, new Date(now())),
      ),
    )
    .limit(1);
  return found.length > 0;
}
