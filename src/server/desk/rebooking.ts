/** Appointments that the rules no longer offer: their list, and the decisions of staff. */
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { isProblem, type Problem, problem, titleOf } from '#contract/errors.ts';
import type {
  rebooking as contract,
  Rebooking,
  RebookingDecision,
  RebookingOutcome,
} from '#contract/rebooking.ts';
import type { Stranded } from '#contract/schedule.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { readAppointment, readAppointments } from '#server/appointment/read.ts';
import { cancelAppointment } from '#server/booking/cancel.ts';
import { lockHoursShared } from '#server/booking/lock.ts';
import { moveAppointment } from '#server/booking/move.ts';
import { phoneInWords } from '#server/booking/phone.ts';
import { isMovable } from '#server/booking/states.ts';
import { visitChanges } from '#server/booking/visit-changes.ts';
import type { StaffContext } from '#server/call/context.ts';
import { within } from '#server/content/within.ts';
import { inSeries } from '#server/db/in-series.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { reachesDoctor, reachOf } from '#server/identity/rights.ts';
import { writeAppointmentMessage } from '#server/mail/appointment-message.ts';
import { writeSeriesMessage } from '#server/mail/series-message.ts';
import { isTexted } from '#server/sms/sms-gateway.ts';
import { latelyStranded } from '#server/times/lately-stranded.ts';
import { judgeStranded, undecidedSince } from '#server/times/stranded.ts';
import { localAt } from '#server/times/zone.ts';
import { t } from '#words/say.ts';
import { giveFreeRoom } from './room.ts';

const { appointment, doctor } = schema;
/** A second click sends no second message; a second attempt next week may. */
const offerAgainMs = 3_600_000;

export async function listRebooking(
  { query: { page, limit, doctor: slug } }: Checked<typeof contract.list>,
  context: StaffContext,
) {
  const asked = and(
    slug ? sql`a.doctor_id in (select id from doctor where slug = ${slug})` : sql`true`,
    reachesDoctor(reachOf(context.staff, 'visits', 'read'), sql`a.doctor_id`),
  )!;
  const stranded = await latelyStranded(context, asked);
  const shown = stranded.slice((page - 1) * limit, page * limit);
  return { data: await present(context, shown), meta: { page, limit, total: stranded.length } };
}

/**
 * Each in its own transaction: a refusal of one must not leave the others undecided. Those of one series that move or
 * are cancelled share one, in which each may still be refused, so that their patient gets one message.
 */
export async function resolveRebooking(
  { body }: Checked<typeof contract.resolve>,
  context: StaffContext,
): Promise<{ data: RebookingOutcome[] }> {
  const outcomes: RebookingOutcome[] = [];
  for (const ids of await groupsOf(body, context)) {
    const [id] = ids as [number];
    if (ids.length > 1) outcomes.push(...(await resolveSeries(ids, body, context)));
    else outcomes.push(outcomeOf(id, await resolveOne(id, body, context)));
  }
  return { data: outcomes };
}

function outcomeOf(appointmentId: number, outcome: unknown): RebookingOutcome {
  if (!isProblem(outcome)) return { appointmentId, done: true, type: null, detail: null };
  return {
    appointmentId,
    done: false,
    type: `/problems/${outcome.code}`,
    detail: outcome.detail ?? outcome.errors?.[0]?.message ?? titleOf(outcome.code),
  };
}

/**
 * Ids decided together: visits of one series with a new time or a cancellation, about which the patient is notified.
 */
async function groupsOf({ appointmentIds, resolution }: RebookingDecision, { orm, staff }: StaffContext) {
  const ids = [...new Set(appointmentIds)];
  if (resolution !== 'move' && resolution !== 'cancel') return ids.map((id) => [id]);
  const rows = await orm
    .select({ id: appointment.id, seriesId: appointment.seriesId })
    .from(appointment)
    .where(and(inArray(appointment.id, ids), within(appointment, staff, 'change')));
  const seriesOf = new Map(rows.map(({ id, seriesId }) => [id, seriesId]));
  return [...Map.groupBy(ids, (id) => seriesOf.get(id) ?? id).values()];
}

async function resolveSeries(
  ids: number[],
  body: RebookingDecision,
  context: StaffContext,
): Promise<RebookingOutcome[]> {
  const { data } = await transaction(context, async (inside) => {
    const { orm } = inside;
    const outcomes: RebookingOutcome[] = [];
    for (const id of ids)
      outcomes.push(outcomeOf(id, await resolveOne(id, body, { ...inside, isToldLater: true })));
    const done = outcomes.filter((one) => one.done).map((one) => one.appointmentId);
    const [first] = done;
    if (first !== undefined) {
      const all = await readAppointments(
        orm,
        sql`${appointment.seriesId} = (select series_id from appointment where id = ${first})`,
      );
      const changed = all.filter((row) => done.includes(row.appointment.id));
      const kind = body.resolution === 'cancel' ? 'series-cancelled' : 'series-moved';
      await writeSeriesMessage(inside, changed, kind, { all });
    }
    return { data: outcomes };
  });
  context.mailWritten();
  return data;
}

async function resolveOne(
  id: number,
  body: RebookingDecision,
  context: StaffContext & { isToldLater?: boolean },
): Promise<unknown> {
  const which = eq(appointment.id, id);
  // A bulk decision has no single appointment's version.
  const changing = { ...context, ifMatch: undefined };
  switch (body.resolution) {
    case 'keep':
      return keep(id, changing);
    case 'room':
      return giveFreeRoom(id, changing);
    case 'offer':
      return offer(id, body.message ?? '', changing);
    case 'cancel':
      return cancelAppointment(which, { message: body.message }, 'staff', changing);
    case 'move': {
      const row = await readAppointment(
        context.orm,
        and(which, within(appointment, context.staff, 'change')),
      );
      if (!row) return problem('not-found');
      const startsAt = row.appointment.startsAt.toISOString();
      const { doctorId, message } = body;
      return moveAppointment(which, { startsAt, doctorId, message }, 'staff', changing);
    }
  }
}

/** Keeps it although the rules say otherwise: under the lock, no edit of hours comes between check and decision. */
function keep(id: number, context: StaffContext): Promise<{ data: true } | Problem> {
  return transaction(context, async (inside) => {
    const { orm } = inside;
    const locked = await lockMovable(id, inside, await undecidedSince(inside));
    if (isProblem(locked)) return locked;
    const since = await undecidedSince(inside);
    const [judged] = await judgeStranded({ ...inside, since }, sql`a.id = ${id}`);
    if (!judged || judged.kept?.equals(judged.rulesHash())) return { data: true };
    await orm
      .update(appointment)
      .set({
        keptRules: judged.rulesHash(),
        newTimesOfferedAt: null,
        version: sql`${appointment.version} + 1`,
        updatedAt: new Date(inside.now()),
      })
      .where(eq(appointment.id, id));
    await recordActivity(orm, inside.staff, 'keep', 'appointment', { id, name: locked.reference });
    return { data: true };
  });
}

/** Asks the patient to choose another time; from then on no cut-off applies. */
async function offer(id: number, message: string, context: StaffContext): Promise<{ data: true } | Problem> {
  const outcome = await transaction(context, async (inside): Promise<{ data: true } | Problem> => {
    const { orm, now } = inside;
    const found = await lockMovable(id, inside);
    if (isProblem(found)) return found;
    if (!found.email && !(await getsSms(orm, id))) {
      return problem('invalid', {
        errors: [
          {
            path: 'appointmentIds',
            message: t('There is no email address. Please call {phone}.', {
              phone: phoneInWords(found.phone),
            }),
          },
        ],
      });
    }
    const before = found.newTimesOfferedAt?.getTime() ?? 0;
    if (now() - before < offerAgainMs) return { data: true };
    await orm
      .update(appointment)
      .set({
        newTimesOfferedAt: new Date(now()),
        messageToPatient: message,
        version: sql`${appointment.version} + 1`,
        sequence: sql`${appointment.sequence} + 1`,
        updatedAt: new Date(now()),
      })
      .where(eq(appointment.id, id));
    const row = (await readAppointment(orm, eq(appointment.id, id)))!;
    const changes = visitChanges(found, row.appointment);
    await recordActivity(orm, inside.staff, 'offer', 'appointment', { id, name: found.reference }, changes);
    await writeAppointmentMessage(inside, row, { kind: 'new-times' });
    return { data: true };
  });
  context.mailWritten();
  return outcome;
}

async function getsSms(orm: StaffContext['orm'], id: number) {
  const [row] = await orm
    .select({ gets: isTexted(appointment) })
    .from(appointment)
    .where(eq(appointment.id, id));
  return row!.gets;
}

/** Locks in their order: hours, then the row. */
async function lockMovable(id: number, { orm, now, staff }: StaffContext, since = now()) {
  const [seen] = await orm
    .select({ doctorId: appointment.doctorId })
    .from(appointment)
    .where(and(eq(appointment.id, id), within(appointment, staff, 'change')));
  if (!seen) return problem('not-found');
  await lockHoursShared(orm, seen.doctorId);
  const [found] = await orm
    .select()
    .from(appointment)
    .where(and(eq(appointment.id, id), eq(appointment.doctorId, seen.doctorId)))
    .for('update');
  // Moved to another doctor in between: that was a decision.
  if (!found || !isMovable(found) || found.startsAt.getTime() <= since) {
    return problem('state-not-allowed', {
      detail: t('This appointment has changed in the meantime. Look at it again.'),
    });
  }
  return found;
}

async function present({ orm }: StaffContext, stranded: Stranded[]): Promise<Rebooking[]> {
  if (stranded.length === 0) return [];
  const ids = stranded.map(({ appointmentId }) => appointmentId);
  const rows = await orm
    .select({
      found: appointment,
      getsSms: isTexted(appointment),
      series: inSeries,
      doctor: { id: doctor.id, name: doctor.name, slug: doctor.slug },
    })
    .from(appointment)
    .innerJoin(doctor, eq(doctor.id, appointment.doctorId))
    .where(inArray(appointment.id, ids));
  const byId = new Map(rows.map((row) => [row.found.id, row]));
  return stranded.flatMap(({ appointmentId, reason }) => {
    const row = byId.get(appointmentId);
    if (!row) return [];
    const { found } = row;
    const { id, version, reference, status, timeZone, visitTypeId, name, patientName, email, phone } = found;
    return {
      ...{ id, version, reference, status, timeZone, visitTypeId, name, patientName, email, phone, reason },
      phoneText: phoneInWords(phone),
      startsAt: found.startsAt.toISOString(),
      endsAt: found.endsAt.toISOString(),
      ...localAt(timeZone, found.startsAt.getTime()),
      doctor: row.doctor,
      visitTypeName: found.visitType.name,
      newTimesOfferedAt: found.newTimesOfferedAt?.toISOString() ?? null,
      getsSms: row.getsSms,
      series: row.series,
      isDemo: found.isDemo,
    };
  });
}
