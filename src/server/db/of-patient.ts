import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** Whether a row is about this patient, or about one merged into it. */
export function ofPatient(patientId: AnyPgColumn, patient: number | SQL | AnyPgColumn): SQL {
  return sql`${patientId} in (
    select member.id from patient member where member.id = ${patient} or member.merged_into_id = ${patient})`;
}
