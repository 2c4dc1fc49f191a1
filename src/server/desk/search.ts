/** Finds appointments and contacts by what people say on the phone: a name, a number, an address, a reference. */

import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Contact } from '#contract/desk.ts';
import { latinDigits } from '#contract/digits.ts';
import { normalisePhone, phoneInWords } from '#server/booking/phone.ts';
import type { StaffContext } from '#server/call/context.ts';
import { within } from '#server/content/within.ts';
import { finds } from '#server/db/list-search.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';

const { appointment: table, settings } = schema;

/** At least three digits with the usual separators. */
const phoneShape = /^\+?[\d\s()./-]*$/;
const fewestDigits = 3;
const mostContacts = 8;

/** A condition on `appointment`: every word in a name, a reference or an address; or a phone number in any format. */
export async function searchCondition(orm: Orm, text: string): Promise<SQL | undefined> {
  const q = latinDigits(text);
  const byContact = await contactCondition(orm, q, table);
  return isPhone(q) ? or(byContact, eq(table.reference, q)) : byContact;
}

function isPhone(q: string) {
  return phoneShape.test(q) && q.replace(/\D/g, '').length >= fewestDigits;
}

/** For any table of people; its `found` column decides what else its words are searched in. */
export async function contactCondition(
  orm: Orm,
  text: string,
  people: PgTable & { phone: AnyPgColumn },
): Promise<SQL | undefined> {
  const q = latinDigits(text);
  if (isPhone(q)) {
    const [hospital] = await orm.select({ country: settings.country }).from(settings);
    const whole = normalisePhone(q, hospital!.country);
    return or(
      whole ? eq(people.phone, whole) : undefined,
      // Numbers are stored in E.164, without the zeros before an area code or a country code.
      sql`${people.phone} like ${`%${bareDigits(q)}%`}`,
    );
  }
  const words = q.split(/\s+/).filter(Boolean);
  return and(...words.map((word) => finds(people, word)));
}

/** "+44 (0)20 7946" and "0044 20 7946" as 44207946, "020 7946" as 207946. */
function bareDigits(q: string) {
  return q.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^0+/, '');
}

/**
 * People who booked before, within the account's reach, latest first; each spelling of a name with each contact once.
 * No invented people: a booking for them would be real, and mailed.
 */
export async function findContacts({ orm, staff }: StaffContext, q: string): Promise<Contact[]> {
  const reached = within(table, staff, 'read') ?? sql`true`;
  const { rows } = await orm.execute<{
    appointment_id: number;
    name: string;
    email: string;
    phone: string;
    language: string;
    last_date: string;
    appointments: number;
  }>(sql`
    select appointment_id, name, email, phone, language, last_date, appointments from (
      select id as appointment_id, name, email, phone, language, starts_at, (starts_at at time zone time_zone)::date::text as last_date,
        row_number() over latest as place, (count(*) over (partition by lower(name), lower(email), phone))::int as appointments
      from ${table}
      where ${await searchCondition(orm, q)} and ${reached} and status not in ('held', 'expired', 'entered_in_error') and not is_demo
      window latest as (partition by lower(name), lower(email), phone order by starts_at desc)
    ) found where place = 1 order by starts_at desc limit ${mostContacts}`);
  return rows.map(({ appointment_id, last_date, ...contact }) => ({
    appointmentId: appointment_id,
    ...contact,
    phoneText: phoneInWords(contact.phone),
    lastDate: last_date,
  }));
}
