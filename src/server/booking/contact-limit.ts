/**
 * Other appointments under the same contact (an email address, a phone number). They bind a patient only if the contact
 * is proven by the link in a message to the address. Anyone can type someone else's address, so other bookings are only
 * flagged at the desk, and the person who books is not told.
 */

import { type SQL, sql } from 'drizzle-orm';
import { type Problem, problem } from '#contract/errors.ts';
import { timeWords } from '#contract/words/formats.ts';
import type { Orm } from '#server/db/orm.ts';
import { type Holder, reachesDoctor, reachOf } from '#server/identity/rights.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { counted, t } from '#words/say.ts';

export interface ContactAt {
  /** Empty if unknown. The phone number is in E.164. */
  email: string;
  phone: string;
  /** Epoch milliseconds. */
  startsAt: number;
  endsAt: number;
  now: number;
}
interface UnderContact {
  ahead: number;
  overlapping: number;
  /** From Settings. */
  most: number;
}
const most = sql`(select max_future_appointments from settings)`;

export const elsewhere =
  'There already is an appointment under this contact at that time.' satisfies PlainMessage;

/** The expressions match the indexes; otherwise a booking would read all rows. */
function ofContact({ email, phone }: { email: string; phone: string }) {
  return sql`((email <> '' and lower(email) = lower(${email})) or (phone <> '' and phone = ${phone}))`;
}

/**
 * A proven contact has a limited number of future appointments, and none that overlap. Only proven ones count, or a
 * stranger could use up the limit; and only by address, since the mailbox is what was proven. Call it under the lock of
 * the contact.
 */
export async function contactLimit(
  orm: Orm,
  contact: { email: string; startsAt: number; endsAt: number; now: number; except?: number },
): Promise<Problem<'too-many-appointments'> | undefined> {
  const { ahead, overlapping, most } = await countProven(orm, contact);
  if (overlapping > 0) {
    return problem('too-many-appointments', {
      detail: t('You already have an appointment at that time. Choose another one.'),
    });
  }
  if (ahead >= most) {
    return problem('too-many-appointments', {
      detail: counted(
        'You already have {count} future appointment. Please call us to book another.',
        'You already have {count} future appointments. Please call us to book another.',
        ahead,
      ),
    });
  }
  return undefined;
}

export async function countProven(
  orm: Orm,
  {
    email,
    except = 0,
    ...at
  }: { email: string; startsAt: number; endsAt: number; now: number; except?: number },
): Promise<UnderContact> {
  return count(
    orm,
    at,
    sql`email <> '' and lower(email) = lower(${email}) and contact_proven_at is not null and id <> ${except}`,
  );
}

/**
 * A contact's future appointments that staff may know of, regardless of who booked them, and how many overlap a time.
 */
export function countAhead(
  orm: Orm,
  { email, phone, except = [], ...at }: ContactAt & { except?: number[] },
  staff: Holder | null,
) {
  const known = isKnownTo(staff, sql`doctor_id`);
  return count(
    orm,
    at,
    sql`${ofContact({ email, phone })} and id <> all(${sql.param(except)}::int[])${known}`,
  );
}

/** Other departments' visits are hidden from staff, even as a count. */
function isKnownTo(staff: Holder | null, doctorId: SQL) {
  const reached = staff && reachesDoctor(reachOf(staff, 'visits', 'read'), doctorId);
  return reached ? sql` and ${reached}` : sql``;
}

async function count(
  orm: Orm,
  { startsAt, endsAt, now }: { startsAt: number; endsAt: number; now: number },
  whose: ReturnType<typeof sql>,
): Promise<UnderContact> {
  const { rows } = await orm.execute<{ ahead: number; overlapping: number; most: number }>(sql`
    select count(*)::int as ahead, ${most} as most,
      count(*) filter (where starts_at < ${new Date(endsAt).toISOString()} and ends_at > ${new Date(startsAt).toISOString()})::int as overlapping
    from appointment
    where starts_at > ${new Date(now).toISOString()} and status in ('requested', 'booked') and ${whose}`);
  return rows[0]!;
}

interface SameDay {
  doctorId: number;
  patient: string;
  email: string;
  phone: string;
  startsAt: number;
  timeZone: string;
  /** The appointment being moved. */
  except?: number;
}

/**
 * Warns that the doctor has another visit on the same local day under the same name and contact, except done ones. It
 * is most likely the same visit, booked twice.
 */
export async function sameDayWarning(orm: Orm, asked: SameDay, locale: string): Promise<string[]> {
  const twin = await sameDayWith(orm, asked);
  if (!twin) return [];
  return [
    t('{patient} already has an appointment with this doctor that day, at {time}.', {
      patient: asked.patient,
      time: timeWords(twin, locale),
    }),
  ];
}

/** The start of that visit, or null. */
export async function sameDayWith(
  orm: Orm,
  { doctorId, patient, email, phone, startsAt, timeZone, except = 0 }: SameDay,
): Promise<string | null> {
  const { rows } = await orm.execute<{ local_time: string }>(sql`
    select to_char(starts_at at time zone ${timeZone}, 'HH24:MI') as local_time from appointment
    where doctor_id = ${doctorId} and id <> ${except} and status in ('requested', 'booked', 'arrived', 'in_progress')
      and lower(case when patient_is_other then patient_name else name end) = lower(${patient})
      and ((email <> '' and lower(email) = lower(${email})) or (phone <> '' and phone = ${phone}))
      and (starts_at at time zone ${timeZone})::date = (${new Date(startsAt).toISOString()}::timestamptz at time zone ${timeZone})::date
      and starts_at between ${new Date(startsAt - dayMs).toISOString()} and ${new Date(startsAt + dayMs).toISOString()}
    order by starts_at limit 1`);
  return rows[0]?.local_time ?? null;
}
/** The longest local day has 25 hours. */
const dayMs = 25 * 3_600_000;

/** The same for every appointment of a query, as JSON; empty for past ones. Excludes visits of the same series. */
export function underContact(now: number, staff: Holder) {
  return sql<UnderContact | null>`(
    select json_build_object('ahead', count(*), 'most', ${most},
      'overlapping', count(*) filter (where o.starts_at < appointment.ends_at and o.ends_at > appointment.starts_at))
    from appointment o
    where appointment.status in ('held', 'requested', 'booked') and appointment.starts_at > ${new Date(now).toISOString()}
      and o.id <> appointment.id and (appointment.series_id is null or o.series_id is distinct from appointment.series_id) and o.starts_at > ${new Date(now).toISOString()} and o.status in ('requested', 'booked')
      and ((o.email <> '' and lower(o.email) = lower(appointment.email)) or (o.phone <> '' and o.phone = appointment.phone))${isKnownTo(staff, sql`o.doctor_id`)})`;
}

/** Reasons that would stop a proven patient from booking, as sentences for the desk. */
export function contactWarnings({ ahead, overlapping, most }: UnderContact): string[] {
  return [
    ...(overlapping > 0 ? [t(elsewhere)] : []),
    ...(ahead >= most
      ? [
          counted(
            'This contact has {count} other future appointment; patients may book {most} online.',
            'This contact has {count} other future appointments; patients may book {most} online.',
            ahead,
            { most },
          ),
        ]
      : []),
  ];
}

/** Refuses staff with warnings; the same call with `confirmed` goes through. */
export function notConfirmed(warnings: string[]) {
  return problem('not-confirmed', { detail: warnings.join(' '), extra: { warnings } });
}
