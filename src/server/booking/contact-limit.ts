/** How many appointments one contact (an e-mail address, a phone number) has ahead. Ask under the lock of contacts. */
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

export const elsewhere = 'There already is an appointment under this contact at that time.';

/** Statuses in which an appointment still counts against a contact's limit. */
const pending = sql`('held', 'requested', 'booked')`;

/** Appointments of a contact; the words are those of the indexes, or a booking would read them all. */
export function ofContact({ email, phone }: { email: string; phone: string }) {
  return sql`((email <> '' and lower(email) = lower(${email})) or (phone <> '' and phone = ${phone}))`;
}

/** One contact has at most so many appointments ahead, and none that overlap. */
export async function contactLimit(
  orm: Orm,
  { most, ...contact }: ContactAt & { most: number },
): Promise<Problem<'too-many-appointments'> | undefined> {
  const { ahead, overlapping } = await countAhead(orm, contact);
  if (overlapping > 0) {
    return problem('too-many-appointments', { detail: elsewhere });
  }
  if (ahead >= most) {
    return problem('too-many-appointments', {
      detail: `There are already ${ahead} appointments ahead under this contact. Please call us to book another.`,
    });
  }
  return undefined;
}

/** A contact's appointments ahead, and how many of them overlap a time. */
export async function countAhead(
  orm: Orm,
  { email, phone, startsAt, endsAt, now }: ContactAt,
): Promise<{ ahead: number; overlapping: number }> {
  const { rows } = await orm.execute<{ ahead: number; overlapping: number }>(sql`
    select count(*)::int as ahead,
      count(*) filter (where starts_at < ${new Date(endsAt).toISOString()} and ends_at > ${new Date(startsAt).toISOString()})::int as overlapping
    from appointment
    where starts_at > ${new Date(now).toISOString()} and status in ${pending}
      and ${ofContact({ email, phone })}`);
  return rows[0]!;
}

/** Refuses staff with warnings, as sentences; the same call with `confirmed` goes through. */
export function notConfirmed(warnings: string[]) {
  return problem('not-confirmed', { detail: warnings.join(' '), extra: { warnings } });
}
