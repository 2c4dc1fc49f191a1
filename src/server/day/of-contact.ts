import { and, eq, type SQL, sql } from 'drizzle-orm';
import { withAsciiDomain } from '#contract/email-domain.ts';
import { isPhone } from '#contract/manage.ts';
import { normalisePhone } from '#server/booking/phone.ts';
import * as schema from '#server/db/schema.ts';

const { appointment } = schema;

/**
 * The appointments booked with an address or a number, as a condition that matches the indexes. An invalid number finds
 * nothing.
 */
export function ofContact(
  { contact, reference }: { contact: string; reference?: string | undefined },
  country: string,
): SQL | undefined {
  const byContact = isPhone(contact)
    ? sql`${appointment.phone} <> '' and ${appointment.phone} = ${normalisePhone(contact, country)}`
    : sql`${appointment.email} <> '' and lower(${appointment.email}) = lower(${withAsciiDomain(contact)})`;
  return reference ? and(eq(appointment.reference, reference), byContact) : byContact;
}
