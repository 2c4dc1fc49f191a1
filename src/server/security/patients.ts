/** Patients of doctors and departments here, there and in both: visits, waiting-list entries, and inquiries. */
import { sql } from 'drizzle-orm';
import { hashToken, newToken } from '#server/links/token.ts';
import type { TestHospital } from '#server/test-hospital.ts';
import type { Places } from './holders.ts';

/** Part of the name of every patient. */
export const everyName = 'Quagpatient';

/** Returns the doctors who have visits. */
export async function makePatients(hospital: TestHospital, places: Places) {
  const { here, there, doctorsHere, doctorsThere } = places;
  const { rows } = await hospital.orm.execute<{ id: number }>(sql`
    select id from doctor d where bookable and status = 'published' and deleted_at is null
      and exists (select from schedule where doctor_id = d.id)
      and id <> all(${`{${[...doctorsHere, ...doctorsThere].join(',')}}`}::int[]) order by id desc limit 1`);
  const inBoth = rows[0]!.id;
  await hospital.orm.execute(sql`delete from doctor_department where doctor_id = ${inBoth}`);
  for (const id of [here[0], there[0]])
    await hospital.orm.execute(
      sql`insert into doctor_department (doctor_id, department_id) values (${inBoth}, ${id})`,
    );
  const doctors = [...doctorsHere.slice(0, 2), doctorsThere[0]!, inBoth];
  for (const id of doctors) await visit(hospital, id);
  for (const doctorId of doctors) await wait(hospital, { doctorId });
  for (const departmentId of [here[0]!, there[0]!]) await wait(hospital, { departmentId });
  for (const about of [
    ...doctors.map((doctorId) => ({ doctorId })),
    ...[here[0]!, there[0]!].map((departmentId) => ({ departmentId })),
    { doctorId: doctorsHere[0]!, departmentId: there[0]! },
    {},
  ])
    await ask(hospital, about);
  return doctors;
}

let made = 0;
const person = () => {
  made++;
  return { name: `${everyName} ${made}`, email: `quag${made}@example.org`, phone: `+442079460${100 + made}` };
};

async function visit({ call, get, staff, orm }: TestHospital, doctorId: number) {
  const { rows } = await orm.execute<{ slug: string }>(sql`select slug from doctor where id = ${doctorId}`);
  const { data } = (
    await get(`/appointment/free?doctor=${rows[0]!.slug}&from=2026-03-10&to=2026-04-05`, staff)
  ).body;
  for (const { startsAt, visitTypeId } of [data[0], data.at(-1)]) {
    const body = { source: 'phone', doctorId, startsAt, visitTypeId, confirmed: true, ...person() };
    const booked = await call('POST', '/appointment/desk', body, staff);
    if (booked.status !== 201) throw new Error(JSON.stringify(booked.body));
  }
}

/** Joining is refused while times are free. */
async function wait(
  { orm }: TestHospital,
  { doctorId, departmentId }: { doctorId?: number; departmentId?: number },
) {
  const { name, email, phone } = person();
  await orm.execute(sql`
    insert into waitlist (doctor_id, department_id, from_date, to_date, name, email, phone, link_key, link_token_hash)
    values (${doctorId ?? null}, ${departmentId ?? null}, '2026-03-10', '2026-03-20', ${name}, ${email}, ${phone},
      ${`key ${made}`}, ${hashToken(newToken())})`);
}

async function ask({ call, visitor }: TestHospital, about: { doctorId?: number; departmentId?: number }) {
  const message = 'May I come by bicycle?';
  const asked = await call('POST', '/inquiries', { ...person(), message, ...about }, visitor);
  if (asked.status !== 201) throw new Error(JSON.stringify(asked.body));
}

/** One row here and one there: of each table into one of each other, and one person who is seen in both. */
export async function mergeSome({ call, staff, orm }: TestHospital, { doctorsHere, doctorsThere }: Places) {
  const used = [0];
  const someone = async (table: string, doctor: number) => {
    const { rows } = await orm.execute<{ id: number }>(sql`
      select patient_id as id from ${sql.identifier(table)}
      where doctor_id = ${doctor} and patient_id <> all(${`{${used.join(',')}}`}::int[]) order by id limit 1`);
    used.push(rows[0]!.id);
    return rows[0]!.id;
  };
  const [here, alsoHere] = doctorsHere as [number, number];
  const there = doctorsThere[0]!;
  for (const [own, foreign] of [
    ['appointment', 'appointment'],
    ['waitlist', 'inquiry'],
    ['inquiry', 'waitlist'],
  ] as const) {
    const patientId = await someone(foreign, there);
    await call('POST', `/patient/${await someone(own, here)}/merge`, { patientId }, staff);
  }
  const [both, left] = [await someone('appointment', alsoHere), await someone('appointment', there)];
  await orm.execute(sql`update appointment set patient_id = ${both} where patient_id = ${left}`);
  await orm.execute(sql`delete from patient where id = ${left}`);
}
