import { and, sql } from 'drizzle-orm';
import type { Appointment, appointment as ofAppointment } from '#contract/appointment.ts';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import type { manage } from '#contract/manage.ts';
import type { VisitMode } from '#contract/modes.ts';
import { needsInOneLine } from '#contract/needs-line.ts';
import { addDays } from '#contract/words/formats.ts';
import { book } from '#server/booking/book.ts';
import type { Context, Handlers } from '#server/call/context.ts';
import { csvFile } from '#server/call/csv.ts';
import { published } from '#server/content/published.ts';
import { hasSlug } from '#server/content/translation-overlay.ts';
import * as schema from '#server/db/schema.ts';
import { allAppointments, changeState, getAppointment, listAppointments } from '#server/desk/desk.ts';
import {
  arriveManaged,
  cancelManaged,
  chooseSms,
  confirmManaged,
  correctManaged,
  getManageCalendar,
  getManaged,
  getManageEvents,
  getManageSlots,
  moveManaged,
} from '#server/manage/manage.ts';
import { sendLinks } from '#server/manage/send-links.ts';
import { bookable, type DoctorFilter, freeTimes, localToday } from '#server/times/availability.ts';
import { offeredDays } from '#server/times/offered-days.ts';
import type { Purpose } from '#server/times/purpose.ts';
import { purposeIn } from '#server/times/purpose.ts';
import { SharedAnswers } from '#server/times/shared-answer.ts';
import { dayOf } from '#server/times/zone.ts';
import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';

/** Inclusive. */
const longestDays = 62;
const soonestDays = 30;

export const appointment: Handlers<typeof ofAppointment & typeof manage> = {
  async slots({ query }, context) {
    const asked = await readQuestion(query, context);
    return isProblem(asked) ? asked : { data: await freeTimes(context, asked) };
  },

  async days({ query }, context) {
    const asked = await readQuestion(query, context);
    return isProblem(asked) ? asked : { data: await offeredDays(context, asked) };
  },

  soonest({ query }, context) {
    const { doctor, department, visitType, package: ofPackage, service, mode } = query;
    // The answer contains days and times in words.
    const asked = JSON.stringify([speech().locale, doctor, department, visitType, ofPackage, service, mode]);
    return sharedBy(context.orm).answer(asked, async () => {
      const found = await conditionOf(query, context);
      if (isProblem(found)) return found;
      const today = await localToday(context);
      return {
        data: await freeTimes(context, {
          ...found,
          visitTypeId: visitType,
          mode,
          from: today,
          to: addDays(today, soonestDays),
          limitEach: 1,
        }),
      };
    });
  },

  create: ({ body }, context) => book(body, context),

  manage: getManaged,
  manageSlots: getManageSlots,
  manageCalendar: getManageCalendar,
  manageEvents: getManageEvents,
  arrive: arriveManaged,
  confirm: confirmManaged,
  move: moveManaged,
  sendLinks,
  correctEmail: correctManaged,
  chooseSms,
  cancel: cancelManaged,

  async list(input, context) {
    if (input.query.format !== 'csv') return listAppointments(input, context);
    return csvFile<Appointment>('appointments.csv', await allAppointments(input, context), {
      Reference: ({ reference }) => reference,
      Date: ({ localDate }) => localDate,
      Time: ({ localTime }) => localTime,
      Doctor: ({ doctor }) => doctor.name,
      Visit: ({ visitTypeName }) => visitTypeName,
      'How it takes place': ({ mode }) => mode,
      Room: ({ room }) => room?.name ?? '',
      Series: ({ series }) => (series?.place ? `${series.place}/${series.of}` : ''),
      State: ({ status }) => status,
      Patient: ({ patientIsOther, patientName, name }) => (patientIsOther ? patientName : name),
      'Booked by': ({ name }) => name,
      Phone: ({ phoneText }) => phoneText,
      Email: ({ email }) => email,
      Reason: ({ reason }) => reason,
      Needs: needsInOneLine,
      Package: ({ package: of }) => of?.name ?? '',
      Service: ({ service: of }) => of?.name ?? '',
      'Booked through': ({ source }) => source,
    });
  },
  get: getAppointment,
  update: changeState,
};

/** The soonest slot of all doctors is expensive, and public pages show it. */
const shared = new WeakMap<object, SharedAnswers>();
function sharedBy(orm: Context['orm']) {
  const answers = shared.get(orm) ?? new SharedAnswers();
  shared.set(orm, answers);
  return answers;
}

async function readQuestion(
  {
    from,
    to,
    visitType,
    mode,
    ...whose
  }: { from: string; to: string; visitType?: number; mode?: VisitMode } & Whose,
  context: Context,
) {
  if (!whose.doctor && !whose.department) {
    return problem('invalid', {
      errors: [{ path: 'doctor', message: t('Choose a doctor or a department.') }],
    });
  }
  if (to < from || dayOf(to) - dayOf(from) >= longestDays) {
    return problem('invalid', {
      errors: [
        { path: 'to', message: t('Choose at least one and at most {days} days.', { days: longestDays }) },
      ],
    });
  }
  const found = await conditionOf(whose, context);
  return isProblem(found) ? found : { ...found, visitTypeId: visitType, mode, from, to };
}

interface Whose {
  doctor?: string | undefined;
  department?: string | undefined;
  package?: string | undefined;
  service?: string | undefined;
}

/** The bookable doctors in a query, and the purpose of the visit. */
async function conditionOf(
  { doctor, department, ...asked }: Whose,
  context: Context,
): Promise<{ asked: DoctorFilter; purpose: Purpose | undefined } | Problem<'not-found' | 'invalid'>> {
  const purpose = await purposeIn(asked, context);
  if (isProblem(purpose)) return purpose;
  const conditions = [sql`true`];
  for (const [slug, table] of [
    [doctor, schema.doctor],
    [department, schema.department],
  ] as const) {
    if (!slug) continue;
    const [found] = await context.orm
      .select({ id: table.id })
      .from(table)
      .where(and(hasSlug(table, slug), published(table, context.now())));
    if (!found) return problem('not-found');
    conditions.push(
      table === schema.doctor
        ? sql`d.id = ${found.id}`
        : sql`d.id in (select doctor_id from doctor_department where department_id = ${found.id})`,
    );
  }
  return { asked: bookable(context.now(), and(...conditions)!), purpose };
}
