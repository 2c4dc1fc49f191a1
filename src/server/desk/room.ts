/** The room of a visit, changed by staff. The database refuses one that is taken. */
import { and, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import type { desk as contract } from '#contract/desk.ts';
import { isProblem, problem } from '#contract/errors.ts';
import { roomKindIn } from '#contract/modes.ts';
import { changesBetween } from '#server/activity/changes.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { releaseRunOut } from '#server/booking/allocate.ts';
import { isAhead } from '#server/booking/states.ts';
import type { StaffContext } from '#server/call/context.ts';
import { within } from '#server/content/within.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { databaseError, transaction } from '#server/db/transaction.ts';
import { usableRooms } from '#server/times/rooms.ts';
import { t } from '#words/say.ts';
import { getAppointment } from './desk.ts';
import { lockInTurn } from './lock-visit.ts';

const { allocation, appointment: table, room, visitType } = schema;

export async function freeRooms({ params }: Checked<typeof contract.rooms>, context: StaffContext) {
  const { orm, now, staff } = context;
  const [visit] = await orm
    .select()
    .from(table)
    .where(and(eq(table.id, params.id), within(table, staff, 'read')));
  if (!visit) return problem('not-found');
  const rooms = await roomsFor(orm, visit);
  const { rows } = await orm.execute<{ id: number; name: string }>(sql`
    select r.id, r.name from ${allocation} own join ${room} r on r.id = any(${sql.param(rooms)}::int[])
    where own.appointment_id = ${visit.id} and own.active and not exists (
      select from ${allocation} x where x.room_id = r.id and x.active and x.doctor_id <> own.doctor_id and x.during && own.during
        and (x.expires_at is null or x.expires_at > ${new Date(now()).toISOString()}))
    order by r.position, r.id`);
  return { data: rows };
}

/** A session shares one room, so all its visits and held places get the new one. */
export async function changeRoom({ params, body }: Checked<typeof contract.room>, context: StaffContext) {
  try {
    const outcome = await transaction(context, (inside) => changeInside(params.id, body.roomId, inside));
    context.timesFreed();
    return outcome;
  } catch (error) {
    if (databaseError(error).code !== '23P01') throw error;
    return problem('slot-taken', {
      detail: t('Someone else has just taken this room at this time. Choose another one.'),
    });
  }
}

/** The first free room, unless the visit has one that it may keep, as after its session got another. */
export async function giveFreeRoom(id: number, context: StaffContext) {
  const free = await freeRooms({ params: { id } }, context);
  if (isProblem(free)) return free;
  const visit = await getAppointment({ params: { id } }, context);
  if (isProblem(visit)) return visit;
  if (free.data.some(({ id: roomId }) => roomId === visit.data.room?.id)) return visit;
  const [other] = free.data;
  if (!other) return problem('slot-taken', { detail: t('No other room is free at this time.') });
  return changeRoom({ params: { id }, body: { roomId: other.id } }, context);
}

async function changeInside(id: number, roomId: number, context: StaffContext) {
  const { orm, now, staff } = context;
  const locked = await lockInTurn(context, id);
  if (isProblem(locked)) return locked;
  const { before, current } = locked;
  const [own] = await orm
    .select()
    .from(allocation)
    .where(and(eq(allocation.appointmentId, id), eq(allocation.active, true)));
  if (!own || !isAhead(current.data)) {
    return problem('state-not-allowed', {
      detail: t('This visit is over, will not take place or is squeezed in, so it takes no room.'),
    });
  }
  if (own.roomId === roomId) return current;
  const rooms = await roomsFor(orm, before);
  if (!rooms.includes(roomId)) {
    const message = t('This room is not for this visit, or out of use at its time. Choose another one.');
    return problem('invalid', { errors: [{ path: 'roomId', message }] });
  }
  const { doctorId, visitTypeId, startsAt } = own;
  const claim = { doctorId, visitType: before.visitType, startsAt: startsAt.getTime(), now: now() };
  await releaseRunOut(orm, claim, [roomId]);
  const session = and(
    eq(allocation.doctorId, doctorId),
    eq(allocation.visitTypeId, visitTypeId),
    eq(allocation.startsAt, startsAt),
    eq(allocation.active, true),
  );
  // Locked first, so that the mode of each cannot change after it is read.
  await orm.select({ id: allocation.id }).from(allocation).where(session).for('update');
  // Remote participants of the group take no room.
  const isThere = sql`exists (select from ${table} p where p.id = ${allocation.appointmentId}
    and p.visit_type ->> 'mode' = ${before.visitType.mode})`;
  const attending = await orm
    .select({ id: allocation.id })
    .from(allocation)
    .where(and(session, or(isNotNull(allocation.roomId), isThere)));
  const together = inArray(
    allocation.id,
    attending.map((one) => one.id),
  );
  // One after the other they would be in two rooms for a moment, which the database refuses.
  await orm.update(allocation).set({ roomId: null }).where(together);
  await orm.update(allocation).set({ roomId }).where(together);
  await orm
    .update(table)
    .set({ version: sql`${table.version} + 1`, updatedAt: new Date(now()) })
    .where(eq(table.id, id));
  const after = await getAppointment({ params: { id } }, context);
  if (isProblem(after)) return after;
  const changes = changesBetween({ room: current.data.room?.name }, { room: after.data.room?.name });
  await recordActivity(orm, staff, 'room', 'appointment', { id, name: before.reference }, changes);
  return after;
}

/** The rooms of the kind that its visit type requires today, or required when it was booked. */
async function roomsFor(
  orm: Orm,
  { doctorId, visitTypeId, visitType: booked, startsAt }: schema.StoredAppointment,
) {
  const [today] = await orm
    .select({ roomKind: visitType.roomKind, mode: visitType.mode, otherModes: visitType.otherModes })
    .from(visitType)
    .where(eq(visitType.id, visitTypeId));
  const roomKind = (today && roomKindIn(booked.mode, today)) || booked.roomKind;
  if (!roomKind) return [];
  return usableRooms(orm, { doctorId, visitType: { ...booked, roomKind }, startsAt: startsAt.getTime() });
}
