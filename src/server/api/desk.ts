import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { desk as contract } from '#contract/desk.ts';
import { isProblem, problem } from '#contract/errors.ts';
import { notConfirmed } from '#server/booking/contact-limit.ts';
import { moveAppointment } from '#server/booking/move.ts';
import { isMovable } from '#server/booking/states.ts';
import type { Handlers, StaffContext } from '#server/call/context.ts';
import { published } from '#server/content/published.ts';
import { within } from '#server/content/within.ts';
import * as schema from '#server/db/schema.ts';
import { readCalendar } from '#server/desk/calendar.ts';
import { getAppointment } from '#server/desk/desk.ts';
import { bookAtDesk } from '#server/desk/desk-booking.ts';
import { calendarEvents } from '#server/desk/live.ts';
import { changeMode } from '#server/desk/mode.ts';
import { changeNeeds } from '#server/desk/needs.ts';
import { correctPerson } from '#server/desk/person.ts';
import { changeRoom, freeRooms } from '#server/desk/room.ts';
import { findContacts } from '#server/desk/search.ts';
import { reachesDepartment, reachesDoctor, reachOf } from '#server/identity/rights.ts';
import {
  type AskedFor,
  type DoctorFilter,
  deskRules,
  freeTimes,
  ofStaff,
  practices,
  seesPatients,
} from '#server/times/availability.ts';
import { purposeIn } from '#server/times/purpose.ts';
import { rulesOfBooked } from '#server/times/visit-rules.ts';
import { dayOf } from '#server/times/zone.ts';
import { t } from '#words/say.ts';

const { appointment, department, doctor } = schema;
/** Inclusive. */
const longestCalendar = 14;
const longestFree = 62;

export const desk: Handlers<typeof contract> = {
  async calendar({ query }, context) {
    return wrongSpan(query, longestCalendar) ?? { data: await readCalendar(context, query) };
  },

  async free(
    { query: { from, to, visitType, moving, package: ofPackage, service, mode, ...whose } },
    context,
  ) {
    const wrong = wrongSpan({ from, to }, longestFree);
    if (wrong) return wrong;
    const asked = await doctorsIn(whose, context);
    if (!asked) return problem('not-found');
    const days = { from, to, atDesk: true };
    if (!moving) {
      const purpose = await purposeIn({ package: ofPackage, service }, context);
      if (isProblem(purpose)) return purpose;
      return { data: await freeTimes(context, { ...days, asked, visitTypeId: visitType, purpose, mode }) };
    }
    const [found] = await context.orm
      .select()
      .from(appointment)
      .where(and(eq(appointment.id, moving), within(appointment, context.staff, 'read')));
    if (!found || !isMovable(found)) return problem('not-found');
    const instead = await askedFor(found, context);
    return {
      data: await freeTimes(context, {
        ...days,
        asked: { ...asked, doctors: and(asked.doctors, offers(found))! },
        instead,
      }),
    };
  },

  async contacts({ query }, context) {
    return { data: await findContacts(context, query.q) };
  },

  book: bookAtDesk,

  async move({ params, body }, context) {
    const outcome = await moveAppointment(eq(appointment.id, params.id), body, 'staff', context);
    if ('data' in outcome) return getAppointment({ params }, context);
    const { code } = outcome;
    if (code === 'too-many-appointments') return notConfirmed([outcome.detail!]);
    if (code !== 'stale-version') return { ...outcome, code };
    const current = await getAppointment({ params }, context);
    return { ...outcome, code, extra: { current: 'data' in current ? current.data : null } };
  },

  mode: changeMode,
  needs: changeNeeds,
  person: correctPerson,
  rooms: freeRooms,
  room: changeRoom,

  async events(_, context) {
    return calendarEvents(context);
  },
};

function wrongSpan({ from, to }: { from: string; to: string }, longest: number) {
  if (from <= to && dayOf(to) - dayOf(from) < longest) return undefined;
  return problem('invalid', {
    errors: [{ path: 'to', message: t('Choose at least one and at most {days} days.', { days: longest }) }],
  });
}

/** The doctors in a query who see patients and are within reach; null if it names an unknown one. */
async function doctorsIn(
  whose: { doctor?: string | undefined; department?: string | undefined },
  { orm, now, staff }: StaffContext,
): Promise<DoctorFilter | null> {
  const reach = reachOf(staff, 'visits', 'read');
  const conditions = [reachesDoctor(reach, sql`d.id`) ?? sql`true`];
  for (const [slug, table, reached] of [
    [whose.doctor, doctor, reachesDoctor(reach, doctor.id)],
    [whose.department, department, reachesDepartment(reach, department.id)],
  ] as const) {
    if (!slug) continue;
    const [found] = await orm
      .select({ id: table.id })
      .from(table)
      .where(
        and(eq(table.slug, slug), isNull(table.deletedAt), reached && orPublished(reached, table, now())),
      );
    if (!found) return null;
    conditions.push(
      table === doctor
        ? sql`d.id = ${found.id}`
        : sql`d.id in (select doctor_id from doctor_department where department_id = ${found.id})`,
    );
  }
  return seesPatients(now(), and(...conditions)!);
}

/** A name from the website is public: out of reach it finds no doctors, but it is not unknown. */
function orPublished(reached: SQL, table: typeof doctor | typeof department, now: number) {
  return or(reached, published(table, now));
}

/** The rules by which an appointment finds another slot. */
async function askedFor(found: schema.StoredAppointment, { orm }: StaffContext): Promise<AskedFor> {
  const [practice] = await practices(orm, ofStaff(sql`d.id = ${found.doctorId}`));
  return {
    appointmentIds: [found.id],
    visitType: deskRules(rulesOfBooked(found.visitType, practice ?? { visitTypes: [] })),
  };
}

/** Doctors to whom an appointment may move: its own, and any who offer its visit type. */
function offers({ doctorId, visitTypeId }: schema.StoredAppointment) {
  return sql`(d.id = ${doctorId} or exists (
    select 1 from visit_type v where v.id = ${visitTypeId} and v.deleted_at is null and (
      exists (select 1 from visit_type_doctor x where x.visit_type_id = v.id and x.doctor_id = d.id)
      or not exists (select 1 from visit_type_doctor x where x.visit_type_id = v.id))))`;
}
