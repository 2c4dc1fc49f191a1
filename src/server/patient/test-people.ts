/** For tests: people who book, ask and wait, in a department where a receptionist works and in another. */
import { sql } from 'drizzle-orm';
import { hashToken } from '#server/links/token.ts';
import { colleague } from '#server/security/every-call.ts';
import type { TestHospital } from '#server/test-hospital.ts';

export const ann = { name: 'Ann Example', email: 'ann@example.org', phone: '+442079460123' };
type Person = Record<string, unknown>;
interface Slot {
  startsAt: string;
  doctorId: number;
}
export interface Row {
  id: number;
  reference: string;
  patientId: number;
  /** The path of the visit's link, from the answer to its booking. */
  path: string;
}

export async function people(hospital: TestHospital) {
  const slotsOf = async (slug: string): Promise<Slot[]> =>
    (await hospital.get(`/appointment/slots?doctor=${slug}&from=2026-03-10&to=2026-03-31`)).body.data;
  const here = await slotsOf('clara-hensley');
  const there = await slotsOf('karim-belhadi');
  const cardiology: number = (await hospital.get('/department/slug/cardiology')).body.data.id;
  const roles = [{ role: 'desk' as const, departmentIds: [cardiology] }];
  const receptionist = await colleague(hospital, 'reception@openward.example', { roles });
  let taken = 0;
  let waits = 0;

  async function rowOf(table: string, { id, reference = '', manageUrl }: Record<string, string>) {
    const { rows } = await hospital.orm.execute<{ patient_id: number }>(
      sql`select patient_id from ${sql.identifier(table)} where id = ${id}`,
    );
    const path = manageUrl ? new URL(manageUrl).pathname : '';
    return { id: Number(id), reference, patientId: rows[0]!.patient_id, path };
  }

  return {
    here,
    there,
    receptionist,
    async empty() {
      taken = 0;
      await hospital.empty('appointment', 'allocation', 'waitlist', 'waitlist_offer', 'inquiry', 'outbox');
      await hospital.empty('patient', 'patient_note', 'budget', 'idempotency');
      await hospital.emptyTrail();
    },
    async book(person: Person = ann, slots = here): Promise<Row> {
      const body = { ...slots[taken++]!, ...person };
      const answer = await hospital.call('POST', '/appointment', bookingOf(body), hospital.visitor);
      return rowOf('appointment', answer.body.data);
    },
    async ask(person: Person = ann, about: Person = {}): Promise<Row> {
      const body = { message: 'A dog?', ...person, ...about };
      const answer = await hospital.call('POST', '/inquiries', body, hospital.visitor);
      return rowOf('inquiry', answer.body.data);
    },
    /** Joining is refused while times are free. */
    async wait(person = ann, { doctorId } = here[0]!): Promise<Row> {
      const { rows } = await hospital.orm.execute<{ id: number }>(sql`
        insert into waitlist (doctor_id, from_date, to_date, name, email, phone, link_key, link_token_hash)
        values (${doctorId}, '2026-03-10', '2026-03-20', ${person.name}, ${person.email}, ${person.phone},
          ${`key ${waits}`}, ${hashToken(`wait ${waits++}`)}) returning id`);
      return rowOf('waitlist', { id: String(rows[0]!.id) });
    },
  };
}

function bookingOf({ startsAt, doctorId, name, email, phone, ...more }: Person & Slot) {
  const { patientIsOther, patientName, reason } = more as Person;
  return { startsAt, doctorId, name, email, phone, patientIsOther, patientName, reason };
}
