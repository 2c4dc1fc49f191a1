/**
 * What else stands under one contact (an e-mail address, a phone number). It binds a patient only where the contact is
 * proven: the link in a message to the address was used. Anybody can type somebody else's address, so of any other
 * booking it is a flag for the desk and no word to whoever booked.
 */
import { sql } from 'drizzle-orm';
import { type Problem, problem } from '#contract/errors.ts';
import type { Orm } from '#server/db/orm.ts';

export interface ContactAt {
  /** '' where it is not known, as for the phone, which is in E.164. */
  email: string;
  phone: string;
  /** Epoch milliseconds, as `now`. */
  startsAt: number;
  endsAt: number;
  now: number;
}
export interface UnderContact {
  ahead: number;
  overlapping: number;
  /** How many ahead a patient may book (Settings). */
  most: number;
}
const most = sql`(select max_future_appointments from settings)`;

export const elsewhere = 'There already is an appointment under this contact at that time.';

/** Appointments of a contact; the words are those of the indexes, or a booking would read them all. */
function ofContact({ email, phone }: { email: string; phone: string }) {
  return sql`((email <> '' and lower(email) = lower(${email})) or (phone <> '' and phone = ${phone}))`;
}

/**
 * One proven contact has at most so many appointments ahead, and none that overlap. Only what was proven as well counts,
 * or a stranger could fill it up; and of a contact only the address, since its mailbox is what was shown. Ask under the
 * lock of the contact.
 */
export async function contactLimit(
  orm: Orm,
  contact: { email: string; startsAt: number; endsAt: number; now: number; except?: number },
): Promise<Problem<'too-many-appointments'> | undefined> {
  const { ahead, overlapping, most } = await countProven(orm, contact);
  if (overlapping > 0) {
    return problem('too-many-appointments', { detail: 'You already have an appointment at that time.' });
  }
  if (ahead >= most) {
    return problem('too-many-appointments', {
      detail: `You already have ${ahead} appointments ahead. Please call us to book another.`,
    });
  }
  return undefined;
}

/** The proven appointments of an address that are still ahead, and how many of them overlap a time. */
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

/** A contact's appointments ahead, whoever booked them, and how many of them overlap a time. */
export function countAhead(orm: Orm, { email, phone, ...at }: ContactAt & { except?: number }) {
  return count(orm, at, sql`${ofContact({ email, phone })} and id <> ${at.except ?? 0}`);
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

/** The same of every appointment `a` of a query, as JSON; nothing of one that is over. */
export function underContact(now: number) {
  return sql<UnderContact | null>`(
    select json_build_object('ahead', count(*), 'most', ${most},
      'overlapping', count(*) filter (where o.starts_at < appointment.ends_at and o.ends_at > appointment.starts_at))
    from appointment o
    where appointment.status in ('held', 'requested', 'booked') and appointment.starts_at > ${new Date(now).toISOString()}
      and o.id <> appointment.id and o.starts_at > ${new Date(now).toISOString()} and o.status in ('requested', 'booked')
      and ((o.email <> '' and lower(o.email) = lower(appointment.email)) or (o.phone <> '' and o.phone = appointment.phone)))`;
}

/** What the desk should look at, as sentences: what would keep a proven patient from booking this. */
export function contactWarnings({ ahead, overlapping, most }: UnderContact): string[] {
  return [
    ...(overlapping > 0 ? [elsewhere] : []),
    ...(ahead >= most
      ? [
          `This contact has ${ahead} other ${ahead === 1 ? 'appointment' : 'appointments'} ahead; patients may book ${most} online.`,
        ]
      : []),
  ];
}

/** Refuses staff with warnings, as sentences; the same call with `confirmed` goes through. */
export function notConfirmed(warnings: string[]) {
  return problem('not-confirmed', { detail: warnings.join(' '), extra: { warnings } });
}
