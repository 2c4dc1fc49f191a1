import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { calendarAddress as contract } from '#contract/calendar-address.ts';
import { problem } from '#contract/errors.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Handlers } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { reachesDoctor, reachOf } from '#server/identity/rights.ts';
import { calendarToken } from '#server/links/calendar-token.ts';

const { calendarAddress: table, doctor } = schema;

export const calendarAddress: Handlers<typeof contract> = {
  async list(_, { orm, staff }) {
    const rows = await orm
      .select({ address: table, doctor: { id: doctor.id, name: doctor.name, slug: doctor.slug } })
      .from(table)
      .innerJoin(doctor, eq(doctor.id, table.doctorId))
      .where(eq(table.staffId, staff.id))
      .orderBy(asc(doctor.name), asc(table.id));
    return { data: rows.map((row) => present(row.address, row.doctor)) };
  },

  create: ({ body: { doctorId } }, context) =>
    transaction(context, async ({ orm, now, staff, publicUrl, secret }) => {
      const [found] = await orm
        .select({ id: doctor.id, name: doctor.name, slug: doctor.slug })
        .from(doctor)
        .where(
          and(
            eq(doctor.id, doctorId),
            isNull(doctor.deletedAt),
            reachesDoctor(reachOf(staff, 'visits', 'read'), doctor.id),
          ),
        );
      if (!found) return problem('not-found');
      const [row] = await orm
        .insert(table)
        .values({ staffId: staff.id, doctorId, createdAt: new Date(now()) })
        .onConflictDoUpdate({
          target: [table.staffId, table.doctorId],
          set: { linkVersion: sql`${table.linkVersion} + 1`, createdAt: new Date(now()), readAt: null },
        })
        .returning();
      await recordActivity(orm, staff, 'subscribe', 'doctor', found);
      const url = `${publicUrl}/calendar/${row!.id}/${calendarToken(secret, row!)}.ics`;
      return { data: { ...present(row!, found), url } };
    }),

  remove: ({ params }, context) =>
    transaction(context, async ({ orm, staff }) => {
      const [gone] = await orm
        .delete(table)
        .where(and(eq(table.id, params.id), eq(table.staffId, staff.id)))
        .returning();
      if (!gone) return problem('not-found');
      const [found] = await orm
        .select({ id: doctor.id, name: doctor.name })
        .from(doctor)
        .where(eq(doctor.id, gone.doctorId));
      await recordActivity(orm, staff, 'end-subscription', 'doctor', found!);
      return { data: undefined };
    }),
};

function present(
  { id, createdAt, readAt }: typeof table.$inferSelect,
  of: { id: number; name: string; slug: string },
) {
  return { id, createdAt: createdAt.toISOString(), readAt: readAt?.toISOString() ?? null, doctor: of };
}
