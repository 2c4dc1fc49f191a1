/**
 * Where a patient is expected outside the departments of an account: the only way past its reach, for a person at the
 * counter or on the phone. It takes a patient within reach, or the exact reference of a visit, and a reason. Every try
 * is counted and in the trail, whether or not it finds anyone.
 */
import { and, asc, eq, gt, notInArray, sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { type Problem, problem } from '#contract/errors.ts';
import type { patient as contract, Elsewhere } from '#contract/patient.ts';
import { recordActivity } from '#server/activity/revision.ts';
import { statusAt } from '#server/appointment/read.ts';
import { phoneInWords } from '#server/booking/phone.ts';
import type { StaffContext } from '#server/call/context.ts';
import { rangesOf } from '#server/call/seen.ts';
import { within } from '#server/content/within.ts';
import { ofPatient } from '#server/db/of-patient.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { take } from '#server/identity/budget.ts';
import { limits as standard } from '#server/kernel/limits.ts';
import { localAt } from '#server/times/zone.ts';
import { t } from '#words/say.ts';
import { entryOf, rootOf } from './patient.ts';

const { activitySeen, appointment, doctor, patient } = schema;
type Call = Checked<typeof contract.elsewhere>;
type ElsewhereOutcome = { data: Elsewhere } | Problem<'not-found' | 'too-many-requests'>;

/** Days; people at the counter come for a future visit, or a recent one. */
const daysBack = 30;
const mostVisits = 20;

export async function lookElsewhere({ body }: Call, context: StaffContext): Promise<ElsewhereOutcome> {
  // A refusal is an answer here, so that counts and records are not rolled back.
  const { answer } = await transaction(context, async (inside) => ({ answer: await look(body, inside) }));
  return answer;
}

async function look(body: Call['body'], context: StaffContext): Promise<ElsewhereOutcome> {
  const { orm, staff, limits = standard } = context;
  const budget = {
    name: `elsewhere ${staff.id}`,
    perHour: limits.elsewherePerHour.most,
    perDay: limits.elsewherePerDay.most,
  };
  if (!(await take(context, [budget]))) {
    return problem('too-many-requests', {
      detail: t(
        'Your account has looked up many patients of other departments. Please call their department, or try again later.',
      ),
      extra: { retryAfter: 3600 },
    });
  }
  const found = await findPatient(body, context);
  const visits = found ? await visitsElsewhere(found.id, context) : [];
  const said = [
    { field: 'reason', before: null, after: body.reason },
    ...(body.reference ? [{ field: 'reference', before: null, after: body.reference.toUpperCase() }] : []),
  ];
  const entry = found ? entryOf(found) : { id: 0, name: '' };
  const activityId = await recordActivity(orm, staff, 'elsewhere', 'patient', entry, said);
  if (visits.length > 0) {
    const ids = rangesOf(visits.map(({ row }) => row.id));
    await orm.insert(activitySeen).values({ activityId, entity: 'appointment', ids });
  }
  if (!found) return problem('not-found');
  const { name, email, phone } = found;
  const data: Elsewhere = {
    ...{ name, email, phone, phoneText: phoneInWords(phone) },
    visits: visits.map(({ row, doctorName, departmentNames }) => {
      const { localDate, localTime } = localAt(row.timeZone, row.startsAt.getTime());
      const { reference } = row;
      return {
        ...{ reference, localDate, localTime, doctorName, departmentNames },
        status: statusAt(row, context.now()),
      };
    }),
  };
  return { data };
}

/** A patient's id counts only within reach, or all of them could be read one after the other. */
async function findPatient({ patientId, reference = '' }: Call['body'], { orm, staff }: StaffContext) {
  const which = patientId
    ? and(eq(patient.id, rootOf(sql`${patientId}::int`)), within(patient, staff, 'read'))
    : eq(
        patient.id,
        rootOf(sql`(select patient_id from appointment where reference = ${reference.toUpperCase()})`),
      );
  const [found] = await orm
    .select({ id: patient.id, name: patient.name, email: patient.email, phone: patient.phone })
    .from(patient)
    .where(which);
  return found;
}

async function visitsElsewhere(patientId: number, { orm, staff, now }: StaffContext) {
  const reached = within(appointment, staff, 'read');
  if (!reached) return [];
  return orm
    .select({
      row: appointment,
      doctorName: doctor.name,
      departmentNames: sql<string[]>`array(select d.name from doctor_department x
        join department d on d.id = x.department_id and d.deleted_at is null
        where x.doctor_id = ${doctor.id} order by d.name)`,
    })
    .from(appointment)
    .innerJoin(doctor, eq(doctor.id, appointment.doctorId))
    .where(
      and(
        ofPatient(appointment.patientId, patientId),
        sql`not ${reached}`,
        gt(appointment.endsAt, new Date(now() - daysBack * 86_400_000)),
        notInArray(appointment.status, ['expired', 'entered_in_error']),
      ),
    )
    .orderBy(asc(appointment.startsAt), asc(appointment.id))
    .limit(mostVisits);
}
