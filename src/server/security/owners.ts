/** The owners of each row, read from the tables: the roles of an account must agree with them. */
import type { TestHospital } from '#server/test-hospital.ts';
import type { Owners } from './holders.ts';

export interface Row extends Owners {
  id: number;
  status: string | null;
  publishedAt: Date | null;
  deletedAt: Date | null;
  slug: string | null;
}

/**
 * The doctors and departments that a row names, by its table; tables missing here belong to the whole hospital. A
 * testimonial belongs to the departments of its doctor, but not to the doctor.
 */
const named: Record<string, { departments: string; doctors: string; isNotTheirs?: true }> = {
  department: { departments: 'array[id]', doctors: "'{}'" },
  doctor: { departments: "'{}'", doctors: 'array[id]' },
  service: { departments: 'array[department_id]', doctors: "'{}'" },
  condition: { departments: 'array[department_id]', doctors: "'{}'" },
  package: { departments: 'array[department_id]', doctors: "'{}'" },
  closure: { departments: 'array[department_id]', doctors: "'{}'" },
  room: { departments: 'array[department_id]', doctors: "'{}'" },
  waiting_area: { departments: 'array[department_id]', doctors: "'{}'" },
  testimonial: { departments: 'array[department_id]', doctors: 'array[doctor_id]', isNotTheirs: true },
  appointment: { departments: "'{}'", doctors: 'array[doctor_id]' },
  waitlist: { departments: 'array[department_id]', doctors: 'array[doctor_id]' },
  inquiry: { departments: 'array[department_id, owner_department_id]', doctors: 'array[doctor_id]' },
};

interface Stored {
  id: number;
  status?: string;
  published_at?: Date | null;
  deleted_at?: Date | null;
  slug?: string;
  departments: (number | null)[];
  doctors: (number | null)[];
}

/** Every row of a table. A doctor's rows belong to the doctor's departments as well. */
export async function rowsOf({ database }: TestHospital, table: string): Promise<Row[]> {
  const of: (typeof named)[string] = named[table] ?? { departments: "'{}'", doctors: "'{}'" };
  const { rows: found } = await database.pool.query<Stored>(
    `select t.*, ${of.departments}::int[] as departments, ${of.doctors}::int[] as doctors from "${table}" t`,
  );
  const { rows: links } = await database.pool.query<{ doctor_id: number; department_id: number }>(
    'select doctor_id, department_id from doctor_department',
  );
  return found.map((row) => {
    const doctors = row.doctors.filter((id) => id !== null);
    const theirs = links.filter((link) => doctors.includes(link.doctor_id)).map((link) => link.department_id);
    return {
      id: row.id,
      status: row.status ?? null,
      publishedAt: row.published_at ?? null,
      deletedAt: row.deleted_at ?? null,
      slug: row.slug ?? null,
      doctors: of.isNotTheirs ? [] : doctors,
      departments: [...row.departments.filter((id) => id !== null), ...theirs],
    };
  });
}

/** A patient: within reach of an account through each of their rows that is, in that row's area. */
export interface PatientRow {
  id: number;
  email: string;
  /** The patient and those merged into them, each with their rows by table. */
  members: { id: number; email: string; rows: { table: string; row: Row }[] }[];
}

/** Every patient who was not merged into another. */
export async function patientsOf(hospital: TestHospital): Promise<PatientRow[]> {
  const { pool } = hospital.database;
  const about: { table: string; row: Row; patientId: number }[] = [];
  for (const table of ['appointment', 'waitlist', 'inquiry']) {
    const { rows } = await pool.query<{ id: number; patient_id: number }>(
      `select id, patient_id from "${table}"`,
    );
    for (const row of await rowsOf(hospital, table))
      about.push({ table, row, patientId: rows.find(({ id }) => id === row.id)!.patient_id });
  }
  const { rows } = await pool.query<{ id: number; email: string; merged_into_id: number | null }>(
    'select id, email, merged_into_id from patient order by id',
  );
  const members = rows.map((one) => ({
    ...one,
    rows: about.filter(({ patientId }) => patientId === one.id),
  }));
  return members
    .filter((one) => one.merged_into_id === null)
    .map(({ id, email }) => ({
      ...{ id, email },
      members: members.filter((one) => one.id === id || one.merged_into_id === id),
    }));
}
