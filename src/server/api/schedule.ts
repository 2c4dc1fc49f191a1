import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { problem } from '#contract/errors.ts';
import type { Level } from '#contract/roles.ts';
import type {
  Schedule as ScheduleOf,
  schedule as scheduleContract,
  timeOff as timeOffContract,
} from '#contract/schedule.ts';
import { changesBetween } from '#server/activity/changes.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { lockHours } from '#server/booking/lock.ts';
import type { Context, Handlers, StaffContext } from '#server/call/context.ts';
import { isGiven } from '#server/content/given-visit-type.ts';
import { seen } from '#server/content/published.ts';
import { within } from '#server/content/within.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { reachesDoctor, reachOf } from '#server/identity/rights.ts';
import { strandedAppointments } from '#server/times/stranded.ts';
import { t } from '#words/say.ts';

const { doctor, schedule: table, timeOff: periods, visitType } = schema;

export const schedule: Handlers<typeof scheduleContract> = {
  async get({ params }, context) {
    const { orm, staff } = context;
    const isWithin = staff !== null && (await findWithin({ orm, staff }, params.id, 'read')) !== undefined;
    if (isWithin) return { data: { schedules: await schedulesOf(orm, params.id) } };
    const [shown] = await orm
      .select({ id: doctor.id })
      .from(doctor)
      .where(and(eq(doctor.id, params.id), seen(doctor, { ...context, staff: null })));
    if (!shown) return problem('not-found');
    return { data: { schedules: await publicly(context, await schedulesOf(orm, params.id)) } };
  },

  update: ({ params, body }, context) =>
    freeing(context, async (inside) => {
      const found = await findWithin(inside, params.id, 'change');
      if (!found) return problem('not-found');
      const unknown = await unknownVisitType(
        inside.orm,
        body.schedules.flatMap(({ rules }) => rules.flatMap(({ visitTypeIds }) => visitTypeIds)),
      );
      if (unknown)
        return problem('invalid', {
          errors: [
            {
              path: 'schedules',
              message: t('There is no visit type {id}. Choose another one.', { id: String(unknown) }),
            },
          ],
        });
      await lockHours(inside.orm, params.id);
      const before = { schedules: await schedulesOf(inside.orm, params.id) };
      await inside.orm.delete(table).where(eq(table.doctorId, params.id));
      if (body.schedules.length > 0)
        await inside.orm.insert(table).values(body.schedules.map((one) => ({ ...one, doctorId: params.id })));
      const after = { schedules: await schedulesOf(inside.orm, params.id) };
      const changes = changesBetween(before, after);
      await recordActivity(inside.orm, context.staff, 'update', 'schedule', found, changes);
      const stranded = await strandedAppointments(inside, params.id);
      return { data: { ...after, stranded } };
    }),
};

export const timeOff: Handlers<typeof timeOffContract> = {
  async list({ params }, context) {
    if (!(await findWithin(context, params.id, 'read'))) return problem('not-found');
    const rows = await context.orm
      .select()
      .from(periods)
      .where(eq(periods.doctorId, params.id))
      .orderBy(asc(periods.startsLocal));
    return { data: rows.map(present) };
  },

  create: ({ params, body }, context) =>
    freeing(context, async (inside) => {
      const found = await findWithin(inside, params.id, 'change');
      if (!found) return problem('not-found');
      await lockHours(inside.orm, params.id);
      const { from, to, ...rest } = body;
      const [row] = await inside.orm
        .insert(periods)
        .values({ ...rest, doctorId: params.id, startsLocal: from, endsLocal: to })
        .returning();
      const changes = changesBetween({}, body);
      await recordActivity(inside.orm, context.staff, body.kind, 'schedule', found, changes);
      return { data: { ...present(row!), stranded: await strandedAppointments(inside, params.id) } };
    }),

  remove: ({ params }, context) =>
    freeing(context, async (inside) => {
      await lockHours(inside.orm, params.id);
      const rows = await inside.orm
        .delete(periods)
        .where(
          and(
            eq(periods.id, params.timeOffId),
            eq(periods.doctorId, params.id),
            within(periods, inside.staff, 'change'),
          ),
        )
        .returning();
      if (rows.length === 0) return problem('not-found');
      const found = (await findWithin(inside, params.id, 'change')) ?? { id: params.id };
      const changes = changesBetween(present(rows[0]!), {});
      await recordActivity(inside.orm, context.staff, 'remove', 'schedule', found, changes);
      return { data: undefined };
    }),
};

/** For changes of hours that may free slots for the waiting list. */
async function freeing<T>(context: StaffContext, change: (inside: StaffContext) => Promise<T>): Promise<T> {
  const outcome = await transaction(context, change);
  context.timesFreed();
  return outcome;
}

/** The account must be allowed to read or change the doctor's hours. */
async function findWithin({ orm, staff }: Pick<StaffContext, 'orm' | 'staff'>, id: number, level: Level) {
  const [row] = await orm
    .select({ id: doctor.id, name: doctor.name })
    .from(doctor)
    .where(
      and(
        eq(doctor.id, id),
        isNull(doctor.deletedAt),
        reachesDoctor(reachOf(staff, 'hours', level), doctor.id),
      ),
    );
  return row;
}

async function schedulesOf(orm: Orm, doctorId: number) {
  const rows = await orm
    .select()
    .from(table)
    .where(eq(table.doctorId, doctorId))
    .orderBy(asc(table.validFrom), asc(table.id));
  return rows.map(({ validFrom, validUntil, rules }) => ({ validFrom, validUntil, rules }));
}

/** Without visit types that are not public, and without hours that have no other. */
async function publicly({ orm, now }: Context, schedules: ScheduleOf[]): Promise<ScheduleOf[]> {
  const wanted = [...new Set(schedules.flatMap(({ rules }) => rules.flatMap((rule) => rule.visitTypeIds)))];
  if (wanted.length === 0) return schedules;
  const given = await orm
    .select({ id: visitType.id })
    .from(visitType)
    .where(and(inArray(visitType.id, wanted), isNull(visitType.deletedAt), isGiven(now())));
  const isPublic = (wantedId: number) => given.some(({ id }) => id === wantedId);
  return schedules.map(({ rules, ...rest }) => ({
    ...rest,
    rules: rules
      .filter(({ visitTypeIds }) => visitTypeIds.length === 0 || visitTypeIds.some(isPublic))
      .map((rule) => ({ ...rule, visitTypeIds: rule.visitTypeIds.filter(isPublic) })),
  }));
}

async function unknownVisitType(orm: Orm, ids: number[]) {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return undefined;
  const rows = await orm
    .select({ id: visitType.id })
    .from(visitType)
    .where(and(inArray(visitType.id, wanted), isNull(visitType.deletedAt)));
  return wanted.find((id) => !rows.some((row) => row.id === id));
}

/** PostgreSQL writes a wall time as "2026-12-24 09:00:00"; the wire has "2026-12-24T09:00". */
export function wallTimeText(value: string) {
  return value.replace(' ', 'T').slice(0, 16);
}

function present({ id, kind, startsLocal, endsLocal, note }: typeof periods.$inferSelect) {
  return { id, kind, from: wallTimeText(startsLocal), to: wallTimeText(endsLocal), note };
}
